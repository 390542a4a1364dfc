"""The greedy bot: what any player would do, with and without foresight."""

from __future__ import annotations

from typing import Any

import pytest

from clerestory.bots.greedy import OVERLOOKED, Greedy
from clerestory.bots.looking import Look, looking
from clerestory.engine.chance import generator
from clerestory.engine.records import assign
from clerestory.engine.table import Table
from clerestory.games import GAMES
from clerestory.games.towerup.components import COLORS, END_OF_TRACK
from clerestory.games.towerup.state import SHORTAGE
from tests.bots.guessing import GUESSING, HEADS, TAILS, deal
from tests.bots.playing import Decision, choices, play_turn, random_game
from tests.games.sagrada import drawings as sagrada
from tests.games.sintra import drawings as sintra
from tests.games.towerup import drawings as towerup

BOTS = pytest.mark.parametrize("bot", [Greedy(foresight=False), Greedy(vagueness=1.0), Greedy()], ids=str)


@BOTS
def test_a_strip_is_completed_where_its_window_scores_with_many_others(bot: Greedy) -> None:
    """Sintra: one orange pane is missing; four windows to the right score again."""
    palace = sintra.palace_of("""
        glazier  v    .    .    .    .    .    .    .
        strip    .    .    Oo#  .    .    .    .    .
        upper    .    .    .    .    B    P    W    Y
    """)
    table = play_turn(sintra.table_at(sintra.state_of(palace, displays="OBPW BBPY WWPY")), bot)
    assert table.moves[0].text == "1 orange > 3"
    assert sintra.window_of(table.state.palaces[0], 3) != ".."


@BOTS
def test_panes_are_placed_where_none_of_them_breaks(bot: Greedy) -> None:
    """Sintra, the last round: three blue panes fit on the first strip, and on the second all but one."""
    palace = sintra.palace_of("""
        glazier  v    .    .    .    .    .    .    .
        strip    bbb  bb   b    .    .    .    .    .
    """)
    state = sintra.state_of(palace, displays=". OOPP", center="BBB", track=".....W", start_token=0)
    table = play_turn(sintra.table_at(state), bot)
    assert table.state.palaces[0].row == 0


@BOTS
def test_a_high_die_of_its_own_color_is_taken(bot: Greedy) -> None:
    """Sagrada: the private objective is worth the value of every red die."""
    window = sagrada.window_of("Via Lux", sagrada.V, private="red")
    state = sagrada.state_of(window, pool="R6 G1 B1 Y1 P1", goals=("Deep Shades", "Shade Variety", "Row Shade Variety"))
    table = play_turn(sagrada.table_at(state), bot)
    assert "R6" in sagrada.dice_on(table.state).values()


@BOTS
def test_a_row_is_completed_that_an_objective_pays_for(bot: Greedy) -> None:
    """Sagrada: the purple die is the fifth color of row A and scores 6; none of the others scores anything there."""
    window = sagrada.window_of(
        "Batllo",
        """
        A  R1 G2 B6 Y2 .
        B  .  .  .  .  .
        """,
        private="green",
    )
    goals = ("Row Color Variety", "Medium Shades", "Deep Shades")
    state = sagrada.state_of(window, pool="R2 G1 B2 Y1 P1", goals=goals)
    table = play_turn(sagrada.table_at(state), bot)
    assert sagrada.die_on(table.state, "A5") == "P1"


def table_before_a_token(**more: Any) -> Table:
    """Tower Up: roofs on levels 2, 3 and 4 are there; one on level 1 earns a token."""
    place = towerup.find_sites("tall-low", seats=3)
    return towerup.table_at(3, {place["tall"]: "W:.ttt"}, objectives="lake+double+levels", **more)


@BOTS
def test_a_roof_is_placed_where_it_earns_a_token(bot: Greedy) -> None:
    """The vehicles have come to the end of their tracks, so that nothing else pays."""
    table = play_turn(table_before_a_token(vehicles={0: [END_OF_TRACK] * COLORS}), bot)
    assert towerup.token_of(table, "levels") == 7


@BOTS
def test_no_card_is_taken_in_the_last_turn_where_a_roof_earns_a_token(bot: Greedy) -> None:
    table = play_turn(table_before_a_token(ending=SHORTAGE, last=True), bot)
    assert towerup.token_of(table, "levels") == 7


def test_greedy_guesses_what_is_hidden_from_it() -> None:
    """Nobody has written what a guess is worth: both look equally good, and the coin itself is not looked at."""
    for coin in (HEADS, TAILS):
        guesses = [Greedy().choose(GUESSING, deal(coin), 0, generator(seed)) for seed in range(20)]
        assert set(guesses) == {HEADS, TAILS}
        assert guesses == [Greedy().choose(GUESSING, deal(HEADS), 0, generator(seed)) for seed in range(20)]


def worth_of(decision: Decision) -> dict[int, int]:
    """What each action looks worth to a greedy bot."""
    look = Look.of(decision.game)
    assign(look.states[0], decision.state)
    count = looking(decision.game).look_through(look, decision.seat, True)
    return {int(look.actions[0, i]): int(look.worth[i]) for i in range(count)}


@pytest.mark.parametrize("vagueness", [0.5, 1.0])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hardly_worse_looks_just_as_good_to_a_vague_player(name: str, vagueness: float) -> None:
    """Where some actions are nearly the best: each of them is played now and then, and no other."""
    for decision in choices(random_game(name, seats=2)):
        worth = worth_of(decision)
        near = {action for action in worth if max(worth.values()) - worth[action] <= vagueness * OVERLOOKED[name]}
        if 2 < len(near) < min(len(worth), 10):
            break
    assert {decision.answer(Greedy(vagueness=vagueness), seed) for seed in range(200)} == near
    assert len({worth[action] for action in near}) > 1
