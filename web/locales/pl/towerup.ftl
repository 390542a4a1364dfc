### Tower Up. Wybiera się według surowych słów, tych samych we wszystkich językach: $color to black, grey, white, brown albo joker;
### $area to grey_west, park, grey_east, old_town albo lake (albo inna nazwa z poprawionej mapy); $reason to tenth-roof, shortage albo
### dead-board. $site to nazwa działki, na przykład P5.

towerup-name = Tower Up
towerup-about = Współtwórz miasto, płać za piętra sąsiednich budynków i kładź dachy tam, gdzie dają najwięcej.

towerup-color = { $color ->
        [black] czarny
        [grey] szary
        [white] biały
        [brown] brązowy
       *[joker] dowolny
    }
towerup-area = { $area ->
        [grey_west] szara dzielnica zachodnia
        [park] park
        [grey_east] szara dzielnica wschodnia
        [old_town] stare miasto
        [lake] dzielnica nad jeziorem
       *[other] { $area }
    }

## Co teraz trzeba zrobić

towerup-ask-lay_floor = Wybierz piętro startowe.
towerup-ask-lay_site = Połóż piętro startowe na pustej działce.
towerup-ask-turn = Weź kartę albo buduj na podświetlonej działce.
towerup-ask-build_color = Wybierz kolor nowego budynku.
towerup-ask-place_roof = Połóż dach na jednym z właśnie położonych pięter.
towerup-ask-take_floor = Weź piętro w dowolnym kolorze.
towerup-ask-return_floor = Masz za dużo pięter: zwróć jedno.
towerup-wait-lay_floor = { $name } wybiera piętro startowe.
towerup-wait-lay_site = { $name } kładzie piętro startowe.
towerup-wait-turn = { $name } ma wziąć kartę albo budować.
towerup-wait-build_color = { $name } wybiera kolor nowego budynku.
towerup-wait-place_roof = { $name } ma położyć dach.
towerup-wait-take_floor = { $name } bierze piętro w dowolnym kolorze.
towerup-wait-return_floor = { $name } zwraca nadmiarowe piętro.

## Ruchy: w dzienniku, podpowiedziach i na liście ruchów

towerup-move-floor = Piętro startowe: { $color ->
        [black] czarne
        [grey] szare
        [white] białe
       *[brown] brązowe
    }
towerup-move-joker = Piętro startowe w dowolnym kolorze: { $color ->
        [black] czarne
        [grey] szare
        [white] białe
       *[brown] brązowe
    }
towerup-move-site = Piętro startowe na { $site }
towerup-move-card = Karta { $card } z rynku
towerup-move-build = Budowa na { $site }
towerup-move-color = Nowy budynek: { towerup-color }
towerup-move-roof = Dach na { $site }
towerup-move-take = Piętro z zasobu ogólnego: { $color ->
        [black] czarne
        [grey] szare
        [white] białe
       *[brown] brązowe
    }
towerup-move-return = Zwrot piętra: { $color ->
        [black] czarne
        [grey] szare
        [white] białe
       *[brown] brązowe
    }
towerup-move-end-turn = Koniec dodatkowej tury

## Co zrobił los: $seat to numer miejsca przy stole, od 1

towerup-chance-first = Pierwszy gracz: miejsce przy stole nr { $seat }.
towerup-chance-card = Nowa karta na rynku: { $shows }.
towerup-chance-objective = Cel: { towerup-objective-title }.

# Karta słowami: „2 czarne, joker, szary pojazd +1”
towerup-card-floors = { $floors ->
        [one] { $color ->
            [black] czarne
            [grey] szare
            [white] białe
            [brown] brązowe
           *[joker] joker
        }
        [few] { $floors } { $color ->
            [black] czarne
            [grey] szare
            [white] białe
            [brown] brązowe
           *[joker] jokery
        }
        [many] { $floors } { $color ->
            [black] czarnych
            [grey] szarych
            [white] białych
            [brown] brązowych
           *[joker] jokerów
        }
       *[other] { $floors } { $color ->
            [black] czarnego
            [grey] szarego
            [white] białego
            [brown] brązowego
           *[joker] jokera
        }
    }
towerup-card-steps = { towerup-color } pojazd +{ $steps }

## Do czego prowadzi ruch: krótko, bo kilka stoi obok siebie

towerup-consequence-laid = { $color ->
        [black] czarne
        [grey] szare
        [white] białe
       *[brown] brązowe
    } piętro na { $site }
towerup-consequence-costs = zapłata: { $color ->
        [black] czarne
        [grey] szare
        [white] białe
       *[brown] brązowe
    } na { $site }
towerup-consequence-possible = możliwy { towerup-color }
towerup-consequence-built = { towerup-color } budynek na { $site }
towerup-consequence-paid = { $color ->
        [black] czarne
        [grey] szare
        [white] białe
       *[brown] brązowe
    } piętro na { $site } (wysokość { $height })
# $player to kolor gracza: turquoise, orange, pink, yellow (albo inna nazwa z poprawionego pudełka)
towerup-consequence-covered = { $player ->
        [turquoise] zakrywa turkusowy dach na { $site }
        [orange] zakrywa pomarańczowy dach na { $site }
        [pink] zakrywa różowy dach na { $site }
        [yellow] zakrywa żółty dach na { $site }
       *[other] zakrywa dach ({ $player }) na { $site }
    }
towerup-consequence-roof = dach na { $site }, poziom { $level }
towerup-consequence-taken = { $floors } { $floors ->
        [one] { $color ->
            [black] czarne
            [grey] szare
            [white] białe
           *[brown] brązowe
        } piętro
        [few] { $color ->
            [black] czarne
            [grey] szare
            [white] białe
           *[brown] brązowe
        } piętra
        [many] { $color ->
            [black] czarnych
            [grey] szarych
            [white] białych
           *[brown] brązowych
        } pięter
       *[other] { $color ->
            [black] czarnego
            [grey] szarego
            [white] białego
           *[brown] brązowego
        } piętra
    }
towerup-consequence-missing = w zasobie ogólnym brakuje { $floors } { $floors ->
        [one] piętra
        [few] pięter
        [many] pięter
       *[other] piętra
    }
towerup-consequence-choose = potem wybór { $floors } { $floors ->
        [one] piętra
        [few] pięter
        [many] pięter
       *[other] piętra
    }
towerup-consequence-forfeited = { $floors ->
        [one] przepada { $floors } piętro
        [few] przepadają { $floors } piętra
        [many] przepada { $floors } pięter
       *[other] przepada { $floors } piętra
    }
towerup-consequence-surplus = o { $floors } { $floors ->
        [one] piętro
        [few] piętra
        [many] pięter
       *[other] piętra
    } za dużo
towerup-consequence-returned = { $color ->
        [black] czarne
        [grey] szare
        [white] białe
       *[brown] brązowe
    } piętro z powrotem do zasobu ogólnego
towerup-consequence-token = cel „{ towerup-objective-title }”: +{ $points }
towerup-consequence-vehicle = { towerup-color } pojazd { $steps } { $steps ->
        [one] krok
        [few] kroki
        [many] kroków
       *[other] kroku
    }: +{ $points }
towerup-consequence-vehicle-then = potem { towerup-color } pojazd { $steps } { $steps ->
        [one] krok
        [few] kroki
        [many] kroków
       *[other] kroku
    }: +{ $later }
towerup-consequence-extra-turn = dodatkowa tura
towerup-consequence-end-phase = faza końcowa: { towerup-ending }
towerup-consequence-cone = pachołek za { $roofs } { $roofs ->
        [one] widoczny dach
        [few] widoczne dachy
        [many] widocznych dachów
       *[other] widocznego dachu
    }: +{ $points }
towerup-consequence-over = koniec gry

towerup-ending = { $reason ->
        [tenth-roof] dziesiąty dach
        [shortage] brak pięter
       *[dead-board] nic więcej nie da się zbudować
    }

## Dlaczego ruch jest niemożliwy

towerup-refusal-first-starting-floor = Najpierw wybierz piętro startowe, które położysz.
towerup-refusal-first-starting-site = Najpierw połóż wybrane piętro startowe.
towerup-refusal-first-card-or-site = Najpierw weź kartę albo wybierz działkę, na której budujesz.
towerup-refusal-first-building-color = Najpierw wybierz kolor nowego budynku.
towerup-refusal-first-roof = Najpierw połóż dach.
towerup-refusal-first-take-floor = Najpierw weź piętro w dowolnym kolorze.
towerup-refusal-first-return-floor = Najpierw zwróć nadmiarowe piętro.
towerup-refusal-game-over = Gra jest skończona.
towerup-refusal-no-such-move = Nie ma ruchu o numerze { $number }.
towerup-refusal-no-such-site = Ta plansza ma { $sites } { $sites ->
        [one] działkę
        [few] działki
        [many] działek
       *[other] działki
    }; numeru { $number } wśród nich nie ma.
towerup-refusal-no-passing = Zrezygnować można tylko z dodatkowej tury; weź kartę albo buduj.
towerup-refusal-no-joker-to-lay = Nie ma już do położenia piętra startowego w dowolnym kolorze.
towerup-refusal-no-floor-to-lay = Nie ma już do położenia { $color ->
        [black] czarnego
        [grey] szarego
        [white] białego
       *[brown] brązowego
    } piętra startowego.
towerup-refusal-no-site-to-lay = Każda pusta działka sąsiaduje z { $color ->
        [black] czarnym
        [grey] szarym
        [white] białym
       *[brown] brązowym
    } piętrem.
towerup-refusal-supply-empty = W zasobie ogólnym nie ma { $color ->
        [black] czarnego
        [grey] szarego
        [white] białego
       *[brown] brązowego
    } piętra.
towerup-refusal-no-floor-to-return = Nie masz { $color ->
        [black] czarnego
        [grey] szarego
        [white] białego
       *[brown] brązowego
    } piętra.
towerup-refusal-no-floor-to-build = Nie masz { $color ->
        [black] czarnego
        [grey] szarego
        [white] białego
       *[brown] brązowego
    } piętra.
towerup-refusal-color-beside = Z działką { $site } sąsiaduje { towerup-color } budynek.
towerup-refusal-no-new-floor = W tej turze na { $site } nie położono piętra.
towerup-refusal-starting-site-taken = Na { $site } stoi już budynek.
towerup-refusal-floor-beside = Z działką { $site } sąsiaduje { $color ->
        [black] czarne
        [grey] szare
        [white] białe
       *[brown] brązowe
    } piętro.
towerup-refusal-site-taken = Na { $site } stoi już budynek.
towerup-refusal-no-roof-left = Nie masz już dachu, więc nie możesz rozpocząć budynku.
towerup-refusal-no-building-beside = Działka { $site } nie sąsiaduje z żadnym budynkiem.
towerup-refusal-all-colors-beside = Z działką { $site } sąsiadują budynki we wszystkich kolorach ({ $colors }).
towerup-refusal-cannot-pay = { $site } kosztuje { $floors } { $floors ->
        [one] { $color ->
            [black] czarne
            [grey] szare
            [white] białe
           *[brown] brązowe
        } piętro
        [few] { $color ->
            [black] czarne
            [grey] szare
            [white] białe
           *[brown] brązowe
        } piętra
        [many] { $color ->
            [black] czarnych
            [grey] szarych
            [white] białych
           *[brown] brązowych
        } pięter
       *[other] { $color ->
            [black] czarnego
            [grey] szarego
            [white] białego
           *[brown] brązowego
        } piętra
    }; masz { $held }.
towerup-refusal-no-other-color = Nie masz piętra w kolorze, który nie sąsiaduje z działką { $site }.

## Opcje nowego stołu

towerup-option-starting_floors = Ile pięter startowych się kładzie; przy 4 graczach najwyżej 5
towerup-option-starting_floors-3 = 3, jak zwykle
towerup-option-starting_floors-4 = 4
towerup-option-starting_floors-5 = 5
towerup-option-starting_floors-6 = 6
towerup-option-starting_floors-7 = 7
towerup-option-objectives = Które trzy cele są w grze
towerup-option-objectives-random = Trzy losowe
towerup-option-objectives-starting = Zestaw startowy, na pierwszą grę
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

## Cele

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
towerup-objective-colors = Wszystkie 4 kolory
towerup-objective-colors-asks = Miej dach w budynku każdego z czterech kolorów.
towerup-objective-park = Cztery w parku
towerup-objective-park-asks = Miej dachy w czterech różnych budynkach w parku.
towerup-objective-areas = Wszystkie 5 dzielnic
towerup-objective-areas-asks = Miej dach w każdej z pięciu dzielnic.
towerup-objective-lake = Cztery nad jeziorem
towerup-objective-lake-asks = Miej dachy w czterech różnych budynkach nad jeziorem.
towerup-objective-connected = Pięć połączonych
towerup-objective-connected-asks = Miej dachy w pięciu budynkach, które łączą się biegnącymi między nimi ulicami.
towerup-objective-brown = Cztery brązowe
towerup-objective-brown-asks = Miej dachy w czterech różnych brązowych budynkach.
towerup-objective-greys = Szare dzielnice 3 + 2
towerup-objective-greys-asks = Miej dachy w trzech budynkach jednej szarej dzielnicy i w dwóch drugiej.
towerup-objective-borders = Dwie ulice przez granicę
towerup-objective-borders-asks = Miej dachy na obu końcach dwóch ulic przez granicę dzielnic: łącznie w czterech budynkach.
towerup-objective-double = Dwa razy dwa dachy
towerup-objective-double-asks = Miej po dwa własne dachy w dwóch budynkach.
towerup-objective-levels = Poziomy 1, 2, 3 i 4
towerup-objective-levels-asks = Miej po dachu na pierwszym, drugim, trzecim i czwartym poziomie.
towerup-objective-later = Losowany po piętrach startowych

## Podsumowanie i remisy

towerup-sheet-black_track = Czarny tor
towerup-sheet-grey_track = Szary tor
towerup-sheet-white_track = Biały tor
towerup-sheet-brown_track = Brązowy tor
towerup-sheet-tokens = Żetony premii
towerup-sheet-cone = Pachołek
towerup-tie-SCORE-2 = Wyżej jest bogatszy gracz.
towerup-tie-TIE-1 = Przy równych pieniądzach decyduje więcej pięter w zasobie gracza.
towerup-tie-TIE-2 = Tyle samo pieniędzy i pięter: miejsce jest wspólne.

## Co wydrukowano na elementach gry i jak pewne to jest

towerup-fact-floors_of_each_color = Liczba pięter każdego koloru
towerup-fact-cards = Karty materiałów
towerup-fact-track_money = Kwoty nad torami
towerup-fact-star_columns = Kolumny gwiazdek
towerup-fact-cone_money = Kwoty nad polami pachołka
towerup-fact-token_money = Wartości żetonów premii
towerup-fact-token_shapes = Kształty żetonów premii
towerup-fact-player_colors = Kolory graczy
towerup-fact-starting_objectives = Cele pierwszej gry
towerup-fact-most_starting_floors = Największa liczba pięter startowych
towerup-fact-areas = Dzielnice
towerup-fact-front_sites = Działki, 3 i 4 graczy
towerup-fact-front_streets = Ulice, 3 i 4 graczy
towerup-fact-front_areas = Granice dzielnic, 3 i 4 graczy
towerup-fact-front_landscape = Krajobraz, 3 i 4 graczy
towerup-fact-back_sites = Działki, 2 graczy
towerup-fact-back_streets = Ulice, 2 graczy
towerup-fact-back_areas = Granice dzielnic, 2 graczy
towerup-fact-back_landscape = Krajobraz, 2 graczy

## Na stole

towerup-city = Miasto: { $sites } { $sites ->
        [one] działka
        [few] działki
        [many] działek
       *[other] działki
    }
towerup-map-note = Mapa jest odtworzona: wydrukowanej nie udało się znaleźć.
towerup-site-empty = { $site }, pusta działka, { towerup-area }.
towerup-site-building = { $site }, { towerup-color } budynek, { $floors } { $floors ->
        [one] piętro
        [few] piętra
        [many] pięter
       *[other] piętra
    }, { towerup-area }.
towerup-site-roof = Dach na poziomie { $level }: { $name }.
towerup-end-phase = Trwa faza końcowa: { towerup-ending }.
towerup-extra-turn = Dodatkowa tura: { $name }.
towerup-market = Rynek
towerup-card = Karta { $number }: { $shows }.
towerup-card-gone = Karta { $number } jest już wzięta.
towerup-deck = Talia: { $cards } { $cards ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }
towerup-discard = Stos odrzuconych: { $cards } { $cards ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }
towerup-supply = Zasób ogólny
towerup-floors-of-color = { $floors } { $floors ->
        [one] { $color ->
            [black] czarne
            [grey] szare
            [white] białe
           *[brown] brązowe
        } piętro
        [few] { $color ->
            [black] czarne
            [grey] szare
            [white] białe
           *[brown] brązowe
        } piętra
        [many] { $color ->
            [black] czarnych
            [grey] szarych
            [white] białych
           *[brown] brązowych
        } pięter
       *[other] { $color ->
            [black] czarnego
            [grey] szarego
            [white] białego
           *[brown] brązowego
        } piętra
    }
towerup-joker = dowolny kolor
towerup-objectives = Cele
towerup-tokens-left = Pozostałe żetony: { $tokens }
towerup-token-of = { $name }: { $money }
towerup-money = { $money } { $money ->
        [one] milion
        [few] miliony
        [many] milionów
       *[other] miliona
    }
towerup-enlarge = { $name }, { $money } { $money ->
        [one] milion
        [few] miliony
        [many] milionów
       *[other] miliona
    }: cała planszetka
towerup-track = { towerup-color } tor: { $steps } { $steps ->
        [one] krok
        [few] kroki
        [many] kroków
       *[other] kroku
    }, { $money } { $money ->
        [one] milion
        [few] miliony
        [many] milionów
       *[other] miliona
    }.
towerup-floors-held = Piętra: { $floors } z { $limit }
towerup-roofs-left = { $roofs ->
        [one] został { $roofs } dach
        [few] zostały { $roofs } dachy
        [many] zostało { $roofs } dachów
       *[other] zostało { $roofs } dachu
    }
towerup-cone-set = Pachołek: { $roofs } { $roofs ->
        [one] widoczny dach
        [few] widoczne dachy
        [many] widocznych dachów
       *[other] widocznego dachu
    }, { $money } { $money ->
        [one] milion
        [few] miliony
        [many] milionów
       *[other] miliona
    }
towerup-cone-now = Teraz { $roofs } { $roofs ->
        [one] widoczny dach
        [few] widoczne dachy
        [many] widocznych dachów
       *[other] widocznego dachu
    }: pachołek dałby { $money } { $money ->
        [one] milion
        [few] miliony
        [many] milionów
       *[other] miliona
    }
towerup-tokens = Żetony premii
towerup-tokens-money = Żetony premii: { $money } { $money ->
        [one] milion
        [few] miliony
        [many] milionów
       *[other] miliona
    }
towerup-tray-lay_floor = Które piętro startowe?
towerup-tray-build_color = Budynek na { $site }: jaki kolor?
towerup-tray-take_floor = { $floors ->
        [one] Weź piętro w dowolnym kolorze
        [few] Weź { $floors } piętra w dowolnych kolorach, jedno po drugim
        [many] Weź { $floors } pięter w dowolnych kolorach, jedno po drugim
       *[other] Weź { $floors } piętra w dowolnych kolorach, jedno po drugim
    }
towerup-tray-return_floor = Które piętro zwrócić?
towerup-tray-turn = Dodatkowa tura: weź kartę, buduj albo ją zakończ
