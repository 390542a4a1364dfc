### Страница вокруг игр. Что относится к одной игре, лежит в её файле.

## Везде

clerestory = Clerestory
skip = К основной части
navigation = Страницы
rules = Правила
new-table = Новый стол
settings = Настройки
language = Язык
language-en = English
language-cs = Čeština
language-pl = Polski
language-ru = Русский
appearance = Оформление
appearance-system = Авто
appearance-light = Светлое
appearance-dark = Тёмное
close = Закрыть
dismiss = Скрыть
loading = Минутку…
yes = Да
no = Нет
start = Начать
to-home = На главную
rule-link = Правило { $rule }

title-home = Clerestory: настольные игры о стекле и башнях
title-new = Новый стол · Clerestory
title-join = Сесть за стол · Clerestory
title-table = { $sentence } · { $game }
title-replay = Просмотр: { $game }
title-rules = Правила · Clerestory
title-rules-of = Правила: { $game }
title-not-found = Здесь ничего нет

not-found = По этому адресу ничего нет. Возможно, ссылка скопирована не целиком.

## Главная

welcome = Входите, света хватит на всех
tagline = Три настольные игры о стекле и башнях. Играйте против бота, вместе за одним экраном или с друзьями по ссылке.
play-now = Играть
choose-level = Насколько хорошо должен играть бот?
my-tables = Мои столы
no-tables = Начатых партий нет. Выберите окно выше — и через два щелчка вы в игре.
finished-tables =
    { $count ->
        [one] { $count } законченная партия
        [few] { $count } законченные партии
       *[many] { $count } законченных партий
    }
table-with = за столом: { $others }
alone = больше никого
your-turn = Ваш ход
together = Играть вместе
together-about = Откройте стол, решите, кто где сидит, и пошлите ссылку.
join = Сесть за стол по коду
join-about = Код видит тот, кто открыл стол. Можно вставить и ссылку.
join-button = Сесть за стол
code-label = Код стола
code-placeholder = Код или ссылка
your-name = Ваше имя
you-play-as = Ваше имя в игре: { $name }.
change-name = Изменить
keep = Сохранить
default-name = Гость
default-neighbor = Сосед { $number }

## Боты

level = Уровень бота
level-novice = Новичок
level-novice-about = Берёт то, что выгоднее всего прямо сейчас.
level-casual = Любитель
level-casual-about = Строит планы для себя и не замечает мелочей.
level-skilled = Знаток
level-skilled-about = Тщательно строит планы для себя, но на ваши не смотрит.
level-expert = Эксперт
level-expert-about = Самый сильный из тех, кто думает быстро.
level-master = Мастер
level-master-about = Самый сильный из всех. Не торопится.
level-random = Случайный
level-greedy = Жадный

## Новый стол

which-game = Какая игра?
who-plays = Кто играет?
seat-number = Место { $number }
wish-me = Я
wish-here = Кто-то за этим экраном
wish-open = Свободно: послать ссылку
wish-bot = Бот
open-about = Сюда может сесть любой, у кого есть ссылка.
name-of-seat = Имя на месте { $number }
level-of-seat = Уровень бота на месте { $number }
add-seat = Добавить место
remove-seat = Убрать место { $number }
options = Настройки
option-choose =
    { $count ->
        [one] Выбрать { $count } по названию
        [few] Выбрать { $count } по названиям
       *[many] Выбрать { $count } по названиям
    }
option-chosen = Выбрано { $picked } из { $count }
option-incomplete = Одна из настроек выбрана ещё не до конца.
components = Что в коробке: { $title }
components-about = Не всё напечатанное удалось узнать. Владелец коробки может это исправить, а пока вот насколько мы в этом уверены.
components-hash = Набор компонентов { $hash }
confidence-sourced = Известно ({ $count })
confidence-sourced-about = Так говорит хотя бы один источник.
confidence-inferred = Выведено ({ $count })
confidence-inferred-about = Следует из того, что известно.
confidence-reconstructed = Восстановлено ({ $count })
confidence-reconstructed-about = Нигде не нашлось; подобрана замена, согласная со всем, что мы знаем.
confidence-unknown = Неизвестно ({ $count })
confidence-unknown-about = Источника нет; взято обычное значение.
record = Продолжить записанную партию
record-about = Выберите запись, сохранённую в конце игры: её можно просмотреть и играть дальше с того места, где она закончилась.
record-file = Файл записи
record-chosen = Стол начнётся с записи { $file }.
record-forget = Начать заново
record-unreadable = Этот файл — не запись партии.
open-table = Открыть стол

## Места

seats = Места
seat-open = Место { $number } (свободно)
seat-bot = Бот ({ $level })
you = (вы)
to-move = ходит
points-word =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
away = Нет на связи
stand-in = Играет бот ({ $level })
claim = Сесть сюда
seat-doings = Ещё
bot-plays = Посадить бота
bot-stands-in = Заменить ботом
bot-for-me = Пусть за меня играет бот
take-back = Вернуться на своё место
give-back = Вернуть место
free-seat = Освободить место
leave-seat = Встать из-за стола
token-ask = Ключ для программы-бота
token-title = Ключ этого места
token-about = Программа с этим ключом играет на этом месте. Никому его не показывайте.
seat-is-free = Есть свободное место
bot-plays-for-you = За вас играет бот.
spectating = Вы зритель. Что скрыто от зрителей, остаётся скрытым.

## За столом

board = Игровой стол
side-panel = Места, ходы и журнал
actions = Что можно сделать
cancel = Отмена
undo = Ход назад
hint = Подсказка
thinking = Думает…
share = Ссылка
help-button = Помощь
log = Что произошло
log-earlier = Что было раньше
log-start = Игра начинается.
log-undo = { $name }: ход взят назад.
log-move = { $name }: { $move }
log-move-leads-to = { $name }: { $move } ({ $leadsTo })
move-secret = скрытый выбор
move-leads-to = { $move }: { $leadsTo }
all-moves =
    { $count ->
        [one] { $count } возможный ход
        [few] Все { $count } возможных хода
       *[many] Все { $count } возможных ходов
    }
hints = Что посоветовал бы бот
hint-prospect = победа { $wins }, в среднем { NUMBER($points, maximumFractionDigits: 1) ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } очко
        [few] { NUMBER($points, maximumFractionDigits: 1) } очка
        [many] { NUMBER($points, maximumFractionDigits: 1) } очков
       *[other] { NUMBER($points, maximumFractionDigits: 1) } очка
    }
hint-alone = победа { $wins }, в среднем выше цели на { NUMBER($points, maximumFractionDigits: 1) }
game-is-over = Игра окончена.
waiting = Минутку…
waiting-for = Ходит { $name }.
waiting-for-seat = Ждём, кто сядет на место { $number }.
connection-lost = Связь прервалась. Она восстановится сама, и ничего не пропадёт.
share-title = Стол в Clerestory
share-about = Пошлите эту ссылку: кто её откроет, сможет занять свободное место или смотреть.
code = Код
qr = QR-код ссылки { $link }
copy-link = Скопировать ссылку
copied = Ссылка скопирована.
copy-failed = Не удалось скопировать ссылку: { $link }

pass-screen = Передайте экран: { $name }
pass-about = Здесь есть кое-что не для чужих глаз. Ничего не видно, пока игрок не готов.
pass-ready = Готово, я { $name }

help = Помощь
help-about = Что обведено золотым пунктиром, можно выбрать. Выберите, а затем укажите, куда это должно попасть, или перетащите. Последствия видны заранее.
keys-tab = К следующему, что можно выбрать
keys-arrows = К ближайшему в эту сторону, что можно выбрать
keys-enter = Выбрать (или пробел)
keys-escape = Отменить выбор
keys-undo = Взять ход назад
keys-hint = Попросить подсказку
keys-help = Эта помощь

## Конец игры

end-you-won =
    { $points ->
        [one] Вы победили: { $points } очко
        [few] Вы победили: { $points } очка
       *[many] Вы победили: { $points } очков
    }
end-won =
    { $points ->
        [one] Побеждает { $name }: { $points } очко
        [few] Побеждает { $name }: { $points } очка
       *[many] Побеждает { $name }: { $points } очков
    }
end-shared =
    { $points ->
        [one] Победу делят { $names }: по { $points } очку
        [few] Победу делят { $names }: по { $points } очка
       *[many] Победу делят { $names }: по { $points } очков
    }
end-alone-won =
    { $points ->
        [one] Получилось: { $points } очко
        [few] Получилось: { $points } очка
       *[many] Получилось: { $points } очков
    }
end-alone-lost =
    { $points ->
        [one] В этот раз не вышло: { $points } очко
        [few] В этот раз не вышло: { $points } очка
       *[many] В этот раз не вышло: { $points } очков
    }
points-by-source = Откуда очки
points = Очки
place = { $place }-е место
total = Всего
rematch = Сыграть ещё раз
to-rematch = К следующей партии
replay = Просмотр партии
download-record = Скачать запись

## Просмотр партии

to-first = В начало
one-back = На шаг назад
one-on = На шаг вперёд
to-last = В конец
play = Воспроизвести
pause = Пауза
position = Положение
position-of = { $at } из { $last }: { $sentence }
position-count = { $at } / { $last }
play-on = Играть отсюда
play-on-about = Новый стол начнётся с этого положения. За остальных играют боты.
play-on-seat = Моё место
to-table = К столу

## Правила

rules-about = Правила трёх игр нашими словами; у каждого правила есть обозначение, на которое ссылаются отказы.
rules-own-words = Нашими словами. У каждого правила есть обозначение, и отклонённый ход называет то правило, которое его запрещает.
rule-example = Пример: { $example }
contents = Содержание
rulings = Решения
rulings-about = Где книга оставляет вопрос открытым, здесь играют так.
glossary = Словарь

## Что отклоняет сервер

problem-unreachable = Сервер сейчас недоступен. Попробуйте чуть позже.
problem-not-understood = Сервер не понял запрос: { $reason }.
problem-not-json = Сервер не понял запрос: он прислан не в виде JSON.
problem-too-large =
    { $most ->
        [one] Это слишком много: можно послать не больше { $most } байта.
        [few] Это слишком много: можно послать не больше { $most } байт.
       *[many] Это слишком много: можно послать не больше { $most } байт.
    }
problem-too-many =
    { $seconds ->
        [one] Слишком много сразу. Попробуйте через { $seconds } секунду.
        [few] Слишком много сразу. Попробуйте через { $seconds } секунды.
       *[many] Слишком много сразу. Попробуйте через { $seconds } секунд.
    }
problem-other-origin = Странице другого сайта это запрещено.
problem-no-such-address = По этому адресу ничего нет.
problem-not-that-way = По этому адресу нельзя использовать { $method }.
problem-mishap = Что-то пошло не так. Ничего не изменилось; попробуйте ещё раз.
problem-compiling = Правила компилируются, это бывает один раз. Нужно несколько минут; страница продолжит сама.
problem-no-such-game = Такой игры здесь нет.
problem-no-such-language = На этом языке правил нет.
problem-broken-game = В эту игру здесь сыграть нельзя: { $reason }
problem-no-such-table = Стола с таким кодом нет.
problem-no-such-seat = За этим столом такого места нет.
problem-wrong-seats = В этой игре от { $least } до { $most } игроков, а не { $seats }.
problem-wrong-record-seats =
    { $seats ->
        [one] В той партии { $seats } место, а указано { $given }.
        [few] В той партии { $seats } места, а указано { $given }.
       *[many] В той партии { $seats } мест, а указано { $given }.
    }
problem-wrong-option = Настройки не сочетаются: { $reason }
problem-wrong-record = Запись не подходит: { $reason }
problem-record-or-start = Стол начинается или с записи, или с положения, но не с того и другого сразу.
problem-other-game = Это партия другой игры: { $game }.
problem-other-components = За этим столом играют набором компонентов { $components }, здесь он не загружен.
problem-other-version = За этим столом играли по версии правил { $version }, здесь она не загружена.
problem-hidden = За этим столом кое-что скрыто от некоторых. Это можно получить, когда игра закончится.
problem-no-such-position = Положения { $at } в этой партии нет.
problem-not-over = Эта игра ещё не окончена.
problem-no-name = Имя — это от 1 до 40 букв, цифр и знаков.
problem-no-such-level = Такого уровня нет. Уровни: { $levels }.
problem-not-your-seat = Это не ваше место.
problem-seat-taken = Это место уже заняли.
problem-not-at-table = Это могут только те, кто сидит за этим столом.
problem-not-host = Это может только тот, кто открыл стол.
problem-still-here = { $name } всё ещё здесь.
problem-no-bot = На этом месте бот не играет.
problem-bot-plays = На этом месте играет бот; сначала верните место себе.
problem-wrong-token = Этот ключ недействителен или больше не действует.
problem-token-elsewhere = Этот ключ только для одного места за одним столом.
problem-late = За столом тем временем произошло что-то ещё. Посмотрите снова.
problem-not-your-turn = Сейчас не ваш ход.
problem-game-over = Игра окончена.
problem-no-such-move = Такого хода нет.
problem-illegal-move = Так сходить нельзя: { $reason }
problem-undo-nothing = Брать назад нечего.
problem-undo-chance = Этот ход не взять назад: открылось что-то случайное.
problem-undo-not-yours = Последний ход был не вашим.
problem-undo-over = Игра окончена; взять ход назад нельзя.
problem-no-hint = Подсказки не нашлось. Попробуйте ещё раз.
