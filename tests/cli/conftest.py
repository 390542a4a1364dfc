"""How the command line is called in tests: in this process where that is enough, as a program where it is not."""

from __future__ import annotations

import io
import os
import subprocess
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from clerestory import load_game
from clerestory.cli import run
from clerestory.cli.warming import make_warm

PROGRAM = Path(sysconfig.get_path("scripts")) / "clerestory"
SETTINGS = ("CLERESTORY_COMPONENTS", "CLERESTORY_PLAIN", "CLERESTORY_CHECKED", "NO_COLOR", "FORCE_COLOR")


@dataclass(frozen=True)
class Answer:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


Call = Callable[..., Answer]


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Every test finds compiled rules on the disk."""
    make_warm(load_game("sintra"))


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own for each test, and nothing set by whoever runs the tests."""
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "160")
    return tmp_path / "data"


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """Run a command in this process."""

    def call(*arguments: object, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            run([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Answer(int(ended.value.code or 0), printed.out, printed.err)

    return call


def call_program(*arguments: object, typed: str = "", **environment: str) -> Answer:
    """Run a command as a user does."""
    command = [str(PROGRAM), *(str(argument) for argument in arguments)]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, env={**os.environ, **environment})
    return Answer(done.returncode, done.stdout, done.stderr)
