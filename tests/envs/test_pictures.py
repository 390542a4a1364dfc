"""Pictures: of one size, showing all that may be seen and nothing else, quick enough for a video."""

from __future__ import annotations

import hashlib
import math
import random
import time
from collections.abc import Iterator

import numpy as np
import pytest
from PIL import Image, ImageDraw

from clerestory.engine.chance import below, generator, pick
from clerestory.engine.game import CHANCE, OVER, Game
from clerestory.engine.options import read_options
from clerestory.engine.playing import Buffers
from clerestory.engine.records import JSON, AnyState, blank_states, bytes_of, copy_of
from clerestory.engine.table import Table
from clerestory.envs.pictures import picture
from clerestory.envs.pictures.outlines import SYMBOLS, outlines
from clerestory.games.sagrada import GAME as SAGRADA
from tests.games.sagrada.test_hidden import own_cards, own_choice, own_objective, positions, redrawn
from tests.games.sagrada.walks import Walk
from tests.registered import UNUSUAL_SETTINGS, Case, cases
from tests.toys.secret import SECRET

SIZES = {
    "sintra": {2: (640, 800, 3), 3: (640, 960, 3), 4: (640, 1280, 3)},
    "sagrada": dict.fromkeys(range(1, 5), (640, 960, 3)),
    "towerup": dict.fromkeys(range(2, 5), (640, 1120, 3)),
}
STEP = 9  # one of so many moves is looked at, before and after
FRAME = 0.040  # seconds, at 25 pictures a second


def positions_of(case: Case) -> Iterator[AnyState]:
    """A random game, chance by chance: before and after some of its moves, and the end."""
    game, buffers, rng = case.game, Buffers.of(case.game), generator(case.seats)
    state = blank_states(game.state, 1)[0]
    game.setup(state, case.seats, read_options(game, case.options))
    move = 0
    while (seat := int(game.turn(state))) != OVER:
        if move % STEP < 2:
            yield state
        if seat == CHANCE:
            number = pick(rng, buffers.weights, game.weights(state, buffers.weights))
        else:
            number = buffers.actions[below(rng, game.legal(state, buffers.actions))]
        game.play(state, int(number))
        move += 1
    yield state


def last_position_of(name: str) -> tuple[Game, AnyState]:
    """The end of a game at the largest table."""
    case = [case for case in cases() if case.name == name][-1]
    *_, state = positions_of(case)
    return case.game, state


# --- What is seen ---


@pytest.mark.parametrize("case", cases(UNUSUAL_SETTINGS), ids=str)
def test_what_changes_in_the_view_changes_in_the_picture_but_not_its_size(case: Case) -> None:
    seat = random.Random(str(case)).choice([None, *range(case.seats)])
    seen: dict[str, JSON] = {}
    for state in positions_of(case):
        pixels = picture(case.game, state, seat)
        assert pixels.shape == SIZES[case.name][case.seats]
        assert pixels.dtype == np.uint8
        view = case.game.view(state, seat)
        assert seen.setdefault(hashlib.sha256(pixels.tobytes()).hexdigest(), view) == view
    assert len(seen) > 1


@pytest.mark.parametrize("name", SIZES)
def test_a_picture_changes_nothing(name: str) -> None:
    game, state = last_position_of(name)
    before = bytes_of(state)
    pixels = picture(game, state, 0)
    kept = pixels.copy()
    pixels[:] = 0
    assert (picture(game, state, 0) == kept).all()
    assert bytes_of(state) == before


# --- Secrets ---


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_cannot_know_changes_no_pixel(seats: int) -> None:
    rng = random.Random(seats)
    for number, table in enumerate(positions(Walk(seats, {"open_private": False}, 3, [1, 2], "any"))):
        seat = [None, *range(seats)][number % (seats + 1)]
        before = picture(SAGRADA, table.state, seat)
        for other in redrawn(table, seat, rng):
            assert (picture(SAGRADA, other, seat) == before).all()


def test_a_seat_sees_its_own_secrets_and_others_do_not() -> None:
    for table in positions(Walk(2, {"open_private": False}, 4, [2, 1], "any")):
        for change in (own_objective, own_cards, own_choice):
            other = copy_of(table.state)
            if not table.is_over and change(other, 0):
                assert (picture(SAGRADA, other, 0) != picture(SAGRADA, table.state, 0)).any()
                assert (picture(SAGRADA, other, 1) == picture(SAGRADA, table.state, 1)).all()
                assert (picture(SAGRADA, other) == picture(SAGRADA, table.state)).all()


# --- A game without a drawing of its own ---


def test_any_game_has_a_picture() -> None:
    table = Table(SECRET, 3, seed=1)
    seen = []
    while not table.is_over:
        pixels = picture(SECRET, table.state, 0)
        assert pixels.shape == (640, 960, 3)
        seen.append(pixels.tobytes())
        hidden = copy_of(table.state)
        SECRET.hide(hidden, 0, generator(3))
        assert (picture(SECRET, hidden, 0) == pixels).all()
        table.play(table.legal_moves()[0])
    assert len(set(seen)) == len(seen)


# --- How it is drawn ---


def test_a_curve_goes_through_the_points_of_its_path() -> None:
    (circle,) = outlines("M0-8a8 8 0 1 1 0 16 8 8 0 1 1 0-16z")
    assert all(math.hypot(x, y) == pytest.approx(8) for x, y in circle)
    assert {(-8, 0), (0, -8), (0, 8), (8, 0)} <= {(round(x, 6), round(y, 6)) for x, y in circle}
    (wave,) = outlines("m1 2q2-4 4 0c1 1 2 1 3 0h2v-3")
    assert [wave[0], wave[10], wave[20], wave[21], wave[22]] == [(1, 2), (5, 2), (8, 2), (10, 2), (10, -1)]


def test_symbols_are_told_apart_without_their_color() -> None:
    """Any two differ in a tenth of what they cover together."""
    drawn = {}
    for name, path in SYMBOLS.items():
        image = Image.new("1", (80, 80))
        for line in outlines(path):
            ImageDraw.Draw(image).polygon([(40 + 4 * x, 40 + 4 * y) for x, y in line], 1)
        drawn[name] = np.array(image)
    for one, other in ((one, other) for one in drawn for other in drawn if one < other):
        assert (drawn[one] ^ drawn[other]).sum() > 0.1 * (drawn[one] | drawn[other]).sum(), f"{one} and {other}"


@pytest.mark.parametrize("name", SIZES)
def test_a_picture_is_quick_enough_for_a_video(name: str) -> None:
    """What the processor spends on it once its pieces are drawn; the machine may be busy with other things."""
    game, state = last_position_of(name)
    spent = []
    for _ in range(8):
        start = time.process_time()
        picture(game, state)
        spent.append(time.process_time() - start)
    assert min(spent) < FRAME
