"""The OpenAPI description holds for whatever is sent: it is made up, and the server must answer as described."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from clerestory.server.app import create_app
from clerestory.server.settings import Settings
from tests.server.running import ME, PATIENCE, Person, Server, here

description = create_app(Settings()).openapi()
schema = schemathesis.openapi.from_dict(description)


def test_the_description_is_printed_as_it_is() -> None:
    command = [sys.executable, "-m", "clerestory.server.description"]
    assert json.loads(subprocess.check_output(command, text=True)) == description


def test_every_operation_is_described() -> None:
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], (path, method)
            assert operation["tags"], (path, method)
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    content = answer["content"]["application/json"]
                    assert content["schema"] == {"$ref": "#/components/schemas/Problem"}, (path, method, status)


@pytest.fixture(scope="module")
def host(server: Server) -> tuple[str, str]:
    """The cookie of somebody, and the code of a table where they hold both seats."""
    ann = Person(server.url)
    code: str = ann.open("sintra", ME, here("Bea"))["code"]
    [(name, value)] = ann.http.cookies.items()
    return f"{name}={value}", code


def make_sense(case: schemathesis.Case[Any], code: str) -> None:
    """Every other time, name a table, a seat and a game that exist; never wait for long."""
    names: dict[str, Any] = case.path_parameters
    body: Any = case.body
    if "code" in names and len(str(names["code"])) % 2:
        names["code"] = code
        for holder in (names, body):
            if isinstance(holder, dict) and isinstance(holder.get("seat"), int):
                holder["seat"] %= 2
    if isinstance(body, dict) and isinstance(body.get("game"), str) and len(body["game"]) % 2:
        body["game"] = "sintra"
    if "wait" in case.query:
        case.query["wait"] = 0.01


@schema.parametrize()
@hypothesis.settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_sent_is_answered_as_described(
    case: schemathesis.Case[Any], server: Server, host: tuple[str, str]
) -> None:
    cookie, code = host
    make_sense(case, code)
    case.call_and_validate(
        base_url=server.url,
        headers={"Cookie": cookie},
        timeout=PATIENCE,
        checks=[not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance],
    )
