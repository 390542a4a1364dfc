"""A PostgreSQL of one's own for a while, where it is installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.running import free_port

USER = "postgres"


def programs() -> Path | None:
    """The folder of initdb and pg_ctl; those who run the server as root keep it beside the shared files."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


def as_user(folder: Path) -> list[str]:
    """PostgreSQL will not run as root."""
    if os.getuid() != 0:
        return []
    try:
        someone = pwd.getpwnam(USER)
    except KeyError:
        pytest.skip(f"PostgreSQL does not run as root, and there is no user {USER}")
    os.chown(folder, someone.pw_uid, someone.pw_gid)
    return ["runuser", "-u", USER, "--"]


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    where = programs()
    if where is None:
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="clerestory-postgres-"))
    prefix, port, cluster = as_user(folder), free_port(), str(folder / "cluster")

    def call(program: str, *arguments: str) -> None:
        command = [*prefix, str(where / program), *arguments]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    try:
        call("initdb", "-D", cluster, "-A", "trust", "-U", USER, "--no-sync")
        options = f"-c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -p {port}"
        call("pg_ctl", "-D", cluster, "-w", "-o", options, "start")
        try:
            yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
        finally:
            call("pg_ctl", "-D", cluster, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
