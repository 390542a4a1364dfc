### Azul: Witraże Sintry. Kolory odmieniają się przez wybór według $color (blue, orange, pink, yellow, white; joker: pole joker).
### $signed to punkty ze znakiem, na przykład „+7”.

sintra-name = Witraże Sintry
sintra-about = Zabieraj tafle szkła jednego koloru, kończ kwatery i oszklij osiem okien swojego pałacu.

sintra-color = { $color ->
        [blue] niebieski
        [orange] pomarańczowy
        [pink] różowy
        [yellow] żółty
        [white] biały
       *[joker] joker
    }

## Co teraz trzeba zrobić

sintra-ask-turn = Zabierz tafle jednego koloru albo cofnij witrażystę.
sintra-ask-keep_pane = Kwatera jest ukończona: wybierz taflę, która trafi do okna.
sintra-wait-turn = { $name } ma zabrać tafle albo cofnąć witrażystę.
sintra-wait-keep_pane = { $name } wybiera taflę, która trafi do okna.

## Ruchy: w dzienniku, podpowiedziach i na liście ruchów

sintra-move-take = { $source ->
        [center] Środek
       *[other] Warsztat { $source }
    }: { $glyph } { $color ->
        [blue] niebieskie
        [orange] pomarańczowe
        [pink] różowe
        [yellow] żółte
       *[white] białe
    } { $target ->
        [floor] na podłogę
       *[other] na kwaterę { $target }
    }
sintra-move-back = Cofnięcie witrażysty
sintra-move-keep = Do okna: { $glyph } { sintra-color }

## Co zrobił los: $number to numer miejsca przy stole, od 1

sintra-chance-start = Znacznik gracza rozpoczynającego: miejsce przy stole nr { $number }.

## Do czego prowadzi ruch

sintra-consequence-token = znacznik gracza rozpoczynającego
sintra-consequence-glazier = witrażysta nad miejsce { $place }
sintra-consequence-placed = na kwaterę: { $panes }
sintra-consequence-broken = { $panes ->
        [one] { $panes } się tłucze
        [few] { $panes } się tłuką
        [many] { $panes } się tłucze
       *[other] { $panes } się tłucze
    }
sintra-consequence-row = { $row_points ->
        [0] stłuczone szkło znów na 0
       *[other] stłuczone szkło na { $row_points }
    }
sintra-consequence-returns_to_the_top = dolny rząd stłuczonego szkła: { $signed }
sintra-consequence-completed = kwatera { $place } ukończona
sintra-consequence-color_bonus = { $glyph } premia za kolor { sintra-color }: { $signed }
sintra-consequence-choice = potem wybór witraża: +{ $then } za okna
sintra-consequence-glazed = { $glyph } { sintra-color } witraż w { $panel ->
        [upper] górnej
       *[lower] dolnej
    } ramie okna { $place }
sintra-consequence-windows = okna ({ $windows }): { $signed }
sintra-consequence-turned = kwatera { $place } na drugą stronę
sintra-consequence-removed = kwatera { $place } opuszcza grę
sintra-consequence-round_over = koniec rundy { $round }
sintra-consequence-game_over = koniec gry
sintra-consequence-panes_on_strips = tafle na kwaterach: { $signed }
sintra-consequence-last_row = stłuczone szkło: { $signed }
sintra-consequence-side_bonus = premia pałacu: { $signed }
sintra-consequence-stopped_at_zero = wynik zatrzymany na 0: { $signed }

## Dlaczego ruch jest niemożliwy

sintra-refusal-game-over = Gra jest skończona.
sintra-refusal-no-such-move = Nie ma ruchu o numerze { $number }.
sintra-refusal-nothing-to-keep = Żadnej kwatery właśnie nie ukończono, więc nie ma tafli do wyboru.
sintra-refusal-keep-first = Najpierw wybierz, która tafla z kwatery na miejscu { $place } trafi do okna.
sintra-refusal-not-on-strip = W ukończonej kwaterze nie ma { $color ->
        [blue] niebieskiej
        [orange] pomarańczowej
        [pink] różowej
        [yellow] żółtej
       *[white] białej
    } tafli.
sintra-refusal-no-strip-left = Nie ma już planszy kwatery, nad którą można by cofnąć witrażystę.
sintra-refusal-already-leftmost = Witrażysta stoi już nad skrajną lewą planszą kwatery ({ $place }); zabierz tafle.
sintra-refusal-leftmost-to-the-right = Skrajna lewa plansza kwatery ({ $place }) leży na prawo od witrażysty ({ $glazier }).
sintra-refusal-no-such-display = Przy tej liczbie graczy ({ $seats }) są warsztaty od 1 do { $displays }; warsztatu { $source } nie ma.
sintra-refusal-not-in-center = Na środku pola gry nie ma { $color ->
        [blue] niebieskiej
        [orange] pomarańczowej
        [pink] różowej
        [yellow] żółtej
       *[white] białej
    } tafli.
sintra-refusal-not-on-display = Na warsztacie { $source } nie ma { $color ->
        [blue] niebieskiej
        [orange] pomarańczowej
        [pink] różowej
        [yellow] żółtej
       *[white] białej
    } tafli.
sintra-refusal-must-be-placed = Kolor { sintra-color } mieści się w zasięgu witrażysty (miejsce: { $places }), więc trzeba go położyć.
sintra-refusal-left-of-glazier = Miejsce { $place } jest na lewo od witrażysty ({ $glazier }).
sintra-refusal-empty-place = Miejsce { $place } jest puste: jego plansza kwatery opuściła grę.
sintra-refusal-no-free-space = Plansza kwatery na miejscu { $place } nie ma wolnego pola na kolor { sintra-color }.

## Opcje stołu

sintra-option-side = Strona plansz pałaców: co nagradza koniec gry.
sintra-option-side-A = A: witraże wokół ornamentów
sintra-option-side-B = B: całkowicie przeszklone okna razy witraże jednego koloru
sintra-option-clamp_score_at_zero = Wynik nigdy nie spada poniżej 0
sintra-option-clamp_score_at_zero-false = Nie: może być ujemny
sintra-option-clamp_score_at_zero-true = Tak: zatrzymuje się na 0
sintra-option-b_only_leftwards = Witrażystę można cofnąć tylko w lewo
sintra-option-b_only_leftwards-true = Tak
sintra-option-b_only_leftwards-false = Nie: nad skrajną lewą kwaterę, gdziekolwiek leży
sintra-option-ask_kept_pane_on_side_a = Na stronie A gracz wybiera taflę, która trafia do okna
sintra-option-ask_kept_pane_on_side_a-false = Nie: trafia tafla w najczęstszym kolorze kwatery
sintra-option-ask_kept_pane_on_side_a-true = Tak

## Podsumowanie punktów i remisy

sintra-sheet-color_bonus = Premie za kolor
sintra-sheet-windows = Okna
sintra-sheet-returns_to_the_top = Dolny rząd Toru stłuczonego szkła
sintra-sheet-panes_on_strips = Tafle na kwaterach
sintra-sheet-last_row = Ostatni rząd Toru stłuczonego szkła
sintra-sheet-side_bonus = Premia pałacu
sintra-sheet-stopped_at_zero = Straty zatrzymane na 0
sintra-tie-TIE-1 = Wygrywa najwyższy wynik.
sintra-tie-TIE-2 = Wyniki są równe: wyżej jest ten, kto mniej stracił na Torze stłuczonego szkła.
sintra-tie-TIE-3 = Równe wyniki i równe straty na Torze stłuczonego szkła: miejsce jest wspólne.

## Co wydrukowano na elementach gry

sintra-fact-colors = Kolory tafli
sintra-fact-panes_of_each_color = Liczba tafli każdego koloru
sintra-fact-displays = Warsztaty dostawców dla 2, 3 i 4 graczy
sintra-fact-panes_on_a_display = Tafle na warsztacie dostawcy
sintra-fact-window_points_a = Punkty poniżej okien, strona A
sintra-fact-window_points_b = Punkty poniżej okien, strona B
sintra-fact-ornaments = Okna wokół każdego ornamentu
sintra-fact-ornament_points = Punkty za ornament
sintra-fact-broken_glass = Rzędy Toru stłuczonego szkła
sintra-fact-strips = Kolory kwater

## Na planszy, głównie dla czytników ekranu

sintra-market = Warsztaty dostawców i środek pola gry
sintra-display = Warsztat { $source }
sintra-center = Środek
sintra-group-display = Warsztat { $source }, kolor { sintra-color }: { $panes } { $panes ->
        [one] tafla
        [few] tafle
        [many] tafli
       *[other] tafli
    }
sintra-group-center = Środek pola gry, kolor { sintra-color }: { $panes } { $panes ->
        [one] tafla
        [few] tafle
        [many] tafli
       *[other] tafli
    }
sintra-token-center = Znacznik gracza rozpoczynającego leży na środku pola gry
sintra-token-held = { $name } ma znacznik gracza rozpoczynającego
sintra-round = Runda { $round } z { $rounds }: kolor rundy to { sintra-color }
sintra-rounds-over = Wszystkie rundy się skończyły
sintra-supply = Tafle w woreczku i w szklanej wieży
sintra-bag = Woreczek
sintra-tower = Wieża
sintra-sum = = { $panes }
sintra-points = { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
sintra-at-the-end = na koniec:
sintra-others = Inne pałace
sintra-palace-of = Pałac: { $name }
sintra-palace = Pałac: { $name }; witrażysta stoi nad miejscem { $place }
sintra-enlarge = Powiększ pałac: { $name }
sintra-show = Pałac: { $name }
sintra-close = Zamknij
sintra-strip = Kwatera { $place }: { $spaces }.
sintra-strip-removed = Miejsce { $place } jest puste.
sintra-space = { $pane ->
        [none] wolne pole { $color ->
            [blue] niebieskie
            [orange] pomarańczowe
            [pink] różowe
            [yellow] żółte
            [white] białe
           *[joker] joker
        }
        [blue] niebieska tafla
        [orange] pomarańczowa tafla
        [pink] różowa tafla
        [yellow] żółta tafla
       *[white] biała tafla
    }
sintra-window = Okno { $place }, { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }: górna rama { $upper ->
        [none] pusta
        [blue] z niebieskim witrażem
        [orange] z pomarańczowym witrażem
        [pink] z różowym witrażem
        [yellow] z żółtym witrażem
       *[white] z białym witrażem
    }, dolna rama { $lower ->
        [none] pusta
        [blue] z niebieskim witrażem
        [orange] z pomarańczowym witrażem
        [pink] z różowym witrażem
        [yellow] z żółtym witrażem
       *[white] z białym witrażem
    }.
sintra-glazier = Witrażysta nad miejscem { $place }: cofnij
sintra-send-back = Cofnij witrażystę nad miejsce { $place }
sintra-track = Podłoga; Tor stłuczonego szkła: { $row_points }
sintra-keep = Która tafla trafi do okna?
sintra-keep-color = Do okna: { sintra-color }
sintra-badge-broken = ✕{ $panes }
sintra-badge-wins = { $percent }%
