"""The OpenAPI description, printed: `python -m clerestory.server.description`. The page's types are made from it."""

from __future__ import annotations

import json

from clerestory.server.app import create_app
from clerestory.server.settings import Settings


def main() -> None:
    print(json.dumps(create_app(Settings()).openapi(), indent=1))


if __name__ == "__main__":
    main()
