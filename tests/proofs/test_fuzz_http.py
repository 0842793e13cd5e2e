"""Requests made up from the API's own description, right and wrong ones: every answer is one that it describes.

`FUZZ_REQUESTS=50000` sends as many; CI sends fewer.
"""

import http.client
import json
import os
import random
import re
from typing import Any, Final
from urllib.parse import quote

import pytest

from tests.proofs.noise import ODD_TEXTS, Noise
from tests.proofs.server import KlubServer

REQUESTS: Final = int(os.environ.get("FUZZ_REQUESTS", "1500"))


class Made:
    """Values that fit a schema of the description, most of the time."""

    def __init__(self, description: dict[str, Any], rng: random.Random, known: dict[str, list[str]]) -> None:
        self._components = description.get("components", {}).get("schemas", {})
        self._rng = rng
        self._noise = Noise(rng, [{"do": "ready", "nonce": "a"}, {"game": "clustered", "seats": 2}])
        self._known = known

    def value(self, schema: dict[str, Any], name: str = "", depth: int = 0) -> Any:
        """A value for a schema; now and then one that does not fit."""
        rng = self._rng
        if rng.random() < 0.08 or depth > 8:
            return self._noise.value()
        if "$ref" in schema:
            return self.value(self._components[schema["$ref"].rpartition("/")[2]], name, depth + 1)
        for union in ("oneOf", "anyOf"):
            if union in schema:
                return self.value(rng.choice(schema[union]), name, depth + 1)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return rng.choice(schema["enum"])
        kind = schema.get("type")
        return self._plain(rng.choice(kind) if isinstance(kind, list) else kind, schema, name, depth)

    def text(self, schema: dict[str, Any], name: str) -> str:
        """A value for a place that holds text: a part of the path or of the query."""
        return str(self.value(schema, name))

    def _plain(self, kind: str | None, schema: dict[str, Any], name: str, depth: int) -> Any:
        rng = self._rng
        match kind:
            case "object":
                needed = set(schema.get("required", ()))
                return {
                    key: self.value(inner, key, depth + 1)
                    for key, inner in schema.get("properties", {}).items()
                    if key in needed or rng.random() < 0.5
                }
            case "array":
                return [self.value(schema.get("items", {}), name, depth + 1) for _ in range(rng.randrange(4))]
            case "string":
                return rng.choice(
                    [*self._known.get(name, []), *self._known.get(name, []), *ODD_TEXTS, "clustered", "red"]
                )
            case "integer":
                return rng.choice([0, 1, 2, 3, 64, rng.randint(-(2**70), 2**70)])
            case "number":
                return rng.choice([0.0, 1.5, 1e11, 1e300])
            case "boolean":
                return rng.choice([True, False])
            case "null":
                return None
        return self._noise.value()


@pytest.fixture(scope="module")
def server() -> Any:
    """A running server."""
    server = KlubServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


def test_every_answer_is_described_whatever_is_asked(server: KlubServer) -> None:
    """No 5xx, no status that the description does not have, every refusal with a code; the server lives on."""
    rng = random.Random(7)
    description = json.loads(server.get("/api/openapi.json")[1])
    operations = [
        (method.upper(), path, operation)
        for path, item in sorted(description["paths"].items())
        for method, operation in sorted(item.items())
        if method in ("get", "post", "put", "patch", "delete")
    ]
    cookie, known = acquaint(server)
    made = Made(description, rng, known)
    pid = server.pid
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    seen: dict[str, set[int]] = {}
    for _ in range(REQUESTS):
        method, template, operation = rng.choice(operations)
        path, body = fill_in(made, template, operation, rng)
        headers = {"Cookie": cookie} if rng.random() < 0.9 else {}
        if body is not None:
            headers["Content-Type"] = rng.choice(["application/json"] * 9 + ["text/plain"])
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        answer = response.read()
        seen.setdefault(template, set()).add(response.status)

        assert response.status < 500, (method, path, body, answer)
        assert str(response.status) in {*operation["responses"], "400", "404", "405", "413", "415"}, (
            method,
            path,
            body,
        )

        if response.status >= 400:
            assert {"code", "facts"} == json.loads(answer).keys(), (method, path, body, answer)
    connection.close()

    assert {template for _, template, _ in operations} == seen.keys()
    assert server.runs
    assert pid == server.pid
    assert [] == re.findall(r".*(?:Traceback|\"error\"|ERROR).*", server.log)


def acquaint(server: KlubServer) -> tuple[str, dict[str, list[str]]]:
    """Somebody's cookie, and the names of real things, so that requests get further than the door."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    json_type = {"Content-Type": "application/json"}
    connection.request("POST", "/api/me", json.dumps({"name": "Robin", "color": "red"}), json_type)
    response = connection.getresponse()
    me = json.loads(response.read())
    cookie = (response.getheader("Set-Cookie") or "").partition(";")[0]
    connection.request("POST", "/api/tables", json.dumps({"game": "clustered"}), {**json_type, "Cookie": cookie})
    table = json.loads(connection.getresponse().read())
    connection.close()
    return cookie, {
        "table_id": [table["table"]] * 10,
        "table": [table["table"]],
        "code": [table["code"]] * 10,
        "who": [me["id"]],
        "game": ["clustered"] * 10,
    }


def fill_in(made: Made, template: str, operation: dict[str, Any], rng: random.Random) -> tuple[str, str | None]:
    """A path with its query, and a body, for an operation."""
    path, query = template, []
    for parameter in operation.get("parameters", []):
        name = parameter["name"]
        text = quote(made.text(parameter.get("schema", {}), name), safe="")
        if parameter["in"] == "path":
            path = path.replace(f"{{{name}}}", text or "-")
        elif parameter["in"] == "query" and rng.random() < 0.7:
            query.append(f"{quote(name)}={text}")
    content = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if content is None:
        return path + ("?" + "&".join(query) if query else ""), None
    body = json.dumps(made.value(content["schema"]))
    if rng.random() < 0.1:
        body = body[: rng.randrange(len(body) + 1)] + rng.choice(["", "}", '"', "\\", "\0"])
    return path + ("?" + "&".join(query) if query else ""), body
