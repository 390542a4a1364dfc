from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Person, Server, at_the_end

INTERRUPTED = 130


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not end it."""
    running = Server(tmp_path_factory.mktemp("tables"), "--pace", "0", "--rate", "100000")
    yield running
    code, complaint = running.stop()
    assert (code, complaint) == (INTERRUPTED, "")


@pytest.fixture(autouse=True)
def _closing() -> Iterator[None]:
    yield
    at_the_end.close()


@pytest.fixture
def ann(server: Server) -> Person:
    return Person(server.url)


@pytest.fixture
def bob(server: Server) -> Person:
    return Person(server.url)
