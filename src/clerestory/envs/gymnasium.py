"""Gymnasium's form: one seat is the agent's, bots have the others. Importing this registers the games.

import gymnasium
import clerestory.envs.gymnasium
env = gymnasium.make("clerestory/Sintra-v0", seats=3, opponents=("skilled", "random"))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import logger
from gymnasium.spaces import Discrete

from clerestory.bots import load_bot
from clerestory.bots.random import Random
from clerestory.engine.game import OVER, GameError
from clerestory.engine.records import Features
from clerestory.envs.one_game import RENDER_MODES, OneGame, observation_box, read_render_mode
from clerestory.envs.opponents import read_names

Info: TypeAlias = dict[str, Any]

ENVIRONMENTS: dict[str, dict[str, Any]] = {
    "clerestory/Sintra-v0": {"game": "sintra"},
    "clerestory/Sagrada-v0": {"game": "sagrada"},
    "clerestory/SagradaSolo-v0": {"game": "sagrada", "seats": 1},
    "clerestory/TowerUp-v0": {"game": "towerup"},
}
ILLEGAL = ("refuse", "replace")
MOST_STEPS = 500  # of the agent in a game; random games of any kind have fewer than 100


class OneSeat(gymnasium.Env[Any, Any]):
    """A table at which the agent has one seat. Chance and the bots move by themselves until it is its turn."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: str = "place",
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        """Sit down: at a seat, or at a random one in every game.

        Opponents are bots by name, clockwise from the agent, or one name for all of them. An illegal action is refused
        with GameError, or replaced by a random legal one.
        """
        self.table = OneGame(game, seats, options, rewards)
        self.bots = [load_bot(name) for name in read_names(opponents, seats)]
        self.chosen_seat = read_seat(seat, seats)
        self.seat = self.chosen_seat or 0
        if illegal not in ILLEGAL:
            raise GameError(f"An illegal action is one to {' or to '.join(ILLEGAL)}; {str(illegal)[:40]!r} is neither.")
        self.replaces = illegal == "replace"
        self.render_mode = read_render_mode(render_mode)
        self.observation_space = observation_box(self.table.game, seats)
        self.action_space = Discrete(self.table.game.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Features, Info]:
        """Begin a game: from a seed, or the next one from the seed before; options={"position": text} sets it up."""
        super().reset(seed=seed)
        table = self.table
        table.prepare(seed, (options or {}).get("position"))
        self.seat = int(self.np_random.integers(table.seats)) if self.chosen_seat is None else self.chosen_seat
        self.players = {(self.seat + 1 + k) % table.seats: bot for k, bot in enumerate(self.bots)}
        table.watcher = self.seat
        for seat in range(table.seats):
            table.at_random[seat] = isinstance(self.players.get(seat), Random)
        table.begin()
        self._let_bots_play()
        if table.turn == OVER:
            raise GameError("From this position the game was over before it was the agent's turn.")
        return self._seen()

    def step(self, action: int) -> tuple[Features, float, bool, bool, Info]:
        """Play an action, and let the others play. GameError says why it is not legal; nothing changes then."""
        table = self.table
        if self.replaces and table.turn != OVER and not table.is_legal(action):
            action = table.any_action()
        table.step(action)
        self._let_bots_play()
        observation, info = self._seen()
        return observation, float(table.rewards[self.seat]), table.turn == OVER, False, info

    def _let_bots_play(self) -> None:
        """Let those play who do not play at random, until the agent must choose or the game is over."""
        table = self.table
        while table.turn not in (self.seat, OVER):
            table.step(self.players[table.turn].choose(table.game, table.state, table.turn, table.rng))

    def _seen(self) -> tuple[Features, Info]:
        table = self.table
        info: Info = {"action_mask": table.actions(self.seat), "seat": self.seat}
        if table.turn == OVER:
            info |= {"scores": table.scores(), "places": table.places()}
        if self.render_mode == "human":
            self.render()
        return table.observe(self.seat), info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the agent may do, as sb3-contrib's MaskablePPO asks for it."""
        return self.table.actions(self.seat).astype(np.bool_)

    def position(self) -> str:
        """The whole position as text, secrets included; reset(options={"position": text}) sets it up again."""
        return self.table.game.draw(self.table.state)

    def render(self) -> Any:
        """What the agent's seat may see: as text, as a picture, or printed for a human."""
        if self.render_mode is None:
            logger.warn("Choose a render_mode to render this environment: ansi, rgb_array or human.")
            return None
        return self.table.render(self.render_mode, self.seat)


def read_seat(seat: int | None, seats: int) -> int | None:
    if seat is not None and not 0 <= seat < seats:
        raise GameError(f"There is no seat {seat}; this table has seats 0 to {seats - 1}.")
    return seat


def register() -> None:
    """Give the games their names in Gymnasium."""
    for name, arguments in ENVIRONMENTS.items():
        gymnasium.register(
            name,
            "clerestory.envs.gymnasium:OneSeat",
            max_episode_steps=MOST_STEPS,
            kwargs=arguments,
            vector_entry_point="clerestory.envs.vector:VectorEnv",
        )


register()
