### Sagrada. A die comes as $color, $value and $glyph (the color's symbol), and as $die, which is the symbol and the value: "▲3".
### $signed is the number of points with its sign: "+7".
### $tool and $objective are one word each, to select on; names of patterns stay as they are printed.

sagrada-name = Sagrada
sagrada-about = Draft dice of glass and set them into your window: no two of a color or a shade may lie side by side.

## What is expected now

sagrada-ask-choose_pattern = Choose the pattern of your window.
sagrada-ask-menu = Take a die from the pool, use a tool, or end your turn.
sagrada-ask-place_or_tool = Place the die on a lit space, or use a tool on it.
sagrada-ask-pay = Choose the die of the pool that pays for the tool.
sagrada-ask-shift = One more or one less? Choose the new value of the die.
sagrada-ask-track_die = Choose the die of the round track that you swap yours with.
sagrada-ask-set_value = Choose the value of the die that you drew.
sagrada-ask-place = Place the die on a lit space.
sagrada-ask-place_or_pool = Place the die on a lit space, or put it into the pool.
sagrada-ask-move_die = Choose the die of your window that moves.
sagrada-ask-move_to = Choose the space that the die moves to.
sagrada-ask-second_die = Choose the second die that moves, or stop if you may.
sagrada-ask-extra_die = Take a second die from the pool.

sagrada-wait-choose_pattern = { $name } chooses a pattern.
sagrada-wait-menu = { $name } chooses a die or a tool.
sagrada-wait-place_or_tool = { $name } has taken a die and is to place it.
sagrada-wait-pay = { $name } pays for a tool.
sagrada-wait-shift = { $name } changes the value of a die by one.
sagrada-wait-track_die = { $name } swaps a die with one of the round track.
sagrada-wait-set_value = { $name } sets the value of a die.
sagrada-wait-place = { $name } is to place the die.
sagrada-wait-place_or_pool = { $name } is to place the die, or to put it into the pool.
sagrada-wait-move_die = { $name } chooses a die to move.
sagrada-wait-move_to = { $name } moves a die.
sagrada-wait-second_die = { $name } chooses a second die to move.
sagrada-wait-extra_die = { $name } is to take a second die.

## Moves, for the log, the hints and the list of moves

sagrada-move-choose = Choose { $pattern }
sagrada-move-take = Take { $color ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
       *[purple] purple
    } { $value } { $glyph }
sagrada-move-place = Place it on { $space }
sagrada-move-use = Use { $tool ->
        [grozing_pliers] Grozing Pliers
        [eglomise_brush] Eglomise Brush
        [copper_foil_burnisher] Copper Foil Burnisher
        [lathekin] Lathekin
        [lens_cutter] Lens Cutter
        [flux_brush] Flux Brush
        [glazing_hammer] Glazing Hammer
        [running_pliers] Running Pliers
        [cork_backed_straightedge] Cork-backed Straightedge
        [grinding_stone] Grinding Stone
        [flux_remover] Flux Remover
       *[tap_wheel] Tap Wheel
    }
sagrada-move-pay = Pay with { $color ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
       *[purple] purple
    } { $value } { $glyph }
sagrada-move-up = One more
sagrada-move-down = One less
sagrada-move-swap = Swap it for { $color ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
       *[purple] purple
    } { $value } { $glyph }
sagrada-move-set = Set it to { $value }
sagrada-move-pool = Put it into the pool
sagrada-move-move = Move the die on { $space }
sagrada-move-to = Move it to { $space }
sagrada-move-stop = Move no second die
sagrada-move-end = End the turn

## What chance did

sagrada-chance-roll = Rolled: { $color ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
       *[purple] purple
    } { $value } { $glyph }
sagrada-chance-drawn = { $color ->
        [red] Drawn: a red die
        [green] Drawn: a green die
        [blue] Drawn: a blue die
        [yellow] Drawn: a yellow die
       *[purple] Drawn: a purple die
    } { $glyph }

## What a move leads to

sagrada-consequence-tokens = { $tokens ->
        [one] { $tokens } favor token
       *[other] { $tokens } favor tokens
    }
sagrada-consequence-paid = { $tokens ->
        [one] costs { $tokens } favor token
       *[other] costs { $tokens } favor tokens
    }: { $signed }
sagrada-consequence-skips = the second turn of this round is skipped
sagrada-consequence-spent = { $die } leaves the game
sagrada-consequence-rolls = { $dice ->
        [one] the die is rolled again
       *[other] { $dice } dice are rolled again
    }
sagrada-consequence-bag = { $die } goes into the bag, another die is drawn
sagrada-consequence-swapped = { $die } goes to round { $round } of the track
sagrada-consequence-becomes = it becomes { $die }
sagrada-consequence-pooled = { $die } goes into the pool
sagrada-consequence-filled = one empty space less: { $signed }
sagrada-consequence-objective = { $line ->
        [row_color_variety] Row Color Variety
        [column_color_variety] Column Color Variety
        [row_shade_variety] Row Shade Variety
        [column_shade_variety] Column Shade Variety
        [light_shades] Light Shades
        [medium_shades] Medium Shades
        [deep_shades] Deep Shades
        [shade_variety] Shade Variety
        [color_diagonals] Color Diagonals
       *[color_variety] Color Variety
    }: { $signed }
sagrada-consequence-private = Shades of { $color ->
        [red] Red
        [green] Green
        [blue] Blue
        [yellow] Yellow
       *[purple] Purple
    } { $glyph }: { $signed }
sagrada-consequence-fits = { $spaces ->
        [0] fits on no space as it is
        [one] fits on { $spaces } space
       *[other] fits on { $spaces } spaces
    }
sagrada-consequence-extra = a second die is taken and placed
sagrada-consequence-turn = the turn ends
sagrada-consequence-round = { $dice ->
        [0] round { $round } ends, no die is left
        [one] round { $round } ends, { $dice } die goes to the track
       *[other] round { $round } ends, { $dice } dice go to the track
    }
sagrada-consequence-target = target score: { $target }
sagrada-consequence-over = the game ends

## Refusals

sagrada-refusal-over = The game is over.
sagrada-refusal-no-such-move = There is no such move.
sagrada-refusal-first-choose-pattern = First choose one of your four patterns.
sagrada-refusal-first-act = Take a die, use a tool, or end your turn.
sagrada-refusal-first-place-or-tool = First place { $hand }, or use a tool on it.
sagrada-refusal-first-pay = First pay for { $tool ->
        [grozing_pliers] Grozing Pliers
        [eglomise_brush] Eglomise Brush
        [copper_foil_burnisher] Copper Foil Burnisher
        [lathekin] Lathekin
        [lens_cutter] Lens Cutter
        [flux_brush] Flux Brush
        [glazing_hammer] Glazing Hammer
        [running_pliers] Running Pliers
        [cork_backed_straightedge] Cork-backed Straightedge
        [grinding_stone] Grinding Stone
        [flux_remover] Flux Remover
       *[tap_wheel] Tap Wheel
    } with a die of the pool.
sagrada-refusal-first-shift = First say whether { $hand } goes up or down.
sagrada-refusal-first-swap = First choose the die of the round track that { $hand } is swapped with.
sagrada-refusal-first-set-value = First set the value of the die that was drawn.
sagrada-refusal-first-place = First place { $hand }.
sagrada-refusal-first-place-or-pool = First place { $hand }, or put it into the pool.
sagrada-refusal-first-choose-die = First choose the die that moves.
sagrada-refusal-first-move-to = First choose where the die on { $lifted } goes.
sagrada-refusal-first-choose-second-die = First choose the second die that moves.
sagrada-refusal-first-take-extra-die = First take the second die from the pool.
sagrada-refusal-not-in-pool = There is no { $die } in the pool.
sagrada-refusal-pays-with-color = { $color ->
        [red] This tool is paid with a red die ▲
        [green] This tool is paid with a green die ✚
        [blue] This tool is paid with a blue die ☾
        [yellow] This tool is paid with a yellow die ★
       *[purple] This tool is paid with a purple die ◆
    }; { $die } is none.
sagrada-refusal-needed-in-pool = Without { $die } in the pool, the tool could not be carried out.
sagrada-refusal-drafted-already = You have drafted in this turn already.
sagrada-refusal-fits-nowhere = { $die } fits on no space of your window, and no tool could be used on it.
sagrada-refusal-track-die-fits-nowhere = { $die } would fit on no space of your window.
sagrada-refusal-not-on-track = There is no { $die } on the round track.
sagrada-refusal-cannot-shift = { $die } cannot go { $way ->
        [up] up
       *[down] down
    }: 6 never becomes 1, nor 1 a 6.
sagrada-refusal-shifted-fits-nowhere = { $die } would fit on no space of your window.
sagrada-refusal-not-laid-out = This tool is not among those laid out.
sagrada-refusal-used-a-tool = You have used a tool in this turn already.
sagrada-refusal-draft-is-over = This tool is used on a die between taking and placing it, and you have drafted already.
sagrada-refusal-take-a-die-first = This tool is used on the die you draft: take one first.
sagrada-refusal-not-while-drafting = This tool cannot be used between taking a die and placing it.
sagrada-refusal-works-once = This tool has been used; in the solo game each tool works once.
sagrada-refusal-no-die-to-pay = { $color ->
        [red] This tool is paid with a red die ▲
        [green] This tool is paid with a green die ✚
        [blue] This tool is paid with a blue die ☾
        [yellow] This tool is paid with a yellow die ★
       *[purple] This tool is paid with a purple die ◆
    }, and the pool has none.
sagrada-refusal-costs-too-much = { $cost ->
        [one] This tool costs { $cost } favor token
       *[other] This tool costs { $cost } favor tokens
    }, and you have { $tokens }.
sagrada-refusal-second-turn-before-draft = This tool is used in your second turn of the round, before you draft.
sagrada-refusal-first-turn-after-draft = This tool is used in your first turn of the round, after you have drafted.
sagrada-refusal-not-carried-out = This tool could not be carried out in full.
sagrada-refusal-no-die-there = There is no die on { $space }.
sagrada-refusal-just-moved = The die on { $space } has just been moved; the second must be another.
sagrada-refusal-another-color = Both dice must be of one color; { $die } on { $space } is of another.
sagrada-refusal-color-not-on-track = { $color ->
        [red] No die on the round track is red ▲.
        [green] No die on the round track is green ✚.
        [blue] No die on the round track is blue ☾.
        [yellow] No die on the round track is yellow ★.
       *[purple] No die on the round track is purple ◆.
    }
sagrada-refusal-no-second-move = { $die } on { $space } cannot be moved so that a second die can be moved after it.
sagrada-refusal-cannot-be-moved = There is no space that { $die } on { $space } could be moved to.
sagrada-refusal-taken = There is a die on { $space } already.
sagrada-refusal-not-on-the-edge = { $space } is not on the edge, where the first die must go.
sagrada-refusal-touches-a-die = { $space } touches a die; with this tool it must touch none.
sagrada-refusal-touches-no-die = { $space } does not touch a die.
sagrada-refusal-asks-for-color = { $space } asks for another color than { $die } has.
sagrada-refusal-asks-for-value = { $space } asks for another value than { $die } has.
sagrada-refusal-beside-same-color = { $color ->
        [red] { $space } is beside another red die ▲.
        [green] { $space } is beside another green die ✚.
        [blue] { $space } is beside another blue die ☾.
        [yellow] { $space } is beside another yellow die ★.
       *[purple] { $space } is beside another purple die ◆.
    }
sagrada-refusal-beside-same-value = { $space } is beside another { $value }.
sagrada-refusal-no-second-move-from-there = From { $space } no second die could be moved.

## Options

sagrada-option-open_private = Private objectives lie open from the start
sagrada-option-open_private-false = No, each is its owner's secret
sagrada-option-open_private-true = Yes, everybody sees them
sagrada-option-solo_tools = Tools of the solo game
sagrada-option-solo_tools-1 = 1: extreme
sagrada-option-solo_tools-2 = 2: hard
sagrada-option-solo_tools-3 = 3: usual
sagrada-option-solo_tools-4 = 4: mild
sagrada-option-solo_tools-5 = 5: easy

## The score sheet, ties, and the facts of the box

sagrada-sheet-row_color_variety = Row Color Variety
sagrada-sheet-column_color_variety = Column Color Variety
sagrada-sheet-row_shade_variety = Row Shade Variety
sagrada-sheet-column_shade_variety = Column Shade Variety
sagrada-sheet-light_shades = Light Shades
sagrada-sheet-medium_shades = Medium Shades
sagrada-sheet-deep_shades = Deep Shades
sagrada-sheet-shade_variety = Shade Variety
sagrada-sheet-color_diagonals = Color Diagonals
sagrada-sheet-color_variety = Color Variety
sagrada-sheet-private = Private objective
sagrada-sheet-tokens = Favor tokens left
sagrada-sheet-empty_spaces = Empty spaces

sagrada-tie-SCORE-7 = more points
sagrada-tie-TIE-1 = more points from the private objective
sagrada-tie-TIE-2 = more favor tokens left
sagrada-tie-TIE-3 = later in the order of round 10
sagrada-tie-R27 = nothing tells them apart

sagrada-fact-colors = The colors of the dice
sagrada-fact-dice_of_each_color = How many dice of each color
sagrada-fact-favor_tokens = How many favor tokens
sagrada-fact-tools = The tools and their solo colors
sagrada-fact-public_objectives = The public objectives and their points
sagrada-fact-private_objectives = The private objectives
sagrada-fact-card_1 = Pattern card 1
sagrada-fact-card_2 = Pattern card 2
sagrada-fact-card_3 = Pattern card 3
sagrada-fact-card_4 = Pattern card 4
sagrada-fact-card_5 = Pattern card 5
sagrada-fact-card_6 = Pattern card 6
sagrada-fact-card_7 = Pattern card 7
sagrada-fact-card_8 = Pattern card 8
sagrada-fact-card_9 = Pattern card 9
sagrada-fact-card_10 = Pattern card 10
sagrada-fact-card_11 = Pattern card 11
sagrada-fact-card_12 = Pattern card 12

## Tools

sagrada-tool = { $tool ->
        [grozing_pliers] Grozing Pliers
        [eglomise_brush] Eglomise Brush
        [copper_foil_burnisher] Copper Foil Burnisher
        [lathekin] Lathekin
        [lens_cutter] Lens Cutter
        [flux_brush] Flux Brush
        [glazing_hammer] Glazing Hammer
        [running_pliers] Running Pliers
        [cork_backed_straightedge] Cork-backed Straightedge
        [grinding_stone] Grinding Stone
        [flux_remover] Flux Remover
       *[tap_wheel] Tap Wheel
    }
sagrada-tool-does = { $tool ->
        [grozing_pliers] Make the die you took one higher or one lower, then place it.
        [eglomise_brush] Move one die in your window; the color that its new space asks for does not matter.
        [copper_foil_burnisher] Move one die in your window; the value that its new space asks for does not matter.
        [lathekin] Move exactly two dice in your window, one after the other.
        [lens_cutter] Swap the die you took with one from the round track, then place that one.
        [flux_brush] Roll the die you took again; place it if it fits, else it goes back into the pool.
        [glazing_hammer] In your second turn, before you take a die: roll the whole pool again.
        [running_pliers] In your first turn, after placing a die: take and place a second one; your second turn is skipped.
        [cork_backed_straightedge] Place the die you took where it touches no other die.
        [grinding_stone] Turn the die you took over: 1 and 6, 2 and 5, 3 and 4 change places. Then place it.
        [flux_remover] Put the die you took into the bag, draw another, choose its value; place it or put it into the pool.
       *[tap_wheel] Move one or two dice of one color that the round track has.
    }
sagrada-tool-cost = { $cost ->
        [one] Costs { $cost } favor token
       *[other] Costs { $cost } favor tokens
    }
# Beside as many coins as it costs.
sagrada-tool-cost-short = Costs { $cost }
sagrada-tool-tokens = { $tokens } on it
sagrada-tool-pays = { $color ->
        [red] Paid with a red die
        [green] Paid with a green die
        [blue] Paid with a blue die
        [yellow] Paid with a yellow die
       *[purple] Paid with a purple die
    }
sagrada-tool-used = Used
sagrada-tool-label = Tool { $number }, { $name }. { $does } { $cost }. { $tokens ->
        [0] {""}
        [one] { $tokens } token lies on it.
       *[other] { $tokens } tokens lie on it.
    }

## Objectives

sagrada-objective = { $objective ->
        [row_color_variety] Row Color Variety
        [column_color_variety] Column Color Variety
        [row_shade_variety] Row Shade Variety
        [column_shade_variety] Column Shade Variety
        [light_shades] Light Shades
        [medium_shades] Medium Shades
        [deep_shades] Deep Shades
        [shade_variety] Shade Variety
        [color_diagonals] Color Diagonals
       *[color_variety] Color Variety
    }
sagrada-objective-does = { $objective ->
        [row_color_variety] for each full row without a repeated color.
        [column_color_variety] for each full column without a repeated color.
        [row_shade_variety] for each full row without a repeated value.
        [column_shade_variety] for each full column without a repeated value.
        [light_shades] for each pair of a 1 and a 2, anywhere.
        [medium_shades] for each pair of a 3 and a 4, anywhere.
        [deep_shades] for each pair of a 5 and a 6, anywhere.
        [shade_variety] for each set of all six values, anywhere.
        [color_diagonals] for each die with a diagonal neighbor of its color.
       *[color_variety] for each set of all five colors, anywhere.
    }
sagrada-objective-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sagrada-private = { $color ->
        [red] Shades of Red
        [green] Shades of Green
        [blue] Shades of Blue
        [yellow] Shades of Yellow
       *[purple] Shades of Purple
    }
sagrada-private-does = { $color ->
        [red] The sum of the values of the red dice.
        [green] The sum of the values of the green dice.
        [blue] The sum of the values of the blue dice.
        [yellow] The sum of the values of the yellow dice.
       *[purple] The sum of the values of the purple dice.
    }
sagrada-private-own = Yours alone.
sagrada-private-kind = Private.
sagrada-private-solo = The better of the two counts.
sagrada-private-hidden = Hidden private objective
sagrada-points-now = Points now

## The table

sagrada-round = Round { $round } of { $rounds }
sagrada-turn-order = Turns of this round
sagrada-pool = Pool
sagrada-pool-empty = The pool is empty.
sagrada-tools = Tools
sagrada-objectives = Objectives
sagrada-track = Round track
sagrada-track-round = { $count ->
        [0] Round { $round }: no dice
       *[other] Round { $round }: { $dice }
    }
sagrada-bag = In the bag
sagrada-bag-count = { $color ->
        [red] { $count } red
        [green] { $count } green
        [blue] { $count } blue
        [yellow] { $count } yellow
       *[purple] { $count } purple
    }
sagrada-target = Target score: { $target }
sagrada-tokens = { $tokens ->
        [one] { $tokens } favor token
       *[other] { $tokens } favor tokens
    }
sagrada-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sagrada-score-known = { $points ->
        [one] { $points } point and the hidden objective
       *[other] { $points } points and the hidden objective
    }
sagrada-skips = Second turn skipped
sagrada-die = { $color ->
        [red] red { $value }
        [green] green { $value }
        [blue] blue { $value }
        [yellow] yellow { $value }
       *[purple] purple { $value }
    }
sagrada-pool-die = { $color ->
        [red] Red { $value } in the pool
        [green] Green { $value } in the pool
        [blue] Blue { $value } in the pool
        [yellow] Yellow { $value } in the pool
       *[purple] Purple { $value } in the pool
    }
sagrada-die-in-hand = { $color ->
        [red] Red { $value } in hand
        [green] Green { $value } in hand
        [blue] Blue { $value } in hand
        [yellow] Yellow { $value } in hand
       *[purple] Purple { $value } in hand
    }
sagrada-space-taken = { $color ->
        [red] { $space }: red { $value }
        [green] { $space }: green { $value }
        [blue] { $space }: blue { $value }
        [yellow] { $space }: yellow { $value }
       *[purple] { $space }: purple { $value }
    }
sagrada-space-blank = { $space }: blank space
sagrada-space-value = { $space }: asks for a { $value }
sagrada-space-color = { $color ->
        [red] { $space }: asks for red
        [green] { $space }: asks for green
        [blue] { $space }: asks for blue
        [yellow] { $space }: asks for yellow
       *[purple] { $space }: asks for purple
    }
sagrada-asks = { $asks ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
        [purple] purple
        [nothing] blank
       *[other] { $asks }
    }
sagrada-card = Pattern card { $number }
sagrada-pattern-label = { $pattern }, difficulty { $difficulty }. { $rows }
sagrada-difficulty = Difficulty { $difficulty }
sagrada-difficulty-tokens = { $difficulty ->
        [one] { $difficulty } favor token
       *[other] { $difficulty } favor tokens
    }
sagrada-is-choosing = is choosing a pattern
sagrada-has-chosen = has chosen a pattern
sagrada-window-label = { $dice ->
        [one] The window of { $name }: { $pattern }, { $dice } die
       *[other] The window of { $name }: { $pattern }, { $dice } dice
    }, { $tokens ->
        [one] { $tokens } favor token
       *[other] { $tokens } favor tokens
    }
sagrada-enlarge = { $window }. Show it large
sagrada-window = Window
sagrada-close = Close
