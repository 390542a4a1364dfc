"""Where the numbers lie: NumPy's arrays on the CPU, PyTorch's on a GPU. What both know by the same name is `xp`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np

from clerestory.engine.game import GameError

CPU, CUDA = "cpu", "cuda"
OTHER_NAMES = {"gpu": CUDA}
WITHOUT = f"--device {CPU} needs nothing."


class Arrays(Protocol):
    """What the two do differently."""

    xp: Any  # numpy or torch
    device: str
    real: Any  # the type of numbers that are added up
    quick: Any  # the type of numbers that are multiplied

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array of zeros."""

    def bring(self, array: Any) -> Any:
        """A NumPy array, there."""

    def fetch(self, array: Any) -> Any:
        """An array as one of NumPy."""

    def cast(self, array: Any, dtype: Any) -> Any:
        """The same numbers in another type."""

    def shuffled(self, count: int, rng: np.random.Generator) -> Any:
        """The numbers below a count in any order."""

    def recorded(self, step: Callable[..., Any]) -> Callable[..., Any]:
        """The same step, of operations on arrays alone, quicker where it is done again and again."""


class HostArrays:
    """On the CPU."""

    def __init__(self) -> None:
        self.xp: Any = np
        self.device = CPU
        self.real: Any = np.float32
        self.quick: Any = np.float32

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return np.zeros(shape, dtype)

    def bring(self, array: Any) -> Any:
        return np.array(array)

    def fetch(self, array: Any) -> Any:
        return array

    def cast(self, array: Any, dtype: Any) -> Any:
        return array.astype(dtype, copy=False)

    def shuffled(self, count: int, rng: np.random.Generator) -> Any:
        return rng.permutation(count)

    def recorded(self, step: Callable[..., Any]) -> Callable[..., Any]:
        return step


class DeviceArrays:
    """On a GPU."""

    def __init__(self) -> None:
        self.xp: Any = torch()
        self.device = CUDA
        self.real: Any = self.xp.float32
        self.quick: Any = self.xp.bfloat16

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return self.xp.zeros(shape, dtype=dtype, device=CUDA)

    def bring(self, array: Any) -> Any:
        return self.xp.as_tensor(np.ascontiguousarray(array), device=CUDA)

    def fetch(self, array: Any) -> Any:
        return array.cpu().numpy()

    def cast(self, array: Any, dtype: Any) -> Any:
        return array.to(dtype)

    def shuffled(self, count: int, rng: np.random.Generator) -> Any:
        generator = self.xp.Generator(device=CUDA).manual_seed(int(rng.integers(1 << 62)))
        return self.xp.randperm(count, generator=generator, device=CUDA)

    def recorded(self, step: Callable[..., Any]) -> Callable[..., Any]:
        return Recorded(self.xp, step)


class Recorded:
    """A step that a GPU does by heart: its operations are recorded for arrays of one shape, and launched all at once.

    One by one their launches would take several times as long as what they do.
    """

    def __init__(self, xp: Any, step: Callable[..., Any]) -> None:
        self.xp, self.step = xp, step
        self._known: dict[Any, tuple[Any, list[Any], Any]] = {}  # by shapes: what was recorded, its inputs, its result

    def __call__(self, *given: Any) -> Any:
        """The result is overwritten the next time."""
        shapes = tuple(each.shape if self.xp.is_tensor(each) else each for each in given)
        if shapes not in self._known:
            return self._record(shapes, given)
        recording, inputs, result = self._known[shapes]
        for own, each in zip(inputs, given, strict=True):
            if self.xp.is_tensor(own):
                own.copy_(each)
        recording.replay()
        return result

    def _record(self, shapes: Any, given: tuple[Any, ...]) -> Any:
        """Do the step once as it is, then record it, which does nothing. Libraries take their memory the first time."""
        cuda = self.xp.cuda
        inputs = [each.clone() if self.xp.is_tensor(each) else each for each in given]
        aside = cuda.Stream()
        aside.wait_stream(cuda.current_stream())
        with cuda.stream(aside):
            result = self.step(*inputs)
        cuda.current_stream().wait_stream(aside)
        recording = cuda.CUDAGraph()
        with cuda.graph(recording, capture_error_mode="relaxed"):
            recorded = self.step(*inputs)
        self._known[shapes] = (recording, inputs, recorded)
        return result


def find_device(name: str | None) -> str:
    """A device by its name; without one the GPU, if all that it needs is there."""
    if name is not None:
        return OTHER_NAMES.get(name, name)
    try:
        return arrays_on(CUDA).device
    except GameError:
        return CPU


def arrays_on(device: str) -> Arrays:
    """The arrays of a device, if it is there."""
    if device == CPU:
        return HostArrays()
    if device != CUDA:
        raise GameError(f'"{device[:40]}" is no device: --device is {CUDA} or {CPU}.')
    from clerestory.gpu.compiling import why_not

    if sentence := why_not():
        raise GameError(f"{sentence} {WITHOUT}")
    return DeviceArrays()


def torch() -> Any:
    """PyTorch, which takes a while to import."""
    if find_spec("torch") is None:
        raise GameError(f"PyTorch is not installed; pip install 'clerestory[train]' brings it. {WITHOUT}")
    found = import_module("torch")
    if not found.cuda.is_available():
        raise GameError(f"This PyTorch ({found.__version__}) finds no CUDA device. {WITHOUT}")
    return found
