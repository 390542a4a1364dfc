"""Prints an OpenAPI description of every message of the server, for `npm run types`."""

import json

from clerestory.server import messages
from pydantic.json_schema import models_json_schema

named = [one for one in vars(messages).values() if isinstance(one, type)]
said = [(one, "serialization") for one in named if issubclass(one, messages.Said) and one is not messages.Said]
asked = [(one, "validation") for one in named if issubclass(one, messages.Asked) and one is not messages.Asked]
_, schemas = models_json_schema(said + asked, ref_template="#/components/schemas/{model}")
about = {"title": "Clerestory", "version": "1"}
print(json.dumps({"openapi": "3.1.0", "info": about, "paths": {}, "components": {"schemas": schemas["$defs"]}}))
