"""Train a small agent to play Sagrada alone: sb3-contrib's MaskablePPO, a few minutes on two cores.

    make learn

docs/agent.md goes through this file piece by piece, with what it printed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np
import numpy.typing as npt
import torch
from gymnasium.spaces import Discrete
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from clerestory.bots import load_bot
from clerestory.engine.chance import generator
from clerestory.envs.batch import Batch
from clerestory.envs.one_game import observation_box

Actions = npt.NDArray[np.int64]

SEED = 1
TABLES = 256  # games played at once while learning
STEPS = 1_500_000  # of learning, in all games together
TESTS = 20  # of the agent while it learns
GAMES, FINAL_GAMES = 500, 2_000  # in a test, and in the one at the end
TEST_SEED, FINAL_SEED = 1_000, 2_000  # games that are not those it learns from
POINTS = 10.0  # that are a reward of 1
PICTURE = Path(__file__).parents[1] / "docs" / "learning-curve.svg"


# --- How well somebody plays ---


@dataclass(frozen=True)
class Result:
    """What somebody's games came to."""

    scores: npt.NDArray[np.float64]
    wins: npt.NDArray[np.bool_]

    @property
    def mean(self) -> float:
        return float(self.scores.mean())

    @property
    def margin(self) -> float:
        """The mean of all games there are is within this of ours, 95 times in 100."""
        return float(1.96 * self.scores.std(ddof=1) / np.sqrt(len(self.scores)))

    def __str__(self) -> str:
        return f"{self.mean:5.1f} ± {self.margin:.1f} points, {self.wins.mean():5.1%} won"


def play_games(choose: Callable[[Batch], Actions], games: int, seed: int) -> Result:
    """Let somebody play: the first game at every table, so that short games do not count for more than long ones."""
    batch = Batch("sagrada", games, seats=1, seed=seed)
    scores, wins, going_on = np.zeros(games), np.zeros(games, np.bool_), np.ones(games, np.bool_)
    while going_on.any():
        batch.step(choose(batch))
        ended = going_on & batch.dones
        scores[ended] = batch.final_scores[ended, 0]
        wins[ended] = batch.final_places[ended, 0] == 1
        going_on &= ~ended
    batch.close()
    return Result(scores, wins)


def at_random(batch: Batch) -> Actions:
    """Any legal action."""
    return batch.sample()


def as_a_bot(name: str) -> Callable[[Batch], Actions]:
    """What one of our bots would play."""
    bot, rng = load_bot(name), generator(SEED, 0)
    return lambda batch: np.array([bot.choose(batch.game, state, 0, rng) for state in batch.states])


def as_learned(model: MaskablePPO) -> Callable[[Batch], Actions]:
    """What the agent likes best."""

    def choose(batch: Batch) -> Actions:
        actions, _ = model.predict(batch.observations, action_masks=batch.masks.view(np.bool_), deterministic=True)
        return np.asarray(actions)

    return choose


# --- The games, as Stable-Baselines3 wants them ---


class Tables(VecEnv):
    """A batch of solo games. Rewards are points gained, divided so that they are near 1."""

    render_mode = None

    def __init__(self, count: int, seed: int) -> None:
        self.batch = Batch("sagrada", count, seats=1, rewards="points", seed=seed)
        super().__init__(count, observation_box(self.batch.game, 1), Discrete(self.batch.game.actions))

    def reset(self) -> Any:
        self.batch.reset()
        return self.batch.observations.copy()

    def step_async(self, actions: Actions) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        batch = self.batch
        batch.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(batch.dones):
            infos[i]["terminal_observation"] = batch.final_observations[i].copy()
        return batch.observations.copy(), batch.earned / POINTS, batch.dones.copy(), infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        return self.batch.masks.view(np.bool_)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> Any:
        return getattr(self, method_name)(*args, **kwargs)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.batch.close()


# --- Learning ---


class Tests(BaseCallback):
    """Tests the agent while it learns, always with the same games."""

    model: MaskablePPO

    def __init__(self) -> None:
        super().__init__()
        self.curve: list[tuple[int, Result]] = []
        self.begun = time.perf_counter()

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= len(self.curve) * STEPS / TESTS:
            self.test()

    def _on_training_end(self) -> None:
        self.test()

    def _on_step(self) -> bool:
        return True

    def test(self) -> None:
        result = play_games(as_learned(self.model), GAMES, TEST_SEED)
        self.curve.append((self.num_timesteps, result))
        print(f"{time.perf_counter() - self.begun:5.0f} s {self.num_timesteps:9,} steps  {result}", flush=True)


def learn(tests: Tests) -> MaskablePPO:
    """Two networks of two layers, one to choose and one to foretell; a learning rate that falls to nothing."""
    model = MaskablePPO(
        "MlpPolicy",
        Tables(TABLES, SEED),
        learning_rate=lambda left: 1e-3 * left,
        n_steps=64,  # in every game, before it learns from them: a little more than a game has
        batch_size=2_048,
        n_epochs=4,
        gamma=0.98,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256], "activation_fn": torch.nn.ReLU},
        seed=SEED,
        device="cpu",
    )
    return model.learn(STEPS, callback=tests)


# --- What came of it ---


def draw_curve(curve: list[tuple[int, Result]], others: dict[str, Result]) -> None:
    """The agent's mean score over what it has learned from, the others' as lines."""
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "learning"  # the same picture, the same file
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    steps = [number / 1e6 for number, _ in curve]
    means = np.array([result.mean for _, result in curve])
    margins = np.array([result.margin for _, result in curve])
    axes.fill_between(steps, means - margins, means + margins, alpha=0.25, linewidth=0)
    axes.plot(steps, means, marker="o", markersize=3)
    for name, result in others.items():
        axes.axhline(result.mean, color="gray", linewidth=1, linestyle="--")
        axes.annotate(name, (steps[-1], result.mean), ha="right", va="bottom", color="gray")
    axes.set(xlabel="million steps", ylabel="points a game", title="Sagrada alone: what MaskablePPO learns")
    figure.savefig(PICTURE, metadata={"Date": None})


def main() -> None:
    torch.set_num_threads(1)  # a second one helps on an idle machine only, and harms on any other
    players = {"random": at_random, "novice": as_a_bot("novice"), "greedy": as_a_bot("greedy")}
    others = {name: play_games(choose, FINAL_GAMES, FINAL_SEED) for name, choose in players.items()}
    tests = Tests()
    model = learn(tests)
    agent = play_games(as_learned(model), FINAL_GAMES, FINAL_SEED)
    for name, result in {**others, "agent": agent}.items():
        print(f"{name:8}{result}")
    draw_curve(tests.curve, others)


if __name__ == "__main__":
    main()
