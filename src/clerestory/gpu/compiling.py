"""How rules become kernels. What numba-cuda does is one call; here is what it does not do by itself.

A GPU fetches instructions through a cache of about 128 KB. Left to itself the compiler copies every rule to where it
is called from and writes every short loop out, and Sagrada becomes 800 KB that all threads wait for. So in a large game
loops stay loops and long rules stay apart, which makes it twice as fast and more; a small one is faster written out.
"""

from __future__ import annotations

import re
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import FunctionType
from typing import Any, TypeAlias, cast

import numpy as np

from clerestory.engine.game import Game, GameError
from clerestory.engine.rules import PLAIN

# Names that NumPy has dropped and that numba.cuda still imports.
for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, old):
        setattr(np, old, getattr(np, new))

LARGE = 12_000  # bytes of Python code in the rules, above which machine code would not fit the instruction cache
LONG = 1_000  # lines of LLVM code in a function and all that it calls, above which it is not copied
WORD = 4  # bytes
REGISTERS = 1 << 16  # of a multiprocessor, for all threads on it

DEFINE = re.compile(r'define [^@]*@"?([^"(\s]+)')
FUNCTION = re.compile(r'^define [^@]*@"?([^"(\s]+)(.*?)^}', re.MULTILINE | re.DOTALL)
CALL = re.compile(r'\bcall\b[^@\n]*@"?([^"(\s]+)')
LABEL = re.compile(r'^"?([\w.$-]+)"?:')
TARGET = re.compile(r'label %"?([\w.$-]+)"?')
CONSTANTS, MEMORY = "addrspace(4)", "addrspace(1)"
LOOP = 1_000_000  # names of our own for metadata, far above those that the compiler gives
STAYS = LOOP - 1


@cache
def toolkit() -> Any:
    """numba.cuda, which takes a while to import. That a launch is small is no reason to warn."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of NumPy, about what it imports
        cuda = import_module("numba.cuda")
        config: Any = import_module("numba.cuda.core.config")
        config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
    return cuda


def why_not() -> str:
    """Why no game can be played on a GPU here, as a sentence; empty if one can."""
    if PLAIN:
        return "In plain mode (CLERESTORY_PLAIN) nothing is compiled, and a GPU plays nothing else."
    if find_spec("numba_cuda") is None:
        return "numba-cuda is not installed; pip install 'clerestory[gpu]' brings it."
    if not toolkit().is_available():
        return "There is no CUDA device here, or no driver for it."
    return ""


def check_gpu() -> None:
    if sentence := why_not():
        raise GameError(f"{sentence} Without a GPU the same games are played on all cores.")


def record_type(dtype: np.dtype[Any]) -> Any:
    """The type of a record, as kernels know it."""
    return import_module("numba").from_dtype(dtype)


def record_of(game: Game) -> np.dtype[Any]:
    """A game's record on a GPU: an odd number of words.

    Threads side by side that look at the same field of their games then find it in different banks of memory.
    """
    fields: Any = game.narrow.fields
    formats, offsets = [field[0] for field in fields.values()], [field[1] for field in fields.values()]
    size = (-(-game.narrow.itemsize // WORD) | 1) * WORD
    padded = np.dtype({"names": list(fields), "formats": formats, "offsets": offsets, "itemsize": size})
    return np.dtype((np.record, padded))


def blank_array(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
    """An array on the device, every byte 0."""
    cuda = toolkit()
    array = cuda.device_array(shape, dtype)
    cuda.cudadrv.driver.device_memset(array, 0, array.alloc_size)
    return array


def over(template: Callable[..., Any], **names: Any) -> FunctionType:
    """A template over a game's own functions: these are its globals."""
    code = cast(FunctionType, template)
    return FunctionType(code.__code__, {**code.__globals__, **names}, code.__name__)


def is_large(game: Game) -> bool:
    """Whether the machine code of a game's rules is too much for the instruction cache."""
    return size_of_code(game.turn, game.legal, game.weights, game.play) > LARGE


def size_of_code(*rules: Callable[..., Any]) -> int:
    """Bytes of Python code in some rules and all that they call."""
    found: dict[FunctionType, int] = {}
    to_read = list(rules)
    while to_read:
        function = getattr(to_read.pop(), "py_func", None)
        if function is not None and function not in found:
            found[function] = len(function.__code__.co_code)
            to_read += [function.__globals__.get(name) for name in function.__code__.co_names]
    return sum(found.values())


Change: TypeAlias = Callable[[list[str]], list[str]]  # of the LLVM code of a kernel and all that it calls


@dataclass(frozen=True)
class Kernel:
    """A kernel: compiled when it is first launched."""

    function: Any  # what numba.cuda launches
    changes: tuple[Change, ...]

    def launch(self, blocks: int, threads: int, *arguments: Any, memory: int = 0) -> None:
        """The threads of a block share `memory` bytes: what they write `cuda.shared.array(0, ...)` for."""
        with changed_code(self.changes):
            self.function[blocks, threads, 0, memory](*arguments)


def kernel(source: FunctionType, resident: int, changes: tuple[Change, ...] = (), is_sharing: bool = False) -> Kernel:
    """A kernel of which so many threads are to fit on a multiprocessor, and whose blocks share memory or do not."""
    use = "MaxShared" if is_sharing else "MaxL1"
    return Kernel(toolkit().jit(source, max_registers=REGISTERS // resident, shared_memory_carveout=use), changes)


def ptx(source: FunctionType, kinds: tuple[Any, ...], changes: tuple[Change, ...], capability: tuple[int, int]) -> str:
    """The same kernel as the assembly code of a GPU of some capability, which need not be here."""
    with changed_code(changes):
        text, _ = toolkit().compile_ptx(source, kinds, cc=capability, device=False)
    return str(text)


@contextmanager
def changed_code(changes: tuple[Change, ...]) -> Iterator[None]:
    """While this lasts, what is compiled is changed on its way from Numba to LLVM."""
    library: Any = import_module("numba.cuda.codegen").CUDACodeLibrary
    before = library.llvm_strs

    def changed(self: Any) -> list[str]:
        texts: list[str] = before.fget(self)
        for change in changes:
            texts = change(texts)
        return texts

    library.llvm_strs = property(changed)
    try:
        yield
    finally:
        library.llvm_strs = before


def with_tables_in_memory(texts: list[str]) -> list[str]:
    """LLVM code that does not keep tables among the constants.

    These are quick where all threads read the same one, and are read one after the other where each has its own.
    """
    return [text.replace(CONSTANTS, MEMORY) for text in texts]


def compact(texts: list[str]) -> list[str]:
    """LLVM code in which loops stay loops, and a long function that is called from several places stays one."""
    calls = {name: CALL.findall(body) for text in texts for name, body in FUNCTION.findall(text)}
    own: dict[str, int] = {name: body.count("\n") for text in texts for name, body in FUNCTION.findall(text)}

    @cache
    def length(name: str) -> int:
        return own[name] + sum(length(called) for called in calls[name] if called in own)

    callers = Counter(called for each in calls.values() for called in each)
    apart = {name for name in own if callers[name] > 1 and length(name) > LONG}
    return [keep_loops(keep_apart(text, apart)) for text in texts]


def keep_apart(text: str, functions: set[str]) -> str:
    """LLVM code in which these functions are not copied to where they are called."""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if (define := DEFINE.match(line)) and define[1] in functions:
            lines[at] = f"{line} noinline"
    return "\n".join(lines)


def keep_loops(text: str) -> str:
    """LLVM code in which no loop is to be written out: every jump back says so."""
    lines, jumps, here = text.splitlines(), 0, 0
    order: dict[str, int] = {}
    for at, line in enumerate(lines):
        if line.startswith("define"):
            order = block_order(lines, at)
        elif label := LABEL.match(line):
            here = order.get(label[1], 0)
        elif line.lstrip().startswith("br ") and any(order.get(to, here + 1) <= here for to in TARGET.findall(line)):
            lines[at] = f"{line}, !llvm.loop !{LOOP + jumps}"
            jumps += 1
    if jumps:
        lines += [f"!{LOOP + jump} = distinct !{{!{LOOP + jump}, !{STAYS}}}" for jump in range(jumps)]
        lines.append(f'!{STAYS} = !{{!"llvm.loop.unroll.disable"}}')
    return "\n".join(lines)


def block_order(lines: list[str], start: int) -> dict[str, int]:
    """The blocks of the function that begins in a line, numbered as they stand."""
    order: dict[str, int] = {}
    for line in lines[start:]:
        if line == "}":
            break
        if label := LABEL.match(line):
            order[label[1]] = len(order)
    return order
