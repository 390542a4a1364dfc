"""What a seat cannot know: others' private objectives, dealt cards and pending choices leak through no door.

What `hide` redraws is looked at, and what this file redraws itself, so that a wrong `hide` cannot hide a leak.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clerestory.engine.chance import generator
from clerestory.engine.game import CHANCE, EVERYBODY, GameError
from clerestory.engine.records import bytes_of, copy_of
from clerestory.engine.table import Table
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.components import (
    CARDS,
    COLOR_NAMES,
    COLORS,
    NO_CARD,
    NO_COLOR,
    NO_OBJECTIVE,
    NO_PATTERN,
    NO_TOOL,
    UNKNOWN,
)
from clerestory.games.sagrada.invariants import SOUND
from clerestory.games.sagrada.state import CHOOSE_PATTERN, DEAL_CARD, DEAL_OBJECTIVE, LAY_OBJECTIVE, State
from tests.games.sagrada.drawings import state_of
from tests.games.sagrada.walks import WALKS, Walk

SOME = settings(max_examples=8, deadline=None, derandomize=True)
STEP = 29  # positions of a game are looked at so far apart; those before the first round, one by one


# --- What is hidden, said once more ---


def is_before_the_reveal(state: State) -> bool:
    """R1: until all have chosen a pattern."""
    return state.phase in (DEAL_OBJECTIVE, DEAL_CARD, CHOOSE_PATTERN)


def are_objectives_hidden(table: Table) -> bool:
    return table.seats > 1 and not table.options.open_private and not table.is_over


def redrawn(table: Table, seat: int | None, rng: random.Random) -> Iterator[State]:
    """Positions that this seat cannot tell from the one on the table: objectives in every way, cards at random."""
    others = [other for other in range(table.seats) if other != seat]
    known = [] if seat is None else [int(color) for color in table.state.windows[seat].private]
    free = [color for color in range(COLORS) if color not in known]
    dealt = [other for other in others if table.state.windows[other].private[0] != NO_COLOR]
    ways = list(permutations(free, len(dealt))) if are_objectives_hidden(table) else [()]
    for way in rng.sample(ways, min(len(ways), 3)):
        state = copy_of(table.state)
        for other, color in zip(dealt, way, strict=False):
            state.windows[other].private[0] = color
        if is_before_the_reveal(state):
            redraw_cards(state, seat, others, rng)
        yield state


def redraw_cards(state: State, seat: int | None, others: list[int], rng: random.Random) -> None:
    own = [] if seat is None else [int(card) for card in state.windows[seat].dealt]
    free = [card for card in range(CARDS) if card not in own]
    rng.shuffle(free)
    for other in others:
        window = state.windows[other]
        cards = [free.pop() for card in window.dealt if card != NO_CARD]
        window.dealt[: len(cards)] = sorted(cards)
        if window.pattern != NO_PATTERN:
            window.pattern = rng.choice(cards) * 2 + rng.randrange(2)


def seen(state: State, seat: int | None) -> tuple[object, ...]:
    """All that reaches a seat, or a spectator, by any door."""
    masked = GAME.mask(state, seat)
    features = b"" if seat is None else GAME.observed(state, seat).tobytes()
    return GAME.view(state, seat), features, GAME.draw(masked), bytes_of(masked), int(GAME.seen_by(state))


def positions(walk: Walk) -> Iterator[Table]:
    """A game, chance by chance: every position of the setup, some of the rest, and the last."""
    table = walk.table(chance_by_hand=True)
    while not table.is_over:
        if table.state.phase <= LAY_OBJECTIVE or table.state.phase == CHOOSE_PATTERN or len(table.moves) % STEP == 0:
            yield table
        table.play(walk.choose(table))
    yield table


# --- Nothing leaks ---


@pytest.mark.rule("SETUP-1", "SETUP-2", "OPTION-1", "SETUP-10")
@pytest.mark.parametrize("seats", GAME.seats)
@settings(max_examples=3, deadline=None, derandomize=True)
@given(walk=WALKS)
def test_what_a_seat_sees_does_not_change_with_what_it_cannot_know(walk: Walk, seats: int) -> None:
    rng = random.Random(walk.seed)
    for table in positions(replace(walk, seats=seats)):
        for seat in (None, *range(table.seats)):
            before = seen(table.state, seat)
            for other in redrawn(table, seat, rng):
                assert GAME.check(other) == SOUND
                assert seen(other, seat) == before
            if seat is not None:
                other = copy_of(table.state)
                GAME.hide(other, seat, generator(walk.seed, len(table.moves)))
                assert seen(other, seat) == before


@pytest.mark.rule("SETUP-1", "SETUP-2")
@SOME
@given(WALKS)
def test_what_a_seat_sees_changes_with_its_own_secrets(walk: Walk) -> None:
    for table in positions(walk):
        for seat in range(table.seats):
            before = seen(table.state, seat)
            for change in (own_objective, own_cards, own_choice):
                other = copy_of(table.state)
                if change(other, seat):
                    assert all(new != old for new, old in zip(seen(other, seat)[:4], before[:4], strict=True))


def own_objective(state: State, seat: int) -> bool:
    """Another private objective for a seat, which nobody has; whether it has one by now."""
    taken = [int(color) for other in range(state.seats) for color in state.windows[other].private]
    row = state.windows[seat].private
    if row[0] == NO_COLOR:
        return False
    row[0] = next(color for color in range(COLORS) if color not in taken)
    return True


def own_cards(state: State, seat: int) -> bool:
    row = state.windows[seat].dealt
    if row[0] == NO_CARD or state.windows[seat].pattern != NO_PATTERN:
        return False
    taken = [int(card) for other in range(state.seats) for card in state.windows[other].dealt]
    row[0] = next(card for card in range(CARDS) if card not in taken)
    return True


def own_choice(state: State, seat: int) -> bool:
    window = state.windows[seat]
    if not is_before_the_reveal(state) or window.pattern == NO_PATTERN:
        return False
    window.pattern ^= 1  # the other side of the card
    return True


@pytest.mark.rule("SETUP-1", "SETUP-2")
@SOME
@given(WALKS)
def test_a_spectator_sees_no_secret(walk: Walk) -> None:
    for table in positions(walk):
        windows = table.view()["windows"]
        for window, record in zip(windows, table.state.windows, strict=False):
            objectives = [COLOR_NAMES[color] for color in record.private if color != NO_COLOR]
            hidden = ["?"] * len(objectives)
            assert window["private_objectives"] == (hidden if are_objectives_hidden(table) else objectives)
            assert window["is_score_complete"] == (window["private_objectives"] == objectives)
            if is_before_the_reveal(table.state):
                assert window["pattern"] in (None, "?")
                assert set(window["dealt"]) <= {"?"}
                assert all(space["asks_for"] is None for space in window["spaces"])
            else:
                assert "?" not in window["pattern"]


@pytest.mark.rule("SETUP-2", "SETUP-10")
@SOME
@given(WALKS)
def test_tools_objectives_and_start_seat_come_after_all_have_chosen(walk: Walk) -> None:
    """R1. And once all have chosen, the cards that were rejected are nowhere."""
    for table in positions(walk):
        state = table.state
        if is_before_the_reveal(state):
            assert set(state.tool) == {NO_TOOL}
            assert set(state.objective) == {NO_OBJECTIVE}
            assert state.start_seat == 0
            assert not any(window.tokens for window in state.windows)
        else:
            assert all((window.dealt == NO_CARD).all() for window in state.windows)


@pytest.mark.rule("SETUP-1")
@SOME
@given(WALKS)
def test_everything_is_revealed_once_the_game_is_over(walk: Walk) -> None:
    *_, table = positions(walk)
    for seat in (None, *range(table.seats)):
        assert bytes_of(table.look(seat)) == bytes_of(table.state)
        assert [window["score"] for window in table.view(seat)["windows"]] == table.scores()
    before = bytes_of(table.state)
    for seat in range(table.seats):
        GAME.hide(table.state, seat, generator(1))
        assert bytes_of(table.state) == before


@pytest.mark.rule("OPTION-1", "SOLO-4")
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"open_private": True}), (4, {"open_private": True})])
def test_open_objectives_are_seen_from_the_start(seats: int, options: dict[str, bool]) -> None:
    """With them open, the cards dealt and the choices are secret all the same."""
    for table in positions(Walk(seats, options, 5, [3, 1], "any")):
        for seat in (None, *range(seats)):
            shown = table.look(seat)
            assert [list(window.private) for window in shown.windows] == [
                list(window.private) for window in table.state.windows
            ]
            assert (bytes_of(shown) == bytes_of(table.state)) == (
                not is_before_the_reveal(table.state) or not any_card(table, seat)
            )


def any_card(table: Table, seat: int | None) -> bool:
    """Whether somebody else has been dealt a card."""
    others = [other for other in range(table.seats) if other != seat]
    return any(table.state.windows[other].dealt[0] != NO_CARD for other in others)


# --- What hide does ---


@pytest.mark.rule("SETUP-1", "SETUP-2")
@SOME
@given(WALKS, st.integers(0, 999))
def test_hide_touches_nothing_that_the_seat_knows_and_keeps_the_rules(walk: Walk, stream: int) -> None:
    for table in positions(walk):
        for seat in range(table.seats):
            state = copy_of(table.state)
            GAME.hide(state, seat, generator(walk.seed, stream))
            assert GAME.check(state) == SOUND
            assert bytes_of(restored(state, table, seat)) == bytes_of(table.state)
            assert GAME.turn(state) == table.turn
            if table.turn == seat:
                actions = np.zeros(GAME.actions, np.int16)
                count = GAME.legal(state, actions)
                assert list(actions[:count]) == [move.number for move in table.legal_moves()]


def restored(state: State, table: Table, seat: int) -> State:
    """The same state, what others hide put back as it was."""
    state = copy_of(state)
    for other in range(table.seats):
        window, before = state.windows[other], table.state.windows[other]
        if other != seat and are_objectives_hidden(table):
            assert (window.private == NO_COLOR).tolist() == (before.private == NO_COLOR).tolist()
            window.private[:] = before.private
        if other != seat and is_before_the_reveal(state):
            assert (window.dealt == NO_CARD).tolist() == (before.dealt == NO_CARD).tolist()
            assert (window.pattern == NO_PATTERN) == (before.pattern == NO_PATTERN)
            window.dealt[:], window.pattern = before.dealt, before.pattern
    return state


def counted(state: State, seat: int, times: int, what: Callable[[State], tuple[int, ...]]) -> Counter[tuple[int, ...]]:
    """How often hide came to each thing that could be."""
    rng, found = generator(11), Counter[tuple[int, ...]]()
    for _ in range(times):
        other = copy_of(state)
        GAME.hide(other, seat, rng)
        found[what(other)] += 1
    return found


def is_even(found: Counter[tuple[int, ...]], ways: int) -> bool:
    """Every way came up, and chi-square is within six standard deviations of what chance gives."""
    expected = found.total() / ways
    chi_square = sum((times - expected) ** 2 / expected for times in found.values())
    return len(found) == ways and abs(chi_square - (ways - 1)) < 6 * (2 * (ways - 1)) ** 0.5


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize(("seats", "ways"), [(2, 4), (3, 12), (4, 24)])
def test_hide_comes_to_every_deal_of_objectives_equally_often(seats: int, ways: int) -> None:
    """P(4, n - 1): the four other colors, in order, for the other seats."""
    for seat in range(seats):
        found = counted(
            state_of(seats=seats), seat, 100 * ways, lambda state: tuple(int(w.private[0]) for w in state.windows)
        )
        assert len({way[seat] for way in found}) == 1
        assert is_even(found, ways)


@pytest.mark.rule("SETUP-2")
def test_hide_comes_to_every_pair_of_cards_and_every_choice_equally_often() -> None:
    """C(10, 2) pairs and 4 patterns on each: seat 1 is to choose, seat 0 has chosen."""
    table = Table(GAME, 2, seed=2)
    table.play("choose 3")
    before = [int(card) for card in table.state.windows[1].dealt]
    found = counted(
        table.state, 1, 18_000, lambda state: (*map(int, state.windows[0].dealt), int(state.windows[0].pattern))
    )
    assert is_even(found, 45 * 4)
    assert all(first < second and not {first, second} & set(before) for first, second, _ in found)
    assert all(pattern // 2 in (first, second) for first, second, pattern in found)


@pytest.mark.rule("SETUP-2")
def test_hide_comes_to_every_single_card_equally_often() -> None:
    """In the midst of the deal: seat 0 has two cards, seat 1 one."""
    table = Table(GAME, 2, chance_by_hand=True)
    for text in ("objective red", "objective blue", "card 3", "card 7", "card 2"):
        table.play(text)
    found = counted(table.state, 0, 5000, lambda state: tuple(map(int, state.windows[1].dealt)))
    assert is_even(found, 10)
    assert set(found) == {(card, NO_CARD) for card in range(CARDS) if card not in (2, 6)}


# --- Moves and drawings ---


@pytest.mark.rule("SETUP-1", "SETUP-2", "OPTION-1", "SOLO-4")
@SOME
@given(WALKS)
def test_a_deal_is_seen_by_its_seat_alone_and_all_else_by_everybody(walk: Walk) -> None:
    table = walk.table(chance_by_hand=True)
    while not table.is_over:
        move = table.play(walk.choose(table))
        to = table.before(len(table.moves) - 1).seat
        secret = ["card", "choose"] + ["objective"] * (walk.seats > 1 and not walk.options["open_private"])
        assert move.seen_by == (to if move.parts["kind"] in secret else EVERYBODY)
        assert move.seat in (CHANCE, to)


@pytest.mark.rule("SETUP-1", "SETUP-2", "MISTAKE-1")
@SOME
@given(WALKS)
def test_a_drawing_of_what_one_seat_knows_is_no_position(walk: Walk) -> None:
    for table in positions(walk):
        for seat in (None, *range(table.seats)):
            shown = table.look(seat)
            drawing = GAME.draw(shown)
            if bytes_of(shown) == bytes_of(table.state):
                assert drawing == table.draw()
                continue
            assert UNKNOWN in np.array([[*window.private, *window.dealt] for window in shown.windows])
            with pytest.raises(GameError, match=r"This drawing shows what one seat knows; \? stands for"):
                GAME.read_position(drawing)
