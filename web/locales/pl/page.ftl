### Strona wokół gier. Co należy do jednej gry, jest w jej własnym pliku.

## Wszędzie

clerestory = Clerestory
skip = Przejdź do głównej części
navigation = Strony
rules = Zasady
new-table = Nowy stół
settings = Ustawienia
language = Język
language-en = English
language-cs = Čeština
language-pl = Polski
language-ru = Русский
appearance = Wygląd
appearance-system = Systemowy
appearance-light = Jasny
appearance-dark = Ciemny
close = Zamknij
dismiss = Ukryj
loading = Chwileczkę…
yes = Tak
no = Nie
start = Start
to-home = Na stronę główną
rule-link = Zasada { $rule }

title-home = Clerestory: gry planszowe o szkle i wieżach
title-new = Nowy stół · Clerestory
title-join = Dołącz do stołu · Clerestory
title-table = { $sentence } · { $game }
title-replay = Powtórka: { $game }
title-rules = Zasady · Clerestory
title-rules-of = Zasady gry { $game }
title-not-found = Nic tu nie ma

not-found = Pod tym adresem niczego nie ma. Może link jest ucięty.

## Strona główna

welcome = Wejdź, mamy tu dobre światło
tagline = Trzy gry planszowe o szkle i wieżach. Graj z botem, przy jednym ekranie albo ze znajomymi przez link.
play-now = Zagraj teraz
choose-level = Jak dobrze ma grać bot?
my-tables = Moje stoły
no-tables = Żadna gra nie jest w toku. Wybierz okno powyżej: dwa kliknięcia i grasz.
finished-tables =
    { $count } { $count ->
        [one] zakończona gra
        [few] zakończone gry
        [many] zakończonych gier
       *[other] zakończonej gry
    }
table-with = przy stole: { $others }
alone = nikt więcej
your-turn = Twoja tura
together = Zagrajcie razem
together-about = Otwórz stół, wybierz, kto gdzie siedzi, i wyślij link.
join = Dołącz z kodem
join-about = Kod widzi ten, kto otworzył stół. Można też wkleić link.
join-button = Dołącz
code-label = Kod stołu
code-placeholder = Kod albo link
your-name = Twoje imię
you-play-as = Grasz jako { $name }.
change-name = Zmień
keep = Zapisz
default-name = Gość
default-neighbor = Gość { $number }

## Boty

level = Poziom bota
level-novice = Nowicjusz
level-novice-about = Bierze to, co teraz daje najwięcej.
level-casual = Amator
level-casual-about = Planuje na własnej planszy i przeocza drobne różnice.
level-skilled = Zaawansowany
level-skilled-about = Starannie planuje na własnej planszy, a na twoją nie patrzy.
level-expert = Ekspert
level-expert-about = Najsilniejszy z tych, którzy myślą szybko.
level-master = Mistrz
level-master-about = Najsilniejszy, jakiego mamy. Nie spieszy się.
level-random = Losowy
level-greedy = Zachłanny

## Nowy stół

which-game = Która gra?
who-plays = Kto gra?
seat-number = Miejsce { $number }
wish-me = Ja
wish-here = Ktoś przy tym ekranie
wish-open = Wolne: wyślij link
wish-bot = Bot
open-about = Kto ma link, może tu usiąść.
name-of-seat = Imię na miejscu { $number }
level-of-seat = Poziom bota na miejscu { $number }
add-seat = Dodaj miejsce
remove-seat = Usuń miejsce { $number }
options = Opcje
option-choose = Wybierz samodzielnie: { $count }
option-chosen = wybrano { $picked } z { $count }
option-incomplete = Jedna z opcji nie jest jeszcze wybrana do końca.
components = Co jest w pudełku: { $title }
components-about = Nie wszystko, co wydrukowano, udało się ustalić. Kto ma pudełko, może to poprawić; do tego czasu mamy taką pewność.
components-hash = Zestaw elementów { $hash }
confidence-sourced = Znane ({ $count })
confidence-sourced-about = Podaje to co najmniej jedno źródło.
confidence-inferred = Wywnioskowane ({ $count })
confidence-inferred-about = Wynika z tego, co wiadomo.
confidence-reconstructed = Odtworzone ({ $count })
confidence-reconstructed-about = Nie udało się tego znaleźć; zastępstwo zgodne ze wszystkim, co wiemy.
confidence-unknown = Nieznane ({ $count })
confidence-unknown-about = Brak źródła; przyjęto zwykłą wartość.
record = Kontynuuj zapisaną grę
record-about = Wybierz zapis pobrany na koniec gry: można go przejrzeć i grać dalej od miejsca, w którym się urwał.
record-file = Plik z zapisem
record-chosen = Stół zacznie się od pliku { $file }.
record-forget = Zacznij jednak od nowa
record-unreadable = Ten plik nie jest zapisem gry.
open-table = Otwórz stół

## Miejsca

seats = Miejsca
seat-open = Miejsce { $number } (wolne)
seat-bot = Bot ({ $level })
you = (ty)
to-move = teraz gra
points-word = { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
away = Poza stołem
stand-in = Zastępuje bot ({ $level })
claim = Usiądź tutaj
seat-is-free = Jest wolne miejsce
bot-plays-for-you = Bot gra za ciebie.
seat-doings = Więcej
bot-plays = Niech gra bot
bot-stands-in = Niech zastąpi bot
bot-for-me = Niech bot gra za mnie
take-back = Wróć na moje miejsce
give-back = Oddaj miejsce
free-seat = Zwolnij miejsce
leave-seat = Opuść to miejsce
token-ask = Token dla programu-bota
token-title = Token tego miejsca
token-about = Program, który go wyśle, gra na tym miejscu. Zachowaj go dla siebie.
spectating = Oglądasz grę. Co zakryte dla widza, pozostaje zakryte.

## Przy stole

board = Plansza
side-panel = Miejsca, ruchy i dziennik
actions = Co możesz zrobić
cancel = Anuluj
undo = Cofnij
hint = Podpowiedź
thinking = Myślę…
share = Link
help-button = Pomoc
log = Co się wydarzyło
log-earlier = Co wydarzyło się wcześniej
log-start = Gra się zaczyna.
log-undo = { $name } cofa ruch.
log-move = { $name }: { $move }
log-move-leads-to = { $name }: { $move } ({ $leadsTo })
move-secret = ukryty wybór
move-leads-to = { $move }: { $leadsTo }
all-moves =
    { $count ->
        [one] { $count } możliwy ruch
        [few] Wszystkie { $count } możliwe ruchy
        [many] Wszystkie możliwe ruchy: { $count }
       *[other] Wszystkie możliwe ruchy: { $count }
    }
hints = Program by zagrał
hint-prospect = szansa wygranej { $wins }, średni wynik: { NUMBER($points, maximumFractionDigits: 1) }
hint-alone = szansa wygranej { $wins }, średnia przewaga nad wynikiem do pobicia: { NUMBER($points, maximumFractionDigits: 1) }
game-is-over = Gra jest skończona.
waiting = Chwileczkę…
waiting-for = Teraz gra { $name }.
waiting-for-seat = Czekamy, aż ktoś usiądzie na miejscu { $number }.
connection-lost = Połączenie przerwane. Wróci samo i nic nie przepadnie.
share-title = Stół w Clerestory
share-about = Wyślij ten link: kto go otworzy, może zająć wolne miejsce albo oglądać.
code = Kod
qr = Kod QR adresu { $link }
copy-link = Kopiuj link
copied = Link skopiowany.
copy-failed = Nie udało się skopiować linku: { $link }

pass-screen = Przekaż ekran: { $name }
pass-about = Coś jest tylko do wglądu tej osoby. Nic się nie pokaże, dopóki nie będzie gotowa.
pass-ready = To ja, { $name }

help = Pomoc
help-about = To, co ma złotą przerywaną obwódkę, można wybrać. Wybierz to, a potem miejsce, do którego ma trafić, albo przeciągnij. Skutek widać, zanim stanie się ostateczny.
keys-tab = Do następnego elementu, który można wybrać
keys-arrows = Do najbliższego elementu, który można wybrać, w tę stronę
keys-enter = Wybierz (spacja też działa)
keys-escape = Odłóż to, co wybrane
keys-undo = Cofnij ruch
keys-hint = Poproś o podpowiedź
keys-help = Ta pomoc

## Koniec

end-you-won = Wygrywasz z wynikiem { $points } { $points ->
        [one] punktu
        [few] punktów
        [many] punktów
       *[other] punktu
    }
end-won = { $name } wygrywa z wynikiem { $points } { $points ->
        [one] punktu
        [few] punktów
        [many] punktów
       *[other] punktu
    }
end-shared = { $names }: wspólne zwycięstwo, po { $points } { $points ->
        [one] punkcie
        [few] punkty
        [many] punktów
       *[other] punktu
    }
end-alone-won = Udało się: { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
end-alone-lost = Nie tym razem: { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
points-by-source = Punkty według źródeł
points = Punkty
place = { $place }.
total = Razem
rematch = Zagraj ponownie
to-rematch = Do następnej gry
replay = Powtórka
download-record = Pobierz zapis

## Powtórka

to-first = Na początek
one-back = Krok wstecz
one-on = Krok dalej
to-last = Na koniec
play = Odtwarzaj
pause = Pauza
position = Pozycja
position-of = { $at } z { $last }: { $sentence }
position-count = { $at } / { $last }
play-on = Graj dalej stąd
play-on-about = Nowy stół zaczyna się od tej pozycji. Na pozostałych miejscach grają boty.
play-on-seat = Zajmuję miejsce:
to-table = Do stołu

## Zasady

rules-about = Zasady trzech gier naszymi słowami; każda ma oznaczenie, na które wskazują odmowy.
rules-own-words = Naszymi słowami. Każda zasada ma oznaczenie, a odrzucony ruch wymienia tę, która go zabrania.
rule-example = Przykład: { $example }
contents = Spis treści
rulings = Rozstrzygnięcia
rulings-about = Gdzie instrukcja zostawia pytanie otwarte, tutaj gra się tak.
glossary = Słowniczek

## Czego serwer odmawia

problem-unreachable = Serwer jest teraz nieosiągalny. Spróbuj za chwilę.
problem-not-understood = Serwer tego nie rozumie: { $reason }.
problem-not-json = Serwer tego nie rozumie: nie przyszło jako JSON.
problem-too-large = To za duże: można wysłać najwyżej { $most } { $most ->
        [one] bajt
        [few] bajty
        [many] bajtów
       *[other] bajtu
    }.
problem-too-many = Za dużo naraz. Spróbuj ponownie za { $seconds } { $seconds ->
        [one] sekundę
        [few] sekundy
        [many] sekund
       *[other] sekundy
    }.
problem-other-origin = Strona innej witryny nie może tego zrobić.
problem-no-such-address = Pod tym adresem niczego nie ma.
problem-not-that-way = { $method } pod tym adresem nie działa.
problem-mishap = Coś poszło nie tak. Nic się nie zmieniło; spróbuj ponownie.
problem-compiling = Zasady są kompilowane, jeden jedyny raz. To potrwa kilka minut; strona ruszy sama.
problem-no-such-game = Nie ma tu takiej gry.
problem-no-such-language = Nie ma zasad w tym języku.
problem-broken-game = W tę grę nie można tu zagrać: { $reason }
problem-no-such-table = Nie ma stołu o tym kodzie.
problem-no-such-seat = Ten stół nie ma takiego miejsca.
problem-wrong-seats = Liczba graczy w tej grze: od { $least } do { $most }, nie { $seats }.
problem-wrong-record-seats = Liczba miejsc w tamtej grze: { $seats }; podano { $given }.
problem-wrong-option = Te opcje się wykluczają: { $reason }
problem-wrong-record = Tego zapisu nie można użyć: { $reason }
problem-record-or-start = Stół zaczyna się od zapisu albo od pozycji, nie od obu naraz.
problem-other-game = To jest gra { $game }.
problem-other-components = Przy tym stole gra się zestawem elementów { $components }, którego tu nie wczytano.
problem-other-version = Przy tym stole grano według wersji { $version } zasad, której tu nie wczytano.
problem-hidden = Przy tym stole coś jest zakryte dla niektórych. Będzie to dostępne po końcu gry.
problem-no-such-position = Ta gra nie ma pozycji { $at }.
problem-not-over = Ta gra jeszcze się nie skończyła.
problem-no-name = Imię to od 1 do 40 liter, cyfr i znaków.
problem-no-such-level = Nie ma takiego poziomu. Poziomy to: { $levels }.
problem-not-your-seat = To nie jest twoje miejsce.
problem-seat-taken = To miejsce zajmuje już ktoś inny.
problem-not-at-table = Mogą to zrobić tylko osoby siedzące przy tym stole.
problem-not-host = Może to zrobić tylko ten, kto otworzył stół.
problem-still-here = { $name } nadal tu jest.
problem-no-bot = Na tym miejscu nie gra bot.
problem-bot-plays = Na tym miejscu gra bot; najpierw na nie wróć.
problem-wrong-token = Ten token jest nieważny albo stracił ważność.
problem-token-elsewhere = Ten token jest ważny tylko dla jednego miejsca przy jednym stole.
problem-late = Tymczasem przy stole wydarzyło się coś innego. Spójrz jeszcze raz.
problem-not-your-turn = To nie twoja tura.
problem-game-over = Gra jest skończona.
problem-no-such-move = Nie ma takiego ruchu.
problem-illegal-move = Tak nie można zagrać: { $reason }
problem-undo-nothing = Nie ma czego cofnąć.
problem-undo-chance = Tego nie można cofnąć: ujawniono coś losowego.
problem-undo-not-yours = Ostatni ruch nie był twój.
problem-undo-over = Gra jest skończona; niczego nie można cofnąć.
problem-no-hint = Podpowiedź się nie udała. Spróbuj ponownie.
