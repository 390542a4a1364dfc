"""What a step through an environment costs.

`python -m bench.environments` plays random games through PettingZoo's form beside a near-empty environment in the same
form: the same agents, spaces and wrappers, and the protocol's own machinery around an observation that never changes.
Nothing in that form can be quicker; ours is to take at most twice as long.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import AgentSelector
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from clerestory import load_game
from clerestory.envs import pettingzoo
from clerestory.games import GAMES

STEPS = 2000  # a measurement, at least: whole games
REPEATS = 15  # measurements of each, the best counts: what disturbs them only ever slows them down
TICKETS = np.random.default_rng(1).integers(2**31, size=4096).tolist()  # which of the legal actions is played


class NearlyEmpty(AECEnv):  # type: ignore[misc]
    """A game about nothing: its agents take turns, see the same thing every time, and after a while it is over."""

    metadata: ClassVar[dict[str, Any]] = {"name": "nearly_empty_v0", "render_modes": []}

    def __init__(self, like: pettingzoo.EverySeat, length: int) -> None:
        self.possible_agents = like.possible_agents
        self.action_spaces, self.observation_spaces = like.action_spaces, like.observation_spaces
        self.length = length
        like.reset(seed=1)
        self.observation = like.observe(like.agent_selection)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.selector = AgentSelector(self.agents)
        self.agent_selection = self.selector.reset()
        self.steps = 0

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self.steps += 1
        if self.steps == self.length:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.selector.next()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Any:
        return self.observation

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]


@dataclass(frozen=True)
class Pace:
    """Microseconds a step."""

    name: str
    ours: float
    ceiling: float

    @property
    def ratio(self) -> float:
        return self.ours / self.ceiling


def play(env: Any) -> int:
    """One game, at random; how many steps it took."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            actions = observation["action_mask"].nonzero()[0]
            env.step(actions[TICKETS[steps % len(TICKETS)] % len(actions)])
        steps += 1
    return steps


def microseconds(env: Any) -> float:
    began, steps = time.perf_counter(), 0
    while steps < STEPS:
        steps += play(env)
    return (time.perf_counter() - began) / steps * 1e6


def measure(name: str, seats: int, rewards: str) -> Pace:
    """The two in turn, over and over, so that a slow moment of the machine strikes both alike."""
    ours = pettingzoo.env(name, seats, rewards=rewards)
    ours.reset(seed=1)
    length = play(ours) - seats
    ceiling = OrderEnforcingWrapper(NearlyEmpty(pettingzoo.raw_env(name, seats), length))
    pairs = [(microseconds(ours), microseconds(ceiling)) for _ in range(REPEATS)]
    best = (min(pair[k] for pair in pairs) for k in range(2))
    return Pace(f"{name}, {seats} {'seat' if seats == 1 else 'seats'}, by {rewards}", *best)


def report() -> list[str]:
    lines = ["| PettingZoo | microseconds a step | a near-empty environment | ratio |", "| --- | ---: | ---: | ---: |"]
    for name in GAMES:
        for seats in load_game(name).seats:
            for rewards in ("place", "points"):
                pace = measure(name, seats, rewards)
                lines.append(f"| {pace.name} | {pace.ours:.1f} | {pace.ceiling:.1f} | {pace.ratio:.2f} |")
    return lines


if __name__ == "__main__":
    print("\n".join(report()))
