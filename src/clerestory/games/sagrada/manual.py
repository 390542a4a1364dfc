"""What a person can ask for at the table: how moves are typed, and what the cards do, in our words."""

from __future__ import annotations

from clerestory.games.sagrada.actions import HELP

CARDS = """\
Tools. On the die you have just taken, before you place it:
  1  Grozing Pliers            its value goes up or down by one; 6 never becomes 1, nor 1 a 6
  5  Lens Cutter               swap it with a die of the round track
  6  Flux Brush                roll it again; it goes back to the pool if it then fits nowhere
  9  Cork-backed Straightedge  place it where it touches no other die
  10 Grinding Stone            turn it over: 1 and 6, 2 and 5, 3 and 4
  11 Flux Remover              into the bag with it; draw another, set its value, place it or put it into the pool
Tools. Before you draft or after it:
  2  Eglomise Brush            move one of your dice; the color that its new space asks for does not count
  3  Copper Foil Burnisher     move one of your dice; the value that its new space asks for does not count
  4  Lathekin                  move exactly two of your dice
  12 Tap Wheel                 move one or two of your dice, all of one color that lies on the round track
  7  Glazing Hammer            in your second turn, before you draft: roll all dice of the pool again
  8  Running Pliers            in your first turn, after you draft: take and place another die, skip your second turn
The first use of a tool costs 1 favor token, every later one 2. In the solo game a tool works once and is paid with a
die of the pool in its color.

Goals
  Row, Column Color Variety    for each row of five colors, each column of four
  Row, Column Shade Variety    for each row of five different values, each column of four
  Light, Medium, Deep Shades   for each pair of 1 and 2, of 3 and 4, of 5 and 6, anywhere
  Shade, Color Variety         for each set of all six values, of all five colors, anywhere
  Color Diagonals              for each die with a diagonal neighbor of its color
  private                      the values of your dice of the color, added up
A token left is 1 point, an empty space costs 1 (3 in the solo game)."""

MANUAL = f"{HELP}\n\n{CARDS}"
