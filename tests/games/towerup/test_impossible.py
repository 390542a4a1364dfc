"""Positions that cannot occur are refused: section 6 of the rules. test_changed_tables.py changes anything."""

from __future__ import annotations

import pytest

from clerestory.games.towerup import GAME
from clerestory.games.towerup.components import (
    BLACK,
    BOX,
    COPIES,
    JOKER,
    NO_CARD,
    WHITE,
)
from clerestory.games.towerup.rules import insert_roof
from clerestory.games.towerup.state import (
    NO_ROOF,
    REFILL_MARKET,
    roof_at,
)
from clerestory.games.towerup.streets import raise_building
from tests.accepted import is_impossible, refusal_of
from tests.games.towerup.positions import (
    BUILD_B,
    PLACES,
    SITE,
    START_C,
    begun,
    some,
)

# --- Floors and cards ---


@pytest.mark.rule("SETUP-1")
@pytest.mark.parametrize("by", [-1, 1])
def test_no_floor_is_lost_or_made(by: int) -> None:
    state = begun(*BUILD_B)
    state.supply[WHITE] += by
    assert is_impossible(GAME, state)


@pytest.mark.rule("CARD-6")
@pytest.mark.parametrize(("held", "is_fine"), [(10, True), (11, False)])
def test_nobody_holds_more_than_10_floors_when_a_turn_begins(held: int, is_fine: bool) -> None:
    state = begun()
    state.players[1].floor[WHITE] += held - 4
    state.supply[WHITE] -= held - 4
    assert is_impossible(GAME, state) != is_fine


@pytest.mark.rule("CARD-6", "CARD-3")
@pytest.mark.parametrize(
    ("held", "is_fine"),
    [(10, True), (11, False), (14, False)],
)
def test_nobody_held_more_than_10_floors_before_the_card_of_this_turn(held: int, is_fine: bool) -> None:
    """A card of jokers alone, none of them taken yet; at most 14 floors can be held within a turn."""
    jokers = next(card for card in BOX.cards if set(card.floors) == {JOKER} and not card.steps)
    state = begun("card 1", f"card {jokers.name}", "card 1")
    assert state.seat == 1
    state.players[1].floor[WHITE] += held - 4
    state.supply[WHITE] -= held - 4
    assert is_impossible(GAME, state) != is_fine


@pytest.mark.rule("SETUP-2", "CARD-5")
def test_no_card_is_there_more_often_than_in_the_box() -> None:
    state = begun()
    kind, copies = state.market[0], COPIES[state.market[0]]
    state.discard[kind] += copies
    state.deck[kind] -= copies
    assert is_impossible(GAME, state)


@pytest.mark.rule("CARD-5")
def test_the_market_has_three_cards_when_a_turn_begins() -> None:
    state = begun()
    state.deck[state.market[1]] += 1
    state.market[1] = NO_CARD
    assert is_impossible(GAME, state)


@pytest.mark.rule("CARD-5")
def test_the_market_is_not_refilled_from_an_empty_deck() -> None:
    """R12. Once the last card is gone, the discard pile is shuffled before anything is turned up."""
    state = some(REFILL_MARKET)
    state.discard[:] += state.deck
    state.deck[:] = 0
    assert is_impossible(GAME, state)


# --- Buildings ---


@pytest.mark.rule("BUILD-3", "BOARD-4")
def test_adjacent_buildings_do_not_share_a_color() -> None:
    state = begun()
    raise_building(state, SITE["b"], BLACK)
    insert_roof(state.players[0], roof_at(SITE["b"], 1))
    state.height[SITE["a"]] += 1
    state.players[0].floor[BLACK] -= 1
    state.supply[BLACK] -= 1
    assert "adjacent buildings never share a color" in refusal_of(GAME, state)


@pytest.mark.rule("BUILD-2")
def test_a_building_beside_no_other_is_a_starting_floor() -> None:
    """There are three starting floors, so a fourth building that stands alone cannot be."""
    state = begun()
    raise_building(state, SITE["f"], WHITE)
    insert_roof(state.players[0], roof_at(SITE["f"], 1))
    state.players[0].floor[WHITE] -= 1
    assert is_impossible(GAME, state)


@pytest.mark.rule("BUILD-4")
@pytest.mark.parametrize(("place", "by"), [("a", 1), ("d", 1), ("b", 1), ("a", -1)])
def test_a_building_has_a_floor_for_every_building_started_beside_it(place: str, by: int) -> None:
    state = begun(*BUILD_B)
    state.height[SITE[place]] += by
    state.supply[state.building[SITE[place]]] -= by
    assert is_impossible(GAME, state)


# --- Roofs ---


@pytest.mark.rule("ROOF-1")
def test_no_building_is_started_without_a_roof() -> None:
    state = begun(*BUILD_B)
    state.players[0].roof[0], state.players[0].roofs = NO_ROOF, 0
    assert is_impossible(GAME, state)


@pytest.mark.rule("ROOF-1", "TURN-3")
def test_no_roof_is_placed_without_a_building() -> None:
    state = begun(*BUILD_B)
    insert_roof(state.players[1], roof_at(SITE["a"], 2))
    assert is_impossible(GAME, state)


@pytest.mark.rule("ROOF-1", "SETUP-3")
def test_a_starting_floor_carries_no_roof() -> None:
    """R15. A building that stands alone is a starting floor; its only floor was laid in setup."""
    state = begun(*BUILD_B)
    state.players[0].roof[0] = roof_at(SITE["e"], 1)
    assert is_impossible(GAME, state)


@pytest.mark.rule("ROOF-1")
def test_no_floor_carries_two_roofs() -> None:
    """A drawing cannot even show it."""
    state = begun(*BUILD_B, *START_C, f"roof {PLACES['c']}")
    state.players[1].roof[0] = state.players[0].roof[0]
    assert GAME.check(state) < len(GAME.invariants)


@pytest.mark.rule("ROOF-3")
def test_no_roof_lies_above_its_building() -> None:
    state = begun(*BUILD_B)
    state.players[0].roof[0] = roof_at(SITE["b"], 2)
    assert GAME.check(state) < len(GAME.invariants)


@pytest.mark.rule("ROOF-1")
@pytest.mark.parametrize(("place", "level"), [("b", 2), ("c", 1)])
def test_a_floor_of_this_turn_carries_no_roof_before_the_roof_is_placed(place: str, level: int) -> None:
    """Else there would be two on it a move later."""
    state = begun(*BUILD_B, *START_C)
    state.players[0].roof[0] = roof_at(SITE[place], level)
    assert is_impossible(GAME, state)


@pytest.mark.rule("ROOF-1", "BUILD-1")
@pytest.mark.parametrize("place", ["b", "d"])
def test_a_roof_is_placed_around_the_building_of_this_turn(place: str) -> None:
    """Not around one of two floors, nor around one that nothing was paid for."""
    state = begun(*BUILD_B, *START_C)
    state.site = SITE[place]
    assert is_impossible(GAME, state)


@pytest.mark.rule("ROOF-4", "BUILD-6")
def test_the_color_is_asked_only_for_a_building_that_can_be_paid() -> None:
    state = begun(START_C[0].replace(PLACES["c"], PLACES["b"]))
    state.players[0].floor[BLACK] -= 1
    state.supply[BLACK] += 1
    assert is_impossible(GAME, state)
