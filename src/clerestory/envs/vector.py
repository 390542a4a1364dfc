"""Gymnasium's vector form of a batch: many games, one compiled call for a step of all of them.

import gymnasium
import clerestory.envs.gymnasium
envs = gymnasium.make_vec("clerestory/Sintra-v0", num_envs=1024, seats=3, opponents="skilled")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from clerestory.engine.game import GameError
from clerestory.engine.records import Features, Numbers
from clerestory.envs.batch import LONGEST, Batch
from clerestory.envs.one_game import observation_box
from clerestory.envs.pictures import picture
from clerestory.envs.rows import Flags

Infos: TypeAlias = dict[str, Any]
RENDER_MODES = ("ansi", "rgb_array")


class VectorEnv(gymnasium.vector.VectorEnv[Features, Numbers, npt.NDArray[Any]]):
    """Many tables at which the agent has one seat each, or with opponents=None every seat.

    A game that ends is followed by a new one in the same step; infos then has "final_obs" and "final_info" of the old
    one. With copy=False what a step returns are the batch's own arrays, which the next step overwrites.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        opponents: str | Sequence[str] | None = "random",
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: str = "place",
        max_episode_steps: int = LONGEST,
        cores: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise GameError(f"A render mode is None, {' or '.join(RENDER_MODES)}; {str(render_mode)[:40]!r} is not.")
        self.batch = Batch(
            game,
            num_envs,
            seats,
            options,
            rewards=rewards,
            opponents=opponents,
            seat=seat,
            max_steps=max_episode_steps,
            cores=cores,
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.copies = copy
        self.single_observation_space = observation_box(self.batch.game, seats)
        self.single_action_space = Discrete(self.batch.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._everywhere = np.ones(num_envs, np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Features, Infos]:
        """Begin every game anew; options={"position": text} sets all of them up."""
        super().reset(seed=seed)
        given = dict(options or {})
        position = given.pop("position", None)
        if given:
            raise GameError(f'A reset has one option, "position"; {next(iter(given))!r} is none.')
        self.batch.reset(seed)
        if position is not None:
            for i in range(self.num_envs):
                self.batch.set_state(i, position)
        return self._given(self.batch.observations), self._infos()

    def step(self, actions: Numbers) -> tuple[Features, Features, Flags, Flags, Infos]:
        """Play an action in each game; the rewards are those of the seat that acted.

        GameError names the first action that is not legal; no game has changed then.
        """
        batch = self.batch
        batch.step(actions)
        infos = self._infos()
        infos |= {"rewards": self._given(batch.rewards), "_rewards": self._everywhere}
        if batch.dones.any():
            infos |= self._final_infos()
        terminations = batch.dones & ~batch.truncations
        return (
            self._given(batch.observations),
            self._given(batch.earned),
            terminations,
            self._given(batch.truncations),
            infos,
        )

    def action_masks(self) -> Flags:
        """[game, action] What the seat to move may do."""
        return self._given(self.batch.masks.view(np.bool_))

    def render(self) -> tuple[Any, ...]:
        """Every game as a spectator may see it: as text, or as a picture."""
        game, states = self.batch.game, self.batch.states
        if self.render_mode == "rgb_array":
            return tuple(picture(game, state) for state in states)
        return tuple(game.draw(game.mask(state, None)) for state in states)

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()

    def _given(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self.copies else array

    def _infos(self) -> Infos:
        """Of every game: what the seat to move may do, and which seat that is."""
        return {
            "action_mask": self._given(self.batch.masks),
            "_action_mask": self._everywhere,
            "seat": self._given(self.batch.turns),
            "_seat": self._everywhere,
        }

    def _final_infos(self) -> Infos:
        """Of the games that the last step ended: what was seen of them last, and how they ended."""
        batch = self.batch
        dones = batch.dones.copy()
        seen = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(dones):
            seen[i] = batch.final_observations[i].copy()
        ends = {"scores": batch.final_scores.copy(), "places": batch.final_places.copy()}
        return {
            "final_obs": seen,
            "_final_obs": dones,
            "final_info": {**ends, **{f"_{name}": dones for name in ends}},
            "_final_info": dones,
        }
