"""What is not legal is refused with a sentence that names the rule, and nothing has changed then."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

from clerestory.engine.refusing import Refusal as Refused
from clerestory.engine.table import Table
from clerestory.games.sintra import GAME, actions
from clerestory.games.sintra.components import COLORS, JOKER_FACE, JOKER_STRIP, PLACES
from clerestory.games.sintra.rules import ACTIONS, KEEP, SEND_BACK
from clerestory.games.sintra.setup import OUTCOMES
from clerestory.games.sintra.state import GAME_OVER
from tests.games.refused import refused
from tests.games.sintra.drawings import palace_of, state_of, table_at

# A seat with the glazier at place 4: a strip on the left, an empty place, a strip without orange, and one with orange.
PALACE = """
    glazier  .   .   .   v   .  .   .   .
    strip    oo  .   .   oo  .  !o  .   oo
    upper    .   .   .   .   B  .   .   .
    lower    .   .   .   .   W  .   .   .
"""
AT_HOME = "strip  oo  .  .  .  .  .  .  ."


@dataclass(frozen=True)
class Refusal:
    """A position, a move that is not legal in it, what the sentence says, and the rule it names."""

    move: str | int
    sentence: str
    rule: str
    palace: str = PALACE
    displays: str = "OOBB WWWW"


REFUSALS = [
    Refusal("6 orange > 4", "There is no display 6 for 2, only 1 to 5.", "SETUP-1"),
    Refusal("2 orange > 4", "Display 2 has no orange pane.", "A1"),
    Refusal("3 orange > 4", "Display 3 has no orange pane.", "A1"),
    Refusal("center orange > 4", "The center has no orange pane.", "A1"),
    Refusal("1 orange > 1", "Place 1 is to the left of your glazier (4).", "A2-2"),
    Refusal("1 orange > 5", "Place 5 is empty: its strip has left the game.", "A3b-2"),
    Refusal("1 orange > 6", "The strip at place 6 has no free space for orange.", "A2-1"),
    Refusal("keep blue", "No strip has just been completed, so there is no pane to keep.", "A3"),
    Refusal(
        "back", "Your glazier already stands above your leftmost strip (1); take panes.", "B-3", palace=AT_HOME
    ),
    Refusal(
        "back",
        "Your leftmost strip (2) is to the right of your glazier (1).",
        "B-4",
        palace="upper B . . . . . . .\nlower W . . . . . . .",
    ),
    Refusal(
        "back",
        "No strip is left to send your glazier back to.",
        "B-4",
        palace="glazier . . . v . . . .\nupper B B O O P P Y Y\nlower B W O W P W Y W",
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", REFUSALS, ids=lambda case: f"{case.move}-{case.rule}")
def test_a_refusal_says_what_is_wrong_and_names_the_rule(case: Refusal) -> None:
    table = table_at(state_of(palace_of(case.palace), displays=case.displays))
    assert refused(table, case.move) == f"{case.sentence} [{case.rule}]"


def test_breaking_panes_that_fit_is_refused_with_the_places_where_they_fit() -> None:
    palace = palace_of("glazier . . . . . v . .\nstrip oo . . . . o !o oo")
    table = table_at(state_of(palace, displays="OOBB"))
    assert refused(table, "1 orange > floor") == "An orange pane fits at place 6, 8; it must be placed. [A2-6]"


def test_while_a_pane_is_to_be_kept_nothing_else_may_be_done() -> None:
    table = table_at(state_of(palace_of("strip Yy!w# . . . . . . ."), displays="YBOW PPPP", side="B"))
    table.play("1 yellow > 1")
    first = "First choose which pane of the strip at place 1 goes into the window. [A3b]"
    for move in ("2 pink > 2", "back", 0, SEND_BACK):
        assert refused(table, move) == first
    assert refused(table, "keep white") == "There is no white pane on the complete strip. [A3b]"
    table.play("keep yellow")


def test_once_the_game_is_over_every_move_is_refused() -> None:
    table = table_at(state_of(phase=GAME_OVER, track="......"))
    for move in ("1 orange > 1", "back", "keep blue", 0, ACTIONS, -1):
        assert refused(table, move) == "The game is over. [ROUND-1]"


@pytest.mark.parametrize("number", [-1, ACTIONS, ACTIONS + 1, 10**6, 2**63, -(2**70)])
def test_a_number_that_is_no_move_is_refused(number: int) -> None:
    assert refused(table_at(state_of()), number) == f"There is no move number {number}."


def test_a_seat_that_does_not_play_cannot_start() -> None:
    table = Table(GAME, 3, chance_by_hand=True)
    assert refused(table, "start 3") == "Seat 3 is not in this game of 3. [SETUP-6]"
    assert refused(table, OUTCOMES) == f"There is no move number {OUTCOMES}."


def test_a_strip_that_lies_already_or_would_show_its_jokers_is_refused() -> None:
    table = Table(GAME, 2, chance_by_hand=True)
    table.play("start 0")
    jokers = f"{JOKER_STRIP + 1}{'ab'[JOKER_FACE]}"
    other = (JOKER_STRIP + 1) % PLACES + 1
    expected = f"Strip {jokers} would show its jokers; that face starts down. [SETUP-4a]"
    assert refused(table, f"strip {jokers}") == expected
    table.play(f"strip {other}a")
    for face in "ab":
        assert refused(table, f"strip {other}{face}") == f"Strip {other}{face} lies there already. [SETUP-4]"


def test_a_color_that_lies_on_the_round_track_is_refused_by_the_rule_of_the_round_track() -> None:
    table = Table(GAME, 2, chance_by_hand=True)
    while not table.draw().splitlines()[1].startswith("next lay the round pane"):
        table.play(table.legal_moves()[0])
    table.play("draw pink")
    assert refused(table, "draw pink") == "A pane of pink lies on the round track already. [SETUP-7b]"


def test_a_pane_that_is_not_in_the_bag_is_not_drawn_for_a_display() -> None:
    state = state_of(palace_of("strip bbb . . . . . . ."), displays="B", start_token=0)
    state.tower[4] += state.bag[4]
    state.bag[4] = 0
    table = table_at(state, chance_by_hand=True)
    table.play("1 blue > 1")
    assert refused(table, "draw white") == "The bag holds no white pane. [SETUP-8]"
    assert refused(table, COLORS) == "There are 5 colors to draw; 5 is not one of them. [SETUP-8]"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("0 orange > 1", "There are displays 1 to 9, and the center."),
        ("10 orange > 1", "There are displays 1 to 9, and the center."),
        ("1 orange > 9", "There are places 1 to 8, and the floor."),
        ("1 orange > 0", "There are places 1 to 8, and the floor."),
        ("pass", '"pass" is not understood. Expected: 2 orange > 5, center pink > 3, 4 blue > floor or back.'),
    ],
)
def test_a_text_that_is_no_move_is_refused_with_what_was_expected(text: str, sentence: str) -> None:
    assert refused(table_at(state_of()), text) == sentence


def test_what_is_expected_is_said_in_every_phase() -> None:
    table = Table(GAME, 2, chance_by_hand=True)
    expected = {}
    while not table.is_over:
        expected[table.view()["phase"]] = refused(table, "nonsense").partition("Expected: ")[2]
        table.play(table.legal_moves()[0])
    expected["game_over"] = refused(table, "nonsense").partition("Expected: ")[2]
    assert expected["draw_start_seat"] == "start 0."
    assert expected["lay_strip"] == "strip 3a."
    assert expected["lay_round_pane"] == expected["fill_display"] == "draw orange."
    assert expected["game_over"] == "nothing: the game is over."


def test_no_player_keeps_a_pane_by_number_out_of_turn() -> None:
    table = table_at(state_of())
    for color in range(COLORS):
        assert refused(table, KEEP + color).endswith("[A3]")


# --- What a translation is made of ---

NAMED = {
    "game-over": (), "no-such-move": ("number",), "nothing-to-keep": (), "keep-first": ("place",),
    "not-on-strip": ("color",), "no-strip-left": (), "already-leftmost": ("place",),
    "leftmost-to-the-right": ("place", "glazier"), "no-such-display": ("source", "seats", "displays"),
    "not-in-center": ("color",), "not-on-display": ("source", "color"), "must-be-placed": ("color", "places"),
    "left-of-glazier": ("place", "glazier"), "empty-place": ("place",), "no-free-space": ("place", "color"),
}  # fmt: skip


def test_every_refusal_of_a_player_has_a_name_of_its_own() -> None:
    tree = ast.parse(Path(str(actions.__file__)).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse"]
    names = Counter(call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant))
    assert dict(names) == dict.fromkeys(NAMED, 1)
    parts = {str(getattr(call.args[0], "value", "")): tuple(str(part.arg) for part in call.keywords) for call in calls}
    assert parts == NAMED


def test_whatever_a_player_tries_a_refusal_has_a_name_and_plain_parts() -> None:
    states = [table_at(state_of(palace_of(case.palace), displays=case.displays)).state for case in REFUSALS]
    complete = table_at(state_of(palace_of("strip Yy!w# . . . . . . ."), displays="YBOW PPPP", side="B"))
    complete.play("1 yellow > 1")
    fits = state_of(palace_of("glazier . . . . . v . .\nstrip oo . . . . o !o oo"), displays="OOBB")
    states += [complete.state, fits, state_of(phase=GAME_OVER, track="......")]
    met = set()
    for state in states:
        for action in range(-1, ACTIONS + 1):
            if sentence := GAME.refusal(state, action):
                assert isinstance(sentence, Refused)
                assert tuple(sentence.parts) == NAMED[sentence.name]
                assert {type(part) for part in sentence.parts.values()} <= {int, str}
                assert sentence.rule or sentence.name == "no-such-move"
                met.add(sentence.name)
    assert met == set(NAMED)
