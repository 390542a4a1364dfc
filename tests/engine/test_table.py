"""The library: a table, its moves, its records. Shown on Sintra, true for every game."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import clerestory
from clerestory import CHANCE, EVERYBODY, OVER, GameError, RecordError, Table, new_table, read_position, replay
from clerestory.engine.records import bytes_of
from tests.toys.secret import SECRET, UNKNOWN


def play_at_random(table: Table, moves: int, seed: int = 0) -> None:
    rng = random.Random(seed)
    for _ in range(moves):
        if table.is_over:
            return
        table.play(rng.choice(table.legal_moves()))


def test_the_same_seed_and_the_same_moves_give_the_same_game() -> None:
    one, other = new_table("sintra", seats=3, seed=11), new_table("sintra", seats=3, seed=11)
    play_at_random(one, 60)
    play_at_random(other, 60)
    assert one.record() == other.record()
    assert new_table("sintra", seats=3, seed=12).draw() != new_table("sintra", seats=3, seed=11).draw()


def test_a_move_is_played_by_text_by_number_or_as_it_was_listed() -> None:
    table = new_table("sintra", seed=1)
    positions = set()
    move = table.legal_moves()[3]
    for way in (move, move.text, move.number, f"  {move.text.upper()} "):
        assert table.play(way) == move
        positions.add(bytes_of(table.state))
        table.undo()
    assert len(positions) == 1


def test_a_listed_move_says_its_parts() -> None:
    table = new_table("sintra", seed=1)
    for move in table.legal_moves():
        assert move.seat == table.turn
        assert move.parts["kind"] == "take"
        assert str(move) == f"{move.parts['source']} {move.parts['color']} > {move.parts['target']}"


def test_undo_leads_back_to_the_start_and_the_same_moves_draw_the_same_panes() -> None:
    table = new_table("sintra", seats=4, seed=3)
    seen = [bytes_of(table.state)]
    rng = random.Random(3)
    chosen = []
    while not table.is_over:
        chosen.append(table.play(rng.choice(table.legal_moves())))
        seen.append(bytes_of(table.state))
    for move in reversed(chosen):
        assert bytes_of(table.state) == seen.pop()
        assert table.undo() == move
    assert bytes_of(table.state) == seen.pop()
    with pytest.raises(GameError, match="nothing to take back"):
        table.undo()
    for move in chosen:
        table.play(move)
    assert table.is_over


def test_nothing_can_be_played_once_the_game_is_over() -> None:
    table = new_table("sintra", seed=4)
    play_at_random(table, 10_000)
    assert table.turn == OVER
    assert table.legal_moves() == []
    for move in (0, "back", "1 blue > 3"):
        with pytest.raises(GameError, match="game is over"):
            table.play(move)


def test_scores_add_up_and_ranks_follow_them() -> None:
    table = new_table("sintra", seats=4, seed=5)
    play_at_random(table, 10_000)
    assert table.scores() == [sum(table.sheet(seat).values()) for seat in range(4)]
    ranks = table.ranks()
    assert [rank.score for rank in ranks] == sorted(table.scores(), reverse=True)
    assert ranks[0].place == 1
    assert {rank.tie_break for rank in ranks} <= {"TIE-1", "TIE-2", "TIE-3"}


def test_a_real_game_can_be_typed_in_with_what_was_drawn() -> None:
    table = new_table("sintra", seats=2, chance_by_hand=True)
    assert table.turn == CHANCE
    table.play("start 1")
    with pytest.raises(GameError, match=r"Strip 8b would show its jokers.*\[SETUP-4a\]"):
        table.play("strip 8b")
    while table.turn == CHANCE:
        table.play(table.legal_moves()[-1])
    assert table.turn == 1
    assert table.undo().seat == CHANCE  # by hand, draws are taken back one by one


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game": "chess"}, 'There is no game "chess"'),
        ({"seats": 5}, "sintra is for 2 to 4 players; 5 cannot play it"),
        ({"seats": 1}, "sintra is for 2 to 4 players"),
        ({"side": "C"}, 'option side must be one of A, B; it is "C"'),
        ({"tiles": 3}, 'sintra has no option "tiles"'),
        ({"clamp_score_at_zero": "maybe"}, "must be one of no, yes"),
        ({"seed": -1}, "A seed is a whole number from 0"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_with_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(GameError, match=sentence):
        new_table(**{"game": "sintra", **wrong})


def test_a_seat_that_is_not_there_has_no_view() -> None:
    table = new_table("sintra", seats=2, seed=1)
    for look in (table.view, table.observe, table.sheet, table.look):
        with pytest.raises(GameError, match="no seat 2; this table has seats 0 to 1"):
            look(2)


def test_a_seat_looks_at_its_own_secrets_only() -> None:
    table = Table(SECRET, 2, seed=1)
    table.play("double")
    own, other = table.look(0), table.look(1)
    assert (own.card[0], own.choice[0]) == (table.state.card[0], table.state.choice[0])
    assert own.card[1] == UNKNOWN
    assert (other.card[0], other.choice[0]) == (UNKNOWN, UNKNOWN)
    assert table.look().card.tolist()[:2] == [UNKNOWN, UNKNOWN]
    assert "?" in SECRET.draw(own)
    assert "?" not in table.draw()
    assert bytes_of(new_table("sintra", seed=1).look(0)) == bytes_of(new_table("sintra", seed=1).state)


def test_a_move_says_who_sees_it() -> None:
    table = Table(SECRET, 2, seed=1)
    assert {move.seen_by for move in table.legal_moves()} == {0}
    for move in ("hold", "hold", "show", "show"):
        table.play(move)
    assert [move.seen_by for move in table.moves] == [0, 1, 0, 1, EVERYBODY, EVERYBODY]
    assert {move.seen_by for move in new_table("sintra", seed=1).moves} == {EVERYBODY}


def test_the_state_before_a_move_is_kept() -> None:
    table = Table(SECRET, 2, seed=1)
    first = bytes_of(table.state)
    table.play("hold")
    assert bytes_of(table.before(2)) == first  # after the two cards
    assert bytes_of(table.before(3)) == bytes_of(table.state)


@pytest.mark.parametrize(("card", "place"), [(5, 1), (1, 2)])
def test_one_seat_alone_wins_or_loses(card: int, place: int) -> None:
    table = Table(SECRET, 1, chance_by_hand=True)
    for move in (f"deal {card}", "double", "show"):
        table.play(move)
    assert [(rank.place, rank.seat) for rank in table.ranks()] == [(place, 0)]


# --- Positions and records ---


def test_a_position_can_be_played_on_and_its_record_replayed() -> None:
    table = new_table("sintra", seats=3, seed=8, side="B", b_only_leftwards=False)
    play_at_random(table, 40)
    again = read_position("sintra", table.draw(), seed=1)
    assert bytes_of(again.state) == bytes_of(table.state)
    assert again.options == table.options
    play_at_random(again, 10)
    assert replay(again.record()).draw() == again.draw()


@given(seed=st.integers(0, 2**63 - 1), seats=st.integers(2, 4), side=st.sampled_from("AB"), moves=st.integers(0, 130))
@settings(max_examples=15, deadline=None, derandomize=True)
def test_a_record_replays_to_the_same_table(seed: int, seats: int, side: str, moves: int) -> None:
    table = new_table("sintra", seats=seats, seed=seed, side=side)
    play_at_random(table, moves, seed)
    again = replay(json.dumps(table.record()))
    assert bytes_of(again.state) == bytes_of(table.state)
    assert again.moves == table.moves
    assert again.record() == table.record()


def record_of_a_game() -> dict[str, Any]:
    table = new_table("sintra", seats=2, seed=8)
    play_at_random(table, 20)
    return table.record()


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ({"format": 2}, "not a record of format 1: its \"format\" is '2'"),
        ({"game": "go"}, "The record is of another game."),
        ({"game": 3}, "\"game\" is '3', which it cannot be"),
        ({"version": 9}, "version '9' of sintra; only version 1"),
        ({"components": "cafe"}, r"played with component set cafe.*--components"),
        ({"seats": 7}, "table cannot be laid: sintra is for 2 to 4"),
        ({"options": {"side": "Z"}}, "table cannot be laid: The option side"),
        ({"moves": "1, 2"}, "\"moves\" is '1, 2'"),
        ({"moves": [0, 999]}, "Move 2 of 2 cannot be played: There is no move number 999"),
        ({"moves": [0, 15]}, r"Move 2 of 2 cannot be played: Strip 8b would show its jokers.*\[SETUP-4a\]"),
        ({"moves": [0, "x"]}, "Move 2 of 2 is 'x', which is not a number"),
        ({"moves": [True]}, "Move 1 of 1 is 'True'"),
        ({"moves": [0] * 100_001}, "no game has more than 100000"),
        ({"scores": [1, 2]}, r"lead to scores .*; the record says \[1, 2\]"),
        ({"position": 5}, '"position" is not a text'),
        ({"position": "sintra"}, "Line 1: expected a line like"),
    ],
)
def test_a_damaged_or_foreign_record_is_refused_with_what_is_wrong_and_where(
    damage: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(RecordError, match=sentence):
        replay({**record_of_a_game(), **damage})


@pytest.mark.parametrize("name", ["format", "game", "version", "components", "seats", "options", "moves", "scores"])
def test_a_record_without_one_of_its_parts_is_refused(name: str) -> None:
    record = record_of_a_game()
    del record[name]
    with pytest.raises(RecordError, match=name):
        replay(record)


@pytest.mark.parametrize("text", ["", "[]", "nonsense", "{", "3", "null", '{"format": 1}', "[" * 100_000, "9" * 5000])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        replay(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 2**70) | st.text(max_size=5) | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@given(name=st.sampled_from(sorted(record_of_a_game())), value=json_values, at=st.integers(0, 200))
@settings(max_examples=150, deadline=None, derandomize=True)
def test_no_damage_to_a_record_makes_more_than_a_sentence(name: str, value: Any, at: int) -> None:
    record = record_of_a_game()
    if name == "moves":
        record["moves"][at % len(record["moves"])] = value
    else:
        record[name] = value
    with suppress(RecordError):
        assert replay(record).record()["moves"] == record["moves"]


def test_the_library_names_what_it_offers() -> None:
    assert all(hasattr(clerestory, name) for name in clerestory.__all__)
