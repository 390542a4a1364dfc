"""What is true of every game: section 6 of the rules, looked at in random games."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clerestory.engine.records import bytes_of
from clerestory.games.sagrada.components import BOX, COLORS, NO_COLOR, NO_DIE, NO_TOOL, SPACES
from clerestory.games.sagrada.state import State
from tests.games.rotating import check_rotation, rotated
from tests.games.sagrada.naive import DIAGONAL, ORTHOGONAL, around
from tests.games.sagrada.walks import WALKS, Walk

A_FEW = settings(max_examples=9, deadline=None, derandomize=True)
EDGE = [space for space in range(SPACES) if len(around(space, ORTHOGONAL + DIAGONAL)) < 8]
MOVING = ("Eglomise Brush", "Copper Foil Burnisher", "Lathekin", "Tap Wheel")


def dice_of(state: State, seat: int) -> dict[int, int]:
    """The dice of a window by their spaces."""
    return {space: int(die) for space, die in enumerate(state.windows[seat].die) if die != NO_DIE}


def dice_of_each_color(state: State) -> list[int]:
    """Everywhere: bag, pool, hand, windows, round track, and on tools of the solo game."""
    counts = [int(state.bag[color]) + int(state.rolling[color]) for color in range(COLORS)]
    if state.drawn_color != NO_COLOR:
        counts[state.drawn_color] += 1
    rows = [[state.hand], state.pool, *state.track, state.paid]
    rows += [state.windows[seat].die for seat in range(state.seats)]
    for row in rows:
        for die in row:
            if die != NO_DIE:
                counts[int(die) // 6] += 1
    return counts


# --- Dice ---


@A_FEW
@given(WALKS)
def test_no_die_is_ever_lost_or_made(walk: Walk) -> None:
    for step in walk.steps():
        assert dice_of_each_color(step.after) == [18] * COLORS


@pytest.mark.rule("ROUND-4", "ROUND-5")
@A_FEW
@given(WALKS)
def test_what_was_drawn_lies_in_windows_on_the_track_or_on_tools(walk: Walk) -> None:
    """After r rounds: r(2n + 1) dice, 4r solo; what a finished round left never changes in number."""
    drawn = 4 if walk.seats == 1 else 2 * walk.seats + 1
    left: list[int] = []
    for step in walk.steps():
        state, rounds = step.after, int(step.after.rounds_played)
        on_track = [int((space != NO_DIE).sum()) for space in state.track]
        if rounds > len(left):
            left.append(on_track[rounds - 1])
            placed = sum(len(dice_of(state, seat)) for seat in range(walk.seats)) + int((state.paid != NO_DIE).sum())
            assert placed + sum(on_track) == rounds * drawn
            assert int(state.bag.sum()) == 90 - rounds * drawn
            assert all(len(dice_of(state, seat)) <= 2 * rounds for seat in range(walk.seats))
        assert on_track == left + [0] * (10 - len(left))
        assert walk.seats == 1 or all(dice >= 1 for dice in left)


@pytest.mark.rule("PLACE-10")
@A_FEW
@given(WALKS)
def test_windows_never_lose_dice(walk: Walk) -> None:
    """A move of the game adds one die at most, to the window of the seat on turn; a moved die is the same die."""
    for step in walk.steps():
        for seat in range(walk.seats):
            before = Counter(dice_of(step.before, seat).values())
            after = Counter(dice_of(step.after, seat).values())
            assert before <= after
            assert after.total() - before.total() == int(seat == step.move.seat and step.move.parts["kind"] == "place")


@pytest.mark.rule("PLACE-7", "PLACE-2")
@A_FEW
@given(WALKS)
def test_no_neighbors_are_ever_alike_and_an_only_die_is_on_the_edge(walk: Walk) -> None:
    for step in walk.steps():
        for seat in range(walk.seats):
            dice = dice_of(step.after, seat)
            for space, die in dice.items():
                beside = [dice[other] for other in around(space, ORTHOGONAL) if other in dice]
                assert all(other // 6 != die // 6 and other % 6 != die % 6 for other in beside)
            assert len(dice) != 1 or set(dice) <= set(EDGE)


@pytest.mark.rule("TOOL-EGLOMISE", "TOOL-COPPER", "PLACE-4", "PLACE-5")
@settings(max_examples=20, deadline=None, derandomize=True)
@given(WALKS)
def test_only_two_tools_put_a_die_on_a_space_that_asks_for_another(walk: Walk) -> None:
    """Mismatches come one at a time, with the tool that lifts just that restriction, and never otherwise."""
    for step in walk.steps():
        for seat in range(walk.seats):
            new = mismatches(step.after, seat) - mismatches(step.before, seat)
            if new:
                [(asked, _)] = new
                tool = BOX.tools[step.before.tool_in_use]
                assert seat == step.move.seat
                assert step.move.parts["kind"] == "to"
                assert tool == ("Copper Foil Burnisher" if asked.isdigit() else "Eglomise Brush")


def mismatches(state: State, seat: int) -> set[tuple[str, int]]:
    """The dice of a window that are not what their space asks for: what it asks for, and the space."""
    pattern = int(state.windows[seat].pattern)
    printed = "".join(BOX.patterns[pattern].grid) if pattern >= 0 else ""
    names = {space: ("RGBYP"[die // 6], str(die % 6 + 1)) for space, die in dice_of(state, seat).items()}
    return {(printed[space], space) for space, name in names.items() if printed[space] not in (".", *name)}


@pytest.mark.rule("PLACE-3", "TOOL-CORK")
@A_FEW
@given(WALKS)
def test_without_cork_and_moving_tools_the_dice_of_a_window_hang_together(walk: Walk) -> None:
    table = walk.table()
    while not table.is_over:
        table.play(walk.choose(table))
    used = {(move.seat, move.parts.get("tool")) for move in table.moves if move.parts["kind"] == "use"}
    for seat in range(walk.seats):
        if not any((seat, tool) in used for tool in (*MOVING, "Cork-backed Straightedge")):
            assert len(clusters(set(dice_of(table.state, seat)))) <= 1


def clusters(spaces: set[int]) -> list[set[int]]:
    """Spaces parted into those that hang together."""
    found: list[set[int]] = []
    while spaces:
        cluster = {min(spaces)}
        while more := {near for space in cluster for near in around(space, ORTHOGONAL + DIAGONAL)} & spaces - cluster:
            cluster |= more
        found.append(cluster)
        spaces = spaces - cluster
    return found


# --- Tokens and tools ---


@pytest.mark.rule("TOOL-1", "TOOL-2", "SOLO-3", "SOLO-7")
@A_FEW
@given(WALKS)
def test_tokens_lie_with_their_owners_or_on_tools(walk: Walk) -> None:
    """A tool used u times bears 2u - 1 tokens; in the solo game it is used once, for a die of its color."""
    uses: Counter[str] = Counter()
    for step in walk.steps():
        state = step.after
        uses[step.move.parts["tool"] if step.move.parts["kind"] == "use" else ""] += 1
        tools = {BOX.tools[tool]: slot for slot, tool in enumerate(state.tool) if tool != NO_TOOL}
        held = [int(state.windows[seat].tokens) for seat in range(walk.seats)]
        assert min(held) >= 0
        for tool, slot in tools.items():
            assert state.tokens_on[slot] == (max(0, 2 * uses[tool] - 1) if walk.seats > 1 else 0)
            paid = int(state.paid[slot])
            assert paid == NO_DIE or (walk.seats == 1 and uses[tool] == 1 and "RGBYP"[paid // 6] == square_of(tool))
        if tools:
            difficulties = [BOX.patterns[state.windows[seat].pattern].difficulty for seat in range(walk.seats)]
            assert sum(held) + int(state.tokens_on.sum()) == (sum(difficulties) if walk.seats > 1 else 0)
            assert sum(difficulties) <= 24


def square_of(tool: str) -> str:
    return "PBRYGPBRYGPB"[BOX.tools.index(tool)]


@pytest.mark.rule("TOOL-4", "TURN-4", "TOOL-8")
@A_FEW
@given(WALKS)
def test_a_turn_has_one_draft_and_one_tool_at_most(walk: Walk) -> None:
    """Two dice in a turn only with Running Pliers; two dice in a round at most."""
    turn: list[tuple[str, str]] = []
    placed: Counter[tuple[int, int]] = Counter()
    last = (-1, -1)
    for step in walk.steps():
        if step.move.seat < 0 or step.move.parts["kind"] == "choose":
            continue
        now = int(step.before.rounds_played), int(step.before.turns_taken)
        if now != last:
            turn, last = [], now
        turn.append((step.move.parts["kind"], step.move.parts.get("tool", "")))
        kinds, tools = [kind for kind, _ in turn], [tool for kind, tool in turn if kind == "use"]
        assert len(tools) <= 1
        assert kinds.count("place") <= 1 + (tools == ["Running Pliers"])
        placed[now[0], step.move.seat] += step.move.parts["kind"] == "place"
        if tools and tools[0] in ("Lens Cutter", "Tap Wheel"):
            assert now[0] > 0, "never in round 1"
        if tools == ["Glazing Hammer"]:
            assert now[1] >= walk.seats, "never in a first turn"
    assert all(dice <= 2 for dice in placed.values())


# --- Rounds and turns ---


@pytest.mark.rule("ROUND-3", "ROUND-6", "TOOL-RUNNING")
@settings(max_examples=20, deadline=None, derandomize=True)
@given(WALKS)
def test_turns_go_round_and_back_and_only_running_pliers_skips_one(walk: Walk) -> None:
    """Round r starts with seat (s + r - 1) mod n; 20n turns in all, less the skipped ones."""
    turns: list[tuple[int, int, int]] = []
    skipped: set[tuple[int, int]] = set()
    for step in walk.steps():
        if step.move.seat >= 0 and step.move.parts["kind"] != "choose":
            now = int(step.before.rounds_played), int(step.before.turns_taken), step.move.seat
            turns += [now] if [now] != turns[-1:] else []
            if step.move.parts.get("tool") == "Running Pliers":
                skipped.add((now[0], now[2]))
    first = turns[0][2]
    expected = []
    for number in range(10):
        clockwise = [(first + number + seat) % walk.seats for seat in range(walk.seats)]
        order = [*enumerate(clockwise), *enumerate(reversed(clockwise), start=walk.seats)]
        expected += [(number, turn, seat) for turn, seat in order if turn < walk.seats or (number, seat) not in skipped]
    assert turns == expected
    assert len(turns) == 20 * walk.seats - len(skipped)


@pytest.mark.rule("TURN-1", "TURN-4")
@A_FEW
@given(WALKS)
def test_a_decision_is_never_empty_and_a_turn_may_always_end(walk: Walk) -> None:
    """And nobody faces a turn with a full window."""
    for table, _ in walk.moves():
        texts = [move.text for move in table.legal_moves()]
        assert texts
        assert len(set(texts)) == len(texts)
        if table.view()["phase"] == "menu":
            assert "end" in texts
            assert len(dice_of(table.state, table.turn)) < SPACES


@pytest.mark.rule("SCORE-1", "SOLO-10", "ROUND-1")
@A_FEW
@given(WALKS)
def test_no_total_is_below_what_an_empty_window_costs(walk: Walk) -> None:
    for table, _ in walk.moves():
        assert min(table.scores()) >= (-60 if walk.seats == 1 else -20)
    assert table.state.rounds_played == 10
    assert min(table.scores()) >= (-60 if walk.seats == 1 else -20)


# --- Symmetry and seeds ---


@A_FEW
@given(WALKS)
def test_the_same_seed_and_the_same_decisions_give_the_same_game(walk: Walk) -> None:
    ends = []
    for _ in range(2):
        table = walk.table()
        while not table.is_over:
            table.play(walk.choose(table))
        ends.append((bytes_of(table.state), table.moves))
    assert ends[0] == ends[1]


@pytest.mark.rule("ROUND-3")
@A_FEW
@given(WALKS, st.integers(1, 3))
def test_rotating_the_seats_renames_the_game_and_changes_nothing_else(walk: Walk, by: int) -> None:
    """From the first turn on: what comes before is dealt seat by seat."""
    walk = replace(walk, seats=max(2, walk.seats))
    table = walk.table()
    while table.view()["phase"] == "choose_pattern":
        table.play(walk.choose(table))
    check_rotation(table, walk.choose, lambda state, by: rotated(state, by, "windows", "seat", "start_seat"), by)
