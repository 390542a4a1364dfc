"""What people type: short forms of moves, and drawings of positions. tests/test_reading.py types anything else."""

from __future__ import annotations

import pytest

from clerestory.engine.game import GameError
from clerestory.engine.table import Table
from clerestory.games.sintra import GAME
from clerestory.games.sintra.actions import HELP
from clerestory.games.sintra.state import FILL_DISPLAY, State
from tests.games.sintra.drawings import palace_of, state_of

# --- Moves ---


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("2 o 5", "2 orange > 5"),
        ("c p 3", "center pink > 3"),
        ("4 b f", "4 blue > floor"),
        ("b", "back"),
        ("k w", "keep white"),
        ("2o5", None),
        ("2 o>5", "2 orange > 5"),
        ("2 ORANGE  >  5", "2 orange > 5"),
        (" display 2 orange to strip 5 ", "2 orange > 5"),
        ("2 orange place 5", "2 orange > 5"),
        ("center y floor", "center yellow > floor"),
    ],
)
def test_short_forms_are_read_as_the_help_says(short: str, long: str | None) -> None:
    state = state_of()
    if long is None:
        with pytest.raises(GameError, match="is not understood"):
            GAME.read(state, short)
    else:
        assert GAME.read(state, short) == GAME.read(state, long)
        assert GAME.write(state, GAME.read(state, short)) == long


def test_every_example_of_the_help_is_read_as_it_is_written() -> None:
    state = state_of()
    lines = HELP.splitlines()
    examples = [line.split("  ")[0] for line in lines[:-1]]
    assert len(examples) == 5
    for text in examples:
        assert GAME.write(state, GAME.read(state, text)) == text
    short = lines[-1].removeprefix("Short forms: ").rstrip(".").split(", ")
    expected = ["2 orange > 5", "center pink > 3", "4 blue > floor", "back", "keep white"]
    assert [GAME.write(state, GAME.read(state, text)) for text in short] == expected


@pytest.mark.parametrize(
    "text",
    ["00011 orange > 5", "0001" + "0" * 5000 + " orange > 5", "1 orange > 00012", "1 orange > 0001" + "0" * 5000],
    ids=["display", "huge display", "place", "huge place"],
)
def test_a_number_with_leading_zeros_is_not_read_as_another_display_or_place(text: str) -> None:
    """Display 11 does not exist, however it is written."""
    with pytest.raises(GameError, match="There are"):
        GAME.read(state_of(), text)


# --- Positions that cannot occur ---


def edited(state: State, old: str, new: str) -> str:
    text = GAME.draw(state)
    assert old in text
    return text.replace(old, new, 1)


def laying_the_round_track() -> Table:
    table = Table(GAME, 2, chance_by_hand=True)
    while "next lay the round pane" not in table.draw():
        table.play(table.legal_moves()[0])
    return table


def test_the_round_track_is_laid_only_in_the_first_round() -> None:
    with pytest.raises(GameError):
        GAME.read_position(edited(laying_the_round_track().state, "round 1 ", "round 3 "))


def test_the_tower_is_empty_during_setup() -> None:
    """With the colors in the tower there would be nothing to draw for the round track."""
    text = GAME.draw(laying_the_round_track().state).replace("20", "19").replace("  0", "  1", 5)
    assert text.count(" 19") == 5
    tower = next(line for line in text.splitlines() if line.startswith("tower"))
    assert tower.split()[2::2] == ["1"] * 5
    with pytest.raises(GameError):
        GAME.read_position(text)


def test_an_empty_bag_does_not_wait_for_the_next_pane_to_be_drawn() -> None:
    """ROUNDEND-5: it is filled from the tower when a pane is needed, so a draw always finds one."""
    state = state_of(phase=FILL_DISPLAY)
    state.bag[:], state.tower[:] = state.tower.copy(), state.bag.copy()
    with pytest.raises(GameError):
        GAME.read_position(GAME.draw(state))


def test_nothing_is_drawn_for_displays_that_are_full() -> None:
    """A pane more would lie on a display that is not in the game, and the ones after it beyond the table."""
    text = edited(
        state_of(displays="BOPW BOPW BOPW BOPW BOPW"),
        "next seat 0 takes panes or sends the glazier back",
        "next draw a pane for a display",
    )
    with pytest.raises(GameError):
        GAME.read_position(text)


def test_points_that_no_game_can_bring_are_refused() -> None:
    """Numbers are 16 bits wide: from such a score the next points would lead round to the other end."""
    text = edited(state_of(palace_of(score=1)), "score 1 ", "score 32767 ").replace("windows 1 ", "windows 32767 ", 1)
    with pytest.raises(GameError):
        GAME.read_position(text)
