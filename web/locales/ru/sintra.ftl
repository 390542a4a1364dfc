### Azul: Витражи Синтры. Цвет склоняется выбором по $color (blue, orange, pink, yellow, white; joker — клетка-джокер).

sintra-name = Витражи Синтры
sintra-about = Берите фишки стекла одного цвета, заканчивайте полоски витража и стеклите восемь окон своего дворца.

sintra-color = { $color ->
        [blue] синий
        [orange] оранжевый
        [pink] розовый
        [yellow] жёлтый
        [white] белый
       *[joker] джокер
    }

## Что сейчас нужно сделать

sintra-ask-turn = Возьмите фишки одного цвета или верните стекольщика.
sintra-ask-keep_pane = Полоска закончена: выберите фишку, которая попадёт в окно.
sintra-wait-turn = { $name } берёт фишки или возвращает стекольщика.
sintra-wait-keep_pane = { $name } выбирает фишку, которая попадёт в окно.

## Ходы

sintra-move-take = { $source ->
        [center] Центр
       *[other] Диск { $source }
    }: { $glyph } { $color ->
        [blue] синие
        [orange] оранжевые
        [pink] розовые
        [yellow] жёлтые
       *[white] белые
    } { $target ->
        [floor] на пол
       *[other] на полоску { $target }
    }
sintra-move-back = Вернуть стекольщика
sintra-move-keep = Оставить { $glyph } { $color ->
        [blue] синюю
        [orange] оранжевую
        [pink] розовую
        [yellow] жёлтую
       *[white] белую
    }

## Что решил случай

sintra-chance-start = Место { $number } получает фишку первого игрока.

## К чему ведёт ход

sintra-consequence-token = фишка первого игрока
sintra-consequence-glazier = стекольщик идёт к шпилю { $place }
sintra-consequence-placed = положено { $panes }
sintra-consequence-broken = { $panes ->
        [one] { $panes } разбивается
        [few] { $panes } разбиваются
       *[many] { $panes } разбиваются
    }
sintra-consequence-row = { $row_points ->
        [0] разбитое стекло снова на 0
       *[other] разбитое стекло на { $row_points }
    }
sintra-consequence-returns_to_the_top = нижний ряд разбитого стекла: { $signed }
sintra-consequence-completed = полоска { $place } закончена
sintra-consequence-color_bonus = { $glyph } за цвет раунда ({ sintra-color }): { $signed }
sintra-consequence-choice = затем выбор фишки: +{ $then } за окна
sintra-consequence-glazed = { $glyph } { $color ->
        [blue] синяя
        [orange] оранжевая
        [pink] розовая
        [yellow] жёлтая
       *[white] белая
    } в { $panel ->
        [upper] верхнюю
       *[lower] нижнюю
    } клетку окна { $place }
sintra-consequence-windows = окна ({ $windows }): { $signed }
sintra-consequence-turned = полоска { $place } переворачивается
sintra-consequence-removed = полоска { $place } выходит из игры
sintra-consequence-round_over = раунд { $round } окончен
sintra-consequence-game_over = игра окончена
sintra-consequence-panes_on_strips = фишки на полосках: { $signed }
sintra-consequence-last_row = разбитое стекло: { $signed }
sintra-consequence-side_bonus = дополнительные очки дворца: { $signed }
sintra-consequence-stopped_at_zero = счёт остановлен на 0: { $signed }

## Почему ход невозможен

sintra-refusal-game-over = Игра окончена.
sintra-refusal-no-such-move = Хода с номером { $number } нет.
sintra-refusal-nothing-to-keep = Ни одна полоска только что не закончена, выбирать фишку не из чего.
sintra-refusal-keep-first = Сначала выберите, какая фишка с полоски { $place } попадёт в окно.
sintra-refusal-not-on-strip = На законченной полоске нет { $color ->
        [blue] синей
        [orange] оранжевой
        [pink] розовой
        [yellow] жёлтой
       *[white] белой
    } фишки.
sintra-refusal-no-strip-left = Полосок не осталось, возвращать стекольщика некуда.
sintra-refusal-already-leftmost = Стекольщик уже над самой левой полоской ({ $place }); возьмите фишки.
sintra-refusal-leftmost-to-the-right = Самая левая полоска ({ $place }) правее стекольщика ({ $glazier }).
sintra-refusal-no-such-display = { $seats ->
        [one] Для { $seats } игрока нужны диски с 1 по { $displays }
        [few] Для { $seats } игроков нужны диски с 1 по { $displays }
       *[many] Для { $seats } игроков нужны диски с 1 по { $displays }
    }; диска { $source } нет.
sintra-refusal-not-in-center = В центре стола нет { $color ->
        [blue] синих
        [orange] оранжевых
        [pink] розовых
        [yellow] жёлтых
       *[white] белых
    } фишек.
sintra-refusal-not-on-display = На диске { $source } нет { $color ->
        [blue] синих
        [orange] оранжевых
        [pink] розовых
        [yellow] жёлтых
       *[white] белых
    } фишек.
sintra-refusal-must-be-placed = Для { $color ->
        [blue] синих
        [orange] оранжевых
        [pink] розовых
        [yellow] жёлтых
       *[white] белых
    } фишек есть место (номера шпилей: { $places }), поэтому разбить их нельзя.
sintra-refusal-left-of-glazier = Шпиль { $place } левее стекольщика ({ $glazier }).
sintra-refusal-empty-place = У шпиля { $place } пустое место: его полоска вышла из игры.
sintra-refusal-no-free-space = На полоске { $place } нет свободной клетки для { $color ->
        [blue] синей
        [orange] оранжевой
        [pink] розовой
        [yellow] жёлтой
       *[white] белой
    } фишки.

## Настройки стола

sintra-option-side = Сторона планшетов дворца: за что дают очки в конце игры.
sintra-option-side-A = A: фишки вокруг орнаментов
sintra-option-side-B = B: законченные окна, умноженные на фишки одного цвета
sintra-option-clamp_score_at_zero = Счёт не опускается ниже 0
sintra-option-clamp_score_at_zero-false = Нет, он может стать отрицательным
sintra-option-clamp_score_at_zero-true = Да, он останавливается на 0
sintra-option-b_only_leftwards = Стекольщик возвращается только влево
sintra-option-b_only_leftwards-true = Да
sintra-option-b_only_leftwards-false = Нет, к самой левой полоске, где бы она ни была
sintra-option-ask_kept_pane_on_side_a = На стороне A игрок сам выбирает фишку для окна
sintra-option-ask_kept_pane_on_side_a-false = Нет, берётся самый частый цвет полоски
sintra-option-ask_kept_pane_on_side_a-true = Да, выбирает игрок

## Таблица очков и равный счёт

sintra-sheet-color_bonus = Дополнительные очки за цвет
sintra-sheet-windows = Окна
sintra-sheet-returns_to_the_top = Нижний ряд поля разбитого стекла
sintra-sheet-panes_on_strips = Фишки, оставшиеся на полосках
sintra-sheet-last_row = Последний ряд поля разбитого стекла
sintra-sheet-side_bonus = Дополнительные очки дворца
sintra-sheet-stopped_at_zero = Потери, остановленные на 0
sintra-tie-TIE-1 = Побеждает тот, у кого больше всех очков.
sintra-tie-TIE-2 = Очков поровну: впереди тот, чьи потери на поле разбитого стекла меньше.
sintra-tie-TIE-3 = Поровну и очков, и потерь на поле разбитого стекла: место общее.

## Что напечатано

sintra-fact-colors = Цвета фишек стекла
sintra-fact-panes_of_each_color = Сколько фишек каждого цвета
sintra-fact-displays = Диски Складов для 2, 3 и 4 игроков
sintra-fact-panes_on_a_display = Сколько фишек на диске Склада
sintra-fact-window_points_a = Очки под окнами, сторона A
sintra-fact-window_points_b = Очки под окнами, сторона B
sintra-fact-ornaments = Окна вокруг каждого орнамента
sintra-fact-ornament_points = Очки за орнамент
sintra-fact-broken_glass = Ряды поля разбитого стекла
sintra-fact-strips = Цвета полосок

## На столе, в основном для программ чтения с экрана

sintra-market = Диски Складов и центр стола
sintra-display = Диск { $source }
sintra-center = Центр
sintra-group-display = Диск { $source }, { $color ->
        [blue] синие
        [orange] оранжевые
        [pink] розовые
        [yellow] жёлтые
       *[white] белые
    }: { $panes }
sintra-group-center = Центр, { $color ->
        [blue] синие
        [orange] оранжевые
        [pink] розовые
        [yellow] жёлтые
       *[white] белые
    }: { $panes }
sintra-token-center = Фишка первого игрока лежит в центре
sintra-token-held = Фишка первого игрока: { $name }
sintra-round = Раунд { $round } из { $rounds }, цвет раунда: { sintra-color }
sintra-rounds-over = Все раунды сыграны
sintra-supply = Фишки в мешочке и в стеклянной башне
sintra-bag = Мешочек
sintra-tower = Башня
sintra-sum = = { $panes }
sintra-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
sintra-at-the-end = в конце:
sintra-others = Дворцы соперников
sintra-palace-of = Дворец: { $name }
sintra-palace = Дворец: { $name }; стекольщик у шпиля { $place }
sintra-enlarge = Показать крупно дворец: { $name }
sintra-show = Дворец: { $name }
sintra-close = Закрыть
sintra-strip = Полоска { $place }: { $spaces }.
sintra-strip-removed = У шпиля { $place } пустое место.
sintra-space = { $pane ->
        [none] { $color ->
            [blue] свободная синяя
            [orange] свободная оранжевая
            [pink] свободная розовая
            [yellow] свободная жёлтая
            [white] свободная белая
           *[joker] свободный джокер
        }
        [blue] синяя фишка
        [orange] оранжевая фишка
        [pink] розовая фишка
        [yellow] жёлтая фишка
       *[white] белая фишка
    }
sintra-window = Окно { $place }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: верхняя клетка { $upper ->
        [none] пустая
        [blue] синяя
        [orange] оранжевая
        [pink] розовая
        [yellow] жёлтая
       *[white] белая
    }, нижняя { $lower ->
        [none] пустая
        [blue] синяя
        [orange] оранжевая
        [pink] розовая
        [yellow] жёлтая
       *[white] белая
    }.
sintra-glazier = Стекольщик у шпиля { $place }: вернуть
sintra-send-back = Вернуть стекольщика к шпилю { $place }
sintra-track = Пол; поле разбитого стекла: { $row_points }
sintra-keep = Какая фишка попадёт в окно?
sintra-keep-color = Оставить { $color ->
        [blue] синюю
        [orange] оранжевую
        [pink] розовую
        [yellow] жёлтую
       *[white] белую
    }
sintra-badge-broken = ✕{ $panes }
sintra-badge-wins = { $percent }%
