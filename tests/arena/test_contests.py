"""Contests: fair to every seat, the same on any number of cores, and right about what the games add up to."""

from __future__ import annotations

from dataclasses import asdict

import pytest

import clerestory
from clerestory.arena import Contest, Guest, hold_contest, hold_match
from clerestory.arena.entrants import Entrant
from clerestory.arena.halls import Ending, Played, Thinking
from clerestory.arena.lineups import seed_of
from clerestory.arena.players import Board
from clerestory.arena.rating import rate_entrants
from clerestory.arena.results import rank_entrants, summarize_match
from clerestory.engine.chance import below, generator
from clerestory.engine.game import GameError
from clerestory.engine.records import JSON, blank_states, bytes_of
from clerestory.engine.table import Table
from tests.arena.bots import Cheating, Failing, FirstMove, Vanishing, Watching, Wise
from tests.registered import Case, cases
from tests.toys.secret import SECRET

CLOCK = ("seconds", "cores", "mean_milliseconds", "longest_milliseconds")


def without_clock(contest: Contest) -> JSON:
    def strip(value: object) -> object:
        if isinstance(value, dict):
            return {name: strip(one) for name, one in value.items() if name not in CLOCK}
        return [strip(one) for one in value] if isinstance(value, list | tuple) else value

    stripped = strip(asdict(contest))
    assert isinstance(stripped, dict)
    return stripped


def played(number: int, rotation: int, places: tuple[int, ...], points: tuple[int, ...] = ()) -> Played:
    ending = Ending.finished if points else Ending.forfeited if places else Ending.unfinished
    return Played(number, rotation, ending, points, places, (Thinking(1, 0.5, 0.5),) * 3)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_seed_is_played_from_every_seat(seats: int) -> None:
    watching = Guest("watching", Watching())
    others: list[Entrant] = [Guest("first", FirstMove())] if seats > 1 else []
    contest = hold_contest(SECRET, [watching, *others], seats=seats, games=12)
    assert isinstance(watching.bot, Watching)
    _, *seen = watching.bot.seen  # it was asked once before the games
    assert len(seen) == contest.games == 12
    for number in range(12 // seats):
        dealt = Table(SECRET, seats, seed=seed_of(1, number)).state.card[:seats].tolist()
        assert seen[number * seats : (number + 1) * seats] == [(seat, tuple(dealt)) for seat in range(seats)]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_quick_board_plays_the_same_game_as_a_table(case: Case) -> None:
    table, rng = Table(case.game, case.seats, case.options, seed=3), generator(4)
    start = blank_states(case.game.state, 1)
    case.game.setup(start[0], case.seats, table.options)
    board = Board(case.game, start, seed=3)
    while not table.is_over:
        assert (board.turn, bytes_of(board.state)) == (table.turn, bytes_of(table.state))
        moves = table.legal_moves()
        move = moves[below(rng, len(moves))]
        table.play(move)
        board.play(move.number)
    assert (board.turn, bytes_of(board.state)) == (table.turn, bytes_of(table.state))


def test_the_result_does_not_depend_on_the_cores() -> None:
    entrants: list[Entrant] = ["random", Guest("first", FirstMove()), "random"]
    one, two = (hold_contest("sintra", entrants, games=6, seed=9, cores=cores) for cores in (1, 2))
    assert without_clock(one) == without_clock(two)
    assert without_clock(hold_contest("sintra", entrants, games=6, seed=10)) != without_clock(one)


def test_the_better_bot_is_found_better() -> None:
    contest = hold_contest(SECRET, [Guest("wise", Wise()), Guest("first", FirstMove()), "random"], games=200)
    match = contest.matches[0]
    assert [side.name for side in match.sides] == ["wise", "first"]
    assert match.win_rate
    assert match.margin
    assert match.win_rate.low is not None
    assert match.margin.low is not None
    assert match.win_rate.low > 0.5 == match.equal_share
    assert match.margin.low > 0
    assert contest.standings[0].name == "wise"


def test_a_bot_is_as_good_as_itself() -> None:
    """What does not depend on chance wins every seed once, from whichever seat is better."""
    match = hold_match(SECRET, Guest("wise", Wise()), Guest("wise", Wise()), seats=3, games=60)
    assert match.wins == pytest.approx(20)
    assert match.margin
    assert match.win_rate
    assert match.win_rate.value == match.equal_share


def test_games_are_rounded_up_to_whole_seeds_and_the_progress_is_told() -> None:
    told: list[int] = []
    contest = hold_contest(SECRET, ["random", "random"], seats=3, games=100, advance=told.append)
    assert (contest.games_asked, contest.games, contest.matches[0].games) == (100, 102, 102)
    assert sum(told) == 102


def test_alone_a_game_is_won_or_lost() -> None:
    contest = hold_contest(SECRET, ["random", Guest("wise", Wise())], seats=1, games=50)
    random, wise = contest.matches
    assert len(wise.sides) == 1
    assert (wise.equal_share, wise.margin) == (None, None)
    assert wise.win_rate
    assert random.win_rate
    assert wise.win_rate.value > random.win_rate.value
    assert [(standing.name, standing.rating) for standing in contest.standings] == [("wise", None), ("random", None)]
    assert contest.standings[0].win_rate == wise.win_rate.value


def test_a_shared_first_place_counts_in_parts() -> None:
    games = [played(0, 0, (1, 1, 3), (5, 5, 2)), played(0, 1, (2, 1, 3), (4, 9, 2)), played(0, 2, (1, 1, 1), (3, 3, 3))]
    match = summarize_match(["one", "other"], (0, 1, 1), games)
    assert match.wins == pytest.approx(1 / 2 + 0 + 1 / 3)
    assert match.mean_winning_score == pytest.approx((5 + 9 + 3) / 3)
    assert match.margin
    assert match.margin.value == pytest.approx((0 - 5 + 0) / 3)
    assert [side.mean_points for side in match.sides] == [pytest.approx(4), pytest.approx((5 + 2 + 9 + 2 + 3 + 3) / 6)]
    assert [side.decisions for side in match.sides] == [3, 6]
    assert match.sides[0].mean_milliseconds == 500


def test_games_cut_off_are_counted_and_left_out() -> None:
    match = hold_match(SECRET, "random", "random", games=10, longest=3)
    assert (match.games, match.finished, match.unfinished) == (10, 0, 10)
    assert (match.wins, match.win_rate, match.margin, match.mean_winning_score) == (0, None, None, None)
    assert hold_match(SECRET, "random", "random", games=10, longest=4).finished == 10
    some = summarize_match(["one", "other"], (0, 1, 1), [played(0, 0, (1, 2, 3), (3, 2, 1)), played(0, 1, ())])
    assert some.win_rate
    assert (some.games, some.unfinished, some.win_rate.value) == (2, 1, 1.0)


def test_a_forfeited_game_counts_as_a_win_but_has_no_margin() -> None:
    match = summarize_match(["one", "other"], (0, 1, 1), [played(0, 0, (1, 3, 1)), played(0, 1, (3, 1, 1))])
    assert (match.finished, match.forfeited, match.wins, match.margin) == (0, 2, 0.5, None)


def test_ratings_follow_the_places_and_equals_stay_equal() -> None:
    best, middle, worst = rate_entrants(3, [((0, 1), (1, 2)), ((1, 2), (1, 2)), ((0, 2), (1, 2))] * 20)
    assert best.mean > middle.mean > worst.mean
    assert best.uncertainty < rate_entrants(1, [])[0].uncertainty
    one, other = rate_entrants(2, [((0, 1, 1), (1, 2, 3)), ((0, 1, 1), (2, 1, 3)), ((0, 1, 1), (3, 1, 2))] * 50)
    assert abs(one.mean - other.mean) < one.uncertainty + other.uncertainty


def test_standings_are_over_all_matches() -> None:
    games = [[played(0, rotation, (1, 2), (2, 1))] for rotation in range(3)]
    standings = rank_entrants(["a", "b", "c"], [(0, 1), (0, 2), (1, 2)], games)
    assert [(one.name, one.games, one.decisions) for one in standings] == [("a", 2, 2), ("b", 2, 2), ("c", 2, 2)]


@pytest.mark.parametrize("cores", [1, 2])
def test_a_bot_that_fails_stops_the_arena_with_a_sentence(cores: int) -> None:
    with pytest.raises(
        GameError, match=r"^The bot failing failed: KeyError: 'palace'\. The seed of the table was \d+\.$"
    ):
        hold_match("sintra", Guest("failing", Failing()), "random", games=4, cores=cores)


def test_a_bot_that_breaks_the_rules_stops_the_arena_with_a_sentence() -> None:
    with pytest.raises(
        GameError, match=r"^The bot cheat played what is not legal, number 2: This cannot be done now\."
    ):
        hold_match(SECRET, Guest("cheat", Cheating()), "random", games=4)


def test_a_process_that_dies_stops_the_arena_with_a_sentence() -> None:
    with pytest.raises(GameError, match=r"^A process of the arena ended before its games did \(exit code 7\)\.$"):
        hold_match("sintra", Guest("vanishing", Vanishing()), "random", games=4, cores=2)


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    for entrants, wishes, sentence in (
        (["random"], {}, "An arena with 2 seats needs at least two bots; 1 entered."),
        ([], {"seats": 1}, "An arena with 1 seat needs at least one bot; 0 entered."),
        (["random", "nobody"], {}, 'There is no bot "nobody"'),
        (["random", "random"], {"seats": 4}, "secret is for 1 to 3 players; 4 cannot play it."),
        (["random", "random"], {"games": 0}, "An arena needs at least one game"),
        (["random", "random"], {"seed": -1}, "A seed is a whole number from 0 to "),
        (["random", "random"], {"options": {"side": "A"}}, 'secret has no option "side"'),
        (["random", "random"], {"cores": 2}, "secret is not one of the games that every process finds"),
    ):
        with pytest.raises(GameError) as refused:
            hold_contest(SECRET, entrants, **wishes)
        assert str(refused.value).startswith(sentence)
    with pytest.raises(GameError, match="cannot be sent to another process"):
        hold_match("sintra", Guest("mine", type("Mine", (FirstMove,), {})()), "random", cores=2)


def test_options_reach_the_games() -> None:
    assert hold_contest("sintra", ["random", "random"], games=2, options={"side": "B"}).options["side"] == "B"
    assert clerestory.load_game("sintra").components.hash == hold_contest("sintra", ["random"] * 2, games=2).components
