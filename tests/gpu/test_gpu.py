"""Where a GPU is: the same games as on the CPU, to the byte, after every move."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import numpy as np
import pytest

from clerestory import GameError, load_game
from clerestory.engine import simulating as on_cpu
from clerestory.envs.batch import Batch as HostBatch
from clerestory.gpu.compiling import why_not
from tests.registered import SETTINGS, Case, cases

if sentence := why_not():
    pytest.skip(f"not run: {sentence}", allow_module_level=True)

from clerestory.gpu import batch as on_gpu
from clerestory.gpu import simulating

EVERY_TABLE = list(cases(SETTINGS))
CLOCK = {"seconds", "cores", "device", "statistics"}
GAMES = 5_000
AT_ONCE, STEPS = 300, 260


@pytest.mark.parametrize("case", EVERY_TABLE, ids=str)
def test_simulated_games_are_those_of_the_cpu(case: Case) -> None:
    """`simulate` compares the ends of its first games by itself; here are the sums over all of them."""
    here, there = (
        asdict(simulate(case.game, case.seats, case.options, games=GAMES, seed=3))
        for simulate in (simulating.simulate, on_cpu.simulate)
    )
    for name in here.keys() - CLOCK:
        assert here[name] == pytest.approx(there[name]), name


@pytest.mark.parametrize("rewards", ["place", "points"])
@pytest.mark.parametrize("case", EVERY_TABLE, ids=str)
def test_every_step_is_that_of_the_cpu(case: Case, rewards: str) -> None:
    batches: list[Any] = [
        kind(case.game, AT_ONCE, case.seats, case.options, rewards=rewards, seed=8)
        for kind in (on_gpu.Batch, HostBatch)
    ]
    finished = 0
    for number in range(STEPS):
        chosen = [np.asarray(brought(batch.sample())) for batch in batches]
        assert np.array_equal(chosen[0], chosen[1]), number
        for batch, actions in zip(batches, chosen, strict=True):
            batch.step(actions)
        finished += int(batches[1].dones.sum())
        assert differing(*batches) == [], number
    assert finished > AT_ONCE // 2


def test_opponents_at_random_play_as_on_the_cpu() -> None:
    batches: list[Any] = [kind("sagrada", AT_ONCE, 3, opponents="random", seed=4) for kind in (on_gpu.Batch, HostBatch)]
    for _ in range(40):
        for batch in batches:
            batch.step(brought(batch.sample()))
        assert differing(*batches) == []
    with pytest.raises(GameError, match="thinks on the CPU only"):
        on_gpu.Batch("sagrada", 4, 3, opponents="greedy")


def brought(array: Any) -> Any:
    """An array, from the device if it lies there."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def differing(batch: Any, host: Any) -> list[str]:
    """What the two do not have alike."""
    found = []
    for name, there in host._rows._asdict().items():
        here = brought(getattr(batch._rows, name))
        here = here.astype(there.dtype) if name == "states" else here
        if np.ascontiguousarray(here).tobytes() != np.ascontiguousarray(there).tobytes():
            found.append(name)
    return found


def test_torch_cupy_and_jax_take_the_arrays_without_a_copy() -> None:
    batch: Any = on_gpu.Batch("towerup", 64, 2, seed=1)
    batch.step(batch.sample())
    address = batch.observations.__cuda_array_interface__["data"][0]
    torch = pytest.importorskip("torch")
    cupy = pytest.importorskip("cupy")
    observations = torch.as_tensor(batch.observations, device="cuda")
    assert observations.data_ptr() == address
    assert tuple(observations.shape) == (64, load_game("towerup").features(2))
    assert cupy.asarray(batch.observations).data.ptr == address
    jax = pytest.importorskip("jax")
    assert jax.numpy.from_dlpack(cupy.asarray(batch.observations)).unsafe_buffer_pointer() == address
    before = observations.clone()
    masks = torch.as_tensor(batch.masks, device="cuda")
    batch.step(torch.argmax(masks, dim=1))
    assert not torch.equal(before, observations), "the tensor is the batch's own memory"


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    batch: Any = on_gpu.Batch("sintra", 50, 2, seed=2)
    actions = batch.sample().copy_to_host()
    before = batch.draw(7), batch.draw(8)
    refused = int(np.flatnonzero(batch.masks.copy_to_host()[7] == 0)[0])
    for wrong in (refused, -5, 10_000):
        with pytest.raises(GameError, match=r"^Game 7, seat \d: "):
            batch.step(np.where(np.arange(50) == 7, wrong, actions))
    with pytest.raises(GameError, match="A step takes 50 whole numbers"):
        batch.step(actions[:49])
    assert (batch.draw(7), batch.draw(8)) == before
    batch.step(actions)
    assert batch.draw(8) != before[1]


def test_a_game_goes_on_from_a_position() -> None:
    batch, host = on_gpu.Batch("sagrada", 20, 2, seed=2), HostBatch("sagrada", 20, 2, seed=9)
    for _ in range(30):
        host.step(host.sample())
    batch.set_state(5, host.draw(3))
    assert batch.get_state(5).tobytes() == host.get_state(3).tobytes()
    for name in ("observations", "masks", "turns"):
        assert np.array_equal(getattr(batch, name).copy_to_host()[5], getattr(host, name)[3]), name
    batch.step(batch.sample())


def test_the_name_of_the_card_is_told() -> None:
    assert simulating.simulate(load_game("sintra"), games=100).device not in ("", "cpu")
