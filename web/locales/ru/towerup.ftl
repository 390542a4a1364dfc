### Tower Up. Цвет склоняется выбором по $color (black, grey, white, brown; joker — джокер): этаж и цвет мужского рода,
### машина и шкала женского, здание среднего.

towerup-name = Tower Up
towerup-about = Стройте город вместе, платите этажами за соседство и кладите крыши там, где они принесут больше всего.

towerup-color = { $color ->
        [black] чёрный
        [grey] серый
        [white] белый
        [brown] коричневый
       *[joker] любой цвет
    }
towerup-area = { $area ->
        [grey_west] западный серый район
        [park] парк
        [grey_east] восточный серый район
        [old_town] старый город
        [lake] берег озера
       *[other] { $area }
    }

## Что сейчас нужно сделать

towerup-ask-lay_floor = Выберите стартовый этаж.
towerup-ask-lay_site = Поставьте стартовый этаж на пустую стройплощадку.
towerup-ask-turn = Возьмите карту или стройте на подсвеченной стройплощадке.
towerup-ask-build_color = Выберите цвет нового здания.
towerup-ask-place_roof = Положите крышу на один из только что поставленных этажей.
towerup-ask-take_floor = Возьмите этаж на выбор.
towerup-ask-return_floor = Этажей слишком много: верните один.
towerup-wait-lay_floor = { $name } выбирает стартовый этаж.
towerup-wait-lay_site = { $name } ставит стартовый этаж.
towerup-wait-turn = { $name } берёт карту или строит.
towerup-wait-build_color = { $name } выбирает цвет нового здания.
towerup-wait-place_roof = { $name } кладёт крышу.
towerup-wait-take_floor = { $name } берёт этаж на выбор.
towerup-wait-return_floor = { $name } возвращает лишний этаж.

## Ходы

towerup-move-floor = Стартовый этаж: { towerup-color }
towerup-move-joker = Стартовый этаж любого цвета: { towerup-color }
towerup-move-site = Стартовый этаж на { $site }
towerup-move-card = Карта рынка { $card }
towerup-move-build = Строить на { $site }
towerup-move-color = Новое здание: { $color ->
        [black] чёрное
        [grey] серое
        [white] белое
       *[brown] коричневое
    }
towerup-move-roof = Крыша на { $site }
towerup-move-take = Взять этаж: { towerup-color }
towerup-move-return = Вернуть этаж: { towerup-color }
towerup-move-end-turn = Закончить дополнительный ход

## Что решил случай

towerup-chance-first = Первый игрок: место { $seat }.
towerup-chance-card = Новая карта рынка: { $shows }.
towerup-chance-objective = Цель: { towerup-objective-title }.

# Карта словами: «2 чёрных, джокер, серая машина +1»
towerup-card-floors = { $floors ->
        [one] { $color ->
            [black] чёрный
            [grey] серый
            [white] белый
            [brown] коричневый
           *[joker] джокер
        }
        [few] { $floors } { $color ->
            [black] чёрных
            [grey] серых
            [white] белых
            [brown] коричневых
           *[joker] джокера
        }
       *[many] { $floors } { $color ->
            [black] чёрных
            [grey] серых
            [white] белых
            [brown] коричневых
           *[joker] джокеров
        }
    }
towerup-card-steps = { $color ->
        [black] чёрная
        [grey] серая
        [white] белая
       *[brown] коричневая
    } машина +{ $steps }

## К чему ведёт ход: коротко, несколько подряд

towerup-consequence-laid = { towerup-color } этаж на { $site }
towerup-consequence-costs = оплата: { towerup-color } на { $site }
towerup-consequence-possible = можно { towerup-color }
towerup-consequence-built = { $color ->
        [black] чёрное
        [grey] серое
        [white] белое
       *[brown] коричневое
    } здание на { $site }
towerup-consequence-paid = { towerup-color } этаж на { $site } (высота { $height })
# $player — цвет игрока: turquoise, orange, pink, yellow (или другое имя из исправленной коробки)
towerup-consequence-covered = { $player ->
        [turquoise] накрывает бирюзовую крышу на { $site }
        [orange] накрывает оранжевую крышу на { $site }
        [pink] накрывает розовую крышу на { $site }
        [yellow] накрывает жёлтую крышу на { $site }
       *[other] накрывает крышу ({ $player }) на { $site }
    }
towerup-consequence-roof = крыша на { $site }, уровень { $level }
towerup-consequence-taken = { $floors ->
        [one] { $floors } { $color ->
            [black] чёрный этаж
            [grey] серый этаж
            [white] белый этаж
           *[brown] коричневый этаж
        }
        [few] { $floors } { $color ->
            [black] чёрных этажа
            [grey] серых этажа
            [white] белых этажа
           *[brown] коричневых этажа
        }
       *[many] { $floors } { $color ->
            [black] чёрных этажей
            [grey] серых этажей
            [white] белых этажей
           *[brown] коричневых этажей
        }
    }
towerup-consequence-missing = { $floors ->
        [one] { $floors } этажа нет в общем запасе
        [few] { $floors } этажей нет в общем запасе
       *[many] { $floors } этажей нет в общем запасе
    }
towerup-consequence-choose = { $floors ->
        [one] затем выбрать { $floors } этаж
        [few] затем выбрать { $floors } этажа
       *[many] затем выбрать { $floors } этажей
    }
towerup-consequence-forfeited = { $floors ->
        [one] { $floors } этаж пропадает
        [few] { $floors } этажа пропадают
       *[many] { $floors } этажей пропадают
    }
towerup-consequence-surplus = { $floors ->
        [one] { $floors } лишний этаж
        [few] { $floors } лишних этажа
       *[many] { $floors } лишних этажей
    }
towerup-consequence-returned = { towerup-color } этаж назад в общий запас
towerup-consequence-token = цель «{ towerup-objective-title }»: +{ $points }
towerup-consequence-vehicle = { $steps ->
        [one] { $color ->
            [black] чёрная
            [grey] серая
            [white] белая
           *[brown] коричневая
        } машина на { $steps } шаг: +{ $points }
        [few] { $color ->
            [black] чёрная
            [grey] серая
            [white] белая
           *[brown] коричневая
        } машина на { $steps } шага: +{ $points }
       *[many] { $color ->
            [black] чёрная
            [grey] серая
            [white] белая
           *[brown] коричневая
        } машина на { $steps } шагов: +{ $points }
    }
towerup-consequence-vehicle-then = { $steps ->
        [one] затем { $color ->
            [black] чёрная
            [grey] серая
            [white] белая
           *[brown] коричневая
        } машина на { $steps } шаг: +{ $later }
        [few] затем { $color ->
            [black] чёрная
            [grey] серая
            [white] белая
           *[brown] коричневая
        } машина на { $steps } шага: +{ $later }
       *[many] затем { $color ->
            [black] чёрная
            [grey] серая
            [white] белая
           *[brown] коричневая
        } машина на { $steps } шагов: +{ $later }
    }
towerup-consequence-extra-turn = дополнительный ход
towerup-consequence-end-phase = финальная фаза: { towerup-ending }
towerup-consequence-cone = { $roofs ->
        [one] конус за { $roofs } видимую крышу: +{ $points }
        [few] конус за { $roofs } видимые крыши: +{ $points }
       *[many] конус за { $roofs } видимых крыш: +{ $points }
    }
towerup-consequence-over = конец игры

towerup-ending = { $reason ->
        [tenth-roof] десятая крыша
        [shortage] нехватка этажей
       *[dead-board] строить больше негде
    }

## Почему ход невозможен

towerup-refusal-first-starting-floor = Сначала выберите, какой стартовый этаж поставить.
towerup-refusal-first-starting-site = Сначала поставьте выбранный стартовый этаж.
towerup-refusal-first-card-or-site = Сначала возьмите карту или выберите стройплощадку.
towerup-refusal-first-building-color = Сначала выберите цвет нового здания.
towerup-refusal-first-roof = Сначала положите крышу.
towerup-refusal-first-take-floor = Сначала возьмите этаж на выбор.
towerup-refusal-first-return-floor = Сначала верните лишний этаж.
towerup-refusal-game-over = Игра окончена.
towerup-refusal-no-such-move = Хода с номером { $number } нет.
towerup-refusal-no-such-site = { $sites ->
        [one] На этом поле { $sites } стройплощадка
        [few] На этом поле { $sites } стройплощадки
       *[many] На этом поле { $sites } стройплощадок
    }; { $number } — за их пределами.
towerup-refusal-no-passing = Отказаться можно только от дополнительного хода; возьмите карту или стройте.
towerup-refusal-no-joker-to-lay = Стартовых этажей любого цвета больше не осталось.
towerup-refusal-no-floor-to-lay = { $color ->
        [black] Чёрного
        [grey] Серого
        [white] Белого
       *[brown] Коричневого
    } стартового этажа больше не осталось.
towerup-refusal-no-site-to-lay = У каждой пустой стройплощадки есть соседний { towerup-color } этаж.
towerup-refusal-supply-empty = В общем запасе нет { $color ->
        [black] чёрного
        [grey] серого
        [white] белого
       *[brown] коричневого
    } этажа.
towerup-refusal-no-floor-to-return = В личном запасе нет { $color ->
        [black] чёрного
        [grey] серого
        [white] белого
       *[brown] коричневого
    } этажа.
towerup-refusal-no-floor-to-build = В личном запасе нет { $color ->
        [black] чёрного
        [grey] серого
        [white] белого
       *[brown] коричневого
    } этажа.
towerup-refusal-color-beside = У { $site } уже есть соседнее { $color ->
        [black] чёрное
        [grey] серое
        [white] белое
       *[brown] коричневое
    } здание.
towerup-refusal-no-new-floor = На { $site } в этом ходу этаж не ставился.
towerup-refusal-starting-site-taken = На { $site } уже стоит здание.
towerup-refusal-floor-beside = У { $site } уже есть соседний { towerup-color } этаж.
towerup-refusal-site-taken = На { $site } уже стоит здание.
towerup-refusal-no-roof-left = Крыш не осталось, поэтому начать здание нельзя.
towerup-refusal-no-building-beside = У { $site } нет соседних зданий.
towerup-refusal-all-colors-beside = У { $site } есть соседние здания всех цветов ({ $colors }).
towerup-refusal-cannot-pay = { $floors ->
        [one] Цена { $site }: { $floors } { $color ->
            [black] чёрный этаж
            [grey] серый этаж
            [white] белый этаж
           *[brown] коричневый этаж
        }; в запасе { $held }.
        [few] Цена { $site }: { $floors } { $color ->
            [black] чёрных этажа
            [grey] серых этажа
            [white] белых этажа
           *[brown] коричневых этажа
        }; в запасе { $held }.
       *[many] Цена { $site }: { $floors } { $color ->
            [black] чёрных этажей
            [grey] серых этажей
            [white] белых этажей
           *[brown] коричневых этажей
        }; в запасе { $held }.
    }
towerup-refusal-no-other-color = В личном запасе нет этажа такого цвета, которого нет по соседству с { $site }.

## Настройки нового стола

towerup-option-starting_floors = Сколько стартовых этажей; для 4 игроков не больше 5
towerup-option-starting_floors-3 = 3, как обычно
towerup-option-starting_floors-4 = 4
towerup-option-starting_floors-5 = 5
towerup-option-starting_floors-6 = 6
towerup-option-starting_floors-7 = 7
towerup-option-objectives = Какие три цели в игре
towerup-option-objectives-random = Три случайные
towerup-option-objectives-starting = Стартовый набор, для первой партии
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

## Цели

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
towerup-objective-colors = Все 4 цвета
towerup-objective-colors-asks = Своя крыша в здании каждого из четырёх цветов.
towerup-objective-park = Четыре в парке
towerup-objective-park-asks = Свои крыши в четырёх разных зданиях в парке.
towerup-objective-areas = Все 5 районов
towerup-objective-areas-asks = Своя крыша в каждом из пяти районов.
towerup-objective-lake = Четыре у озера
towerup-objective-lake-asks = Свои крыши в четырёх разных зданиях у озера.
towerup-objective-connected = Пять связанных
towerup-objective-connected-asks = Свои крыши в пяти зданиях, связанных между собой улицами.
towerup-objective-brown = Четыре коричневых
towerup-objective-brown-asks = Свои крыши в четырёх разных коричневых зданиях.
towerup-objective-greys = Серые районы 3 + 2
towerup-objective-greys-asks = Свои крыши в трёх зданиях одного серого района и в двух другого.
towerup-objective-borders = Две улицы через границу
towerup-objective-borders-asks = Свои крыши на обоих концах двух улиц через границу районов: всего в четырёх зданиях.
towerup-objective-double = Дважды две крыши
towerup-objective-double-asks = Две свои крыши в каждом из двух зданий.
towerup-objective-levels = Этажи 1, 2, 3 и 4
towerup-objective-levels-asks = Свои крыши на первом, втором, третьем и четвёртом уровнях.
towerup-objective-later = Вытягивается после стартовых этажей

## Таблица очков и равный счёт

towerup-sheet-black_track = Чёрная шкала
towerup-sheet-grey_track = Серая шкала
towerup-sheet-white_track = Белая шкала
towerup-sheet-brown_track = Коричневая шкала
towerup-sheet-tokens = Бонусные жетоны
towerup-sheet-cone = Дорожный конус
towerup-tie-SCORE-2 = Впереди самый богатый игрок.
towerup-tie-TIE-1 = Денег поровну: решает, у кого больше этажей в личном запасе.
towerup-tie-TIE-2 = Поровну и денег, и этажей: место общее.

## Что напечатано и насколько это достоверно

towerup-fact-floors_of_each_color = Сколько этажей каждого цвета
towerup-fact-cards = Карты материалов
towerup-fact-track_money = Деньги над шкалами
towerup-fact-star_columns = Столбцы звёзд
towerup-fact-cone_money = Деньги над местами конуса
towerup-fact-token_money = Значения бонусных жетонов
towerup-fact-token_shapes = Формы бонусных жетонов
towerup-fact-player_colors = Цвета игроков
towerup-fact-starting_objectives = Цели первой партии
towerup-fact-most_starting_floors = Наибольшее число стартовых этажей
towerup-fact-areas = Районы
towerup-fact-front_sites = Стройплощадки, 3 и 4 игрока
towerup-fact-front_streets = Улицы, 3 и 4 игрока
towerup-fact-front_areas = Очертания районов, 3 и 4 игрока
towerup-fact-front_landscape = Пейзаж, 3 и 4 игрока
towerup-fact-back_sites = Стройплощадки, 2 игрока
towerup-fact-back_streets = Улицы, 2 игрока
towerup-fact-back_areas = Очертания районов, 2 игрока
towerup-fact-back_landscape = Пейзаж, 2 игрока

## На столе

towerup-city = { $sites ->
        [one] Город: { $sites } стройплощадка
        [few] Город: { $sites } стройплощадки
       *[many] Город: { $sites } стройплощадок
    }
towerup-map-note = Карта города восстановлена: напечатанную найти не удалось.
towerup-site-empty = { $site }, пустая стройплощадка, { towerup-area }.
towerup-site-building = { $site }, { $color ->
        [black] чёрное
        [grey] серое
        [white] белое
       *[brown] коричневое
    } здание, { $floors ->
        [one] { $floors } этаж
        [few] { $floors } этажа
       *[many] { $floors } этажей
    }, { towerup-area }.
towerup-site-roof = Крыша: { $name }, уровень { $level }.
towerup-end-phase = Началась финальная фаза: { towerup-ending }.
towerup-extra-turn = Дополнительный ход: { $name }.
towerup-market = Рынок
towerup-card = Карта { $number }: { $shows }.
towerup-card-gone = Карта { $number } взята.
towerup-deck = { $cards ->
        [one] Колода: { $cards } карта
        [few] Колода: { $cards } карты
       *[many] Колода: { $cards } карт
    }
towerup-discard = { $cards ->
        [one] Сброс: { $cards } карта
        [few] Сброс: { $cards } карты
       *[many] Сброс: { $cards } карт
    }
towerup-supply = Общий запас
towerup-floors-of-color = { $floors ->
        [one] { $floors } { $color ->
            [black] чёрный этаж
            [grey] серый этаж
            [white] белый этаж
           *[brown] коричневый этаж
        }
        [few] { $floors } { $color ->
            [black] чёрных этажа
            [grey] серых этажа
            [white] белых этажа
           *[brown] коричневых этажа
        }
       *[many] { $floors } { $color ->
            [black] чёрных этажей
            [grey] серых этажей
            [white] белых этажей
           *[brown] коричневых этажей
        }
    }
towerup-joker = любой цвет
towerup-objectives = Цели
towerup-tokens-left = Осталось жетонов: { $tokens }
towerup-token-of = { $name }: { $money }
towerup-money = { $money } млн
towerup-enlarge = { $name }, { towerup-money }: весь планшет
towerup-track = { $color ->
        [black] Чёрная
        [grey] Серая
        [white] Белая
       *[brown] Коричневая
    } шкала: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, { towerup-money }.
towerup-floors-held = Этажи: { $floors } из { $limit }
towerup-roofs-left = { $roofs ->
        [one] Осталась { $roofs } крыша
        [few] Осталось { $roofs } крыши
       *[many] Осталось { $roofs } крыш
    }
towerup-cone-set = { $roofs ->
        [one] Конус: { $roofs } видимая крыша, { towerup-money }
        [few] Конус: { $roofs } видимые крыши, { towerup-money }
       *[many] Конус: { $roofs } видимых крыш, { towerup-money }
    }
towerup-cone-now = { $roofs ->
        [one] Сейчас { $roofs } видимая крыша: конус принёс бы { towerup-money }
        [few] Сейчас { $roofs } видимые крыши: конус принёс бы { towerup-money }
       *[many] Сейчас { $roofs } видимых крыш: конус принёс бы { towerup-money }
    }
towerup-tokens = Бонусные жетоны
towerup-tokens-money = Бонусные жетоны: { towerup-money }
towerup-tray-lay_floor = Какой стартовый этаж?
towerup-tray-build_color = Здание на { $site }: какого цвета?
towerup-tray-take_floor = { $floors ->
        [one] Возьмите этаж на выбор
        [few] Возьмите { $floors } этажа на выбор, по одному
       *[many] Возьмите { $floors } этажей на выбор, по одному
    }
towerup-tray-return_floor = Какой этаж вернуть?
towerup-tray-turn = Дополнительный ход: возьмите карту, стройте или закончите его
