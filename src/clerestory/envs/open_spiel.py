# ruff: noqa: F821 (the names that `bind` gives to a template)
"""OpenSpiel's form: games of pyspiel, with explicit chance nodes. Importing this module registers them.

import pyspiel
import clerestory.envs.open_spiel
game = pyspiel.load_game("clerestory_sagrada(players=3)")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from typing import Any

import numpy as np
import pyspiel

from clerestory.engine.chance import generator
from clerestory.engine.game import CHANCE, EVERYBODY, OVER, Game, GameError
from clerestory.engine.options import read_options
from clerestory.engine.records import Array, Features, Reals, States, blank_states, bytes_of
from clerestory.engine.rules import bind
from clerestory.engine.stepping import BY_PLACE, REWARDS, read_rewards, reward_places
from clerestory.engine.table import points_in, read_seats
from clerestory.games import GAMES, load_game

turn: Callable[..., int]
legal: Callable[..., int]
weights: Callable[..., int]
play: Callable[..., None]
seen_by: Callable[..., int]
observe: Callable[..., None]

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
REFUSED = -3  # the turn that a move returns when it is not legal; nothing has changed then
MAX_MOVES = 1000  # of players and of chance; only games of Tower Up can be longer, if nobody wants to end them
DRAWINGS = 1024  # how many are remembered: OpenSpiel asks for the same ones again and again
SEEDS = 2**53  # as many as a float between 0 and 1 can tell apart

# Who has seen a move: a seat, or one of these. A byte each, so that a copy of them all is cheap.
ALL, NOBODY = 255, 254
UNSEEN = -1  # stands where a move was that a seat has not seen


@dataclass(frozen=True)
class Facts:
    """What OpenSpiel asks about a game and the game itself does not say."""

    has_secrets: bool  # if several play
    least: int  # no score is lower with the printed components,
    most: int  # nor higher


FACTS = {
    "sintra": Facts(False, -500, 510),  # all panes broken by one seat; all windows glazed, each paying for all others
    "sagrada": Facts(True, -60, 135),  # an empty window alone; two varieties of color, ten sixes of one color
    "towerup": Facts(False, 0, 91),  # the ends of all tracks, the last cone space, the highest tokens
}


# --- The rules, as they are called from here ---


@dataclass(frozen=True)
class Calls:
    """Compiled for one game. A state is handed over in an array: as a record it would take ten times as long."""

    move: Callable[..., tuple[int, int]]  # (states, number, actions, chances) -> turn or REFUSED, who has seen it
    legal: Callable[..., int]  # (states, actions) -> count
    weights: Callable[..., int]  # (states, chances) -> total
    observe: Callable[..., None]  # (states, seat, counts, features)


def move_template(states: States, number: int, actions: Array, chances: Array) -> tuple[int, int]:
    """Play an action or an outcome, if it is legal."""
    state = states[0]
    is_legal = False
    if turn(state) == CHANCE:
        weights(state, chances)
        is_legal = 0 <= number < len(chances) and chances[number] > 0
    else:
        for k in range(legal(state, actions)):
            is_legal |= actions[k] == number
    if not is_legal:
        return REFUSED, EVERYBODY
    witness = seen_by(state)
    play(state, number)
    return turn(state), witness


def legal_template(states: States, actions: Array) -> int:
    """What the seat to move may do."""
    return legal(states[0], actions)


def weights_template(states: States, chances: Array) -> int:
    """How likely each outcome is."""
    return weights(states[0], chances)


def observe_template(states: States, seat: int, counts: Array, features: Features) -> None:
    """What a seat may see."""
    observe(states[0], seat, counts, features)


@cache
def calls_of(game: Game) -> Calls:
    """The rules of a game; compiled once."""
    rules = {name: getattr(game, name) for name in ("turn", "legal", "weights", "play", "seen_by")}
    return Calls(
        move=bind(move_template, game.name, **rules),
        legal=bind(legal_template, game.name, legal=game.legal),
        weights=bind(weights_template, game.name, weights=game.weights),
        observe=bind(observe_template, game.name, observe=game.observe),
    )


@lru_cache(DRAWINGS)
def drawing_of(game: Game, record: bytes) -> str:
    """The drawing of a state, masked or not."""
    return game.draw(np.frombuffer(bytearray(record), game.state)[0])


# --- A game with its parameters ---


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of pyspiel. Its parameters are the number of players, how it pays, and the options of the game."""

    name: str  # of the game

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        self.game = game = load_game(self.name)
        given = {**default_parameters(game), **(parameters or {})}
        self.calls = calls_of(game)
        self.seats = read_seats(game, given["players"])
        self.kind = read_rewards(given["rewards"])
        self.max_moves = read_max_moves(given["max_moves"])
        options = {option.name: given[option.name] for option in fields(game.options)}
        laid = blank_states(game.state, 1)
        game.setup(laid[0], self.seats, read_options(game, options))
        self.start, self.start_turn = laid.tobytes(), int(game.turn(laid[0]))
        info = game_info(game, self.seats, self.kind, self.max_moves)
        super().__init__(game_type(game, self.seats, self.kind), info, given)

    def new_initial_state(self, position: str | None = None) -> SpielState:
        """The start of a game; or a drawn position, from which it goes on."""
        if position is None:
            return SpielState(self, self.start, self.start_turn)
        state = self.game.read_position(position)
        if state.seats != self.seats:
            raise GameError(f"This position is of a table for {state.seats}; this game is for {self.seats}.")
        return SpielState(self, bytes_of(state), int(self.game.turn(state)))

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """What OpenSpiel looks at states with."""
        if params:
            raise GameError(f"Observations have no parameters; {sorted(params)} were given.")
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not asked.public_info or asked.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise GameError("An observation is all that one player may see; no other kind is offered.")
        return Observer(self, asked.perfect_recall)


def default_parameters(game: Game) -> dict[str, Any]:
    """All parameters of a game of pyspiel, as they are if nobody says otherwise."""
    options = {option.name: option.default for option in fields(game.options)}
    return {"players": 2, "rewards": REWARDS[BY_PLACE], "max_moves": MAX_MOVES, **options}


def read_max_moves(moves: int) -> int:
    if moves < 1:
        raise GameError(f"A game has at least 1 move; max_moves cannot be {moves}.")
    return moves


def has_secrets(game: Game, seats: int) -> bool:
    """Whether a seat may know what another does not."""
    return FACTS[game.name].has_secrets and seats > 1


def is_zero_sum(seats: int, kind: int) -> bool:
    """Places are shared out; points are not, and alone one wins or loses against nobody."""
    return kind == BY_PLACE and seats > 1


def game_type(game: Game, seats: int, kind: int) -> pyspiel.GameType:
    """What kind of game it is, in OpenSpiel's terms."""
    utility, information = pyspiel.GameType.Utility, pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"clerestory_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if has_secrets(game, seats) else information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if is_zero_sum(seats, kind) else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(game),
    )


def game_info(game: Game, seats: int, kind: int, max_moves: int) -> pyspiel.GameInfo:
    """The sizes of a game with its parameters."""
    facts = FACTS[game.name]
    least, most = (-1 / max(seats - 1, 1), 1.0) if kind == BY_PLACE else (facts.least, facts.most)
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions,
        max_chance_outcomes=game.outcomes,
        num_players=seats,
        min_utility=least,
        max_utility=most,
        utility_sum=0.0 if is_zero_sum(seats, kind) else None,
        max_game_length=max_moves,
    )


# --- A state ---


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of pyspiel: a record, whose turn it is, and who has seen which of the moves so far.

    OpenSpiel copies and stores what is in `__dict__`; numbers and bytes are quick to copy. The game has a slot, as it
    is the same for all its states.
    """

    __slots__ = ("__dict__", "spiel")

    def __init__(self, spiel: SpielGame, record: bytes, turn: int) -> None:
        super().__init__(spiel)
        self.spiel = spiel
        self.record = record
        self.player = TERMINAL if turn == OVER else turn  # as OpenSpiel counts; or CHANCE, as here
        self.witnesses = b""  # [move]  who has seen it: a seat, ALL or NOBODY

    # --- What OpenSpiel asks of a state ---

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        actions = np.empty(self.spiel.game.actions, np.int16)
        count = self.spiel.calls.legal(self._states(), actions)
        numbers: list[int] = actions[:count].tolist()
        return numbers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome that is possible, with its probability."""
        chances = np.empty(self.spiel.game.outcomes, np.int16)
        total = self.spiel.calls.weights(self._states(), chances)
        return [(outcome, weight / total) for outcome, weight in enumerate(chances.tolist()) if weight]

    def _apply_action(self, number: int) -> None:
        """Play a move, if it is legal; GameError says why it is not. At its last move a game is over as it stands."""
        game, states = self.spiel.game, self._states()
        if self.player == TERMINAL:
            raise GameError("The game is over; there is nothing to play.")
        actions, chances = np.empty(game.actions, np.int16), np.empty(game.outcomes, np.int16)
        turn, witness = self.spiel.calls.move(states, number, actions, chances)
        if turn == REFUSED:
            raise GameError(game.refusal(states[0], number))
        self.record = states.tobytes()
        self.witnesses += bytes([ALL if witness == EVERYBODY else witness])
        self.player = TERMINAL if turn == OVER or len(self.witnesses) == self.spiel.max_moves else turn

    def _action_to_string(self, player: int, number: int) -> str:
        """A move of the seat to move, or of chance, as text; any other number by itself."""
        if player == self.player and number in self.legal_actions():
            return self.spiel.game.write(self._states()[0], number)
        return f"{'outcome' if player == CHANCE else 'action'} {number}"

    def returns(self) -> list[float]:
        """Nothing before the end; then what the places, or the points, are worth."""
        spiel, state = self.spiel, self._states()[0]
        rewards: Reals = np.zeros(spiel.seats)
        if self.player == TERMINAL and spiel.kind == BY_PLACE:
            places = np.zeros(max(spiel.game.seats), np.int16)
            spiel.game.ranks(state, places)
            reward_places(spiel.seats, places, rewards)  # type: ignore[arg-type]  # 64 bits: thirds must add up to 1
        elif self.player == TERMINAL:
            rewards[:] = points_in(spiel.game, state)
        numbers: list[float] = rewards.tolist()
        return numbers

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that a player cannot tell from this one: what it cannot know is drawn anew.

        Its history is still that of the game it was made from; what was drawn anew is in the state alone.
        """
        other: SpielState = self.clone()
        states = self._states()
        self.spiel.game.hide(states[0], player, generator(int(sampler() * SEEDS)))
        other.record = states.tobytes()
        other.witnesses = bytes(seat if seat in (ALL, player) else NOBODY for seat in self.witnesses)
        return other

    def __str__(self) -> str:
        """The position as text, secrets included; `new_initial_state` takes it back."""
        return drawing_of(self.spiel.game, self.record)

    # --- What a seat knows of it ---

    def moves_as_seen(self, seat: int) -> list[int]:
        """All moves so far, of chance too; UNSEEN where the seat does not know which."""
        moves = zip(self.history(), self.witnesses, strict=True)
        return [number if witness in (ALL, seat) else UNSEEN for number, witness in moves]

    def drawing_for(self, seat: int) -> str:
        """The position as a seat may see it."""
        game = self.spiel.game
        return drawing_of(game, bytes_of(game.mask(self._states()[0], seat)))

    def observe(self, seat: int, counts: Array, features: Features) -> None:
        """What a seat may see, as numbers."""
        self.spiel.calls.observe(self._states(), seat, counts, features)

    # --- Within ---

    def _states(self) -> States:
        """The record in memory of its own, free to be changed."""
        return np.frombuffer(bytearray(self.record), self.spiel.game.state)


class Observer:
    """What OpenSpiel looks at states with: for a player, a tensor and a string.

    With perfect recall the string ends with all moves as the player saw them. So does the tensor of a game with
    secrets, as what others did tells about what they hide; without secrets, what is seen now is all that matters.
    """

    def __init__(self, spiel: SpielGame, perfect_recall: bool) -> None:
        features = spiel.game.features(spiel.seats)
        moves = spiel.max_moves if perfect_recall and has_secrets(spiel.game, spiel.seats) else 0
        self.perfect_recall = perfect_recall
        self.numbers = max(spiel.game.actions, spiel.game.outcomes)
        self.tensor = np.zeros(features + moves, np.float32)
        self.counts = np.zeros(features, np.int16)
        self.dict = {"observation": self.tensor[:features]}
        if moves:
            self.dict["moves"] = self.tensor[features:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor. A move is its number, from 2 / n to 1; one that the player did not see is 1 / n."""
        state.observe(player, self.counts, self.dict["observation"])
        if "moves" in self.dict:
            moves = np.array(state.moves_as_seen(player), np.float32)
            self.dict["moves"][:] = 0
            self.dict["moves"][: len(moves)] = (moves + 2) / (self.numbers + 1)

    def string_from(self, state: SpielState, player: int) -> str:
        """The position as the player may see it, and how it came to it."""
        seen = f"seat {player}\n{state.drawing_for(player)}"
        if not self.perfect_recall:
            return seen
        moves = " ".join("?" if number == UNSEEN else str(number) for number in state.moves_as_seen(player))
        return f"{seen}\nmoves: {moves}"


def register() -> None:
    """Make the games known to OpenSpiel: clerestory_sintra, clerestory_sagrada, clerestory_towerup.

    By a class each: OpenSpiel keeps what makes a game until after Python has ended, and only a class survives that.
    """
    for name in GAMES:
        game_class = type(f"Spiel{name.capitalize()}", (SpielGame,), {"name": name})
        pyspiel.register_game(game_type(load_game(name), 2, BY_PLACE), game_class)


register()
