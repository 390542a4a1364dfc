### Sagrada. Kość to $color, $value i $glyph (symbol koloru) albo $die: symbol i wartość, na przykład „▲3”.
### $signed to punkty ze znakiem, na przykład „+7”. Według $tool i $objective wybiera się nazwy; nazwy wzorów zostają, jak je wydrukowano.

sagrada-name = Sagrada
sagrada-about = Dobieraj szklane kości i układaj z nich witraż: obok siebie nie mogą leżeć dwie tego samego koloru ani odcienia.

## Co teraz trzeba zrobić

sagrada-ask-choose_pattern = Wybierz wzór swojego witraża.
sagrada-ask-menu = Weź kość z puli, użyj narzędzia albo zakończ turę.
sagrada-ask-place_or_tool = Połóż kość na podświetlonym polu albo użyj do niej narzędzia.
sagrada-ask-pay = Wybierz z puli kość, którą zapłacisz za narzędzie.
sagrada-ask-shift = O jeden więcej czy mniej? Wybierz nową wartość kości.
sagrada-ask-track_die = Wybierz z toru rund kość, na którą zamienisz swoją.
sagrada-ask-set_value = Wybierz wartość wylosowanej kości.
sagrada-ask-place = Połóż kość na podświetlonym polu.
sagrada-ask-place_or_pool = Połóż kość na podświetlonym polu albo odłóż ją do puli.
sagrada-ask-move_die = Wybierz w swoim witrażu kość do przesunięcia.
sagrada-ask-move_to = Wybierz pole, na które przesuniesz kość.
sagrada-ask-second_die = Wybierz drugą kość do przesunięcia albo, jeśli wolno, poprzestań na jednej.
sagrada-ask-extra_die = Weź z puli drugą kość.

sagrada-wait-choose_pattern = { $name } wybiera wzór.
sagrada-wait-menu = { $name } wybiera kość albo narzędzie.
sagrada-wait-place_or_tool = { $name } trzyma kość i ma ją położyć.
sagrada-wait-pay = { $name } płaci za narzędzie.
sagrada-wait-shift = { $name } zmienia wartość kości o jeden.
sagrada-wait-track_die = { $name } zamienia kość z jedną z toru rund.
sagrada-wait-set_value = { $name } ustawia wartość kości.
sagrada-wait-place = { $name } ma położyć kość.
sagrada-wait-place_or_pool = { $name } ma położyć kość albo odłożyć ją do puli.
sagrada-wait-move_die = { $name } wybiera kość do przesunięcia.
sagrada-wait-move_to = { $name } przesuwa kość.
sagrada-wait-second_die = { $name } wybiera drugą kość do przesunięcia.
sagrada-wait-extra_die = { $name } ma wziąć drugą kość.

## Ruchy: w dzienniku, podpowiedziach i na liście ruchów

sagrada-move-choose = Wzór { $pattern }
sagrada-move-take = Z puli: { $color ->
        [red] czerwona
        [green] zielona
        [blue] niebieska
        [yellow] żółta
       *[purple] fioletowa
    } { $value } { $glyph }
sagrada-move-place = Na pole { $space }
sagrada-move-use = Narzędzie: { $tool ->
        [grozing_pliers] Szczypce do skubania
        [eglomise_brush] Pędzel do églomisé
        [copper_foil_burnisher] Wygładzacz folii
        [lathekin] Rozwieracz ołowiu
        [lens_cutter] Cyrkiel do szkła
        [flux_brush] Pędzel do topnika
        [glazing_hammer] Młotek szklarski
        [running_pliers] Szczypce do łamania
        [cork_backed_straightedge] Linijka z korkiem
        [grinding_stone] Kamień szlifierski
        [flux_remover] Zmywacz topnika
       *[tap_wheel] Kółko tnące
    }
sagrada-move-pay = Zapłata: { $color ->
        [red] czerwona
        [green] zielona
        [blue] niebieska
        [yellow] żółta
       *[purple] fioletowa
    } { $value } { $glyph }
sagrada-move-up = O jeden więcej
sagrada-move-down = O jeden mniej
sagrada-move-swap = Zamiana na: { $color ->
        [red] czerwona
        [green] zielona
        [blue] niebieska
        [yellow] żółta
       *[purple] fioletowa
    } { $value } { $glyph }
sagrada-move-set = Wartość { $value }
sagrada-move-pool = Do puli
sagrada-move-move = Przesunięcie kości z pola { $space }
sagrada-move-to = Przesunięcie na pole { $space }
sagrada-move-stop = Bez drugiej kości
sagrada-move-end = Koniec tury

## Co zrobił los

sagrada-chance-roll = Wynik rzutu: { $color ->
        [red] czerwona
        [green] zielona
        [blue] niebieska
        [yellow] żółta
       *[purple] fioletowa
    } { $value } { $glyph }
sagrada-chance-drawn = { $color ->
        [red] Wylosowano czerwoną kość
        [green] Wylosowano zieloną kość
        [blue] Wylosowano niebieską kość
        [yellow] Wylosowano żółtą kość
       *[purple] Wylosowano fioletową kość
    } { $glyph }

## Do czego prowadzi ruch

sagrada-consequence-tokens = { $tokens } { $tokens ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonu
    } przychylności
sagrada-consequence-paid = kosztuje { $tokens } { $tokens ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonu
    } przychylności: { $signed }
sagrada-consequence-skips = druga tura w tej rundzie przepada
sagrada-consequence-spent = { $die } opuszcza grę
sagrada-consequence-rolls = { $dice ->
        [one] ponowny rzut kością
        [few] ponowny rzut { $dice } kośćmi
        [many] ponowny rzut { $dice } kośćmi
       *[other] ponowny rzut { $dice } kości
    }
sagrada-consequence-bag = { $die } do woreczka, losowanie innej kości
sagrada-consequence-swapped = { $die } na pole rundy { $round } toru rund
sagrada-consequence-becomes = zmienia się w { $die }
sagrada-consequence-pooled = { $die } do puli
sagrada-consequence-filled = o jedno puste pole mniej: { $signed }
sagrada-consequence-objective = { $line ->
        [row_color_variety] Różne kolory w rzędach
        [column_color_variety] Różne kolory w kolumnach
        [row_shade_variety] Różne odcienie w rzędach
        [column_shade_variety] Różne odcienie w kolumnach
        [light_shades] Jasne odcienie
        [medium_shades] Średnie odcienie
        [deep_shades] Ciemne odcienie
        [shade_variety] Wszystkie odcienie
        [color_diagonals] Kolorowe przekątne
       *[color_variety] Wszystkie kolory
    }: { $signed }
sagrada-consequence-private = { $color ->
        [red] Odcienie czerwieni
        [green] Odcienie zieleni
        [blue] Odcienie błękitu
        [yellow] Odcienie żółci
       *[purple] Odcienie fioletu
    } { $glyph }: { $signed }
sagrada-consequence-fits = { $spaces ->
        [0] bez zmian nigdzie nie pasuje
        [one] pasuje na { $spaces } pole
        [few] pasuje na { $spaces } pola
        [many] pasuje na { $spaces } pól
       *[other] pasuje na { $spaces } pola
    }
sagrada-consequence-extra = druga kość z puli do położenia
sagrada-consequence-turn = koniec tury
sagrada-consequence-round = { $dice ->
        [0] koniec rundy { $round }, nie została żadna kość
        [one] koniec rundy { $round }, { $dice } kość na tor rund
        [few] koniec rundy { $round }, { $dice } kości na tor rund
        [many] koniec rundy { $round }, { $dice } kości na tor rund
       *[other] koniec rundy { $round }, { $dice } kości na tor rund
    }
sagrada-consequence-target = wynik do pobicia: { $target }
sagrada-consequence-over = koniec gry

## Dlaczego ruch jest niemożliwy

sagrada-refusal-over = Gra jest skończona.
sagrada-refusal-no-such-move = Nie ma takiego ruchu.
sagrada-refusal-first-choose-pattern = Najpierw wybierz jeden ze swoich czterech wzorów.
sagrada-refusal-first-act = Weź kość, użyj narzędzia albo zakończ turę.
sagrada-refusal-first-place-or-tool = Najpierw połóż { $hand } albo użyj do niej narzędzia.
sagrada-refusal-first-pay = Najpierw zapłać kością z puli za narzędzie: { $tool ->
        [grozing_pliers] Szczypce do skubania
        [eglomise_brush] Pędzel do églomisé
        [copper_foil_burnisher] Wygładzacz folii
        [lathekin] Rozwieracz ołowiu
        [lens_cutter] Cyrkiel do szkła
        [flux_brush] Pędzel do topnika
        [glazing_hammer] Młotek szklarski
        [running_pliers] Szczypce do łamania
        [cork_backed_straightedge] Linijka z korkiem
        [grinding_stone] Kamień szlifierski
        [flux_remover] Zmywacz topnika
       *[tap_wheel] Kółko tnące
    }.
sagrada-refusal-first-shift = Najpierw wybierz, czy wartość { $hand } ma wzrosnąć, czy zmaleć.
sagrada-refusal-first-swap = Najpierw wybierz z toru rund kość, na którą zamienisz { $hand }.
sagrada-refusal-first-set-value = Najpierw ustaw wartość wylosowanej kości.
sagrada-refusal-first-place = Najpierw połóż { $hand }.
sagrada-refusal-first-place-or-pool = Najpierw połóż { $hand } albo odłóż ją do puli.
sagrada-refusal-first-choose-die = Najpierw wybierz kość do przesunięcia.
sagrada-refusal-first-move-to = Najpierw wybierz, dokąd trafi kość z pola { $lifted }.
sagrada-refusal-first-choose-second-die = Najpierw wybierz drugą kość do przesunięcia.
sagrada-refusal-first-take-extra-die = Najpierw weź z puli drugą kość.
sagrada-refusal-not-in-pool = W puli nie ma { $die }.
sagrada-refusal-pays-with-color = { $color ->
        [red] Za to narzędzie płaci się czerwoną kością ▲
        [green] Za to narzędzie płaci się zieloną kością ✚
        [blue] Za to narzędzie płaci się niebieską kością ☾
        [yellow] Za to narzędzie płaci się żółtą kością ★
       *[purple] Za to narzędzie płaci się fioletową kością ◆
    }; { $die } się nie nadaje.
sagrada-refusal-needed-in-pool = Bez { $die } w puli nie dałoby się wykonać efektu narzędzia.
sagrada-refusal-drafted-already = W tej turze kość jest już dobrana.
sagrada-refusal-fits-nowhere = { $die } nie pasuje na żadne pole witraża i nie można użyć do niej żadnego narzędzia.
sagrada-refusal-track-die-fits-nowhere = { $die } nie pasowałaby na żadne pole witraża.
sagrada-refusal-not-on-track = Na torze rund nie ma { $die }.
sagrada-refusal-cannot-shift = Wartość { $die } nie może { $way ->
        [up] wzrosnąć
       *[down] zmaleć
    }: 6 nigdy nie zmienia się w 1 ani 1 w 6.
sagrada-refusal-shifted-fits-nowhere = { $die } nie pasowałaby na żadne pole witraża.
sagrada-refusal-not-laid-out = Tego narzędzia nie ma wśród wyłożonych.
sagrada-refusal-used-a-tool = W tej turze użyto już narzędzia.
sagrada-refusal-draft-is-over = Tego narzędzia używa się między wzięciem a położeniem kości, a w tej turze kość jest już dobrana.
sagrada-refusal-take-a-die-first = Tego narzędzia używa się do dobieranej kości: najpierw weź kość.
sagrada-refusal-not-while-drafting = Tego narzędzia nie można użyć między wzięciem a położeniem kości.
sagrada-refusal-works-once = Tego narzędzia już użyto; w grze solo każde działa tylko raz.
sagrada-refusal-no-die-to-pay = { $color ->
        [red] Za to narzędzie płaci się czerwoną kością ▲
        [green] Za to narzędzie płaci się zieloną kością ✚
        [blue] Za to narzędzie płaci się niebieską kością ☾
        [yellow] Za to narzędzie płaci się żółtą kością ★
       *[purple] Za to narzędzie płaci się fioletową kością ◆
    }, a w puli takiej nie ma.
sagrada-refusal-costs-too-much = To narzędzie kosztuje { $cost } { $cost ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonu
    } przychylności, a masz { $tokens }.
sagrada-refusal-second-turn-before-draft = Tego narzędzia używa się w drugiej turze rundy, przed dobraniem kości.
sagrada-refusal-first-turn-after-draft = Tego narzędzia używa się w pierwszej turze rundy, po dobraniu kości.
sagrada-refusal-not-carried-out = Efektu tego narzędzia nie dałoby się wykonać w całości.
sagrada-refusal-no-die-there = Na polu { $space } nie ma kości.
sagrada-refusal-just-moved = Kość na polu { $space } była przesunięta przed chwilą; druga musi być inna.
sagrada-refusal-another-color = Obie kości muszą być w jednym kolorze; { $die } na polu { $space } jest w innym.
sagrada-refusal-color-not-on-track = { $color ->
        [red] Na torze rund nie ma czerwonej kości ▲.
        [green] Na torze rund nie ma zielonej kości ✚.
        [blue] Na torze rund nie ma niebieskiej kości ☾.
        [yellow] Na torze rund nie ma żółtej kości ★.
       *[purple] Na torze rund nie ma fioletowej kości ◆.
    }
sagrada-refusal-no-second-move = { $die } z pola { $space } nie da się przesunąć tak, żeby potem można było przesunąć drugą kość.
sagrada-refusal-cannot-be-moved = Nie ma pola, na które można by przesunąć { $die } z pola { $space }.
sagrada-refusal-taken = Na polu { $space } leży już kość.
sagrada-refusal-not-on-the-edge = Pole { $space } nie leży na krawędzi, a tam musi trafić pierwsza kość.
sagrada-refusal-touches-a-die = Pole { $space } sąsiaduje z kością; z tym narzędziem nie może sąsiadować z żadną.
sagrada-refusal-touches-no-die = Pole { $space } nie sąsiaduje z żadną kością.
sagrada-refusal-asks-for-color = Pole { $space } wymaga innego koloru niż kolor { $die }.
sagrada-refusal-asks-for-value = Pole { $space } wymaga innej wartości niż wartość { $die }.
sagrada-refusal-beside-same-color = { $color ->
        [red] Pole { $space } sąsiaduje bokiem z inną czerwoną kością ▲.
        [green] Pole { $space } sąsiaduje bokiem z inną zieloną kością ✚.
        [blue] Pole { $space } sąsiaduje bokiem z inną niebieską kością ☾.
        [yellow] Pole { $space } sąsiaduje bokiem z inną żółtą kością ★.
       *[purple] Pole { $space } sąsiaduje bokiem z inną fioletową kością ◆.
    }
sagrada-refusal-beside-same-value = Pole { $space } sąsiaduje bokiem z inną kością o wartości { $value }.
sagrada-refusal-no-second-move-from-there = Po przesunięciu na pole { $space } nie dałoby się przesunąć drugiej kości.

## Opcje stołu

sagrada-option-open_private = Cele osobiste są jawne od początku
sagrada-option-open_private-false = Nie, każdy zna tylko swój
sagrada-option-open_private-true = Tak, widzą je wszyscy
sagrada-option-solo_tools = Narzędzia w grze solo
sagrada-option-solo_tools-1 = 1: skrajnie trudno
sagrada-option-solo_tools-2 = 2: trudno
sagrada-option-solo_tools-3 = 3: zwykle
sagrada-option-solo_tools-4 = 4: łagodnie
sagrada-option-solo_tools-5 = 5: łatwo

## Podsumowanie punktów, remisy i elementy gry

sagrada-sheet-row_color_variety = Różne kolory w rzędach
sagrada-sheet-column_color_variety = Różne kolory w kolumnach
sagrada-sheet-row_shade_variety = Różne odcienie w rzędach
sagrada-sheet-column_shade_variety = Różne odcienie w kolumnach
sagrada-sheet-light_shades = Jasne odcienie
sagrada-sheet-medium_shades = Średnie odcienie
sagrada-sheet-deep_shades = Ciemne odcienie
sagrada-sheet-shade_variety = Wszystkie odcienie
sagrada-sheet-color_diagonals = Kolorowe przekątne
sagrada-sheet-color_variety = Wszystkie kolory
sagrada-sheet-private = Cel osobisty
sagrada-sheet-tokens = Pozostałe żetony przychylności
sagrada-sheet-empty_spaces = Puste pola

sagrada-tie-SCORE-7 = więcej punktów
sagrada-tie-TIE-1 = więcej punktów z celu osobistego
sagrada-tie-TIE-2 = więcej pozostałych żetonów przychylności
sagrada-tie-TIE-3 = późniejsza kolej w rundzie 10
sagrada-tie-R27 = nic ich nie różni

sagrada-fact-colors = Kolory kości
sagrada-fact-dice_of_each_color = Liczba kości każdego koloru
sagrada-fact-favor_tokens = Liczba żetonów przychylności
sagrada-fact-tools = Narzędzia i ich kolory solo
sagrada-fact-public_objectives = Cele wspólne i ich punkty
sagrada-fact-private_objectives = Cele osobiste
sagrada-fact-card_1 = Karta wzoru 1
sagrada-fact-card_2 = Karta wzoru 2
sagrada-fact-card_3 = Karta wzoru 3
sagrada-fact-card_4 = Karta wzoru 4
sagrada-fact-card_5 = Karta wzoru 5
sagrada-fact-card_6 = Karta wzoru 6
sagrada-fact-card_7 = Karta wzoru 7
sagrada-fact-card_8 = Karta wzoru 8
sagrada-fact-card_9 = Karta wzoru 9
sagrada-fact-card_10 = Karta wzoru 10
sagrada-fact-card_11 = Karta wzoru 11
sagrada-fact-card_12 = Karta wzoru 12

## Narzędzia

sagrada-tool = { $tool ->
        [grozing_pliers] Szczypce do skubania
        [eglomise_brush] Pędzel do églomisé
        [copper_foil_burnisher] Wygładzacz folii
        [lathekin] Rozwieracz ołowiu
        [lens_cutter] Cyrkiel do szkła
        [flux_brush] Pędzel do topnika
        [glazing_hammer] Młotek szklarski
        [running_pliers] Szczypce do łamania
        [cork_backed_straightedge] Linijka z korkiem
        [grinding_stone] Kamień szlifierski
        [flux_remover] Zmywacz topnika
       *[tap_wheel] Kółko tnące
    }
sagrada-tool-does = { $tool ->
        [grozing_pliers] Zwiększ albo zmniejsz wartość wziętej kości o jeden, potem ją połóż.
        [eglomise_brush] Przesuń jedną kość w swoim witrażu; kolor, którego wymaga nowe pole, nie ma znaczenia.
        [copper_foil_burnisher] Przesuń jedną kość w swoim witrażu; wartość, której wymaga nowe pole, nie ma znaczenia.
        [lathekin] Przesuń w swoim witrażu dokładnie dwie kości, jedną po drugiej.
        [lens_cutter] Zamień wziętą kość z jedną z toru rund, potem połóż tamtą.
        [flux_brush] Rzuć wziętą kością jeszcze raz; jeśli pasuje, połóż ją, a jeśli nie, wraca do puli.
        [glazing_hammer] W drugiej turze, przed wzięciem kości: rzuć całą pulą jeszcze raz.
        [running_pliers] W pierwszej turze, po położeniu kości: weź i połóż drugą; twoja druga tura przepada.
        [cork_backed_straightedge] Połóż wziętą kość tam, gdzie nie sąsiaduje z żadną inną.
        [grinding_stone] Odwróć wziętą kość: 1 i 6, 2 i 5, 3 i 4 zamieniają się miejscami. Potem ją połóż.
        [flux_remover] Włóż wziętą kość do woreczka, wylosuj inną i wybierz jej wartość; połóż ją albo odłóż do puli.
       *[tap_wheel] Przesuń jedną lub dwie kości w jednym kolorze, który jest na torze rund.
    }
sagrada-tool-cost = Kosztuje { $cost } { $cost ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonu
    } przychylności
# Obok tylu żetonów, ile kosztuje.
sagrada-tool-cost-short = Koszt: { $cost }
sagrada-tool-tokens = na karcie: { $tokens }
sagrada-tool-pays = { $color ->
        [red] Zapłata czerwoną kością
        [green] Zapłata zieloną kością
        [blue] Zapłata niebieską kością
        [yellow] Zapłata żółtą kością
       *[purple] Zapłata fioletową kością
    }
sagrada-tool-used = Użyte
sagrada-tool-label = Narzędzie { $number }, { $name }. { $does } { $cost }. { $tokens ->
        [0] {""}
        [one] Leży na nim { $tokens } żeton.
        [few] Leżą na nim { $tokens } żetony.
        [many] Leży na nim { $tokens } żetonów.
       *[other] Leży na nim { $tokens } żetonu.
    }

## Cele

sagrada-objective = { $objective ->
        [row_color_variety] Różne kolory w rzędach
        [column_color_variety] Różne kolory w kolumnach
        [row_shade_variety] Różne odcienie w rzędach
        [column_shade_variety] Różne odcienie w kolumnach
        [light_shades] Jasne odcienie
        [medium_shades] Średnie odcienie
        [deep_shades] Ciemne odcienie
        [shade_variety] Wszystkie odcienie
        [color_diagonals] Kolorowe przekątne
       *[color_variety] Wszystkie kolory
    }
sagrada-objective-does = { $objective ->
        [row_color_variety] za każdy pełny rząd bez powtórzonego koloru.
        [column_color_variety] za każdą pełną kolumnę bez powtórzonego koloru.
        [row_shade_variety] za każdy pełny rząd bez powtórzonej wartości.
        [column_shade_variety] za każdą pełną kolumnę bez powtórzonej wartości.
        [light_shades] za każdą parę 1 i 2, gdziekolwiek leżą.
        [medium_shades] za każdą parę 3 i 4, gdziekolwiek leżą.
        [deep_shades] za każdą parę 5 i 6, gdziekolwiek leżą.
        [shade_variety] za każdy zestaw wszystkich sześciu wartości, gdziekolwiek leżą.
        [color_diagonals] za każdą kość, która sąsiaduje po skosie z kością swojego koloru.
       *[color_variety] za każdy zestaw wszystkich pięciu kolorów, gdziekolwiek leżą.
    }
sagrada-objective-points = { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
sagrada-private = { $color ->
        [red] Odcienie czerwieni
        [green] Odcienie zieleni
        [blue] Odcienie błękitu
        [yellow] Odcienie żółci
       *[purple] Odcienie fioletu
    }
sagrada-private-does = { $color ->
        [red] Suma wartości czerwonych kości.
        [green] Suma wartości zielonych kości.
        [blue] Suma wartości niebieskich kości.
        [yellow] Suma wartości żółtych kości.
       *[purple] Suma wartości fioletowych kości.
    }
sagrada-private-own = Tylko twój.
sagrada-private-kind = Osobisty.
sagrada-private-solo = Liczy się lepszy z dwóch.
sagrada-private-hidden = Zakryty cel osobisty
sagrada-points-now = Punkty teraz

## Stół

sagrada-round = Runda { $round } z { $rounds }
sagrada-turn-order = Tury tej rundy
sagrada-pool = Pula
sagrada-pool-empty = Pula jest pusta.
sagrada-tools = Narzędzia
sagrada-objectives = Cele
sagrada-track = Tor rund
sagrada-track-round = { $count ->
        [0] Runda { $round }: bez kości
       *[other] Runda { $round }: { $dice }
    }
sagrada-bag = W woreczku
sagrada-bag-count = { $color ->
        [red] czerwone: { $count }
        [green] zielone: { $count }
        [blue] niebieskie: { $count }
        [yellow] żółte: { $count }
       *[purple] fioletowe: { $count }
    }
sagrada-target = Wynik do pobicia: { $target }
sagrada-tokens = { $tokens } { $tokens ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonu
    } przychylności
sagrada-score = { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
sagrada-score-known = { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } i zakryty cel
sagrada-skips = Druga tura przepada
sagrada-die = { $color ->
        [red] czerwona { $value }
        [green] zielona { $value }
        [blue] niebieska { $value }
        [yellow] żółta { $value }
       *[purple] fioletowa { $value }
    }
sagrada-pool-die = { $color ->
        [red] Czerwona { $value } w puli
        [green] Zielona { $value } w puli
        [blue] Niebieska { $value } w puli
        [yellow] Żółta { $value } w puli
       *[purple] Fioletowa { $value } w puli
    }
sagrada-die-in-hand = { $color ->
        [red] Czerwona { $value } w ręce
        [green] Zielona { $value } w ręce
        [blue] Niebieska { $value } w ręce
        [yellow] Żółta { $value } w ręce
       *[purple] Fioletowa { $value } w ręce
    }
sagrada-space-taken = { $color ->
        [red] { $space }: czerwona { $value }
        [green] { $space }: zielona { $value }
        [blue] { $space }: niebieska { $value }
        [yellow] { $space }: żółta { $value }
       *[purple] { $space }: fioletowa { $value }
    }
sagrada-space-blank = { $space }: białe pole
sagrada-space-value = { $space }: wymaga wartości { $value }
sagrada-space-color = { $color ->
        [red] { $space }: wymaga koloru czerwonego
        [green] { $space }: wymaga koloru zielonego
        [blue] { $space }: wymaga koloru niebieskiego
        [yellow] { $space }: wymaga koloru żółtego
       *[purple] { $space }: wymaga koloru fioletowego
    }
sagrada-asks = { $asks ->
        [red] czerwone
        [green] zielone
        [blue] niebieskie
        [yellow] żółte
        [purple] fioletowe
        [nothing] białe
       *[other] { $asks }
    }
sagrada-card = Karta wzoru { $number }
sagrada-pattern-label = { $pattern }, trudność { $difficulty }. { $rows }
sagrada-difficulty = Trudność { $difficulty }
sagrada-difficulty-tokens = { $difficulty } { $difficulty ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonu
    } przychylności
sagrada-is-choosing = wybiera wzór
sagrada-has-chosen = ma już wzór
sagrada-window-label = Witraż: { $name }, { $pattern }, { $dice } { $dice ->
        [one] kość
        [few] kości
        [many] kości
       *[other] kości
    }, { $tokens } { $tokens ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonu
    } przychylności
sagrada-enlarge = { $window }. Powiększ
sagrada-window = Witraż
sagrada-close = Zamknij
