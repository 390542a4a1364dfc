"""@record: a class of typed fields is the dtype, the documentation and the type.

    @record
    class Palace:
        score: int = COUNT
        glass: Array = COUNT[8, 2]

    @record
    class State:
        seat: int = COUNT
        palaces: Records[Palace] = many(Palace, 4)

Every number is a signed 16-bit integer: narrower or unsigned ones behave differently compiled and not. On a GPU, where
memory is what a game waits for, it is kept in a byte; a field whose numbers may not fit into one is WIDE there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Protocol, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Array: TypeAlias = npt.NDArray[np.int16]
Numbers: TypeAlias = npt.NDArray[np.int64]  # what is added up over many games
Reals: TypeAlias = npt.NDArray[np.float64]
Features: TypeAlias = npt.NDArray[np.float32]
States: TypeAlias = npt.NDArray[Any]
AnyState: TypeAlias = Any  # the state of a game that the code does not know
JSON: TypeAlias = dict[str, Any]

NUMBER = np.dtype(np.int16)
BYTE = np.dtype(np.int8)
TAKEN_NAMES = frozenset(dir(np.void)) | frozenset(dir(np.record))


class Records(Protocol[T_co]):
    """A row of records inside a record, as the type checker sees it."""

    def __getitem__(self, index: int, /) -> T_co: ...

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[T_co]: ...


@dataclass(frozen=True)
class Field:
    """What one field of a record holds: numbers or records, one or a grid of them."""

    holds: np.dtype[Any]
    narrow: np.dtype[Any]  # the same in less memory
    shape: tuple[int, ...] = ()

    def __getitem__(self, shape: int | tuple[int, ...]) -> Any:
        return Field(self.holds, self.narrow, shape if isinstance(shape, tuple) else (shape,))


COUNT: Any = Field(NUMBER, BYTE)
WIDE: Any = Field(NUMBER, NUMBER)  # below -128 or above 127, in some game


def many(record_class: type, how_many: int) -> Any:
    """A field of several records of one class."""
    return Field(dtype_of(record_class), narrow_dtype_of(record_class), (how_many,))


def record(record_class: type[T]) -> type[T]:
    """Give a class of fields its dtype; its instances are views of NumPy memory (see `blank`)."""
    names = list(record_class.__annotations__)
    for name in names:
        if name in TAKEN_NAMES:
            raise TypeError(
                f"{record_class.__name__}.{name}: NumPy's own attribute `{name}` would hide this field when the "
                f"rules run uncompiled. Choose another name."
            )
        if not isinstance(vars(record_class).get(name), Field):
            raise TypeError(
                f"{record_class.__name__}.{name}: every field of a record is COUNT, WIDE, a grid of one of them or "
                f"many(Record, n), so that every number is a signed 16-bit integer."
            )
    if not names:
        raise TypeError(f"{record_class.__name__}: a record needs at least one field.")
    fields: dict[str, Field] = {name: vars(record_class)[name] for name in names}
    holds = [(name, field.holds, field.shape) for name, field in fields.items()]
    narrow = np.dtype([(name, field.narrow, field.shape) for name, field in fields.items()], align=True)
    with_dtypes = cast(Any, record_class)
    with_dtypes.Quick = quick_class(record_class, names)
    with_dtypes.dtype = np.dtype((with_dtypes.Quick, holds))
    with_dtypes.narrow_dtype = np.dtype((with_dtypes.Quick, narrow))
    return record_class


class QuickRecord(np.record):  # type: ignore[misc]  # NumPy says it is final; it is not
    """A record whose fields are found at once, each a property; NumPy's own tries everything else before."""

    __getattribute__ = np.void.__getattribute__


def quick_class(record_class: type, names: list[str]) -> type:
    """The class of a record in memory, as plain Python sees it; a pickle finds it in the record class."""
    place = {"__module__": record_class.__module__, "__qualname__": f"{record_class.__qualname__}.Quick"}
    return type("Quick", (QuickRecord,), {**place, **{name: property(itemgetter(name)) for name in names}})


def dtype_of(record_class: type) -> np.dtype[Any]:
    """The NumPy dtype of a record class."""
    return cast("np.dtype[Any]", vars(record_class)["dtype"])


def narrow_dtype_of(record_class: type) -> np.dtype[Any]:
    """The dtype of the same record in less memory; `astype` turns one into the other."""
    return cast("np.dtype[Any]", vars(record_class)["narrow_dtype"])


def blank(record_class: type[T]) -> T:
    """A new record, every number 0."""
    return cast(T, blank_states(dtype_of(record_class), 1)[0])


def blank_states(dtype: np.dtype[Any], how_many: int) -> States:
    """Memory for several records, every number 0."""
    return np.zeros(how_many, dtype)


def copy_of(state: T) -> T:
    """An independent copy of a record; its own `copy` takes several times as long."""
    memory = blank_states(cast(Any, state).dtype, 1)
    memory[0] = state
    return cast(T, memory[0])


def assign(state: Any, other: Any) -> None:
    """Make one record equal to another, in place."""
    np.asarray(state)[...] = np.asarray(other)


def bytes_of(state: Any) -> bytes:
    """All of a record; two states are equal exactly when these are."""
    return cast(bytes, state.tobytes())
