### Do oblak (Tower Up). Vybírá se podle surových slov: $color je black, grey, white, brown nebo joker; $area je grey_west,
### park, grey_east, old_town nebo lake (nebo jiné jméno z opraveného plánu); $reason je tenth-roof, shortage nebo dead-board.
### Podlaží a vozidlo jsou středního rodu (černé), budova, střecha a stupnice ženského (černá).

towerup-name = Do oblak
towerup-about = Stavte společně město, plaťte podlaží sousedících budov a dávejte střechy tam, kde nejvíc vynesou.

towerup-color = { $color ->
        [black] černá
        [grey] šedá
        [white] bílá
        [brown] hnědá
       *[joker] libovolná barva
    }
towerup-area = { $area ->
        [grey_west] západní šedá oblast
        [park] park
        [grey_east] východní šedá oblast
        [old_town] staré město
        [lake] okolí jezera
       *[other] { $area }
    }

## Co se teď čeká

towerup-ask-lay_floor = Vyberte počáteční podlaží.
towerup-ask-lay_site = Umístěte počáteční podlaží na prázdné staveniště.
towerup-ask-turn = Vezměte kartu, nebo stavte na rozsvíceném staveništi.
towerup-ask-build_color = Vyberte barvu nové budovy.
towerup-ask-place_roof = Dejte střechu na jedno z podlaží, která právě přibyla.
towerup-ask-take_floor = Vezměte podlaží podle své volby.
towerup-ask-return_floor = Máte příliš mnoho podlaží: jedno vraťte.
towerup-wait-lay_floor = { $name } vybírá počáteční podlaží.
towerup-wait-lay_site = { $name } umisťuje počáteční podlaží.
towerup-wait-turn = { $name } bere kartu, nebo staví.
towerup-wait-build_color = { $name } vybírá barvu nové budovy.
towerup-wait-place_roof = { $name } umisťuje střechu.
towerup-wait-take_floor = { $name } bere podlaží podle své volby.
towerup-wait-return_floor = { $name } vrací přebytečné podlaží.

## Tahy

towerup-move-floor = Počáteční podlaží: { $color ->
        [black] černé
        [grey] šedé
        [white] bílé
       *[brown] hnědé
    }
towerup-move-joker = Počáteční podlaží libovolné barvy: { $color ->
        [black] černé
        [grey] šedé
        [white] bílé
       *[brown] hnědé
    }
towerup-move-site = Počáteční podlaží na { $site }
towerup-move-card = Karta { $card } z nabídky
towerup-move-build = Stavět na { $site }
towerup-move-color = Nová budova: { $color ->
        [black] černá
        [grey] šedá
        [white] bílá
       *[brown] hnědá
    }
towerup-move-roof = Střecha na { $site }
towerup-move-take = Vzít podlaží: { $color ->
        [black] černé
        [grey] šedé
        [white] bílé
       *[brown] hnědé
    }
towerup-move-return = Vrátit podlaží: { $color ->
        [black] černé
        [grey] šedé
        [white] bílé
       *[brown] hnědé
    }
towerup-move-end-turn = Ukončit tah navíc

## Co udělala náhoda: $seat je číslo místa, od 1

towerup-chance-first = První hráč sedí na místě { $seat }.
towerup-chance-card = Nová karta v nabídce: { $shows }.
towerup-chance-objective = Cíl: { towerup-objective-title }.

# Karta slovy: „2× černé, libovolné, šedé vozidlo +1“
towerup-card-floors = { $floors ->
        [1] { $color ->
            [black] černé
            [grey] šedé
            [white] bílé
            [brown] hnědé
           *[joker] libovolné
        }
       *[other] { $floors }× { $color ->
            [black] černé
            [grey] šedé
            [white] bílé
            [brown] hnědé
           *[joker] libovolné
        }
    }
towerup-card-steps = { $color ->
        [black] černé vozidlo
        [grey] šedé vozidlo
        [white] bílé vozidlo
       *[brown] hnědé vozidlo
    } +{ $steps }

## K čemu tah vede: krátce, bývá jich několik za sebou

towerup-consequence-laid = { $color ->
        [black] černé podlaží
        [grey] šedé podlaží
        [white] bílé podlaží
       *[brown] hnědé podlaží
    } na { $site }
towerup-consequence-costs = zaplatit { $color ->
        [black] černé
        [grey] šedé
        [white] bílé
       *[brown] hnědé
    } na { $site }
towerup-consequence-possible = lze { $color ->
        [black] černou
        [grey] šedou
        [white] bílou
       *[brown] hnědou
    }
towerup-consequence-built = { $color ->
        [black] černá budova
        [grey] šedá budova
        [white] bílá budova
       *[brown] hnědá budova
    } na { $site }
towerup-consequence-paid = { $color ->
        [black] černé podlaží
        [grey] šedé podlaží
        [white] bílé podlaží
       *[brown] hnědé podlaží
    } na { $site } (výška { $height })
# $player je barva hráče: turquoise, orange, pink, yellow (nebo jiné jméno z opravené krabice)
towerup-consequence-covered = { $player ->
        [turquoise] zakryje tyrkysovou střechu na { $site }
        [orange] zakryje oranžovou střechu na { $site }
        [pink] zakryje růžovou střechu na { $site }
        [yellow] zakryje žlutou střechu na { $site }
       *[other] zakryje střechu ({ $player }) na { $site }
    }
towerup-consequence-roof = střecha na podlaží { $level } na { $site }
towerup-consequence-taken = { $floors }× { $color ->
        [black] černé podlaží
        [grey] šedé podlaží
        [white] bílé podlaží
       *[brown] hnědé podlaží
    }
towerup-consequence-missing = ve společné zásobě chybí { $floors } podlaží
towerup-consequence-choose = pak výběr { $floors } podlaží
towerup-consequence-forfeited = { $floors ->
        [one] { $floors } podlaží propadá
        [few] { $floors } podlaží propadají
       *[other] { $floors } podlaží propadá
    }
towerup-consequence-surplus = { $floors } podlaží navíc
towerup-consequence-returned = { $color ->
        [black] černé podlaží
        [grey] šedé podlaží
        [white] bílé podlaží
       *[brown] hnědé podlaží
    } zpět do společné zásoby
towerup-consequence-token = cíl { towerup-objective-title }: +{ $points }
towerup-consequence-vehicle = { $color ->
        [black] černé vozidlo
        [grey] šedé vozidlo
        [white] bílé vozidlo
       *[brown] hnědé vozidlo
    } { $steps ->
        [one] o { $steps } pole
        [few] o { $steps } pole
       *[other] o { $steps } polí
    }: +{ $points }
towerup-consequence-vehicle-then = pak { $color ->
        [black] černé vozidlo
        [grey] šedé vozidlo
        [white] bílé vozidlo
       *[brown] hnědé vozidlo
    } { $steps ->
        [one] o { $steps } pole
        [few] o { $steps } pole
       *[other] o { $steps } polí
    }: +{ $later }
towerup-consequence-extra-turn = tah navíc
towerup-consequence-end-phase = závěrečná fáze: { towerup-ending }
towerup-consequence-cone = { $roofs ->
        [one] kužel za { $roofs } viditelnou střechu: +{ $points }
        [few] kužel za { $roofs } viditelné střechy: +{ $points }
       *[other] kužel za { $roofs } viditelných střech: +{ $points }
    }
towerup-consequence-over = konec hry

towerup-ending = { $reason ->
        [tenth-roof] desátá střecha
        [shortage] nedostatek podlaží
       *[dead-board] už není kde stavět
    }

## Proč tah nelze zahrát

towerup-refusal-first-starting-floor = Nejdřív určete, které počáteční podlaží umístíte.
towerup-refusal-first-starting-site = Nejdřív umístěte zvolené počáteční podlaží.
towerup-refusal-first-card-or-site = Nejdřív vezměte kartu, nebo vyberte staveniště.
towerup-refusal-first-building-color = Nejdřív vyberte barvu nové budovy.
towerup-refusal-first-roof = Nejdřív umístěte střechu.
towerup-refusal-first-take-floor = Nejdřív vezměte podlaží podle své volby.
towerup-refusal-first-return-floor = Nejdřív vraťte přebytečné podlaží.
towerup-refusal-game-over = Hra skončila.
towerup-refusal-no-such-move = Tah číslo { $number } není.
towerup-refusal-no-such-site = Počet stavenišť na tomto plánu je { $sites }; { $number } je za nimi.
towerup-refusal-no-passing = Odmítnout lze jen tah navíc; vezměte kartu, nebo stavte.
towerup-refusal-no-joker-to-lay = Žádné počáteční podlaží libovolné barvy už nezbývá.
towerup-refusal-no-floor-to-lay = Žádné { $color ->
        [black] černé počáteční podlaží
        [grey] šedé počáteční podlaží
        [white] bílé počáteční podlaží
       *[brown] hnědé počáteční podlaží
    } už nezbývá.
towerup-refusal-no-site-to-lay = Každé prázdné staveniště sousedí s { $color ->
        [black] černým podlažím
        [grey] šedým podlažím
        [white] bílým podlažím
       *[brown] hnědým podlažím
    }.
towerup-refusal-supply-empty = Ve společné zásobě není žádné { $color ->
        [black] černé podlaží
        [grey] šedé podlaží
        [white] bílé podlaží
       *[brown] hnědé podlaží
    }.
towerup-refusal-no-floor-to-return = Nemáte žádné { $color ->
        [black] černé podlaží
        [grey] šedé podlaží
        [white] bílé podlaží
       *[brown] hnědé podlaží
    }.
towerup-refusal-no-floor-to-build = Nemáte žádné { $color ->
        [black] černé podlaží
        [grey] šedé podlaží
        [white] bílé podlaží
       *[brown] hnědé podlaží
    }.
towerup-refusal-color-beside = { $site } sousedí s { $color ->
        [black] černou budovou
        [grey] šedou budovou
        [white] bílou budovou
       *[brown] hnědou budovou
    }.
towerup-refusal-no-new-floor = Na { $site } v tomto tahu žádné podlaží nepřibylo.
towerup-refusal-starting-site-taken = Na { $site } už stojí budova.
towerup-refusal-floor-beside = { $site } sousedí s { $color ->
        [black] černým podlažím
        [grey] šedým podlažím
        [white] bílým podlažím
       *[brown] hnědým podlažím
    }.
towerup-refusal-site-taken = Na { $site } už stojí budova.
towerup-refusal-no-roof-left = Nezbývá vám žádná střecha, takže nemůžete zahájit budovu.
towerup-refusal-no-building-beside = { $site } nesousedí s žádnou budovou.
towerup-refusal-all-colors-beside = { $site } sousedí s budovami všech { $colors } barev.
towerup-refusal-cannot-pay = { $site } stojí { $floors }× { $color ->
        [black] černé podlaží
        [grey] šedé podlaží
        [white] bílé podlaží
       *[brown] hnědé podlaží
    }; máte { $held }.
towerup-refusal-no-other-color = Nemáte podlaží v barvě, která by s { $site } nesousedila.

## Volby nového stolu

towerup-option-starting_floors = Kolik počátečních podlaží se umisťuje; při 4 hráčích nejvýš 5
towerup-option-starting_floors-3 = 3, jak je obvyklé
towerup-option-starting_floors-4 = 4
towerup-option-starting_floors-5 = 5
towerup-option-starting_floors-6 = 6
towerup-option-starting_floors-7 = 7
towerup-option-objectives = Které tři cíle jsou ve hře
towerup-option-objectives-random = Tři náhodné
towerup-option-objectives-starting = Startovní sada pro první hru
towerup-option-objectives-colors = { towerup-objective-colors }
towerup-option-objectives-park = { towerup-objective-park }
towerup-option-objectives-areas = { towerup-objective-areas }
towerup-option-objectives-lake = { towerup-objective-lake }
towerup-option-objectives-connected = { towerup-objective-connected }
towerup-option-objectives-brown = { towerup-objective-brown }
towerup-option-objectives-greys = { towerup-objective-greys }
towerup-option-objectives-borders = { towerup-objective-borders }
towerup-option-objectives-double = { towerup-objective-double }
towerup-option-objectives-levels = { towerup-objective-levels }

## Cíle

towerup-objective-title = { $objective ->
        [colors] { towerup-objective-colors }
        [park] { towerup-objective-park }
        [areas] { towerup-objective-areas }
        [lake] { towerup-objective-lake }
        [connected] { towerup-objective-connected }
        [brown] { towerup-objective-brown }
        [greys] { towerup-objective-greys }
        [borders] { towerup-objective-borders }
        [double] { towerup-objective-double }
       *[levels] { towerup-objective-levels }
    }
towerup-objective-colors = Všechny 4 barvy
towerup-objective-colors-asks = Střecha v budově každé ze čtyř barev.
towerup-objective-park = Čtyřikrát v parku
towerup-objective-park-asks = Střechy ve čtyřech různých budovách v parku.
towerup-objective-areas = Všech 5 oblastí
towerup-objective-areas-asks = Střecha v každé z pěti oblastí.
towerup-objective-lake = Čtyřikrát u jezera
towerup-objective-lake-asks = Střechy ve čtyřech různých budovách u jezera.
towerup-objective-connected = Pět propojených
towerup-objective-connected-asks = Střechy v pěti budovách, které mezi sebou drží pohromadě ulicemi.
towerup-objective-brown = Čtyři hnědé
towerup-objective-brown-asks = Střechy ve čtyřech různých hnědých budovách.
towerup-objective-greys = Šedé oblasti 3 + 2
towerup-objective-greys-asks = Střechy ve třech budovách jedné šedé oblasti a ve dvou budovách druhé.
towerup-objective-borders = Dvě ulice přes hranici
towerup-objective-borders-asks = Střechy na obou koncích dvou ulic, které vedou přes hranici oblastí: celkem čtyři budovy.
towerup-objective-double = Dvakrát dvě střechy
towerup-objective-double-asks = Po dvou vlastních střechách ve dvou budovách.
towerup-objective-levels = Podlaží 1, 2, 3 a 4
towerup-objective-levels-asks = Střecha na prvním, druhém, třetím a čtvrtém podlaží.
towerup-objective-later = Losuje se po počátečních podlažích

## Bodování a rovnost

towerup-sheet-black_track = Černá stupnice
towerup-sheet-grey_track = Šedá stupnice
towerup-sheet-white_track = Bílá stupnice
towerup-sheet-brown_track = Hnědá stupnice
towerup-sheet-tokens = Bonusové žetony
towerup-sheet-cone = Kužel
towerup-tie-SCORE-2 = Výš je bohatší hráč.
towerup-tie-TIE-1 = Při stejných penězích rozhoduje víc podlaží v osobní zásobě.
towerup-tie-TIE-2 = Stejné peníze i podlaží: pořadí je dělené.

## Co je natištěno v krabici a jak je to jisté

towerup-fact-floors_of_each_color = Podlaží od každé barvy
towerup-fact-cards = Karty materiálů
towerup-fact-track_money = Peníze nad stupnicemi
towerup-fact-star_columns = Sloupce hvězd
towerup-fact-cone_money = Peníze nad poli pro kužel
towerup-fact-token_money = Hodnoty bonusových žetonů
towerup-fact-token_shapes = Tvary bonusových žetonů
towerup-fact-player_colors = Barvy hráčů
towerup-fact-starting_objectives = Cíle první hry
towerup-fact-most_starting_floors = Nejvíc počátečních podlaží
towerup-fact-areas = Oblasti
towerup-fact-front_sites = Staveniště, 3 a 4 hráči
towerup-fact-front_streets = Ulice, 3 a 4 hráči
towerup-fact-front_areas = Obrysy oblastí, 3 a 4 hráči
towerup-fact-front_landscape = Krajina, 3 a 4 hráči
towerup-fact-back_sites = Staveniště, 2 hráči
towerup-fact-back_streets = Ulice, 2 hráči
towerup-fact-back_areas = Obrysy oblastí, 2 hráči
towerup-fact-back_landscape = Krajina, 2 hráči

## Na stole

towerup-city = { $sites ->
        [one] Město: { $sites } staveniště
        [few] Město: { $sites } staveniště
       *[other] Město: { $sites } stavenišť
    }
towerup-map-note = Plán je rekonstrukce: natištěný se nepodařilo najít.
towerup-site-empty = { $site }, prázdné staveniště, { towerup-area }.
towerup-site-building = { $site }, { $color ->
        [black] černá budova
        [grey] šedá budova
        [white] bílá budova
       *[brown] hnědá budova
    }, { $floors } podlaží, { towerup-area }.
towerup-site-roof = Střecha na podlaží { $level }: { $name }.
towerup-end-phase = Začala závěrečná fáze: { towerup-ending }.
towerup-extra-turn = Tah navíc: { $name }.
towerup-market = Nabídka
towerup-card = Karta { $number }: { $shows }.
towerup-card-gone = Karta { $number } už je vzatá.
towerup-deck = { $cards ->
        [one] Balíček: { $cards } karta
        [few] Balíček: { $cards } karty
       *[other] Balíček: { $cards } karet
    }
towerup-discard = { $cards ->
        [one] Odhazovací balíček: { $cards } karta
        [few] Odhazovací balíček: { $cards } karty
       *[other] Odhazovací balíček: { $cards } karet
    }
towerup-supply = Společná zásoba
towerup-floors-of-color = { $floors }× { $color ->
        [black] černé podlaží
        [grey] šedé podlaží
        [white] bílé podlaží
        [brown] hnědé podlaží
       *[joker] libovolné podlaží
    }
towerup-joker = libovolná barva
towerup-objectives = Cíle
towerup-tokens-left = Zbylé žetony: { $tokens }
towerup-token-of = { $name }: { $money }
towerup-money = { $money ->
        [one] { $money } milion
        [few] { $money } miliony
       *[other] { $money } milionů
    }
towerup-enlarge = { $name }, { $money ->
        [one] { $money } milion
        [few] { $money } miliony
       *[other] { $money } milionů
    }: celá deska
towerup-track = { $color ->
        [black] Černá stupnice
        [grey] Šedá stupnice
        [white] Bílá stupnice
       *[brown] Hnědá stupnice
    }: { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }, { $money ->
        [one] { $money } milion
        [few] { $money } miliony
       *[other] { $money } milionů
    }.
towerup-floors-held = Podlaží v zásobě: { $floors } z { $limit }
towerup-roofs-left = { $roofs ->
        [one] zbývá { $roofs } střecha
        [few] zbývají { $roofs } střechy
       *[other] zbývá { $roofs } střech
    }
towerup-cone-set = { $roofs ->
        [one] Kužel: { $roofs } viditelná střecha
        [few] Kužel: { $roofs } viditelné střechy
       *[other] Kužel: { $roofs } viditelných střech
    }, { $money ->
        [one] { $money } milion
        [few] { $money } miliony
       *[other] { $money } milionů
    }
towerup-cone-now = { $roofs ->
        [one] Teď { $roofs } viditelná střecha
        [few] Teď { $roofs } viditelné střechy
       *[other] Teď { $roofs } viditelných střech
    }: kužel by vynesl { $money ->
        [one] { $money } milion
        [few] { $money } miliony
       *[other] { $money } milionů
    }
towerup-tokens = Bonusové žetony
towerup-tokens-money = Bonusové žetony: { $money ->
        [one] { $money } milion
        [few] { $money } miliony
       *[other] { $money } milionů
    }
towerup-tray-lay_floor = Které počáteční podlaží?
towerup-tray-build_color = Budova na { $site }: jaká barva?
towerup-tray-take_floor = { $floors ->
        [one] Vezměte podlaží podle své volby
        [few] Vezměte { $floors } podlaží podle své volby, po jednom
       *[other] Vezměte { $floors } podlaží podle své volby, po jednom
    }
towerup-tray-return_floor = Které podlaží se vrátí?
towerup-tray-turn = Tah navíc: vezměte kartu, stavte, nebo ho ukončete
