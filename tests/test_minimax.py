"""The minimax that our bots are measured against: it sees what is forced, and only what its seat knows."""

from __future__ import annotations

from bench.minimax import Minimax

from clerestory.engine.chance import generator
from clerestory.engine.records import bytes_of, copy_of
from clerestory.engine.table import Table
from clerestory.games.sagrada import GAME
from clerestory.games.sagrada.components import COLOR_NAMES
from clerestory.games.sagrada.state import State
from tests.games.sagrada.drawings import V, state_of, window_of

PATIENT = 60_000  # milliseconds


def chosen(bot: Minimax, state: State, seed: int = 1) -> str:
    return GAME.write(state, bot.choose(GAME, state, int(state.seat), generator(seed)))


def last_turns(turn: int, start_seat: int, pool: str) -> State:
    """The end of the last round; seat 0 collects yellow, seat 1 purple, and both know it."""
    windows = window_of("Via Lux", V, private="yellow"), window_of("Via Lux", V, private="purple")
    return state_of(*windows, round=10, turn=turn, start_seat=start_seat, pool=pool, open_private=True)


def test_in_its_last_turn_it_takes_what_brings_most() -> None:
    state = last_turns(turn=4, start_seat=0, pool="Y1 Y6")
    assert chosen(Minimax(1, 1, PATIENT), state) == "take Y6"


def test_two_turns_deep_it_takes_what_the_other_seat_needs() -> None:
    """Its own turn, then the last: the purple 6 is worth as much to seat 0 as any die, and 6 points more to seat 1."""
    state = last_turns(turn=3, start_seat=1, pool="G1 G2 P6")
    assert chosen(Minimax(2, 1, PATIENT), state) == "take P6"


def test_it_sees_only_what_its_seat_knows() -> None:
    state = Table(GAME, 2, {}, seed=3).state
    answers = set()
    for color in range(len(COLOR_NAMES)):
        if color != state.windows[state.seat].private[0]:
            state.windows[1 - state.seat].private[0] = color
            answers.add(chosen(Minimax(2, 3, PATIENT), state))
    assert len(answers) == 1


def test_the_same_generator_gives_the_same_answer_and_the_table_is_left_alone() -> None:
    table = Table(GAME, 3, {}, seed=1)
    while table.state.rounds_played == 0:
        before = copy_of(table.state)
        answers = {chosen(Minimax(2, 2, PATIENT), table.state, seed=7) for _ in range(2)}
        assert len(answers) == 1
        assert bytes_of(table.state) == bytes_of(before)
        table.play(answers.pop())


def test_without_time_it_still_looks_at_one_world() -> None:
    assert chosen(Minimax(4, 20, milliseconds=0), last_turns(turn=4, start_seat=0, pool="Y1 Y6")) == "take Y6"
