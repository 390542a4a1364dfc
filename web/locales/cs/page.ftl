### Stránka kolem her. Co patří k jedné hře, je v jejím vlastním souboru.

## Všude

clerestory = Clerestory
skip = Přejít k hlavnímu obsahu
navigation = Stránky
rules = Pravidla
new-table = Nový stůl
settings = Nastavení
language = Jazyk
language-en = English
language-cs = Čeština
language-pl = Polski
language-ru = Русский
appearance = Vzhled
appearance-system = Podle systému
appearance-light = Světlý
appearance-dark = Tmavý
close = Zavřít
dismiss = Skrýt
loading = Okamžik …
yes = Ano
no = Ne
start = Začít
to-home = Zpět na úvod
rule-link = Pravidlo { $rule }

title-home = Clerestory: deskové hry o skle a věžích
title-new = Nový stůl · Clerestory
title-join = Přisednout ke stolu · Clerestory
title-table = { $sentence } · { $game }
title-replay = Záznam: { $game }
title-rules = Pravidla · Clerestory
title-rules-of = Pravidla hry { $game }
title-not-found = Tady nic není

not-found = Na této adrese nic není. Možná byl odkaz zkrácený.

## Úvod

welcome = Pojďte dál, světlo je dobré
tagline = Tři deskové hry o skle a věžích. Hrajte sami proti botovi, u jedné obrazovky, nebo s přáteli přes odkaz.
play-now = Hrát hned
choose-level = Jak dobře má bot hrát?
my-tables = Moje stoly
no-tables = Žádná hra není rozehraná. Vyberte si okno nahoře a za dvě kliknutí hrajete.
finished-tables =
    { $count ->
        [one] { $count } dohraná hra
        [few] { $count } dohrané hry
       *[other] { $count } dohraných her
    }
table-with = hrají také: { $others }
alone = nikdo
your-turn = Jste na tahu
together = Hrát společně
together-about = Otevřete stůl, určete, kdo kde sedí, a pošlete odkaz.
join = Přisednout pomocí kódu
join-about = Kód vidí ten, kdo stůl otevřel. Stačí vložit i odkaz.
join-button = Přisednout
code-label = Kód stolu
code-placeholder = Kód nebo odkaz
your-name = Vaše jméno
you-play-as = Hrajete jako { $name }.
change-name = Změnit
keep = Uložit
default-name = Host
default-neighbor = Soused { $number }

## Boti

level = Úroveň bota
level-novice = Začátečník
level-novice-about = Bere, co se zrovna nejvíc vyplatí.
level-casual = Sváteční hráč
level-casual-about = Plánuje pro svou desku a drobné rozdíly přehlíží.
level-skilled = Zkušený
level-skilled-about = Pro svou desku plánuje pečlivě, vaší si nevšímá.
level-expert = Expert
level-expert-about = Nejsilnější z těch, kdo myslí rychle.
level-master = Mistr
level-master-about = Nejsilnější, jakého máme. Dává si na čas.
level-random = Náhodný
level-greedy = Hladový

## Nový stůl

which-game = Která hra?
who-plays = Kdo hraje?
seat-number = Místo { $number }
wish-me = Já
wish-here = Někdo u této obrazovky
wish-open = Volné: pošlete odkaz
wish-bot = Bot
open-about = Smí si sem sednout každý, kdo má odkaz.
name-of-seat = Jméno na místě { $number }
level-of-seat = Úroveň bota na místě { $number }
add-seat = Přidat místo
remove-seat = Odebrat místo { $number }
options = Volby
option-choose =
    { $count ->
        [one] Vybrat { $count } podle jména
        [few] Vybrat { $count } podle jména
       *[other] Vybrat { $count } podle jména
    }
option-chosen = Vybráno { $picked } z { $count }
option-incomplete = Jedna z voleb ještě není vybrána celá.
components = Co je v krabici: { $title }
components-about = Ne všechno, co je natištěno, se podařilo zjistit. Kdo krabici má, může údaje opravit; do té doby takto víme, co víme.
components-hash = Sada komponent { $hash }
confidence-sourced =
    { $count ->
        [one] Známo ({ $count })
        [few] Známo ({ $count })
       *[other] Známo ({ $count })
    }
confidence-sourced-about = Uvádí to aspoň jeden zdroj.
confidence-inferred = Odvozeno ({ $count })
confidence-inferred-about = Plyne z toho, co je známo.
confidence-reconstructed = Doplněno ({ $count })
confidence-reconstructed-about = Nikde se to nenašlo; náhrada, která splňuje všechno, co víme.
confidence-unknown = Neznámo ({ $count })
confidence-unknown-about = Žádný zdroj; místo toho obvyklá hodnota.
record = Pokračovat ze zaznamenané hry
record-about = Vyberte záznam stažený na konci hry: můžete si ho prohlédnout a hrát dál tam, kde skončil.
record-file = Soubor se záznamem
record-chosen = Stůl začne ze souboru { $file }.
record-forget = Raději začít znovu
record-unreadable = Tento soubor není záznam hry.
open-table = Otevřít stůl

## Místa

seats = Místa
seat-open = Místo { $number } (volné)
seat-bot = Bot ({ $level })
you = (vy)
to-move = na tahu
points-word =
    { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
away = Pryč
stand-in = Zaskakuje bot ({ $level })
claim = Sednout si sem
seat-is-free = Je tu volné místo
bot-plays-for-you = Hraje za vás bot.
seat-doings = Více
bot-plays = Nechat hrát bota
bot-stands-in = Nechat zaskočit bota
bot-for-me = Ať za mě hraje bot
take-back = Vzít si místo zpět
give-back = Vrátit místo
free-seat = Uvolnit místo
leave-seat = Opustit toto místo
token-ask = Přístupový klíč pro program bota
token-title = Přístupový klíč tohoto místa
token-about = Program, který ho posílá s sebou, hraje na tomto místě. Nikomu ho neukazujte.
spectating = Díváte se. Co je divákům skryté, zůstane skryté.

## U stolu

board = Herní plocha
side-panel = Místa, tahy a průběh hry
actions = Co můžete udělat
cancel = Zrušit
undo = Vzít zpět
hint = Nápověda
thinking = Přemýšlím …
share = Sdílet
help-button = Pomoc
log = Co se stalo
log-earlier = Co se stalo předtím
log-start = Hra začíná.
log-undo = { $name } bere tah zpět.
log-move = { $name }: { $move }
log-move-leads-to = { $name }: { $move } ({ $leadsTo })
move-secret = skrytá volba
move-leads-to = { $move }: { $leadsTo }
all-moves =
    { $count ->
        [one] { $count } možný tah
        [few] Všechny { $count } možné tahy
       *[other] Všech { $count } možných tahů
    }
hints = Počítač by zahrál
hint-prospect = výhra { $wins }, průměrně { NUMBER($points, maximumFractionDigits: 1) ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } bod
        [few] { NUMBER($points, maximumFractionDigits: 1) } body
        [many] { NUMBER($points, maximumFractionDigits: 1) } bodu
       *[other] { NUMBER($points, maximumFractionDigits: 1) } bodů
    }
hint-alone = výhra { $wins }, průměrně { NUMBER($points, maximumFractionDigits: 1) ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } bod
        [few] { NUMBER($points, maximumFractionDigits: 1) } body
        [many] { NUMBER($points, maximumFractionDigits: 1) } bodu
       *[other] { NUMBER($points, maximumFractionDigits: 1) } bodů
    } nad cílovým skóre
game-is-over = Hra skončila.
waiting = Okamžik …
waiting-for = Na tahu je { $name }.
waiting-for-seat = Čeká se, až si někdo sedne na místo { $number }.
connection-lost = Spojení je přerušené. Obnoví se samo a nic vám neunikne.
share-title = Stůl v Clerestory
share-about = Pošlete tento odkaz: kdo ho otevře, může si sednout na volné místo nebo se dívat.
code = Kód
qr = QR kód odkazu { $link }
copy-link = Kopírovat odkaz
copied = Odkaz je zkopírovaný.
copy-failed = Odkaz se nepodařilo zkopírovat: { $link }

pass-screen = U obrazovky je teď na řadě { $name }
pass-about = Něco je jen pro oči dalšího hráče. Dokud to nepotvrdí, nic se neukáže.
pass-ready = Jsem { $name }

help = Pomoc
help-about = Co má zlatý čárkovaný obrys, lze vybrat. Vyberte to a pak kam to má přijít, nebo to tam přetáhněte. Následky uvidíte dřív, než tah platí.
keys-tab = Na další věc, kterou lze vybrat
keys-arrows = Na nejbližší věc v tom směru, kterou lze vybrat
keys-enter = Vybrat (stejně jako mezerník)
keys-escape = Pustit, co je vybráno
keys-undo = Vzít tah zpět
keys-hint = Požádat o nápovědu
keys-help = Tato pomoc

## Konec

end-you-won =
    { $points ->
        [one] Vítězíte: { $points } bod
        [few] Vítězíte: { $points } body
       *[other] Vítězíte: { $points } bodů
    }
end-won =
    { $points ->
        [one] Vítězí { $name }: { $points } bod
        [few] Vítězí { $name }: { $points } body
       *[other] Vítězí { $name }: { $points } bodů
    }
end-shared =
    { $points ->
        [one] O vítězství se dělí { $names }: po { $points } bodu
        [few] O vítězství se dělí { $names }: po { $points } bodech
       *[other] O vítězství se dělí { $names }: po { $points } bodech
    }
end-alone-won =
    { $points ->
        [one] Povedlo se: { $points } bod
        [few] Povedlo se: { $points } body
       *[other] Povedlo se: { $points } bodů
    }
end-alone-lost =
    { $points ->
        [one] Tentokrát ne: { $points } bod
        [few] Tentokrát ne: { $points } body
       *[other] Tentokrát ne: { $points } bodů
    }
points-by-source = Body podle původu
points = Body
place = { $place }.
total = Celkem
rematch = Hrát znovu
to-rematch = Do další hry
replay = Přehrát
download-record = Stáhnout záznam

## Přehrávání

to-first = Na začátek
one-back = O krok zpět
one-on = O krok dál
to-last = Na konec
play = Přehrát
pause = Pozastavit
position = Pozice
position-of = { $at } z { $last }: { $sentence }
position-count = { $at } / { $last }
play-on = Hrát odtud dál
play-on-about = V této pozici začne nový stůl. Na ostatních místech hrají boti.
play-on-seat = Sednu si na místo hráče
to-table = Ke stolu

## Pravidla

rules-about = Pravidla tří her našimi slovy; každé má označení, na které odkazuje odmítnutí tahu.
rules-own-words = Našimi slovy. Každé pravidlo má označení a odmítnutý tah jmenuje to, které ho zakazuje.
rule-example = Příklad: { $example }
contents = Obsah
rulings = Rozhodnutí
rulings-about = Kde kniha nechává otázku otevřenou, hraje se tady takto.
glossary = Slovníček

## Co server odmítá

problem-unreachable = Server teď není dostupný. Zkuste to za chvíli znovu.
problem-not-understood = Server tomu nerozuměl: { $reason }.
problem-not-json = Server tomu nerozuměl: nebylo to posláno jako JSON.
problem-too-large = To je příliš velké: poslat lze nejvýš { $most } bajtů.
problem-too-many =
    { $seconds ->
        [one] Toho bylo příliš najednou. Zkuste to znovu za { $seconds } sekundu.
        [few] Toho bylo příliš najednou. Zkuste to znovu za { $seconds } sekundy.
       *[other] Toho bylo příliš najednou. Zkuste to znovu za { $seconds } sekund.
    }
problem-other-origin = Stránka z jiného webu to dělat nesmí.
problem-no-such-address = Na této adrese nic není.
problem-not-that-way = { $method } na této adrese použít nelze.
problem-mishap = Něco se nepovedlo. Nic se nezměnilo; zkuste to znovu.
problem-compiling = Pravidla se právě kompilují, jen jednou. Trvá to pár minut; stránka pak pokračuje sama.
problem-no-such-game = Taková hra tu není.
problem-no-such-language = V tomto jazyce pravidla nejsou.
problem-broken-game = Tuto hru tu nelze hrát: { $reason }
problem-no-such-table = Stůl s tímto kódem neexistuje.
problem-no-such-seat = Takové místo tento stůl nemá.
problem-wrong-seats = Tato hra je pro { $least } až { $most } hráče, ne pro { $seats }.
problem-wrong-record-seats = Počet míst v té hře: { $seats }, zadáno: { $given }.
problem-wrong-option = Volby se k sobě nehodí: { $reason }
problem-wrong-record = Záznam nelze použít: { $reason }
problem-record-or-start = Stůl začíná ze záznamu nebo z pozice, ne z obojího.
problem-other-game = To je jiná hra: { $game }.
problem-other-components = U tohoto stolu se hraje se sadou komponent { $components }, která tu není načtená.
problem-other-version = U tohoto stolu se hrálo s verzí pravidel { $version }, která tu není načtená.
problem-hidden = Něco je u tohoto stolu před někým skryté. Dostupné to bude, až hra skončí.
problem-no-such-position = Pozici { $at } tato hra nemá.
problem-not-over = Tato hra ještě neskončila.
problem-no-name = Jméno má 1 až 40 písmen, číslic a znaků.
problem-no-such-level = Taková úroveň není. Úrovně jsou: { $levels }.
problem-not-your-seat = Toto není vaše místo.
problem-seat-taken = Na tomto místě už sedí někdo jiný.
problem-not-at-table = To smí jen ten, kdo sedí u tohoto stolu.
problem-not-host = To smí jen ten, kdo tento stůl otevřel.
problem-still-here = { $name } je stále tady.
problem-no-bot = Na tomto místě žádný bot nehraje.
problem-bot-plays = Na tomto místě hraje bot; nejdřív si místo vezměte zpět.
problem-wrong-token = Tento přístupový klíč neplatí, nebo už neplatí.
problem-token-elsewhere = Tento přístupový klíč je jen pro jedno místo u jednoho stolu.
problem-late = U tohoto stolu se mezitím stalo něco jiného. Podívejte se znovu.
problem-not-your-turn = Nejste na tahu.
problem-game-over = Hra skončila.
problem-no-such-move = Takový tah není.
problem-illegal-move = To zahrát nelze: { $reason }
problem-undo-nothing = Není co vzít zpět.
problem-undo-chance = To už nelze vzít zpět: ukázalo se něco náhodného.
problem-undo-not-yours = Poslední tah nebyl váš.
problem-undo-over = Hra skončila; zpět už nelze vzít nic.
problem-no-hint = Počítač nenašel odpověď. Zkuste to znovu.
