"""What is true of every game: section 6 of the rules, looked at in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clerestory.engine.records import copy_of
from clerestory.engine.table import Move
from clerestory.games.towerup.boards import Board
from clerestory.games.towerup.components import BACK, BOX, FRONT, NO_BUILDING, NO_CARD, NO_CONE
from clerestory.games.towerup.state import (
    DEAD_BOARD,
    GAME_OVER,
    LAY_FLOOR,
    NOT_YET,
    SHORTAGE,
    TENTH_ROOF,
    TURN,
    Player,
    State,
)
from tests.games.rotating import check_rotation, rotated
from tests.games.towerup.walks import STYLES, WALKS, Walk, players_of
from tests.games.walking import Step

A_FEW = settings(max_examples=9, deadline=None, derandomize=True)
LEVELS = 8  # a roof's number is its site times this, and its level


def board_of(walk: Walk) -> Board:
    return BOX.boards[BACK if walk.seats == 2 else FRONT]


def buildings(state: State) -> dict[int, int]:
    """The colors of all buildings by their sites."""
    return {site: int(color) for site, color in enumerate(state.building) if color != NO_BUILDING}


def roofs_of(player: Player) -> set[tuple[int, int]]:
    """Sites and levels."""
    return {(int(roof) // LEVELS, int(roof) % LEVELS + 1) for roof in player.roof[: player.roofs]}


def visible(state: State, player: Player) -> int:
    return sum(level == state.height[site] for site, level in roofs_of(player))


def stars(player: Player) -> int:
    """R19. The star columns at or left of the rearmost vehicle."""
    return sum(column <= min(player.vehicle) for column in BOX.star_columns)


# --- Pieces ---


@pytest.mark.rule("SETUP-1", "CARD-2", "BUILD-4")
@A_FEW
@given(WALKS)
def test_no_floor_is_ever_lost_or_made(walk: Walk) -> None:
    """120 in all, as many of each color: in the supply, in personal supplies, in the city."""
    for step in walk.steps():
        state = step.after
        for color in range(4):
            held = sum(int(player.floor[color]) for player in players_of(state))
            built = sum(int(state.height[site]) for site, other in buildings(state).items() if other == color)
            assert int(state.supply[color]) + held + built == BOX.floors_of_each_color


@pytest.mark.rule("SETUP-2", "CARD-5")
@A_FEW
@given(WALKS)
def test_no_card_is_ever_lost_or_made(walk: Walk) -> None:
    """44 in the deck, in the market, on the discard pile, or being gained; three in the market when a turn begins."""
    for step in walk.steps():
        state = step.after
        market = [int(kind) for kind in state.market if kind != NO_CARD]
        gained = [int(state.card)] if state.card != NO_CARD else []
        for kind, card in enumerate(BOX.cards):
            lying = int(state.deck[kind]) + int(state.discard[kind]) + [*market, *gained].count(kind)
            assert lying == card.copies
        assert len(market) == 3 or state.phase != TURN


@pytest.mark.rule("SETUP-7", "ROOF-1", "ROOF-3", "ROOF-4", "BOARD-5")
@A_FEW
@given(WALKS)
def test_ten_roofs_each_and_one_is_placed_with_every_building(walk: Walk) -> None:
    """A roof stays on its floor, and no floor carries two."""
    for step in walk.steps():
        state = step.after
        placed = [roofs_of(player) for player in players_of(state)]
        assert all(len(roofs) == player.roofs <= 10 for roofs, player in zip(placed, players_of(state), strict=True))
        assert len(set().union(*placed)) == sum(map(len, placed))
        for before, after in zip(players_of(step.before), placed, strict=True):
            assert roofs_of(before) <= after
        if state.phase == TURN:
            assert sum(map(len, placed)) == len(buildings(state)) - walk.options["starting_floors"]


# --- The city ---


@pytest.mark.rule("BUILD-3", "BUILD-5", "BOARD-4", "SETUP-6")
@A_FEW
@given(WALKS)
def test_adjacent_buildings_never_share_a_color_and_none_ever_changes(walk: Walk) -> None:
    for step in walk.steps():
        now = buildings(step.after)
        assert all(now.get(a, -1) != now.get(b, -2) for a, b in board_of(walk).streets)
        assert buildings(step.before).items() <= now.items()
        assert (step.after.height >= step.before.height).all()


@pytest.mark.rule("BUILD-2", "BUILD-4", "ROOF-1")
@A_FEW
@given(WALKS)
def test_a_building_has_a_floor_for_each_neighbor_that_was_started_later(walk: Walk) -> None:
    """But for starting floors, which are laid without payment; and each building is started beside another."""
    heights: dict[int, int] = {}
    for step in walk.steps():
        for site in buildings(step.after).keys() - buildings(step.before).keys():
            around = [other for other in board_of(walk).neighbors(site) if other in heights]
            heights[site] = 1
            if step.before.phase > TURN:
                assert around
                heights |= {other: heights[other] + 1 for other in around}
        assert {site: int(step.after.height[site]) for site in heights} == heights


# --- Player boards ---


@pytest.mark.rule("TRACK-1", "TRACK-2", "GOAL-3", "GOAL-4")
@A_FEW
@given(WALKS)
def test_vehicles_never_move_left_and_tokens_are_kept(walk: Walk) -> None:
    for step in walk.steps():
        for before, after in zip(players_of(step.before), players_of(step.after), strict=True):
            assert (after.vehicle >= before.vehicle).all()
            assert all(0 <= position < len(BOX.track_money) for position in after.vehicle)
            assert all(now == was or was == 0 for was, now in zip(before.token, after.token, strict=True))


@pytest.mark.rule("GOAL-2", "SETUP-9")
@settings(max_examples=20, deadline=None, derandomize=True)
@given(WALKS)
def test_tokens_of_an_objective_are_taken_from_the_highest_down(walk: Walk) -> None:
    taken: dict[int, list[int]] = {0: [], 1: [], 2: []}
    for step in walk.steps():
        for before, after in zip(players_of(step.before), players_of(step.after), strict=True):
            for slot, values in taken.items():
                values += [int(after.token[slot])] if after.token[slot] != before.token[slot] else []
    for values in taken.values():
        assert values == list(BOX.token_money[walk.seats, : len(values)])


@pytest.mark.rule("CARD-6")
@A_FEW
@given(WALKS)
def test_nobody_holds_more_than_10_floors_between_turns_or_14_within(walk: Walk) -> None:
    for step in walk.steps():
        held = [int(player.floor.sum()) for player in players_of(step.after)]
        assert max(held) <= (10 if step.after.phase == TURN else 14)


# --- Turns and the end ---


@dataclass
class Turn:
    """A turn: its first move, and the table before and after all of it."""

    move: Move
    before: State
    after: State

    @property
    def seat(self) -> int:
        return self.move.seat

    @property
    def is_extra(self) -> bool:
        return bool(self.before.is_extra_turn)

    def has_reached_stars(self) -> bool:
        """R19. Whether its player's rearmost vehicle has come to a new star column."""
        return stars(self.after.players[self.seat]) > stars(self.before.players[self.seat])

    def is_short(self) -> bool:
        """SHORTAGE-1, R33. Whether it takes a card that shows more than the supply has."""
        if self.move.parts["kind"] != "card":
            return False
        floors, supply = BOX.cards[self.before.market[self.move.parts["card"] - 1]].floors, self.before.supply
        return len(floors) > supply.sum() or any(floors.count(color) > supply[color] for color in range(4))


def turns(walk: Walk) -> Iterator[Turn]:
    """Every turn of a game, extra ones included."""
    start: Step | None = None
    for step in walk.steps():
        start = step if step.before.phase == TURN else start
        if start is not None and (step.after.phase == TURN or step.table.is_over):
            yield Turn(start.move, start.before, copy_of(step.after))


@pytest.mark.rule("TURN-1", "TURN-2", "TURN-3", "EXTRA-6")
@A_FEW
@given(WALKS)
def test_a_turn_is_a_card_or_a_building_and_the_next_one_is_the_neighbors(walk: Walk) -> None:
    """Only an extra turn may be neither; a roof is placed with every building."""
    played = list(turns(walk))
    for turn, following in pairwise(played):
        assert following.seat == (turn.seat if following.is_extra else (turn.seat + 1) % walk.seats)
    for turn in played:
        built = len(buildings(turn.after)) - len(buildings(turn.before))
        roofs = sum(
            int(a.roofs) - int(b.roofs) for a, b in zip(*map(players_of, (turn.after, turn.before)), strict=True)
        )
        is_card = cards_seen(turn.before) != cards_seen(turn.after)
        assert built == roofs
        assert built + is_card == 1 or (turn.is_extra and built + is_card == 0)


def roofs_placed(state: State) -> int:
    return sum(int(player.roofs) for player in players_of(state))


def cards_seen(state: State) -> tuple[bytes, bytes, bytes]:
    return state.market.tobytes(), state.deck.tobytes(), state.discard.tobytes()


@pytest.mark.rule("EXTRA-1", "EXTRA-3", "EXTRA-4", "EXTRA-5")
@settings(max_examples=25, deadline=None, derandomize=True)
@given(WALKS)
def test_an_extra_turn_follows_exactly_when_all_vehicles_reach_a_new_star_column(walk: Walk) -> None:
    """So nobody has more of them than there are star columns."""
    played = list(turns(walk))
    for turn, following in pairwise(played):
        assert following.is_extra == turn.has_reached_stars()
    assert not played[-1].has_reached_stars()
    extra = Counter(turn.seat for turn in played if turn.is_extra)
    assert all(count <= len(BOX.star_columns) for count in extra.values())


def has_room(walk: Walk, state: State) -> bool:
    """R34. Whether an empty site has neighbors, and not of all colors."""
    now = buildings(state)
    empty = [site for site in range(len(board_of(walk).sites)) if site not in now]
    around = [{now[other] for other in board_of(walk).neighbors(site) if other in now} for site in empty]
    return any(0 < len(colors) < 4 for colors in around)


@pytest.mark.rule("END-1", "END-2", "END-4", "SHORTAGE-2")
@settings(max_examples=40, deadline=None, derandomize=True)
@given(WALKS)
def test_after_the_end_phase_began_everybody_has_one_last_turn(walk: Walk) -> None:
    """But for who placed the tenth roof: n - 1 normal turns then, else n, each with its extra turns."""
    played = list(turns(walk))
    began = next(number for number, turn in enumerate(played) if turn.after.ending != NOT_YET)
    ending = int(played[began].after.ending)
    normal = [turn for turn in played[began + 1 :] if not turn.is_extra]
    assert len(normal) == walk.seats - (ending == TENTH_ROOF)
    assert all(turn.after.ending == ending for turn in played[began:])
    assert (ending == TENTH_ROOF) == (played[began].after.players[played[began].seat].roofs == 10)
    assert (ending == SHORTAGE) == played[began].is_short()
    assert not any(turn.is_short() for turn in played[:began])
    assert (ending == DEAD_BOARD) <= (not has_room(walk, played[began].after))
    assert all(has_room(walk, turn.after) for turn in played[:began])
    assert all(player.roofs < 10 for turn in played[:began] for player in players_of(turn.after))


@pytest.mark.rule("END-3")
@settings(max_examples=25, deadline=None, derandomize=True)
@given(WALKS)
def test_every_cone_is_set_once_after_the_owners_last_turn(walk: Walk) -> None:
    """On the number of visible roofs at that moment, at most 7."""
    set_by: Counter[int] = Counter()
    for turn in turns(walk):
        for seat in range(walk.seats):
            before, after = turn.before.players[seat], turn.after.players[seat]
            if before.cone != after.cone:
                set_by[seat] += 1
                assert (seat, int(before.cone)) == (turn.seat, NO_CONE)
                assert after.cone == min(7, visible(turn.after, after))
    assert set_by == dict.fromkeys(range(walk.seats), 1)


@pytest.mark.rule("END-1", "SHORTAGE-2", "EXTRA-1")
def test_both_endings_and_extra_turns_are_among_the_games_of_this_file() -> None:
    seen: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for number, style in enumerate(STYLES):
            *played, last = turns(Walk(seats, {}, 4 * number + seats, [number, 5, 3], style))
            seen[f"{seats} ended by {int(last.after.ending)}"] += 1
            seen["extra turns"] += sum(turn.is_extra for turn in played)
            seen["last turns that are extra"] += sum(
                turn.is_extra and bool(turn.before.is_last_turn) for turn in played
            )
    assert seen["extra turns"] > 20
    assert seen["last turns that are extra"] > 0
    assert all(seen[f"{seats} ended by {TENTH_ROOF}"] for seats in (2, 3, 4))
    assert any(seen[f"{seats} ended by {SHORTAGE}"] for seats in (2, 3, 4))


# --- Choices, symmetry and seeds ---


@pytest.mark.rule("TURN-2", "EXTRA-6", "ROOF-1")
@A_FEW
@given(WALKS)
def test_a_decision_is_never_empty_and_a_card_may_always_be_taken(walk: Walk) -> None:
    table = walk.table()
    while not table.is_over:
        texts, state = [move.text for move in table.legal_moves()], table.state
        assert texts
        assert len(set(texts)) == len(texts)
        if state.phase == TURN:
            assert texts[:3] == ["card 1", "card 2", "card 3"]
            assert ("end turn" in texts) == bool(state.is_extra_turn)
        if texts[0].startswith("roof"):
            assert len(texts) >= 2
        table.play(walk.choose(table))


@pytest.mark.rule("TURN-1")
@A_FEW
@given(WALKS, st.integers(1, 3))
def test_rotating_the_seats_renames_the_game_and_changes_nothing_else(walk: Walk, by: int) -> None:
    table = walk.table(chance_by_hand=True)
    while table.state.phase < LAY_FLOOR:
        table.play(walk.choose(table))
    check_rotation(table, walk.choose, renamed, by)


def renamed(state: State, by: int) -> State:
    """Every player some seats on; when the game is over it is nobody's turn."""
    seats = ["first_seat"] if state.phase == GAME_OVER else ["seat", "first_seat"]
    twin: State = rotated(state, by, "players", *seats)
    return twin
