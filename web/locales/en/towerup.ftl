### Tower Up. Arguments to select on are raw words, the same in every language:
### $color is black, grey, white, brown or joker; $area is grey_west, park, grey_east, old_town or lake (or any other
### name of a corrected map); $reason is tenth-roof, shortage or dead-board. $site is the name of a site such as P5.
### A language that declines selects on $color in each message, in the case that it needs there.

towerup-name = Tower Up
towerup-about = Build a city together, pay for your neighbors' floors, and put your roofs where they bring the most.

towerup-color = { $color ->
        [black] black
        [grey] grey
        [white] white
        [brown] brown
       *[joker] any color
    }
towerup-area = { $area ->
        [grey_west] west grey area
        [park] park
        [grey_east] east grey area
        [old_town] old town
        [lake] lakeside
       *[other] { $area }
    }

## What is expected now

towerup-ask-lay_floor = Choose a starting floor.
towerup-ask-lay_site = Lay the starting floor on an empty site.
towerup-ask-turn = Take a card, or build on a site that is lit.
towerup-ask-build_color = Choose the color of your new building.
towerup-ask-place_roof = Put your roof on one of the floors you have just placed.
towerup-ask-take_floor = Take a floor of your choice.
towerup-ask-return_floor = You hold too many floors: give one back.
towerup-wait-lay_floor = { $name } chooses a starting floor.
towerup-wait-lay_site = { $name } lays a starting floor.
towerup-wait-turn = { $name } is to take a card or build.
towerup-wait-build_color = { $name } chooses the color of a new building.
towerup-wait-place_roof = { $name } is to place a roof.
towerup-wait-take_floor = { $name } takes a floor of free choice.
towerup-wait-return_floor = { $name } gives a surplus floor back.

## Moves, for the log, the hints and the list of moves

towerup-move-floor = Starting floor: { towerup-color }
towerup-move-joker = Starting floor of free color: { towerup-color }
towerup-move-site = Starting floor on { $site }
towerup-move-card = Card { $card } of the market
towerup-move-build = Build on { $site }
towerup-move-color = New building: { towerup-color }
towerup-move-roof = Roof on { $site }
towerup-move-take = Take a floor: { towerup-color }
towerup-move-return = Give a floor back: { towerup-color }
towerup-move-end-turn = End the extra turn

## What chance did: $seat is the number of a seat, from 1

towerup-chance-first = Seat { $seat } is the first player.
towerup-chance-card = New card in the market: { $shows }.
towerup-chance-objective = Objective: { towerup-objective-title }.

# A card in words: "2 black, any color, grey vehicle +1"
towerup-card-floors = { $floors ->
        [one] { towerup-color }
       *[other] { $floors } { towerup-color }
    }
towerup-card-steps = { towerup-color } vehicle +{ $steps }

## What a move leads to: short, several of them stand in a row

towerup-consequence-laid = { towerup-color } floor on { $site }
towerup-consequence-costs = pay { towerup-color } on { $site }
towerup-consequence-possible = { towerup-color } possible
towerup-consequence-built = { towerup-color } building on { $site }
towerup-consequence-paid = { towerup-color } floor on { $site } (height { $height })
# $player is the color of a player: turquoise, orange, pink, yellow (or any other name of a corrected box)
towerup-consequence-covered = { $player ->
        [turquoise] covers a turquoise roof on { $site }
        [orange] covers an orange roof on { $site }
        [pink] covers a pink roof on { $site }
        [yellow] covers a yellow roof on { $site }
       *[other] covers a roof ({ $player }) on { $site }
    }
towerup-consequence-roof = roof on level { $level } of { $site }
towerup-consequence-taken = { $floors ->
        [one] { $floors } { towerup-color } floor
       *[other] { $floors } { towerup-color } floors
    }
towerup-consequence-missing = { $floors ->
        [one] { $floors } floor is not in the supply
       *[other] { $floors } floors are not in the supply
    }
towerup-consequence-choose = { $floors ->
        [one] then choose { $floors } floor
       *[other] then choose { $floors } floors
    }
towerup-consequence-forfeited = { $floors ->
        [one] { $floors } floor is forfeited
       *[other] { $floors } floors are forfeited
    }
towerup-consequence-surplus = { $floors ->
        [one] { $floors } floor too many
       *[other] { $floors } floors too many
    }
towerup-consequence-returned = { towerup-color } floor back to the supply
towerup-consequence-token = objective { towerup-objective-title }: +{ $points }
towerup-consequence-vehicle = { $steps ->
        [one] { towerup-color } vehicle { $steps } step: +{ $points }
       *[other] { towerup-color } vehicle { $steps } steps: +{ $points }
    }
towerup-consequence-vehicle-then = { $steps ->
        [one] then { towerup-color } vehicle { $steps } step: +{ $later }
       *[other] then { towerup-color } vehicle { $steps } steps: +{ $later }
    }
towerup-consequence-extra-turn = extra turn
towerup-consequence-end-phase = end phase: { towerup-ending }
towerup-consequence-cone = { $roofs ->
        [one] cone for { $roofs } visible roof: +{ $points }
       *[other] cone for { $roofs } visible roofs: +{ $points }
    }
towerup-consequence-over = end of the game

towerup-ending = { $reason ->
        [tenth-roof] a tenth roof
        [shortage] a shortage of floors
       *[dead-board] nothing more can be built
    }

## Why a move is not legal

towerup-refusal-first-starting-floor = First say which starting floor you lay.
towerup-refusal-first-starting-site = First lay the starting floor that you chose.
towerup-refusal-first-card-or-site = First take a card or choose a site to build on.
towerup-refusal-first-building-color = First choose the color of the new building.
towerup-refusal-first-roof = First place your roof.
towerup-refusal-first-take-floor = First take a floor of your choice.
towerup-refusal-first-return-floor = First give a surplus floor back.
towerup-refusal-game-over = The game is over.
towerup-refusal-no-such-move = There is no move number { $number }.
towerup-refusal-no-such-site = This board has { $sites } sites; { $number } is beyond them.
towerup-refusal-no-passing = Only an extra turn may be declined; take a card or build.
towerup-refusal-no-joker-to-lay = No starting floor whose color is free is left to lay.
towerup-refusal-no-floor-to-lay = No { towerup-color } starting floor is left to lay.
towerup-refusal-no-site-to-lay = Every empty site is adjacent to a { towerup-color } floor.
towerup-refusal-supply-empty = The supply has no { towerup-color } floor.
towerup-refusal-no-floor-to-return = You have no { towerup-color } floor.
towerup-refusal-no-floor-to-build = You have no { towerup-color } floor.
towerup-refusal-color-beside = A { towerup-color } building is adjacent to { $site }.
towerup-refusal-no-new-floor = No floor was put on { $site } in this turn.
towerup-refusal-starting-site-taken = A building stands on { $site } already.
towerup-refusal-floor-beside = A { towerup-color } floor is adjacent to { $site }.
towerup-refusal-site-taken = A building stands on { $site } already.
towerup-refusal-no-roof-left = You have no roof left, so you can start no building.
towerup-refusal-no-building-beside = { $site } is adjacent to no building.
towerup-refusal-all-colors-beside = Buildings of all { $colors } colors are adjacent to { $site }.
towerup-refusal-cannot-pay = { $floors ->
        [one] { $site } costs { $floors } { towerup-color } floor; you have { $held }.
       *[other] { $site } costs { $floors } { towerup-color } floors; you have { $held }.
    }
towerup-refusal-no-other-color = You have no floor in a color that is not adjacent to { $site }.

## Options of a new table

towerup-option-starting_floors = How many starting floors are laid; with 4 players 5 at most
towerup-option-starting_floors-3 = 3, as usual
towerup-option-starting_floors-4 = 4
towerup-option-starting_floors-5 = 5
towerup-option-starting_floors-6 = 6
towerup-option-starting_floors-7 = 7
towerup-option-objectives = Which three objectives are in play
towerup-option-objectives-random = Three at random
towerup-option-objectives-starting = The starting set, for a first game
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

## Objectives

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
towerup-objective-colors = All 4 colors
towerup-objective-colors-asks = Have a roof in a building of each of the four colors.
towerup-objective-park = Four in the park
towerup-objective-park-asks = Have roofs in four different buildings in the park.
towerup-objective-areas = All 5 areas
towerup-objective-areas-asks = Have a roof in each of the five areas.
towerup-objective-lake = Four by the lake
towerup-objective-lake-asks = Have roofs in four different buildings by the lake.
towerup-objective-connected = Five connected
towerup-objective-connected-asks = Have roofs in five buildings that hang together by streets between them.
towerup-objective-brown = Four brown ones
towerup-objective-brown-asks = Have roofs in four different brown buildings.
towerup-objective-greys = Grey areas 3 + 2
towerup-objective-greys-asks = Have roofs in three buildings of one grey area and in two of the other.
towerup-objective-borders = Two border streets
towerup-objective-borders-asks = Have roofs at both ends of two streets that cross a border of areas: four buildings in all.
towerup-objective-double = Twice two roofs
towerup-objective-double-asks = Have two roofs of your own in each of two buildings.
towerup-objective-levels = Levels 1, 2, 3 and 4
towerup-objective-levels-asks = Have a roof on a first, a second, a third and a fourth level.
towerup-objective-later = Drawn after the starting floors

## The score sheet, and how a tie is broken

towerup-sheet-black_track = Black track
towerup-sheet-grey_track = Grey track
towerup-sheet-white_track = White track
towerup-sheet-brown_track = Brown track
towerup-sheet-tokens = Bonus tokens
towerup-sheet-cone = Cone
towerup-tie-SCORE-2 = The richest player is ahead.
towerup-tie-TIE-1 = With equal money, more floors in the personal supply decide.
towerup-tie-TIE-2 = Equal in money and floors: the place is shared.

## What is printed in the box, and how sure it is

towerup-fact-floors_of_each_color = Floors of each color
towerup-fact-cards = Material cards
towerup-fact-track_money = Money above the tracks
towerup-fact-star_columns = Star columns
towerup-fact-cone_money = Money above the cone spaces
towerup-fact-token_money = Values of the bonus tokens
towerup-fact-token_shapes = Shapes of the bonus tokens
towerup-fact-player_colors = Player colors
towerup-fact-starting_objectives = Objectives of the first game
towerup-fact-most_starting_floors = Most starting floors
towerup-fact-areas = Areas
towerup-fact-front_sites = Sites, 3 and 4 players
towerup-fact-front_streets = Streets, 3 and 4 players
towerup-fact-front_areas = Outlines of the areas, 3 and 4 players
towerup-fact-front_landscape = Landscape, 3 and 4 players
towerup-fact-back_sites = Sites, 2 players
towerup-fact-back_streets = Streets, 2 players
towerup-fact-back_areas = Outlines of the areas, 2 players
towerup-fact-back_landscape = Landscape, 2 players

## On the table

towerup-city = { $sites ->
        [one] The city: { $sites } site
       *[other] The city: { $sites } sites
    }
towerup-map-note = The map is a reconstruction: the printed one could not be found.
towerup-site-empty = { $site }, empty site, { towerup-area }.
towerup-site-building = { $floors ->
        [one] { $site }, { towerup-color } building, { $floors } floor, { towerup-area }.
       *[other] { $site }, { towerup-color } building, { $floors } floors, { towerup-area }.
    }
towerup-site-roof = Roof of { $name } on level { $level }.
towerup-end-phase = The end phase has begun: { towerup-ending }.
towerup-extra-turn = Extra turn for { $name }.
towerup-market = Market
towerup-card = Card { $number }: { $shows }.
towerup-card-gone = Card { $number } was taken.
towerup-deck = { $cards ->
        [one] Deck: { $cards } card
       *[other] Deck: { $cards } cards
    }
towerup-discard = { $cards ->
        [one] Discard pile: { $cards } card
       *[other] Discard pile: { $cards } cards
    }
towerup-supply = Supply
towerup-floors-of-color = { $floors ->
        [one] { $floors } { towerup-color } floor
       *[other] { $floors } { towerup-color } floors
    }
towerup-joker = free color
towerup-objectives = Objectives
towerup-tokens-left = Tokens left: { $tokens }
towerup-token-of = { $name }: { $money }
towerup-money = { $money ->
        [one] { $money } million
       *[other] { $money } million
    }
towerup-enlarge = { $name }, { $money } million: the whole board
towerup-track = { towerup-color } track: { $steps } steps, { $money } million.
towerup-floors-held = Floors held: { $floors } of { $limit }
towerup-roofs-left = { $roofs ->
        [one] { $roofs } roof left
       *[other] { $roofs } roofs left
    }
towerup-cone-set = { $roofs ->
        [one] Cone: { $roofs } visible roof, { $money } million
       *[other] Cone: { $roofs } visible roofs, { $money } million
    }
towerup-cone-now = { $roofs ->
        [one] { $roofs } visible roof now: the cone would pay { $money } million
       *[other] { $roofs } visible roofs now: the cone would pay { $money } million
    }
towerup-tokens = Bonus tokens
towerup-tokens-money = Bonus tokens: { $money } million
towerup-tray-lay_floor = Which starting floor?
towerup-tray-build_color = The building on { $site }: which color?
towerup-tray-take_floor = { $floors ->
        [one] Take a floor of your choice
       *[other] Take { $floors } floors of your choice, one by one
    }
towerup-tray-return_floor = Which floor goes back?
towerup-tray-turn = Extra turn: take a card, build, or end it
