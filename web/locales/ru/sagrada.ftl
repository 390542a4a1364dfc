### Саграда. Кубик приходит как $color, $value и $glyph (символ цвета) и как $die: символ и значение, «▲3».
### Названия узоров остаются такими, как напечатаны.

sagrada-name = Саграда
sagrada-about = Берите стеклянные кубики и ставьте их в свой витраж: рядом не должно быть ни одинаковых цветов, ни одинаковых оттенков.

## Что сейчас нужно сделать

sagrada-ask-choose_pattern = Выберите узор своего витража.
sagrada-ask-menu = Возьмите кубик из пула, примените инструмент или закончите ход.
sagrada-ask-place_or_tool = Поставьте кубик на подсвеченную ячейку или примените к нему инструмент.
sagrada-ask-pay = Выберите кубик пула, которым заплатите за инструмент.
sagrada-ask-shift = На один больше или меньше? Выберите новое значение кубика.
sagrada-ask-track_die = Выберите кубик на треке раундов для обмена.
sagrada-ask-set_value = Выберите значение вытянутого кубика.
sagrada-ask-place = Поставьте кубик на подсвеченную ячейку.
sagrada-ask-place_or_pool = Поставьте кубик на подсвеченную ячейку или положите его в пул.
sagrada-ask-move_die = Выберите кубик своего витража, который хотите передвинуть.
sagrada-ask-move_to = Выберите ячейку, на которую встанет кубик.
sagrada-ask-second_die = Выберите второй кубик для передвижения или, если можно, остановитесь.
sagrada-ask-extra_die = Возьмите из пула второй кубик.

sagrada-wait-choose_pattern = { $name } выбирает узор.
sagrada-wait-menu = { $name } берёт кубик, применяет инструмент или заканчивает ход.
sagrada-wait-place_or_tool = { $name } размещает взятый кубик.
sagrada-wait-pay = { $name } платит за инструмент.
sagrada-wait-shift = { $name } меняет значение кубика на один.
sagrada-wait-track_die = { $name } меняет кубик на кубик с трека раундов.
sagrada-wait-set_value = { $name } выбирает значение кубика.
sagrada-wait-place = { $name } размещает кубик.
sagrada-wait-place_or_pool = { $name } размещает кубик или кладёт его в пул.
sagrada-wait-move_die = { $name } выбирает кубик для передвижения.
sagrada-wait-move_to = { $name } передвигает кубик.
sagrada-wait-second_die = { $name } выбирает второй кубик для передвижения.
sagrada-wait-extra_die = { $name } берёт второй кубик.

## Ходы

sagrada-move-choose = Узор { $pattern }
sagrada-move-take = Взять { $color ->
        [red] красный
        [green] зелёный
        [blue] синий
        [yellow] жёлтый
       *[purple] фиолетовый
    } { $value } { $glyph }
sagrada-move-place = Поставить на { $space }
sagrada-move-use = Применить: { $tool ->
        [grozing_pliers] Кусачки
        [eglomise_brush] Кисть для эгломизе
        [copper_foil_burnisher] Гладилка для фольги
        [lathekin] Разводка для свинца
        [lens_cutter] Круговой стеклорез
        [flux_brush] Кисть для флюса
        [glazing_hammer] Молоток стекольщика
        [running_pliers] Разломные щипцы
        [cork_backed_straightedge] Линейка на пробке
        [grinding_stone] Точильный камень
        [flux_remover] Смывка для флюса
       *[tap_wheel] Роликовый стеклорез
    }
sagrada-move-pay = Заплатить: { $color ->
        [red] красный
        [green] зелёный
        [blue] синий
        [yellow] жёлтый
       *[purple] фиолетовый
    } { $value } { $glyph }
sagrada-move-up = На один больше
sagrada-move-down = На один меньше
sagrada-move-swap = Обменять на { $color ->
        [red] красный
        [green] зелёный
        [blue] синий
        [yellow] жёлтый
       *[purple] фиолетовый
    } { $value } { $glyph }
sagrada-move-set = Выставить { $value }
sagrada-move-pool = Положить в пул
sagrada-move-move = Передвинуть кубик с { $space }
sagrada-move-to = Передвинуть на { $space }
sagrada-move-stop = Второй кубик не двигать
sagrada-move-end = Закончить ход

## Что решил случай

sagrada-chance-roll = Выпало: { $color ->
        [red] красный
        [green] зелёный
        [blue] синий
        [yellow] жёлтый
       *[purple] фиолетовый
    } { $value } { $glyph }
sagrada-chance-drawn = { $color ->
        [red] Вытянут красный кубик
        [green] Вытянут зелёный кубик
        [blue] Вытянут синий кубик
        [yellow] Вытянут жёлтый кубик
       *[purple] Вытянут фиолетовый кубик
    } { $glyph }

## К чему ведёт ход

sagrada-consequence-tokens = { $tokens ->
        [one] { $tokens } жетон благосклонности
        [few] { $tokens } жетона благосклонности
       *[many] { $tokens } жетонов благосклонности
    }
sagrada-consequence-paid = { $tokens ->
        [one] стоит { $tokens } жетон благосклонности
        [few] стоит { $tokens } жетона благосклонности
       *[many] стоит { $tokens } жетонов благосклонности
    }: { $signed }
sagrada-consequence-skips = второй ход в этом раунде пропускается
sagrada-consequence-spent = { $die } выходит из игры
sagrada-consequence-rolls = { $dice ->
        [one] кубик перебрасывается
        [few] перебрасываются { $dice } кубика
       *[many] перебрасываются { $dice } кубиков
    }
sagrada-consequence-bag = { $die } уходит в мешочек, вытягивается другой кубик
sagrada-consequence-swapped = { $die } уходит на трек, раунд { $round }
sagrada-consequence-becomes = получается { $die }
sagrada-consequence-pooled = { $die } уходит в пул
sagrada-consequence-filled = пустой ячейкой меньше: { $signed }
sagrada-consequence-objective = { $line ->
        [row_color_variety] Разные цвета в рядах
        [column_color_variety] Разные цвета в столбцах
        [row_shade_variety] Разные оттенки в рядах
        [column_shade_variety] Разные оттенки в столбцах
        [light_shades] Светлые оттенки
        [medium_shades] Средние оттенки
        [deep_shades] Тёмные оттенки
        [shade_variety] Все оттенки
        [color_diagonals] Цветные диагонали
       *[color_variety] Все цвета
    }: { $signed }
sagrada-consequence-private = { $color ->
        [red] Оттенки красного
        [green] Оттенки зелёного
        [blue] Оттенки синего
        [yellow] Оттенки жёлтого
       *[purple] Оттенки фиолетового
    } { $glyph }: { $signed }
sagrada-consequence-fits = { $spaces ->
        [0] без изменений не подходит ни к одной ячейке
        [one] подходит для { $spaces } ячейки
        [few] подходит для { $spaces } ячеек
       *[many] подходит для { $spaces } ячеек
    }
sagrada-consequence-extra = берётся и размещается второй кубик
sagrada-consequence-turn = ход заканчивается
sagrada-consequence-round = { $dice ->
        [0] раунд { $round } окончен, кубиков не осталось
        [one] раунд { $round } окончен, { $dice } кубик уходит на трек
        [few] раунд { $round } окончен, { $dice } кубика уходят на трек
       *[many] раунд { $round } окончен, { $dice } кубиков уходят на трек
    }
sagrada-consequence-target = целевой счёт: { $target }
sagrada-consequence-over = игра окончена

## Почему ход невозможен

sagrada-refusal-over = Игра окончена.
sagrada-refusal-no-such-move = Такого хода нет.
sagrada-refusal-first-choose-pattern = Сначала выберите один из четырёх узоров.
sagrada-refusal-first-act = Возьмите кубик, примените инструмент или закончите ход.
sagrada-refusal-first-place-or-tool = Сначала разместите { $hand } или примените к нему инструмент.
sagrada-refusal-first-pay = Сначала заплатите кубиком из пула за инструмент «{ $tool ->
        [grozing_pliers] Кусачки
        [eglomise_brush] Кисть для эгломизе
        [copper_foil_burnisher] Гладилка для фольги
        [lathekin] Разводка для свинца
        [lens_cutter] Круговой стеклорез
        [flux_brush] Кисть для флюса
        [glazing_hammer] Молоток стекольщика
        [running_pliers] Разломные щипцы
        [cork_backed_straightedge] Линейка на пробке
        [grinding_stone] Точильный камень
        [flux_remover] Смывка для флюса
       *[tap_wheel] Роликовый стеклорез
    }».
sagrada-refusal-first-shift = Сначала решите, станет ли { $hand } больше или меньше.
sagrada-refusal-first-swap = Сначала выберите кубик на треке раундов, на который меняется { $hand }.
sagrada-refusal-first-set-value = Сначала выберите значение вытянутого кубика.
sagrada-refusal-first-place = Сначала разместите { $hand }.
sagrada-refusal-first-place-or-pool = Сначала разместите { $hand } или положите в пул.
sagrada-refusal-first-choose-die = Сначала выберите кубик, который хотите передвинуть.
sagrada-refusal-first-move-to = Сначала выберите, куда встанет кубик с { $lifted }.
sagrada-refusal-first-choose-second-die = Сначала выберите второй кубик для передвижения.
sagrada-refusal-first-take-extra-die = Сначала возьмите из пула второй кубик.
sagrada-refusal-not-in-pool = В пуле нет { $die }.
sagrada-refusal-pays-with-color = { $color ->
        [red] За этот инструмент платят красным кубиком ▲
        [green] За этот инструмент платят зелёным кубиком ✚
        [blue] За этот инструмент платят синим кубиком ☾
        [yellow] За этот инструмент платят жёлтым кубиком ★
       *[purple] За этот инструмент платят фиолетовым кубиком ◆
    }, а { $die } другого цвета.
sagrada-refusal-needed-in-pool = Без { $die } в пуле инструмент не сработал бы до конца.
sagrada-refusal-drafted-already = В этом ходу кубик уже взят.
sagrada-refusal-fits-nowhere = Для { $die } в витраже нет подходящей ячейки, и ни один инструмент к нему не применить.
sagrada-refusal-track-die-fits-nowhere = Для { $die } в витраже не было бы подходящей ячейки.
sagrada-refusal-not-on-track = На треке раундов нет { $die }.
sagrada-refusal-cannot-shift = { $die } не может стать { $way ->
        [up] больше
       *[down] меньше
    }: 6 не становится 1, а 1 не становится 6.
sagrada-refusal-shifted-fits-nowhere = Для { $die } в витраже не было бы подходящей ячейки.
sagrada-refusal-not-laid-out = Этого инструмента нет среди выложенных.
sagrada-refusal-used-a-tool = В этом ходу инструмент уже применён.
sagrada-refusal-draft-is-over = Этот инструмент применяют к кубику между взятием и размещением, а кубик уже размещён.
sagrada-refusal-take-a-die-first = Этот инструмент применяют ко взятому кубику: сначала возьмите кубик.
sagrada-refusal-not-while-drafting = Этот инструмент нельзя применить между взятием и размещением кубика.
sagrada-refusal-works-once = Этот инструмент уже применён; в соло-игре каждый действует один раз.
sagrada-refusal-no-die-to-pay = { $color ->
        [red] За этот инструмент платят красным кубиком ▲
        [green] За этот инструмент платят зелёным кубиком ✚
        [blue] За этот инструмент платят синим кубиком ☾
        [yellow] За этот инструмент платят жёлтым кубиком ★
       *[purple] За этот инструмент платят фиолетовым кубиком ◆
    }, а в пуле такого нет.
sagrada-refusal-costs-too-much = { $cost ->
        [one] Этот инструмент стоит { $cost } жетон благосклонности
        [few] Этот инструмент стоит { $cost } жетона благосклонности
       *[many] Этот инструмент стоит { $cost } жетонов благосклонности
    }, а у вас { $tokens }.
sagrada-refusal-second-turn-before-draft = Этот инструмент применяют во втором ходу раунда, до взятия кубика.
sagrada-refusal-first-turn-after-draft = Этот инструмент применяют в первом ходу раунда, после взятия кубика.
sagrada-refusal-not-carried-out = Этот инструмент не сработал бы до конца.
sagrada-refusal-no-die-there = На { $space } нет кубика.
sagrada-refusal-just-moved = Кубик на { $space } только что передвинут; второй должен быть другим.
sagrada-refusal-another-color = Оба кубика должны быть одного цвета, а { $die } на { $space } другого.
sagrada-refusal-color-not-on-track = { $color ->
        [red] На треке раундов нет красных кубиков ▲.
        [green] На треке раундов нет зелёных кубиков ✚.
        [blue] На треке раундов нет синих кубиков ☾.
        [yellow] На треке раундов нет жёлтых кубиков ★.
       *[purple] На треке раундов нет фиолетовых кубиков ◆.
    }
sagrada-refusal-no-second-move = { $die } на { $space } нельзя передвинуть так, чтобы после него можно было передвинуть второй кубик.
sagrada-refusal-cannot-be-moved = Передвинуть { $die } с { $space } некуда.
sagrada-refusal-taken = На { $space } уже стоит кубик.
sagrada-refusal-not-on-the-edge = { $space } не на краю, а первый кубик ставят на край.
sagrada-refusal-touches-a-die = { $space } касается кубика, а с этим инструментом не должна касаться ни одного.
sagrada-refusal-touches-no-die = { $space } не касается ни одного кубика.
sagrada-refusal-asks-for-color = { $space } требует другого цвета, чем у { $die }.
sagrada-refusal-asks-for-value = { $space } требует другого значения, чем у { $die }.
sagrada-refusal-beside-same-color = { $color ->
        [red] Рядом с { $space } уже стоит красный кубик ▲.
        [green] Рядом с { $space } уже стоит зелёный кубик ✚.
        [blue] Рядом с { $space } уже стоит синий кубик ☾.
        [yellow] Рядом с { $space } уже стоит жёлтый кубик ★.
       *[purple] Рядом с { $space } уже стоит фиолетовый кубик ◆.
    }
sagrada-refusal-beside-same-value = Рядом с { $space } уже стоит кубик со значением { $value }.
sagrada-refusal-no-second-move-from-there = С { $space } второй кубик было бы не передвинуть.

## Настройки стола

sagrada-option-open_private = Личные цели открыты с самого начала
sagrada-option-open_private-false = Нет, свою цель знает только владелец
sagrada-option-open_private-true = Да, их видят все
sagrada-option-solo_tools = Инструменты в соло-игре
sagrada-option-solo_tools-1 = 1: предельно трудно
sagrada-option-solo_tools-2 = 2: трудно
sagrada-option-solo_tools-3 = 3: обычно
sagrada-option-solo_tools-4 = 4: несложно
sagrada-option-solo_tools-5 = 5: легко

## Таблица очков, равный счёт, что напечатано

sagrada-sheet-row_color_variety = Разные цвета в рядах
sagrada-sheet-column_color_variety = Разные цвета в столбцах
sagrada-sheet-row_shade_variety = Разные оттенки в рядах
sagrada-sheet-column_shade_variety = Разные оттенки в столбцах
sagrada-sheet-light_shades = Светлые оттенки
sagrada-sheet-medium_shades = Средние оттенки
sagrada-sheet-deep_shades = Тёмные оттенки
sagrada-sheet-shade_variety = Все оттенки
sagrada-sheet-color_diagonals = Цветные диагонали
sagrada-sheet-color_variety = Все цвета
sagrada-sheet-private = Личная цель
sagrada-sheet-tokens = Оставшиеся жетоны благосклонности
sagrada-sheet-empty_spaces = Пустые ячейки

sagrada-tie-SCORE-7 = больше очков
sagrada-tie-TIE-1 = больше очков за личную цель
sagrada-tie-TIE-2 = осталось больше жетонов благосклонности
sagrada-tie-TIE-3 = позже в порядке раунда 10
sagrada-tie-R27 = ничто их не различает

sagrada-fact-colors = Цвета кубиков
sagrada-fact-dice_of_each_color = Сколько кубиков каждого цвета
sagrada-fact-favor_tokens = Сколько жетонов благосклонности
sagrada-fact-tools = Инструменты и их цвета соло
sagrada-fact-public_objectives = Общие цели и очки за них
sagrada-fact-private_objectives = Личные цели
sagrada-fact-card_1 = Карта узора 1
sagrada-fact-card_2 = Карта узора 2
sagrada-fact-card_3 = Карта узора 3
sagrada-fact-card_4 = Карта узора 4
sagrada-fact-card_5 = Карта узора 5
sagrada-fact-card_6 = Карта узора 6
sagrada-fact-card_7 = Карта узора 7
sagrada-fact-card_8 = Карта узора 8
sagrada-fact-card_9 = Карта узора 9
sagrada-fact-card_10 = Карта узора 10
sagrada-fact-card_11 = Карта узора 11
sagrada-fact-card_12 = Карта узора 12

## Инструменты

sagrada-tool = { $tool ->
        [grozing_pliers] Кусачки
        [eglomise_brush] Кисть для эгломизе
        [copper_foil_burnisher] Гладилка для фольги
        [lathekin] Разводка для свинца
        [lens_cutter] Круговой стеклорез
        [flux_brush] Кисть для флюса
        [glazing_hammer] Молоток стекольщика
        [running_pliers] Разломные щипцы
        [cork_backed_straightedge] Линейка на пробке
        [grinding_stone] Точильный камень
        [flux_remover] Смывка для флюса
       *[tap_wheel] Роликовый стеклорез
    }
sagrada-tool-does = { $tool ->
        [grozing_pliers] Сделать значение взятого кубика на один больше или меньше, затем разместить его.
        [eglomise_brush] Передвинуть один кубик своего витража; цвет, которого требует новая ячейка, неважен.
        [copper_foil_burnisher] Передвинуть один кубик своего витража; значение, которого требует новая ячейка, неважно.
        [lathekin] Передвинуть ровно два кубика своего витража, один за другим.
        [lens_cutter] Обменять взятый кубик на кубик с трека раундов и разместить полученный.
        [flux_brush] Перебросить взятый кубик; разместить, если он подходит, иначе вернуть в пул.
        [glazing_hammer] Во втором ходу, до взятия кубика: перебросить весь пул.
        [running_pliers] В первом ходу, после размещения кубика: взять и разместить второй; второй ход пропускается.
        [cork_backed_straightedge] Разместить взятый кубик там, где он не касается других.
        [grinding_stone] Перевернуть взятый кубик: 1 и 6, 2 и 5, 3 и 4 меняются местами. Затем разместить его.
        [flux_remover] Убрать взятый кубик в мешочек, вытянуть другой и выбрать его значение; разместить или положить в пул.
       *[tap_wheel] Передвинуть один или два кубика одного цвета, который есть на треке раундов.
    }
sagrada-tool-cost = { $cost ->
        [one] Стоит { $cost } жетон благосклонности
        [few] Стоит { $cost } жетона благосклонности
       *[many] Стоит { $cost } жетонов благосклонности
    }
# Рядом столько монет, сколько стоит инструмент.
sagrada-tool-cost-short = Цена { $cost }
sagrada-tool-tokens = на карте { $tokens }
sagrada-tool-pays = { $color ->
        [red] Плата: красный кубик
        [green] Плата: зелёный кубик
        [blue] Плата: синий кубик
        [yellow] Плата: жёлтый кубик
       *[purple] Плата: фиолетовый кубик
    }
sagrada-tool-used = Применён
sagrada-tool-label = Инструмент { $number }, { $name }. { $does } { $cost }. { $tokens ->
        [0] {""}
        [one] На нём { $tokens } жетон.
        [few] На нём { $tokens } жетона.
       *[many] На нём { $tokens } жетонов.
    }

## Цели

sagrada-objective = { $objective ->
        [row_color_variety] Разные цвета в рядах
        [column_color_variety] Разные цвета в столбцах
        [row_shade_variety] Разные оттенки в рядах
        [column_shade_variety] Разные оттенки в столбцах
        [light_shades] Светлые оттенки
        [medium_shades] Средние оттенки
        [deep_shades] Тёмные оттенки
        [shade_variety] Все оттенки
        [color_diagonals] Цветные диагонали
       *[color_variety] Все цвета
    }
sagrada-objective-does = { $objective ->
        [row_color_variety] за каждый полный ряд без повтора цвета.
        [column_color_variety] за каждый полный столбец без повтора цвета.
        [row_shade_variety] за каждый полный ряд без повтора значения.
        [column_shade_variety] за каждый полный столбец без повтора значения.
        [light_shades] за каждую пару из 1 и 2, где угодно.
        [medium_shades] за каждую пару из 3 и 4, где угодно.
        [deep_shades] за каждую пару из 5 и 6, где угодно.
        [shade_variety] за каждый набор из всех шести значений, где угодно.
        [color_diagonals] за каждый кубик, у которого есть сосед по диагонали того же цвета.
       *[color_variety] за каждый набор из всех пяти цветов, где угодно.
    }
sagrada-objective-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
sagrada-private = { $color ->
        [red] Оттенки красного
        [green] Оттенки зелёного
        [blue] Оттенки синего
        [yellow] Оттенки жёлтого
       *[purple] Оттенки фиолетового
    }
sagrada-private-does = { $color ->
        [red] Сумма значений красных кубиков.
        [green] Сумма значений зелёных кубиков.
        [blue] Сумма значений синих кубиков.
        [yellow] Сумма значений жёлтых кубиков.
       *[purple] Сумма значений фиолетовых кубиков.
    }
sagrada-private-own = Только ваша.
sagrada-private-kind = Личная.
sagrada-private-solo = Считается лучшая из двух.
sagrada-private-hidden = Скрытая личная цель
sagrada-points-now = Очки сейчас

## На столе

sagrada-round = Раунд { $round } из { $rounds }
sagrada-turn-order = Порядок ходов в этом раунде
sagrada-pool = Пул
sagrada-pool-empty = Пул пуст.
sagrada-tools = Инструменты
sagrada-objectives = Цели
sagrada-track = Трек раундов
sagrada-track-round = { $count ->
        [0] Раунд { $round }: кубиков нет
       *[other] Раунд { $round }: { $dice }
    }
sagrada-bag = В мешочке
sagrada-bag-count = { $color ->
        [red] красные: { $count }
        [green] зелёные: { $count }
        [blue] синие: { $count }
        [yellow] жёлтые: { $count }
       *[purple] фиолетовые: { $count }
    }
sagrada-target = Целевой счёт: { $target }
sagrada-tokens = { $tokens ->
        [one] { $tokens } жетон благосклонности
        [few] { $tokens } жетона благосклонности
       *[many] { $tokens } жетонов благосклонности
    }
sagrada-score = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
sagrada-score-known = { $points ->
        [one] { $points } очко и скрытая цель
        [few] { $points } очка и скрытая цель
       *[many] { $points } очков и скрытая цель
    }
sagrada-skips = Второй ход пропускается
sagrada-die = { $color ->
        [red] красный { $value }
        [green] зелёный { $value }
        [blue] синий { $value }
        [yellow] жёлтый { $value }
       *[purple] фиолетовый { $value }
    }
sagrada-pool-die = { $color ->
        [red] Пул: красный { $value }
        [green] Пул: зелёный { $value }
        [blue] Пул: синий { $value }
        [yellow] Пул: жёлтый { $value }
       *[purple] Пул: фиолетовый { $value }
    }
sagrada-die-in-hand = { $color ->
        [red] В руке: красный { $value }
        [green] В руке: зелёный { $value }
        [blue] В руке: синий { $value }
        [yellow] В руке: жёлтый { $value }
       *[purple] В руке: фиолетовый { $value }
    }
sagrada-space-taken = { $color ->
        [red] { $space }: красный { $value }
        [green] { $space }: зелёный { $value }
        [blue] { $space }: синий { $value }
        [yellow] { $space }: жёлтый { $value }
       *[purple] { $space }: фиолетовый { $value }
    }
sagrada-space-blank = { $space }: белая ячейка
sagrada-space-value = { $space }: нужно значение { $value }
sagrada-space-color = { $color ->
        [red] { $space }: нужен красный цвет
        [green] { $space }: нужен зелёный цвет
        [blue] { $space }: нужен синий цвет
        [yellow] { $space }: нужен жёлтый цвет
       *[purple] { $space }: нужен фиолетовый цвет
    }
sagrada-asks = { $asks ->
        [red] красный
        [green] зелёный
        [blue] синий
        [yellow] жёлтый
        [purple] фиолетовый
        [nothing] белая
       *[other] { $asks }
    }
sagrada-card = Карта узора { $number }
sagrada-pattern-label = { $pattern }, сложность { $difficulty }. { $rows }
sagrada-difficulty = Сложность { $difficulty }
sagrada-difficulty-tokens = { $difficulty ->
        [one] { $difficulty } жетон благосклонности
        [few] { $difficulty } жетона благосклонности
       *[many] { $difficulty } жетонов благосклонности
    }
sagrada-is-choosing = выбирает узор
sagrada-has-chosen = узор выбран
sagrada-window-label = { $dice ->
        [one] Витраж: { $name }, { $pattern }, { $dice } кубик
        [few] Витраж: { $name }, { $pattern }, { $dice } кубика
       *[many] Витраж: { $name }, { $pattern }, { $dice } кубиков
    }, { $tokens ->
        [one] { $tokens } жетон благосклонности
        [few] { $tokens } жетона благосклонности
       *[many] { $tokens } жетонов благосклонности
    }
sagrada-enlarge = { $window }. Показать крупно
sagrada-window = Витраж
sagrada-close = Закрыть
