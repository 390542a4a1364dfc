"""@rule: a function of the rulebook, compiled by Numba and cached, or plain Python when asked.

Three modes, chosen by the environment before the first import:
    (nothing)              compiled
    CLERESTORY_CHECKED=1   compiled, every index checked against its bounds
    CLERESTORY_PLAIN=1     not compiled at all: step through it with a debugger

Compiled code is kept in a folder named after everything it depends on: the sources and component files that lie beside
it, those that its imports lead to, and the engine. An edit gives a new folder, so machine code is never older than its
rules, and an edit elsewhere compiles nothing anew.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numba

numba_config: Any = numba.config
numba_types: Any = numba.types
compile_function: Any = numba.njit

F = TypeVar("F", bound=Callable[..., Any])

PLAIN = os.environ.get("CLERESTORY_PLAIN", "") not in ("", "0")
CHECKED = os.environ.get("CLERESTORY_CHECKED", "") not in ("", "0")

# No memory manager (_nrt): a rule that would allocate does not compile, on the CPU as on a GPU.
# No wrapper for C: no rule is handed to C as a function, and compiling takes a twentieth less.
COMPILER = {
    "cache": True, "nogil": True, "error_model": "numpy", "boundscheck": CHECKED, "_nrt": False,
    "no_cfunc_wrapper": True,
}  # fmt: skip

ENGINE = Path(__file__).resolve().parent
SOURCE_KINDS = (".py", ".toml")
NO_RULES = ("server", "cli")  # parts of this package in which nothing is compiled
IMPORT = re.compile(r"^\s*(?:from|import)\s+([\w.]+)", re.MULTILINE)
KEEP_DAYS = 30


def rule(function: F, fused: bool = False) -> F:
    """Compile a function of the rules, with the cache folder of all that it depends on.

    Fused, it may multiply and add in one step, where a processor can: quicker, and rounded once instead of twice.
    """
    how = {"fastmath": {"contract"}} if fused else {}
    return cast(F, compiled(cast(FunctionType, function), sources_of(function), **how))


def compiled(function: FunctionType, sources: tuple[Path, ...], **how: Any) -> Callable[..., Any]:
    """The function as machine code, kept in the cache folder of the sources that it depends on; or as it is."""
    if PLAIN:
        return function
    before = numba_config.CACHE_DIR
    numba_config.CACHE_DIR = str(cache_folder(sources))
    try:
        dispatcher = compile_function(**COMPILER, **how)(function)
    finally:
        numba_config.CACHE_DIR = before
    dispatcher.get_call_template = with_one_kind_of_integer(dispatcher.get_call_template)
    dispatcher.sources = sources
    return cast(Callable[..., Any], dispatcher)


def with_one_kind_of_integer(get_call_template: Callable[..., Any]) -> Callable[..., Any]:
    """When a rule calls a rule, every signed integer is a 64-bit one.

    Numba would compile the called rule anew for each constant that it is ever given, and for each width of integer.
    """

    def get(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return get_call_template(tuple(map(widened, args)), {name: widened(kind) for name, kind in kws.items()})

    return get


def widened(kind: Any) -> Any:
    """The type of an argument: 64 bits instead of a constant or a narrower integer."""
    plain = numba_types.unliteral(kind)
    return numba_types.int64 if isinstance(plain, numba_types.Integer) and plain.signed else plain


def bind(template: F, name: str, **names: Any) -> F:
    """The same loop over another game's functions, compiled and cached under that game's name.

    A closure over compiled functions, or a compiled function taking them as arguments, cannot be cached by Numba:
    its key holds their identity, which is new in every process. A function whose *globals* are the game's functions
    can. It depends on the sources of all of them.
    """
    return cast(F, compiled(*with_names(template, name, names)))


def weave(template: F, name: str, **names: Any) -> F:
    """Bind a template that only one other uses: it has no machine code of its own and becomes part of the other's.

    With each function Numba optimizes all that it calls once more, and a game's rules are called at the end of a long
    chain.
    """
    return cast(F, compiled(*with_names(template, name, names), inline="always"))


def with_names(template: Callable[..., Any], name: str, names: dict[str, Any]) -> tuple[FunctionType, tuple[Path, ...]]:
    """A template with these globals, under another name, and the sources that it then depends on."""
    code = cast(FunctionType, template)
    bound = FunctionType(code.__code__, {**code.__globals__, **names}, code.__name__, code.__defaults__)
    bound.__qualname__ = f"{name}_{code.__name__}"
    bound.__doc__ = code.__doc__
    bound.__module__ = code.__module__
    sources = {*sources_of(template), *(path for each in names.values() for path in getattr(each, "sources", ()))}
    return bound, tuple(sorted(sources))


def sources_of(function: Callable[..., Any]) -> tuple[Path, ...]:
    """The folders whose files a function depends on: its module's, and all that imports in them lead to."""
    code = cast(FunctionType, function)
    home = Path(code.__code__.co_filename).resolve().parent
    return folders_from(home, code.__module__.partition(".")[0])


@cache
def folders_from(home: Path, package: str) -> tuple[Path, ...]:
    """A folder, and those of its package and of ours that imports lead to from there."""
    found, to_read = {ENGINE}, [home]
    while to_read:
        folder = to_read.pop()
        if folder not in found:
            found.add(folder)
            to_read += imported_folders(folder, package)
    return tuple(sorted(found))


@cache
def imported_folders(folder: Path, package: str) -> tuple[Path, ...]:
    """The folders of the modules that the files of a folder import."""
    names = {name for path in folder.glob("*.py") for name in IMPORT.findall(path.read_text(encoding="utf-8"))}
    return tuple(found for name in sorted(names) if (found := folder_of(name, folder, package)))


def folder_of(name: str, folder: Path, package: str) -> Path | None:
    """The folder of an imported module, if it is of ours or of the package that the rules belong to."""
    top, _, rest = name.partition(".")
    if not top:  # from . import, from .. import
        climbed = rest.lstrip(".")
        start = folder
        for _ in range(len(rest) - len(climbed)):
            start = start.parent
        rest = climbed
    elif top in (package, ENGINE.parent.name) and (root := getattr(sys.modules.get(top), "__file__", None)):
        start = Path(root).resolve().parent
    else:
        return None
    path = start.joinpath(*rest.split("."))
    return path if path.is_dir() else path.parent


@cache
def cache_folder(sources: tuple[Path, ...]) -> Path:
    """Where machine code that depends on the files of these folders is kept; made if it is not there."""
    folder = cache_home() / cache_key(sources)
    try:
        if not folder.exists():
            drop_old_folders(cache_home())
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="clerestory-"))
    return folder


def warm_marker(name: str) -> Path:
    """The file that says that a game of this package was compiled with these sources and component files."""
    package = ENGINE.parent
    folders = {path.parent for path in package.rglob("*.py") if path.relative_to(package).parts[0] not in NO_RULES}
    return cache_folder(tuple(sorted(folders))) / f"{name}.warm"


def cache_home() -> Path:
    if chosen := os.environ.get("CLERESTORY_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "clerestory"


def cache_key(sources: tuple[Path, ...]) -> str:
    """A hash of every source and component file that the machine code depends on, of the mode and of where we lie.

    Numba keeps machine code by the path of its source: another copy of the package finds none of it.
    """
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {CHECKED} {ENGINE}".encode())
    for folder in sources:
        digest.update(contents(folder))
    for path in component_files():
        digest.update(path.read_bytes() if path.is_file() else b"")
    return digest.hexdigest()[:16]


def contents(folder: Path) -> bytes:
    """The names and the contents of the source and component files in a folder."""
    files = sorted(path for path in folder.iterdir() if path.suffix in SOURCE_KINDS)
    return b"".join(path.name.encode() + b"\0" + path.read_bytes() + b"\0" for path in files)


def component_files() -> list[Path]:
    """The component files that the user put in place of ours (CLERESTORY_COMPONENTS: one path, or several)."""
    named = os.environ.get("CLERESTORY_COMPONENTS", "")
    return [Path(name) for name in named.split(os.pathsep) if name]


def drop_old_folders(home: Path) -> None:
    """Forget machine code that nothing has used for a month."""
    long_ago = time.time() - KEEP_DAYS * 24 * 3600
    for folder in home.iterdir() if home.is_dir() else ():
        if folder.is_dir() and folder.stat().st_mtime < long_ago:
            shutil.rmtree(folder, ignore_errors=True)
