"""PettingZoo's form (AEC): every seat is an agent, and whoever's turn it is acts.

from clerestory.envs import pettingzoo
env = pettingzoo.env("sintra", seats=3)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import logger
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from clerestory.engine.game import OVER
from clerestory.engine.stepping import BY_POINTS
from clerestory.envs.one_game import RENDER_MODES, OneGame, observation_box, read_render_mode

Observation: TypeAlias = dict[str, Any]  # "observation": what the seat may see, "action_mask": what it may do

NOBODY = -1  # a seat that never has the turn


def env(
    game: str,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    rewards: str = "place",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """The environment of a game, as PettingZoo recommends to use it: what is called out of order is refused."""
    return OrderEnforcingWrapper(raw_env(game, seats, options, rewards, render_mode))


def raw_env(
    game: str,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    rewards: str = "place",
    render_mode: str | None = None,
) -> EverySeat:
    """The environment of a game without a wrapper."""
    return EverySeat(game, seats, options, rewards, render_mode)


class EverySeat(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A table of which every seat is an agent: "seat_0", "seat_1", ... Chance moves by itself."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, Any] | None, rewards: str, render_mode: str | None
    ) -> None:
        self.table = table = OneGame(game, seats, options, rewards)
        self.render_mode = read_render_mode(render_mode)
        self.metadata = {
            "name": f"clerestory_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: Discrete(table.game.actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": observation_box(table.game, seats),
                    "action_mask": Box(0, 1, (table.game.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: from a seed, or the next one from the seed before; options={"position": text} sets it up."""
        self.table.prepare(seed, (options or {}).get("position"))
        turn = self.table.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self.table.actions(NOBODY)} for agent in self.agents}
        self._turn_to(turn)

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is. GameError says why it is not legal; nothing changes then."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        turn = table.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": table.actions(NOBODY)}
        if turn == OVER or table.kind == BY_POINTS:
            self.rewards = dict(zip(self.agents, table.rewards.tolist(), strict=True))
            self._accumulate_rewards()
        self._turn_to(turn)

    def _turn_to(self, turn: int) -> None:
        if turn == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = agent = self.possible_agents[turn]
            self.infos[agent] = {"action_mask": self.table.actions(turn)}
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent may see and do; who is not to move may do nothing."""
        table = self.table
        seat = self.possible_agents.index(agent)
        return {"observation": table.observe(seat), "action_mask": table.actions(seat)}

    def position(self) -> str:
        """The whole position as text, secrets included; reset(options={"position": text}) sets it up again."""
        return self.table.game.draw(self.table.state)

    def render(self) -> str | np.ndarray[Any, Any] | None:
        """What a spectator may see: as text, as a picture, or printed for a human."""
        if self.render_mode is None:
            logger.warn("Choose a render_mode to render this environment: ansi, rgb_array or human.")
            return None
        return self.table.render(self.render_mode, seat=None)

    def close(self) -> None:
        """Nothing is held open."""

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]
