### Azul: Stained Glass of Sintra. $color, $pane, $upper and $lower are one word each, to select on: blue, orange, pink,
### yellow, white; joker where a space is meant; none where nothing lies. $glyph is the color's symbol: "▲".
### A language that declines may select on $color in each message, or give sintra-color attributes: { sintra-color.genitive }.
### $signed is $points with its sign: "+7".

sintra-name = Stained Glass of Sintra
sintra-about = Take panes of one color, complete your strips, and glaze the eight windows of your palace.

sintra-color = { $color ->
        [blue] blue
        [orange] orange
        [pink] pink
        [yellow] yellow
        [white] white
       *[joker] joker
    }

## What is expected now

sintra-ask-turn = Take panes of one color, or send your glazier back.
sintra-ask-keep_pane = Your strip is complete: choose the pane that goes into the window.
sintra-wait-turn = { $name } is to take panes or send the glazier back.
sintra-wait-keep_pane = { $name } chooses the pane that goes into the window.

## Moves, for the log, the hints and the list of moves

sintra-move-take = { $source ->
        [center] Center
       *[other] Display { $source }
    }: { $glyph } { sintra-color } { $target ->
        [floor] to the floor
       *[other] onto strip { $target }
    }
sintra-move-back = Glazier back
sintra-move-keep = Keep { $glyph } { sintra-color }

## What chance did: $number is the seat, from 1

sintra-chance-start = Seat { $number } has the start token.

## What a move leads to

sintra-consequence-token = takes the start token
sintra-consequence-glazier = glazier to { $place }
sintra-consequence-placed = { $panes } placed
sintra-consequence-broken = { $panes ->
        [one] { $panes } breaks
       *[other] { $panes } break
    }
sintra-consequence-row = { $row_points ->
        [0] broken glass back at 0
       *[other] broken glass at { $row_points }
    }
sintra-consequence-returns_to_the_top = bottom of the track: { $signed }
sintra-consequence-completed = completes strip { $place }
sintra-consequence-color_bonus = { $glyph } round color { sintra-color }: { $signed }
sintra-consequence-choice = then choose the pane to keep: { $then ->
        [one] +{ $then } for the windows
       *[other] +{ $then } for the windows
    }
sintra-consequence-glazed = { $glyph } { sintra-color } into the { $panel ->
        [upper] upper
       *[lower] lower
    } panel of window { $place }
sintra-consequence-windows = window { $windows }: { $signed }
sintra-consequence-turned = strip { $place } is turned over
sintra-consequence-removed = strip { $place } leaves the game
sintra-consequence-round_over = round { $round } is over
sintra-consequence-game_over = the game is over
sintra-consequence-panes_on_strips = panes on strips: { $signed }
sintra-consequence-last_row = broken glass: { $signed }
sintra-consequence-side_bonus = bonus of the palace: { $signed }
sintra-consequence-stopped_at_zero = held at 0: { $signed }

## Why a move is refused

sintra-refusal-game-over = The game is over.
sintra-refusal-no-such-move = There is no move number { $number }.
sintra-refusal-nothing-to-keep = No strip has just been completed, so there is no pane to keep.
sintra-refusal-keep-first = First choose which pane of the strip at place { $place } goes into the window.
sintra-refusal-not-on-strip = There is no { sintra-color } pane on the complete strip.
sintra-refusal-no-strip-left = No strip is left to send your glazier back to.
sintra-refusal-already-leftmost = Your glazier already stands above your leftmost strip ({ $place }); take panes.
sintra-refusal-leftmost-to-the-right = Your leftmost strip ({ $place }) is to the right of your glazier ({ $glazier }).
sintra-refusal-no-such-display = { $seats } players use displays 1 to { $displays }; there is no display { $source }.
sintra-refusal-not-in-center = The center has no { sintra-color } pane.
sintra-refusal-not-on-display = Display { $source } has no { sintra-color } pane.
sintra-refusal-must-be-placed = { $color ->
        [blue] Blue
        [orange] Orange
        [pink] Pink
        [yellow] Yellow
       *[white] White
    } fits at place { $places }, so it must be placed.
sintra-refusal-left-of-glazier = Place { $place } is to the left of your glazier ({ $glazier }).
sintra-refusal-empty-place = Place { $place } is empty: its strip has left the game.
sintra-refusal-no-free-space = The strip at place { $place } has no free space for { sintra-color }.

## Options of a table

sintra-option-side = Side of the palace boards: what the end of the game rewards.
sintra-option-side-A = A: panes around the ornaments
sintra-option-side-B = B: complete windows times panes of one color
sintra-option-clamp_score_at_zero = A score never falls below 0
sintra-option-clamp_score_at_zero-false = No: it may become negative
sintra-option-clamp_score_at_zero-true = Yes: it stops at 0
sintra-option-b_only_leftwards = The glazier may be sent back to the left only
sintra-option-b_only_leftwards-true = Yes
sintra-option-b_only_leftwards-false = No: to the leftmost strip, wherever it is
sintra-option-ask_kept_pane_on_side_a = On side A the player chooses which pane goes into the window
sintra-option-ask_kept_pane_on_side_a-false = No: one of the strip's most frequent color
sintra-option-ask_kept_pane_on_side_a-true = Yes

## The score sheet and the ties

sintra-sheet-color_bonus = Round colors on complete strips
sintra-sheet-windows = Windows
sintra-sheet-returns_to_the_top = Bottom of the broken-glass track
sintra-sheet-panes_on_strips = Panes left on strips
sintra-sheet-last_row = Last row of the broken-glass track
sintra-sheet-side_bonus = Bonus of the palace
sintra-sheet-stopped_at_zero = Losses that 0 stopped
sintra-tie-TIE-1 = The highest score wins.
sintra-tie-TIE-2 = The scores are equal: whoever lost less on the broken-glass track is ahead.
sintra-tie-TIE-3 = Equal in score and in losses on the broken-glass track: the place is shared.

## Printed facts

sintra-fact-colors = Colors of the panes
sintra-fact-panes_of_each_color = Panes of each color
sintra-fact-displays = Displays for 2, 3 and 4 players
sintra-fact-panes_on_a_display = Panes on a display
sintra-fact-window_points_a = Points under the windows, side A
sintra-fact-window_points_b = Points under the windows, side B
sintra-fact-ornaments = Windows around each ornament
sintra-fact-ornament_points = Points of an ornament
sintra-fact-broken_glass = Rows of the broken-glass track
sintra-fact-strips = Colors of the strips

## On the board, mostly for screen readers

sintra-market = Displays and center
sintra-display = Display { $source }
sintra-center = Center
sintra-group-display = { $panes } { sintra-color } on display { $source }
sintra-group-center = { $panes } { sintra-color } in the center
sintra-token-center = The start token lies in the center
sintra-token-held = { $name } holds the start token
sintra-round = Round { $round } of { $rounds }: the round color is { sintra-color }
sintra-rounds-over = All rounds are over
sintra-supply = Panes in the bag and in the tower
sintra-bag = Bag
sintra-tower = Tower
sintra-sum = = { $panes }
sintra-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sintra-at-the-end = at the end:
sintra-others = Other palaces
sintra-palace-of = Palace of { $name }
sintra-palace = Palace of { $name }; the glazier stands at place { $place }
sintra-enlarge = Enlarge the palace of { $name }
sintra-show = Palace of { $name }
sintra-close = Close
sintra-strip = Strip { $place }: { $spaces }.
sintra-strip-removed = Place { $place } is empty.
sintra-space = { $pane ->
        [none] free { $color ->
            [blue] blue
            [orange] orange
            [pink] pink
            [yellow] yellow
            [white] white
           *[joker] joker
        }
        [blue] blue pane
        [orange] orange pane
        [pink] pink pane
        [yellow] yellow pane
       *[white] white pane
    }
sintra-window = Window { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $upper ->
        [none] empty
        [blue] blue
        [orange] orange
        [pink] pink
        [yellow] yellow
       *[white] white
    } above, { $lower ->
        [none] empty
        [blue] blue
        [orange] orange
        [pink] pink
        [yellow] yellow
       *[white] white
    } below.
sintra-glazier = Glazier at place { $place }: send back
sintra-send-back = Send the glazier back to place { $place }
sintra-track = Floor; the broken-glass track stands at { $row_points }
sintra-keep = Which pane goes into the window?
sintra-keep-color = Keep { sintra-color }
sintra-badge-broken = ✕{ $panes }
sintra-badge-wins = { $percent }%
