"""Who plays whom: every pair, every seat, every seed."""

from __future__ import annotations

from clerestory.arena.entrants import Guest, Program, names_of
from clerestory.arena.lineups import generator_of, lineups, seat_of, seed_of, slot_of
from tests.arena.bots import FirstMove


def test_two_play_one_match_the_first_alone_among_the_second() -> None:
    assert lineups(2, 2) == ((0, 1),)
    assert lineups(2, 4) == ((0, 1, 1, 1),)


def test_in_a_field_every_pair_meets_and_with_more_seats_both_ways() -> None:
    assert lineups(3, 2) == ((0, 1), (0, 2), (1, 2))
    assert lineups(3, 3) == ((0, 1, 1), (1, 0, 0), (0, 2, 2), (2, 0, 0), (1, 2, 2), (2, 1, 1))


def test_with_one_seat_everybody_plays_alone() -> None:
    assert lineups(3, 1) == ((0,), (1,), (2,))


def test_every_slot_sits_in_every_seat_once() -> None:
    for seats in range(1, 5):
        for slot in range(seats):
            taken = [seat_of(slot, rotation, seats) for rotation in range(seats)]
            assert sorted(taken) == list(range(seats))
            assert [slot_of(seat, rotation, seats) for rotation, seat in enumerate(taken)] == [slot] * seats


def test_no_two_bots_of_a_set_share_a_random_stream() -> None:
    seed = seed_of(1, 0)
    streams = {int(generator_of(seed, rotation, seat, 4)[0]) for rotation in range(4) for seat in range(4)}
    assert len(streams) == 16
    assert len({seed_of(seed, number) for seed in range(10) for number in range(100)}) == 1000


def test_names_are_told_apart_and_long_commands_shortened() -> None:
    long = Program("python3 /a/very/long/way/to/mine.py --strength 7")
    assert names_of(["random", "random", Guest("mine", FirstMove()), long]) == (
        "random", "random (2)", "mine", "python3 / ... ne.py --strength 7",
    )  # fmt: skip
