"""What people type: short forms of moves. tests/test_reading.py types anything else, drawings too."""

from __future__ import annotations

import pytest

from clerestory.engine.game import GameError
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.actions import EXAMPLES, HELP
from clerestory.games.sagrada.state import CHOOSE_PATTERN, GAME_OVER
from tests.games.sagrada.positions import (
    in_phase,
    one_of_each_phase,
    states_of_every_phase,
)


def test_every_phase_is_among_the_positions_of_this_file() -> None:
    assert {int(state.phase) for state in states_of_every_phase()} == set(range(GAME_OVER + 1))


# --- Moves ---


@pytest.mark.parametrize(
    ("phase", "short", "long"),
    [
        ("choose Via Lux", "1", None),
        ("choose Via Lux", "choose 1", None),
        ("take R3, use", "r3", "take R3"),
        ("take R3, use", "  TAKE   Red  3 ", "take R3"),
        ("take R3, use", "use 5", "use Lens Cutter"),
        ("take R3, use", "use lens", "use Lens Cutter"),
        ("take R3, use", "use cork-backed", "use Cork-backed Straightedge"),
        ("take R3, use", "e", "end"),
        ("take R3, use", "end turn", "end"),
        ("place B4 or use", "b4", "place B4"),
        ("place B4 or use", "PLACE b4", "place B4"),
        ("pay P2", "p2", "pay P2"),
        ("swap G5", "g5", "swap G5"),
        ("swap G5", "swap green 5", "swap G5"),
        ("set 4", "4", "set 4"),
        ("move C5", "c5", "move C5"),
        ("move C5 or stop", "c5", "move C5"),
        ("to B2", "b2", "to B2"),
        ("draw R3", "draw red 3", "draw R3"),
        ("draw red", "draw r", "draw red"),
        ("objective red", "objective r", "objective red"),
        ("tool Lens Cutter", "tool 5", "tool Lens Cutter"),
        ("goal Row Color", "goal row c", "goal Row Color Variety"),
        ("goal Row Color", "goal 10", "goal Color Variety"),
    ],
)
def test_short_forms_are_read_as_the_help_says(phase: str, short: str, long: str | None) -> None:
    state = in_phase(phase)
    if long is None:
        assert GAME.read(state, short) == 0
    else:
        assert GAME.read(state, short) == GAME.read(state, long)
        assert GAME.write(state, GAME.read(state, short)) == long


@pytest.mark.parametrize(
    ("phase", "text"),
    [
        ("take R3, use", "use flux"),
        ("take R3, use", "use"),
        ("take R3, use", "use 0"),
        ("take R3, use", "use 13"),
        ("take R3, use", "use 005"),
        ("take R3, use", "take R7"),
        ("take R3, use", "take W3"),
        ("take R3, use", "r 3"),
        ("place B4 or use", "place E1"),
        ("place B4 or use", "place A6"),
        ("set 4", "set 7"),
        ("set 4", "set ٣"),
        ("choose Via Lux", "choose 5"),
        ("choose Via Lux", "choose"),
        ("card 7", "card 0"),
        ("card 7", "card 13"),
        ("card 7", "7"),
        ("start 0", "start 4"),
        ("goal Row Color", "goal row"),
        ("roll 4", "roll 0"),
        ("draw red", "draw r3"),
    ],
)
def test_what_could_mean_two_things_or_nothing_is_not_read(phase: str, text: str) -> None:
    """ "use flux" is Flux Brush or Flux Remover; "goal row" is two objectives. "use 005" may be read, as tool 5."""
    state = in_phase(phase)
    if text == "use 005":
        assert GAME.write(state, GAME.read(state, text)) == "use Lens Cutter"
    else:
        with pytest.raises(GameError, match=r"is not understood\. Expected: "):
            GAME.read(state, text)


def test_every_example_of_the_help_is_read_as_it_is_written() -> None:
    examples = [text for line in HELP.splitlines()[:-1] for text in line[:19].strip().split(", ")]
    assert len(examples) == 14
    named = {"choose Via Lux": "choose Via Lux", "pool": "place B4 or pool", "stop": "move C5 or stop"}
    for text in examples:
        state = in_phase(named.get(text, text))
        if text == "choose Via Lux":
            state.windows[state.seat].dealt[:] = [0, 11]
        assert GAME.write(state, GAME.read(state, text)) == text


def test_what_is_expected_can_be_typed() -> None:
    """The example in the sentence that says something else was not understood."""
    for state in one_of_each_phase():
        if state.phase < GAME_OVER and state.phase != CHOOSE_PATTERN:
            for text in EXAMPLES[int(state.phase)].replace(" or ", ", ").split(", "):
                assert GAME.write(state, GAME.read(state, text)) == text
