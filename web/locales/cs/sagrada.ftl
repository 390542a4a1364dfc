### Sagrada. Kostka přichází jako $color, $value a $glyph (symbol barvy) a jako $die, což je symbol a hodnota: "▲3".
### Kostka i barva jsou ženského rodu; názvy nářadí jsou voleny tak, že čtvrtý pád zní jako první.

sagrada-name = Sagrada
sagrada-about = Vybírejte skleněné kostky a skládejte je do svého okna: dvě stejné barvy ani hodnoty nesmějí ležet vedle sebe.

## Co se teď čeká

sagrada-ask-choose_pattern = Vyberte vzor svého okna.
sagrada-ask-menu = Vezměte kostku z nabídky, použijte nářadí, nebo ukončete tah.
sagrada-ask-place_or_tool = Umístěte kostku na rozsvícené políčko, nebo na ni použijte nářadí.
sagrada-ask-pay = Vyberte kostku z nabídky, kterou nářadí zaplatíte.
sagrada-ask-shift = O jedna víc, nebo míň? Vyberte novou hodnotu kostky.
sagrada-ask-track_die = Vyberte kostku na počítadle kol, za kterou svou vyměníte.
sagrada-ask-set_value = Vyberte hodnotu vylosované kostky.
sagrada-ask-place = Umístěte kostku na rozsvícené políčko.
sagrada-ask-place_or_pool = Umístěte kostku na rozsvícené políčko, nebo ji dejte do nabídky.
sagrada-ask-move_die = Vyberte kostku svého okna, která se přesune.
sagrada-ask-move_to = Vyberte políčko, na které se kostka přesune.
sagrada-ask-second_die = Vyberte druhou kostku, která se přesune, nebo skončete, pokud smíte.
sagrada-ask-extra_die = Vezměte z nabídky druhou kostku.

sagrada-wait-choose_pattern = { $name } vybírá vzor.
sagrada-wait-menu = { $name } vybírá kostku nebo nářadí.
sagrada-wait-place_or_tool = { $name } má v ruce kostku a umisťuje ji.
sagrada-wait-pay = { $name } platí za nářadí.
sagrada-wait-shift = { $name } mění hodnotu kostky o jedna.
sagrada-wait-track_die = { $name } vyměňuje kostku za jinou z počítadla kol.
sagrada-wait-set_value = { $name } nastavuje hodnotu kostky.
sagrada-wait-place = { $name } umisťuje kostku.
sagrada-wait-place_or_pool = { $name } umisťuje kostku, nebo ji dává do nabídky.
sagrada-wait-move_die = { $name } vybírá kostku k přesunu.
sagrada-wait-move_to = { $name } přesouvá kostku.
sagrada-wait-second_die = { $name } vybírá druhou kostku k přesunu.
sagrada-wait-extra_die = { $name } bere druhou kostku.

## Tahy

sagrada-move-choose = Zvolit vzor { $pattern }
sagrada-move-take = Vzít { $color ->
        [red] červenou
        [green] zelenou
        [blue] modrou
        [yellow] žlutou
       *[purple] fialovou
    } { $value } { $glyph }
sagrada-move-place = Umístit na { $space }
sagrada-move-use = Použít { $tool ->
        [grozing_pliers] Štípací kleště
        [eglomise_brush] Rydlo na eglomisé
        [copper_foil_burnisher] Brusný papír
        [lathekin] Rozvírač olova
        [lens_cutter] Kruhový řezák
        [flux_brush] Štětec na tavidlo
        [glazing_hammer] Sklenářské kladívko
        [running_pliers] Lámací kleště
        [cork_backed_straightedge] Korkové pravítko
        [grinding_stone] Brusný kámen
        [flux_remover] Odstraňovač tavidla
       *[tap_wheel] Řezací kolečko
    }
sagrada-move-pay = Zaplatit: { $color ->
        [red] červená
        [green] zelená
        [blue] modrá
        [yellow] žlutá
       *[purple] fialová
    } { $value } { $glyph }
sagrada-move-up = O jedna víc
sagrada-move-down = O jedna míň
sagrada-move-swap = Vyměnit za { $color ->
        [red] červenou
        [green] zelenou
        [blue] modrou
        [yellow] žlutou
       *[purple] fialovou
    } { $value } { $glyph }
sagrada-move-set = Nastavit na { $value }
sagrada-move-pool = Dát do nabídky
sagrada-move-move = Přesunout kostku z { $space }
sagrada-move-to = Přesunout na { $space }
sagrada-move-stop = Druhou kostku nepřesouvat
sagrada-move-end = Ukončit tah

## Co udělala náhoda

sagrada-chance-roll = Padla { $color ->
        [red] červená
        [green] zelená
        [blue] modrá
        [yellow] žlutá
       *[purple] fialová
    } { $value } { $glyph }
sagrada-chance-drawn = { $color ->
        [red] Vylosována červená kostka
        [green] Vylosována zelená kostka
        [blue] Vylosována modrá kostka
        [yellow] Vylosována žlutá kostka
       *[purple] Vylosována fialová kostka
    } { $glyph }

## K čemu tah vede

sagrada-consequence-tokens = { $tokens ->
        [one] { $tokens } žeton řemeslníka
        [few] { $tokens } žetony řemeslníků
       *[other] { $tokens } žetonů řemeslníků
    }
sagrada-consequence-paid = { $tokens ->
        [one] stojí { $tokens } žeton řemeslníka
        [few] stojí { $tokens } žetony řemeslníků
       *[other] stojí { $tokens } žetonů řemeslníků
    }: { $signed }
sagrada-consequence-skips = druhý tah v tomto kole se vynechá
sagrada-consequence-spent = { $die } odchází ze hry
sagrada-consequence-rolls = { $dice ->
        [one] kostkou se hodí znovu
        [few] { $dice } kostkami se hodí znovu
       *[other] { $dice } kostkami se hodí znovu
    }
sagrada-consequence-bag = { $die } jde do sáčku, losuje se jiná kostka
sagrada-consequence-swapped = { $die } jde na počítadlo ke kolu { $round }
sagrada-consequence-becomes = změní se na { $die }
sagrada-consequence-pooled = { $die } jde do nabídky
sagrada-consequence-filled = o prázdné políčko méně: { $signed }
sagrada-consequence-objective = { $line ->
        [row_color_variety] Pestrobarevné řádky
        [column_color_variety] Pestrobarevné sloupce
        [row_shade_variety] Různorodé řádky
        [column_shade_variety] Různorodé sloupce
        [light_shades] Světlé odstíny
        [medium_shades] Střední odstíny
        [deep_shades] Tmavé odstíny
        [shade_variety] Světlo a stín
        [color_diagonals] Barevné diagonály
       *[color_variety] Všechny barvy duhy
    }: { $signed }
sagrada-consequence-private = { $color ->
        [red] Rubín
        [green] Smaragd
        [blue] Tyrkys
        [yellow] Topaz
       *[purple] Ametyst
    } { $glyph }: { $signed }
sagrada-consequence-fits = { $spaces ->
        [0] tak, jak je, se nehodí nikam
        [one] hodí se na { $spaces } políčko
        [few] hodí se na { $spaces } políčka
       *[other] hodí se na { $spaces } políček
    }
sagrada-consequence-extra = vezme se a umístí druhá kostka
sagrada-consequence-turn = konec tahu
sagrada-consequence-round = { $dice ->
        [0] konec kola { $round }, žádná kostka nezbyla
        [one] konec kola { $round }, { $dice } kostka jde na počítadlo
        [few] konec kola { $round }, { $dice } kostky jdou na počítadlo
       *[other] konec kola { $round }, { $dice } kostek jde na počítadlo
    }
sagrada-consequence-target = cílové skóre: { $target }
sagrada-consequence-over = konec hry

## Odmítnutí

sagrada-refusal-over = Hra skončila.
sagrada-refusal-no-such-move = Takový tah není.
sagrada-refusal-first-choose-pattern = Nejdřív vyberte jeden ze svých čtyř vzorů.
sagrada-refusal-first-act = Vezměte kostku, použijte nářadí, nebo ukončete tah.
sagrada-refusal-first-place-or-tool = Nejdřív umístěte { $hand }, nebo na ni použijte nářadí.
sagrada-refusal-first-pay = Nejdřív zaplaťte kostkou z nabídky za { $tool ->
        [grozing_pliers] Štípací kleště
        [eglomise_brush] Rydlo na eglomisé
        [copper_foil_burnisher] Brusný papír
        [lathekin] Rozvírač olova
        [lens_cutter] Kruhový řezák
        [flux_brush] Štětec na tavidlo
        [glazing_hammer] Sklenářské kladívko
        [running_pliers] Lámací kleště
        [cork_backed_straightedge] Korkové pravítko
        [grinding_stone] Brusný kámen
        [flux_remover] Odstraňovač tavidla
       *[tap_wheel] Řezací kolečko
    }.
sagrada-refusal-first-shift = Nejdřív určete, zda { $hand } půjde nahoru, nebo dolů.
sagrada-refusal-first-swap = Nejdřív vyberte kostku na počítadle kol, za kterou se { $hand } vymění.
sagrada-refusal-first-set-value = Nejdřív nastavte hodnotu vylosované kostky.
sagrada-refusal-first-place = Nejdřív umístěte { $hand }.
sagrada-refusal-first-place-or-pool = Nejdřív umístěte { $hand }, nebo ji dejte do nabídky.
sagrada-refusal-first-choose-die = Nejdřív vyberte kostku, která se přesune.
sagrada-refusal-first-move-to = Nejdřív určete, kam přijde kostka z { $lifted }.
sagrada-refusal-first-choose-second-die = Nejdřív vyberte druhou kostku, která se přesune.
sagrada-refusal-first-take-extra-die = Nejdřív vezměte z nabídky druhou kostku.
sagrada-refusal-not-in-pool = V nabídce není { $die }.
sagrada-refusal-pays-with-color = { $color ->
        [red] Toto nářadí se platí červenou kostkou ▲
        [green] Toto nářadí se platí zelenou kostkou ✚
        [blue] Toto nářadí se platí modrou kostkou ☾
        [yellow] Toto nářadí se platí žlutou kostkou ★
       *[purple] Toto nářadí se platí fialovou kostkou ◆
    }; { $die } to není.
sagrada-refusal-needed-in-pool = Kdyby v nabídce nebyla { $die }, nářadí by se nedalo provést.
sagrada-refusal-drafted-already = V tomto tahu už máte kostku vybranou.
sagrada-refusal-fits-nowhere = { $die } se nehodí na žádné políčko vašeho okna a žádné nářadí na ni použít nelze.
sagrada-refusal-track-die-fits-nowhere = { $die } by se nehodila na žádné políčko vašeho okna.
sagrada-refusal-not-on-track = Na počítadle kol není { $die }.
sagrada-refusal-cannot-shift = { $die } nemůže { $way ->
        [up] nahoru
       *[down] dolů
    }: ze 6 se nikdy nestane 1 ani z 1 šestka.
sagrada-refusal-shifted-fits-nowhere = { $die } by se nehodila na žádné políčko vašeho okna.
sagrada-refusal-not-laid-out = Toto nářadí není mezi vyloženými.
sagrada-refusal-used-a-tool = V tomto tahu už bylo nářadí použito.
sagrada-refusal-draft-is-over = Toto nářadí se používá mezi vzetím a umístěním kostky a svou už máte umístěnou.
sagrada-refusal-take-a-die-first = Toto nářadí se používá na vybranou kostku: nejdřív nějakou vezměte.
sagrada-refusal-not-while-drafting = Toto nářadí nelze použít mezi vzetím a umístěním kostky.
sagrada-refusal-works-once = Toto nářadí už bylo použito; v sólové hře funguje každé jen jednou.
sagrada-refusal-no-die-to-pay = { $color ->
        [red] Toto nářadí se platí červenou kostkou ▲
        [green] Toto nářadí se platí zelenou kostkou ✚
        [blue] Toto nářadí se platí modrou kostkou ☾
        [yellow] Toto nářadí se platí žlutou kostkou ★
       *[purple] Toto nářadí se platí fialovou kostkou ◆
    } a v nabídce žádná není.
sagrada-refusal-costs-too-much = { $cost ->
        [one] Toto nářadí stojí { $cost } žeton řemeslníka
        [few] Toto nářadí stojí { $cost } žetony řemeslníků
       *[other] Toto nářadí stojí { $cost } žetonů řemeslníků
    } a vy jich máte { $tokens }.
sagrada-refusal-second-turn-before-draft = Toto nářadí se používá ve druhém tahu kola, před výběrem kostky.
sagrada-refusal-first-turn-after-draft = Toto nářadí se používá v prvním tahu kola, po výběru kostky.
sagrada-refusal-not-carried-out = Toto nářadí by se nedalo provést celé.
sagrada-refusal-no-die-there = Na { $space } žádná kostka není.
sagrada-refusal-just-moved = Kostka na { $space } se právě přesunula; druhá musí být jiná.
sagrada-refusal-another-color = Obě kostky musejí mít jednu barvu; { $die } na { $space } má jinou.
sagrada-refusal-color-not-on-track = { $color ->
        [red] Na počítadle kol není žádná červená kostka ▲.
        [green] Na počítadle kol není žádná zelená kostka ✚.
        [blue] Na počítadle kol není žádná modrá kostka ☾.
        [yellow] Na počítadle kol není žádná žlutá kostka ★.
       *[purple] Na počítadle kol není žádná fialová kostka ◆.
    }
sagrada-refusal-no-second-move = { $die } na { $space } nelze přesunout tak, aby se po ní dala přesunout druhá kostka.
sagrada-refusal-cannot-be-moved = { $die } na { $space } se nemá kam přesunout.
sagrada-refusal-taken = Na { $space } už kostka leží.
sagrada-refusal-not-on-the-edge = { $space } není na okraji, kam patří první kostka.
sagrada-refusal-touches-a-die = { $space } sousedí s kostkou; s tímto nářadím nesmí sousedit s žádnou.
sagrada-refusal-touches-no-die = { $space } nesousedí s žádnou kostkou.
sagrada-refusal-asks-for-color = { $space } žádá jinou barvu, než má { $die }.
sagrada-refusal-asks-for-value = { $space } žádá jinou hodnotu, než má { $die }.
sagrada-refusal-beside-same-color = { $color ->
        [red] { $space } sousedí hranou s jinou červenou kostkou ▲.
        [green] { $space } sousedí hranou s jinou zelenou kostkou ✚.
        [blue] { $space } sousedí hranou s jinou modrou kostkou ☾.
        [yellow] { $space } sousedí hranou s jinou žlutou kostkou ★.
       *[purple] { $space } sousedí hranou s jinou fialovou kostkou ◆.
    }
sagrada-refusal-beside-same-value = { $space } sousedí hranou s jinou kostkou hodnoty { $value }.
sagrada-refusal-no-second-move-from-there = Z { $space } by už druhá kostka přesunout nešla.

## Volby

sagrada-option-open_private = Osobní úkoly leží od začátku odkryté
sagrada-option-open_private-false = Ne, každý zná jen svůj
sagrada-option-open_private-true = Ano, vidí je všichni
sagrada-option-solo_tools = Nářadí v sólové hře
sagrada-option-solo_tools-1 = 1: extrémní
sagrada-option-solo_tools-2 = 2: těžké
sagrada-option-solo_tools-3 = 3: obvyklé
sagrada-option-solo_tools-4 = 4: mírné
sagrada-option-solo_tools-5 = 5: snadné

## Bodování, rovnost a údaje o krabici

sagrada-sheet-row_color_variety = Pestrobarevné řádky
sagrada-sheet-column_color_variety = Pestrobarevné sloupce
sagrada-sheet-row_shade_variety = Různorodé řádky
sagrada-sheet-column_shade_variety = Různorodé sloupce
sagrada-sheet-light_shades = Světlé odstíny
sagrada-sheet-medium_shades = Střední odstíny
sagrada-sheet-deep_shades = Tmavé odstíny
sagrada-sheet-shade_variety = Světlo a stín
sagrada-sheet-color_diagonals = Barevné diagonály
sagrada-sheet-color_variety = Všechny barvy duhy
sagrada-sheet-private = Osobní úkol
sagrada-sheet-tokens = Zbylé žetony řemeslníků
sagrada-sheet-empty_spaces = Prázdná políčka

sagrada-tie-SCORE-7 = víc bodů
sagrada-tie-TIE-1 = víc bodů za osobní úkol
sagrada-tie-TIE-2 = víc zbylých žetonů řemeslníků
sagrada-tie-TIE-3 = později v pořadí 10. kola
sagrada-tie-R27 = nic je nerozliší

sagrada-fact-colors = Barvy kostek
sagrada-fact-dice_of_each_color = Kolik kostek od každé barvy
sagrada-fact-favor_tokens = Kolik žetonů řemeslníků
sagrada-fact-tools = Nářadí a jeho sólové barvy
sagrada-fact-public_objectives = Společné úkoly a jejich body
sagrada-fact-private_objectives = Osobní úkoly
sagrada-fact-card_1 = Karta vzoru 1
sagrada-fact-card_2 = Karta vzoru 2
sagrada-fact-card_3 = Karta vzoru 3
sagrada-fact-card_4 = Karta vzoru 4
sagrada-fact-card_5 = Karta vzoru 5
sagrada-fact-card_6 = Karta vzoru 6
sagrada-fact-card_7 = Karta vzoru 7
sagrada-fact-card_8 = Karta vzoru 8
sagrada-fact-card_9 = Karta vzoru 9
sagrada-fact-card_10 = Karta vzoru 10
sagrada-fact-card_11 = Karta vzoru 11
sagrada-fact-card_12 = Karta vzoru 12

## Nářadí

sagrada-tool = { $tool ->
        [grozing_pliers] Štípací kleště
        [eglomise_brush] Rydlo na eglomisé
        [copper_foil_burnisher] Brusný papír
        [lathekin] Rozvírač olova
        [lens_cutter] Kruhový řezák
        [flux_brush] Štětec na tavidlo
        [glazing_hammer] Sklenářské kladívko
        [running_pliers] Lámací kleště
        [cork_backed_straightedge] Korkové pravítko
        [grinding_stone] Brusný kámen
        [flux_remover] Odstraňovač tavidla
       *[tap_wheel] Řezací kolečko
    }
sagrada-tool-does = { $tool ->
        [grozing_pliers] Zvyšte nebo snižte vzatou kostku o jedna a umístěte ji.
        [eglomise_brush] Přesuňte jednu kostku ve svém okně; na barvě, kterou žádá nové políčko, nezáleží.
        [copper_foil_burnisher] Přesuňte jednu kostku ve svém okně; na hodnotě, kterou žádá nové políčko, nezáleží.
        [lathekin] Přesuňte ve svém okně přesně dvě kostky, jednu po druhé.
        [lens_cutter] Vyměňte vzatou kostku za jednu z počítadla kol a tu umístěte.
        [flux_brush] Hoďte vzatou kostkou znovu; hodí-li se někam, umístěte ji, jinak se vrací do nabídky.
        [glazing_hammer] Ve druhém tahu, než vezmete kostku: hoďte znovu celou nabídkou.
        [running_pliers] V prvním tahu po umístění kostky: vezměte a umístěte druhou; váš druhý tah se vynechá.
        [cork_backed_straightedge] Umístěte vzatou kostku tam, kde nesousedí s žádnou jinou.
        [grinding_stone] Obraťte vzatou kostku na protější stěnu: 1 a 6, 2 a 5, 3 a 4 si vymění místo. Pak ji umístěte.
        [flux_remover] Dejte vzatou kostku do sáčku, vylosujte jinou, zvolte její hodnotu a umístěte ji, nebo ji dejte do nabídky.
       *[tap_wheel] Přesuňte jednu nebo dvě kostky jedné barvy, která je na počítadle kol.
    }
sagrada-tool-cost = { $cost ->
        [one] Stojí { $cost } žeton řemeslníka
        [few] Stojí { $cost } žetony řemeslníků
       *[other] Stojí { $cost } žetonů řemeslníků
    }
# Vedle je tolik mincí, kolik nářadí stojí.
sagrada-tool-cost-short = Stojí { $cost }
sagrada-tool-tokens = leží tu { $tokens }
sagrada-tool-pays = { $color ->
        [red] Platí se červenou kostkou
        [green] Platí se zelenou kostkou
        [blue] Platí se modrou kostkou
        [yellow] Platí se žlutou kostkou
       *[purple] Platí se fialovou kostkou
    }
sagrada-tool-used = Použito
sagrada-tool-label = Nářadí { $number }, { $name }. { $does } { $cost }. { $tokens ->
        [0] {""}
        [one] Leží na něm { $tokens } žeton.
        [few] Leží na něm { $tokens } žetony.
       *[other] Leží na něm { $tokens } žetonů.
    }

## Úkoly

sagrada-objective = { $objective ->
        [row_color_variety] Pestrobarevné řádky
        [column_color_variety] Pestrobarevné sloupce
        [row_shade_variety] Různorodé řádky
        [column_shade_variety] Různorodé sloupce
        [light_shades] Světlé odstíny
        [medium_shades] Střední odstíny
        [deep_shades] Tmavé odstíny
        [shade_variety] Světlo a stín
        [color_diagonals] Barevné diagonály
       *[color_variety] Všechny barvy duhy
    }
sagrada-objective-does = { $objective ->
        [row_color_variety] za každý plný řádek, ve kterém se neopakuje barva.
        [column_color_variety] za každý plný sloupec, ve kterém se neopakuje barva.
        [row_shade_variety] za každý plný řádek, ve kterém se neopakuje hodnota.
        [column_shade_variety] za každý plný sloupec, ve kterém se neopakuje hodnota.
        [light_shades] za každý pár 1 a 2, kdekoli.
        [medium_shades] za každý pár 3 a 4, kdekoli.
        [deep_shades] za každý pár 5 a 6, kdekoli.
        [shade_variety] za každou sadu všech šesti hodnot, kdekoli.
        [color_diagonals] za každou kostku, která sousedí rohem s kostkou své barvy.
       *[color_variety] za každou sadu všech pěti barev, kdekoli.
    }
sagrada-objective-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
sagrada-private = { $color ->
        [red] Rubín
        [green] Smaragd
        [blue] Tyrkys
        [yellow] Topaz
       *[purple] Ametyst
    }
sagrada-private-does = { $color ->
        [red] Součet hodnot červených kostek.
        [green] Součet hodnot zelených kostek.
        [blue] Součet hodnot modrých kostek.
        [yellow] Součet hodnot žlutých kostek.
       *[purple] Součet hodnot fialových kostek.
    }
sagrada-private-own = Jen váš.
sagrada-private-kind = Osobní.
sagrada-private-solo = Počítá se lepší z obou.
sagrada-private-hidden = Skrytý osobní úkol
sagrada-points-now = Body teď

## Stůl

sagrada-round = Kolo { $round } z { $rounds }
sagrada-turn-order = Tahy tohoto kola
sagrada-pool = Nabídka
sagrada-pool-empty = Nabídka je prázdná.
sagrada-tools = Nářadí
sagrada-objectives = Úkoly
sagrada-track = Počítadlo kol
sagrada-track-round = { $count ->
        [0] Kolo { $round }: žádné kostky
       *[other] Kolo { $round }: { $dice }
    }
sagrada-bag = V sáčku
sagrada-bag-count = { $color ->
        [red] { $count }× červená
        [green] { $count }× zelená
        [blue] { $count }× modrá
        [yellow] { $count }× žlutá
       *[purple] { $count }× fialová
    }
sagrada-target = Cílové skóre: { $target }
sagrada-tokens = { $tokens ->
        [one] { $tokens } žeton řemeslníka
        [few] { $tokens } žetony řemeslníků
       *[other] { $tokens } žetonů řemeslníků
    }
sagrada-score = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
sagrada-score-known = { $points ->
        [one] { $points } bod a skrytý úkol
        [few] { $points } body a skrytý úkol
       *[other] { $points } bodů a skrytý úkol
    }
sagrada-skips = Druhý tah se vynechá
sagrada-die = { $color ->
        [red] červená { $value }
        [green] zelená { $value }
        [blue] modrá { $value }
        [yellow] žlutá { $value }
       *[purple] fialová { $value }
    }
sagrada-pool-die = { $color ->
        [red] Červená { $value } v nabídce
        [green] Zelená { $value } v nabídce
        [blue] Modrá { $value } v nabídce
        [yellow] Žlutá { $value } v nabídce
       *[purple] Fialová { $value } v nabídce
    }
sagrada-die-in-hand = { $color ->
        [red] Červená { $value } v ruce
        [green] Zelená { $value } v ruce
        [blue] Modrá { $value } v ruce
        [yellow] Žlutá { $value } v ruce
       *[purple] Fialová { $value } v ruce
    }
sagrada-space-taken = { $color ->
        [red] { $space }: červená { $value }
        [green] { $space }: zelená { $value }
        [blue] { $space }: modrá { $value }
        [yellow] { $space }: žlutá { $value }
       *[purple] { $space }: fialová { $value }
    }
sagrada-space-blank = { $space }: bílé políčko
sagrada-space-value = { $space }: žádá hodnotu { $value }
sagrada-space-color = { $color ->
        [red] { $space }: žádá červenou
        [green] { $space }: žádá zelenou
        [blue] { $space }: žádá modrou
        [yellow] { $space }: žádá žlutou
       *[purple] { $space }: žádá fialovou
    }
sagrada-asks = { $asks ->
        [red] červená
        [green] zelená
        [blue] modrá
        [yellow] žlutá
        [purple] fialová
        [nothing] bez podmínky
       *[other] { $asks }
    }
sagrada-card = Karta vzoru { $number }
sagrada-pattern-label = { $pattern }, obtížnost { $difficulty }. { $rows }
sagrada-difficulty = Obtížnost { $difficulty }
sagrada-difficulty-tokens = { $difficulty ->
        [one] { $difficulty } žeton řemeslníka
        [few] { $difficulty } žetony řemeslníků
       *[other] { $difficulty } žetonů řemeslníků
    }
sagrada-is-choosing = vybírá vzor
sagrada-has-chosen = má vzor vybraný
sagrada-window-label = { $dice ->
        [one] Okno: { $name }, { $pattern }, { $dice } kostka
        [few] Okno: { $name }, { $pattern }, { $dice } kostky
       *[other] Okno: { $name }, { $pattern }, { $dice } kostek
    }, { $tokens ->
        [one] { $tokens } žeton řemeslníka
        [few] { $tokens } žetony řemeslníků
       *[other] { $tokens } žetonů řemeslníků
    }
sagrada-enlarge = { $window }. Zvětšit
sagrada-window = Okno
sagrada-close = Zavřít
