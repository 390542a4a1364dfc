"""Playing sets: one seed from every seat. A hall holds what is kept between games, above all running programs."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from enum import StrEnum
from types import TracebackType

import numpy as np

from clerestory.arena.entrants import Entrant, Guest, Program, bot_of, names_of
from clerestory.arena.lineups import Lineup, generator_of, seat_of, seed_of, slot_of
from clerestory.arena.players import Board, BotPlayer, Player, Position
from clerestory.arena.programs import EndedError, ProgramPlayer, Running
from clerestory.arena.protocol import ForfeitError
from clerestory.engine.chance import below
from clerestory.engine.game import OVER, Game, GameError
from clerestory.engine.options import read_options
from clerestory.engine.records import JSON, blank_states
from clerestory.engine.table import Table, points_in

LARGEST_PROGRAM_SEED = 2**31
FIRST = 1


class Ending(StrEnum):
    finished = "finished"  # by the rules
    unfinished = "unfinished"  # cut off after the longest game that is allowed
    forfeited = "forfeited"  # by a program


@dataclass(frozen=True)
class Setting:
    """Everything that the games of an arena depend on, as it is sent to the processes that play them."""

    game: str
    seats: int
    options: JSON
    seed: int
    longest: int  # decisions in a game
    entrants: tuple[Entrant, ...]
    matches: tuple[Lineup, ...]


@dataclass(frozen=True)
class Order:
    """Some sets of a match, to be played one after the other."""

    match: int
    sets: range


@dataclass(frozen=True)
class Thinking:
    """How long somebody thought."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0  # seconds

    def __add__(self, other: Thinking) -> Thinking:
        return Thinking(
            self.decisions + other.decisions, self.seconds + other.seconds, max(self.longest, other.longest)
        )


@dataclass(frozen=True)
class Played:
    """One game. All tuples are by slot of the lineup: the first is the one of whom the results tell."""

    number: int  # of its set
    rotation: int
    ending: Ending
    points: tuple[int, ...]  # of a finished game
    places: tuple[int, ...]  # none if unfinished; who forfeits is last, and all others share the first place
    thinking: tuple[Thinking, ...]
    forfeit: tuple[int, str] | None = None  # the slot, and what it did


class Hall:
    """Where the games of a setting are played, one at a time. Left, it has ended every program."""

    def __init__(self, setting: Setting, game: Game) -> None:
        self.setting, self.game = setting, game
        self.names = names_of(setting.entrants)
        self.start = blank_states(game.state, 1)
        game.setup(self.start[0], setting.seats, read_options(game, setting.options))
        self._running: dict[tuple[int, int], Running] = {}  # of an entrant, in a slot

    def __enter__(self) -> Hall:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with ExitStack() as closing:
            for running in self._running.values():
                closing.callback(running.close)

    # --- Before the games ---

    def warm_up(self) -> None:
        """Ask every bot once, so that everything is compiled and loaded before thinking is timed."""
        setting, seed = self.setting, seed_of(self.setting.seed, 0)
        for entrant, name in zip(setting.entrants, self.names, strict=True):
            if not isinstance(entrant, Program):
                board = Board(self.game, self.start, seed)
                rng = generator_of(seed, 0, board.turn, setting.seats)
                action, _ = BotPlayer(name, bot_of(entrant), self.game, rng).choose(board, board.turn)
                play_checked(board, action, name)
                places_in(self.game, board)

    def try_programs(self) -> None:
        """Ask every program once; one that cannot answer at all is a mistake, and no reason to forfeit all games."""
        setting = self.setting
        for entrant in setting.entrants:
            if isinstance(entrant, Program):
                running = Running(entrant)
                try:
                    table = self.lay_table(seed_of(setting.seed, 0))
                    player = ProgramPlayer(running, table, table.turn)
                    player.begin(0)
                    player.choose(table, table.turn)
                except EndedError as ended:
                    raise GameError(f"The program {entrant.command[:80]!r} does not answer: {ended}") from None
                except ForfeitError:
                    pass  # it does answer, or takes its time; the games will show
                finally:
                    running.close()

    # --- Games ---

    def play_sets(self, order: Order) -> list[Played]:
        """Every rotation of every set, in order."""
        lineup = self.setting.matches[order.match]
        return [
            self.play_game(lineup, number, rotation)
            for number in order.sets
            for rotation in range(self.setting.seats)
        ]  # fmt: skip

    def play_game(self, lineup: Lineup, number: int, rotation: int) -> Played:
        seats, seed = self.setting.seats, seed_of(self.setting.seed, number)
        programs: list[ProgramPlayer] = []
        position: Position
        if any(isinstance(self.setting.entrants[entrant], Program) for entrant in lineup):
            position = table = self.lay_table(seed)
            players = [self.seat_player(lineup, seed, rotation, seat, table) for seat in range(seats)]
            programs = [player for player in players if isinstance(player, ProgramPlayer)]
        else:
            position = Board(self.game, self.start, seed)
            players = [self.seat_player(lineup, seed, rotation, seat) for seat in range(seats)]
        names = [self.names[lineup[slot_of(seat, rotation, seats)]] for seat in range(seats)]
        forfeit, thinking = self.play_on(position, players, names, seed)
        ending, places = self.end_of(position, forfeit)
        for program in programs:
            program.end(ending, tuple(places))
        points = points_in(self.game, position.state) if ending == Ending.finished else []
        seats_of_slots = [seat_of(slot, rotation, seats) for slot in range(seats)]
        return Played(
            number=number,
            rotation=rotation,
            ending=ending,
            points=tuple(points[seat] for seat in seats_of_slots if points),
            places=tuple(places[seat] for seat in seats_of_slots if places),
            thinking=tuple(thinking[seat] for seat in seats_of_slots),
            forfeit=(slot_of(forfeit[0], rotation, seats), forfeit[1]) if forfeit else None,
        )

    def play_on(
        self, position: Position, players: Sequence[Player], names: Sequence[str], seed: int
    ) -> tuple[tuple[int, str] | None, list[Thinking]]:
        """Play until the game is over, too long, or forfeited: then by whom and how. And how long each seat thought."""
        seats = range(len(players))
        decisions, seconds, longest = [0 for _ in seats], [0.0 for _ in seats], [0.0 for _ in seats]
        forfeit = None
        seat = OVER
        try:
            for _ in range(self.setting.longest):
                seat = position.turn
                if seat == OVER:
                    break
                action, spent = players[seat].choose(position, seat)
                decisions[seat] += 1
                seconds[seat] += spent
                longest[seat] = max(longest[seat], spent)
                play_checked(position, action, names[seat])
        except ForfeitError as reason:
            forfeit = seat, str(reason)
        except GameError as error:
            raise GameError(f"{error} The seed of the table was {seed}.") from error
        return forfeit, [Thinking(decisions[seat], seconds[seat], longest[seat]) for seat in seats]

    def end_of(self, position: Position, forfeit: tuple[int, str] | None) -> tuple[Ending, list[int]]:
        """How the game ended, and the places by seat."""
        seats = self.setting.seats
        if forfeit:
            last = max(seats, FIRST + 1)
            return Ending.forfeited, [last if seat == forfeit[0] else FIRST for seat in range(seats)]
        if position.turn != OVER:
            return Ending.unfinished, []
        return Ending.finished, places_in(self.game, position)

    # --- Seats ---

    def lay_table(self, seed: int) -> Table:
        return Table(self.game, self.setting.seats, self.setting.options, seed=seed)

    def seat_player(self, lineup: Lineup, seed: int, rotation: int, seat: int, table: Table | None = None) -> Player:
        """Whoever has this seat in this rotation; a program is told at once that a game begins."""
        slot = slot_of(seat, rotation, self.setting.seats)
        number = lineup[slot]
        entrant: str | Guest | Program = self.setting.entrants[number]
        rng = generator_of(seed, rotation, seat, self.setting.seats)
        if isinstance(entrant, Program):
            assert table
            running = self._running.setdefault((number, slot), Running(entrant))
            player = ProgramPlayer(running, table, seat)
            player.begin(int(below(rng, LARGEST_PROGRAM_SEED)))
            return player
        return BotPlayer(self.names[number], bot_of(entrant), self.game, rng)


def play_checked(position: Position, action: int, name: str) -> None:
    """Play what a bot chose; a bot that breaks the rules is a mistake of whoever wrote it."""
    try:
        position.play(action)
    except GameError as error:
        raise GameError(f"The bot {name} played what is not legal, number {action}: {error}") from None


def places_in(game: Game, position: Position) -> list[int]:
    places = np.zeros(max(game.seats), np.int16)
    game.ranks(position.state, places)
    return [int(place) for place in places[: int(position.state.seats)]]
