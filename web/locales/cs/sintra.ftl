### Azul: Vitráže Sintry. Barvy se skloňují výběrem podle $color (blue, orange, pink, yellow, white; joker je políčko žolíka).
### Tabulka, kostka i barva jsou ženského rodu, proto sintra-color říká „modrá“.

sintra-name = Vitráže Sintry
sintra-about = Berte tabulky jedné barvy, dokončujte pásky se vzory a zasklete osm oken svého paláce.

sintra-color = { $color ->
        [blue] modrá
        [orange] oranžová
        [pink] růžová
        [yellow] žlutá
        [white] bílá
       *[joker] žolík
    }

## Co se teď čeká

sintra-ask-turn = Vezměte tabulky jedné barvy, nebo vraťte sklenáře.
sintra-ask-keep_pane = Pásek je dokončený: vyberte tabulku, která přijde do okna.
sintra-wait-turn = { $name } bere tabulky, nebo vrací sklenáře.
sintra-wait-keep_pane = { $name } vybírá tabulku, která přijde do okna.

## Tahy

sintra-move-take = { $source ->
        [center] Střed
       *[other] Výloha { $source }
    }: { $glyph } { sintra-color } { $target ->
        [floor] na zem
       *[other] na pásek { $target }
    }
sintra-move-back = Vrátit sklenáře
sintra-move-keep = Ponechat { $glyph } { $color ->
        [blue] modrou
        [orange] oranžovou
        [pink] růžovou
        [yellow] žlutou
       *[white] bílou
    }

## Co udělala náhoda

sintra-chance-start = Žeton začínajícího hráče má místo { $number }.

## K čemu tah vede

sintra-consequence-token = také žeton začínajícího hráče
sintra-consequence-glazier = sklenář k věžičce { $place }
sintra-consequence-placed = umístěno { $panes }
sintra-consequence-broken = { $panes ->
        [one] { $panes } se rozbije
        [few] { $panes } se rozbijí
       *[other] { $panes } se rozbije
    }
sintra-consequence-row = { $row_points ->
        [0] rozbité sklo zpět na 0
       *[other] rozbité sklo na { $row_points }
    }
sintra-consequence-returns_to_the_top = konec počítadla rozbitého skla: { $signed }
sintra-consequence-completed = pásek { $place } je dokončený
sintra-consequence-color_bonus = { $glyph } barva kola { sintra-color }: { $signed }
sintra-consequence-choice = pak výběr tabulky do okna: { $then ->
        [one] +{ $then } za okna
        [few] +{ $then } za okna
       *[other] +{ $then } za okna
    }
sintra-consequence-glazed = { $glyph } { sintra-color } na { $panel ->
        [upper] horní
       *[lower] dolní
    } políčko okna { $place }
sintra-consequence-windows = okna { $windows }: { $signed }
sintra-consequence-turned = pásek { $place } se obrací
sintra-consequence-removed = pásek { $place } odchází ze hry
sintra-consequence-round_over = konec kola { $round }
sintra-consequence-game_over = konec hry
sintra-consequence-panes_on_strips = tabulky na páscích: { $signed }
sintra-consequence-last_row = rozbité sklo: { $signed }
sintra-consequence-side_bonus = bonus paláce: { $signed }
sintra-consequence-stopped_at_zero = zastaveno na 0: { $signed }

## Proč tah nelze zahrát

sintra-refusal-game-over = Hra skončila.
sintra-refusal-no-such-move = Tah číslo { $number } není.
sintra-refusal-nothing-to-keep = Žádný pásek nebyl právě dokončen, není tedy co ponechat.
sintra-refusal-keep-first = Nejdřív vyberte, která tabulka z pásku { $place } přijde do okna.
sintra-refusal-not-on-strip = Na dokončeném pásku není žádná { sintra-color } tabulka.
sintra-refusal-no-strip-left = Nezbývá žádný pásek, nad který by se sklenář mohl vrátit.
sintra-refusal-already-leftmost = Váš sklenář už stojí nad nejlevějším páskem ({ $place }); vezměte tabulky.
sintra-refusal-leftmost-to-the-right = Váš nejlevější pásek ({ $place }) leží napravo od sklenáře ({ $glazier }).
sintra-refusal-no-such-display = Při { $seats } hráčích se hraje s výlohami 1 až { $displays }; výloha { $source } není.
sintra-refusal-not-in-center = Ve středu stolu není žádná { sintra-color } tabulka.
sintra-refusal-not-on-display = Na výloze { $source } není žádná { sintra-color } tabulka.
sintra-refusal-must-be-placed = { $color ->
        [blue] Modrá
        [orange] Oranžová
        [pink] Růžová
        [yellow] Žlutá
       *[white] Bílá
    } se vejde (pásek { $places }), musí se tedy umístit.
sintra-refusal-left-of-glazier = Věžička { $place } je nalevo od vašeho sklenáře ({ $glazier }).
sintra-refusal-empty-place = Pozice { $place } je prázdná: její pásek už není ve hře.
sintra-refusal-no-free-space = Na pásku { $place } není volné políčko pro { $color ->
        [blue] modrou
        [orange] oranžovou
        [pink] růžovou
        [yellow] žlutou
       *[white] bílou
    }.

## Volby stolu

sintra-option-side = Strana desek paláce: za co jsou body na konci hry.
sintra-option-side-A = A: tabulky kolem ornamentů
sintra-option-side-B = B: dokončená okna krát tabulky jedné barvy
sintra-option-clamp_score_at_zero = Skóre neklesne pod 0
sintra-option-clamp_score_at_zero-false = Ne, může být i záporné
sintra-option-clamp_score_at_zero-true = Ano, zastaví se na 0
sintra-option-b_only_leftwards = Sklenář se smí vrátit jen doleva
sintra-option-b_only_leftwards-true = Ano
sintra-option-b_only_leftwards-false = Ne, nad nejlevější pásek, ať leží kdekoli
sintra-option-ask_kept_pane_on_side_a = Na straně A vybírá tabulku do okna hráč
sintra-option-ask_kept_pane_on_side_a-false = Ne, jde tam nejčastější barva na pásku
sintra-option-ask_kept_pane_on_side_a-true = Ano

## Bodování a rovnost

sintra-sheet-color_bonus = Bonusové body za barvu
sintra-sheet-windows = Okna
sintra-sheet-returns_to_the_top = Konec počítadla rozbitého skla
sintra-sheet-panes_on_strips = Tabulky zbylé na páscích
sintra-sheet-last_row = Poslední políčko počítadla rozbitého skla
sintra-sheet-side_bonus = Bonus paláce
sintra-sheet-stopped_at_zero = Ztráty, které zastavila 0
sintra-tie-TIE-1 = Vyhrává nejvyšší skóre.
sintra-tie-TIE-2 = Skóre je stejné: výš je ten, kdo přišel o méně bodů na počítadle rozbitého skla.
sintra-tie-TIE-3 = Stejné skóre i ztráty na počítadle rozbitého skla: pořadí je dělené.

## Natištěné údaje

sintra-fact-colors = Barvy tabulek
sintra-fact-panes_of_each_color = Tabulek od každé barvy
sintra-fact-displays = Výlohy pro 2, 3 a 4 hráče
sintra-fact-panes_on_a_display = Tabulek na výloze
sintra-fact-window_points_a = Body pod okny, strana A
sintra-fact-window_points_b = Body pod okny, strana B
sintra-fact-ornaments = Okna kolem každého ornamentu
sintra-fact-ornament_points = Body za ornament
sintra-fact-broken_glass = Políčka počítadla rozbitého skla
sintra-fact-strips = Barvy pásků

## Na desce, většinou pro čtečky obrazovky

sintra-market = Výlohy a střed stolu
sintra-display = Výloha { $source }
sintra-center = Střed
sintra-group-display = { $panes }× { sintra-color } na výloze { $source }
sintra-group-center = { $panes }× { sintra-color } ve středu stolu
sintra-token-center = Žeton začínajícího hráče leží ve středu stolu
sintra-token-held = Žeton začínajícího hráče má { $name }
sintra-round = Kolo { $round } z { $rounds }: barva kola je { sintra-color }
sintra-rounds-over = Všechna kola skončila
sintra-supply = Tabulky v sáčku a ve věži
sintra-bag = Sáček
sintra-tower = Věž
sintra-sum = = { $panes }
sintra-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
sintra-at-the-end = na konci:
sintra-others = Ostatní paláce
sintra-palace-of = Palác: { $name }
sintra-palace = Palác: { $name }; sklenář stojí u věžičky { $place }
sintra-enlarge = Zvětšit palác: { $name }
sintra-show = Palác: { $name }
sintra-close = Zavřít
sintra-strip = Pásek { $place }: { $spaces }.
sintra-strip-removed = Pozice { $place } je prázdná.
sintra-space = { $pane ->
        [none] { $color ->
            [blue] volné modré
            [orange] volné oranžové
            [pink] volné růžové
            [yellow] volné žluté
            [white] volné bílé
           *[joker] volný žolík
        }
        [blue] modrá tabulka
        [orange] oranžová tabulka
        [pink] růžová tabulka
        [yellow] žlutá tabulka
       *[white] bílá tabulka
    }
sintra-window = Okno { $place }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: nahoře { $upper ->
        [none] prázdno
        [blue] modrá
        [orange] oranžová
        [pink] růžová
        [yellow] žlutá
       *[white] bílá
    }, dole { $lower ->
        [none] prázdno
        [blue] modrá
        [orange] oranžová
        [pink] růžová
        [yellow] žlutá
       *[white] bílá
    }.
sintra-glazier = Sklenář u věžičky { $place }: vrátit
sintra-send-back = Vrátit sklenáře k věžičce { $place }
sintra-track = Zem; počítadlo rozbitého skla je na { $row_points }
sintra-keep = Která tabulka přijde do okna?
sintra-keep-color = Ponechat { $color ->
        [blue] modrou
        [orange] oranžovou
        [pink] růžovou
        [yellow] žlutou
       *[white] bílou
    }
sintra-badge-broken = ✕{ $panes }
sintra-badge-wins = { $percent } %
