"""Writes the front end's types, web/src/generated/*.ts, from the structs of the wire: `make types`."""

import re
from importlib import import_module
from inspect import cleandoc, signature
from pathlib import Path
from typing import Any, Final, get_args, get_origin, get_type_hints

from litestar import Response
from msgspec import Struct

from klub.core import Outcome, thought
from klub.games import NAMES
from klub.games import game as find_game
from klub.server.http.routes import ROUTES
from klub.server.refusals import Refusal
from klub.server.sockets.messages import ClientMessage, CommandSent, ServerMessage
from klub.tables import commands
from scripts.typescript import OPEN, WIDTH, File, Source

FOLDER: Final = Path(__file__).parents[1] / "web" / "src" / "generated"

GAME_TYPES: Final = """\
/** The types that a game has of its own; `Snapshot<G>` is a snapshot of a table of the game G. */
export interface GameTypes {
  options: unknown;
  move: unknown;
  view: unknown;
  event: unknown;
  breakdown: unknown;
}"""

SOURCE: Final = Source(
    filled={
        "Snapshot.options": 'G["options"]',
        "PlayInfo.watching": 'G["view"] | null',
        "PlayInfo.outcome": 'Outcome<G["breakdown"]> | null',
        "SeatView.view": 'G["view"]',
        "SeatView.moves": 'G["move"][] | null',
        "Play.move": 'G["move"]',
        "Try.move": 'G["move"]',
        "NewTable.options": 'Partial<G["options"]>',
        "Title.options": 'G["options"]',
        "Record.options": 'G["options"]',
        "Record.result": 'Outcome<G["breakdown"]> | null',
        "RecordedMove.move": 'G["move"]',
        "PastMove.events": 'G["event"][]',
        "PastView.view": 'G["view"]',
        "Hint.move": 'G["move"]',
        "LessonTries.moves": 'G["move"][]',
        "LessonState.view": 'G["view"]',
        "LessonState.moves": 'G["move"][] | null',
    },
    renamed={  # what TypeScript or the browser calls so already
        "Event": "GameEvent",
        "Number": "NumberOption",
        "Record": "GameRecord",
        "Text": "ChatText",
    },
    listed={"Level": "LEVELS", "Sign": "SIGNS"},
)


def generate() -> dict[str, str]:
    """Each file and its text; the same ones every time."""
    protocol = File(
        "protocol",
        "klub/server/sockets/messages.py and klub/tables",
        SOURCE,
        modules=[thought, commands],
        aliases={"Sign": get_type_hints(commands.React)["sign"]},
    )
    protocol.add_text(GAME_TYPES)
    protocol.add(ClientMessage, "given")
    protocol.add(CommandSent, "given")
    protocol.add(ServerMessage)
    texts = {"protocol.ts": protocol.text()}
    http = _http(protocol)
    texts["http.ts"] = http.text()
    texts |= {f"{name}.ts": _game(name, [protocol, http]).text() for name in NAMES}
    if SOURCE.unfilled:
        raise TypeError(f"there are no such fields: {sorted(SOURCE.unfilled)}")
    return texts


def _http(protocol: File) -> File:
    """The bodies and answers of the API, and which request has which."""
    origin = "klub/server/http/bodies.py and the routes of klub/server/http"
    file = File("http", origin, SOURCE, below=[protocol], modules=[thought, commands])
    requests = [_request(route) for route in ROUTES if route.include_in_schema is not False]
    for request in requests:
        if request.body is not None:
            file.add(request.body, "given")
        file.add(request.answer)
    file.add(Refusal)
    heading = "/** Every request: what it takes, and what it answers unless with a `Refusal`. */"
    lines = [_say_request(request, file) for request in requests]
    file.add_text(f"{heading}\nexport interface Api{OPEN} {{\n" + "\n".join(lines) + "\n}")
    return file


def _say_request(request: "_Request", file: File) -> str:
    """A request as a member of `Api`."""
    query = "; ".join(f"{name}: {file.refer(kind)}" for name, kind in request.query.items())
    parts = {
        "query": f"{{ {query} }}" if query else "",
        "body": "" if request.body is None else file.refer(request.body, "given"),
        "answer": file.refer(request.answer),
    }
    inside = [f"{name}: {text}" for name, text in parts.items() if text]
    line = f'  "{request.name}": {{ {"; ".join(inside)} }};'
    if len(line) > WIDTH:
        line = f'  "{request.name}": {{\n    ' + ";\n    ".join(inside) + ";\n  };"
    return f"  /** {request.doc} */\n{line}"


def _game(name: str, below: list[File]) -> File:
    """The types of one game, and its name for all of them."""
    game = find_game(name)
    rules = import_module(f"klub.games.{name}.rules")
    file = File(name, f"klub/games/{name}", SOURCE, below=below, modules=[rules])
    kinds = {
        "options": game.options_type,
        "move": game.move_type,
        "view": game.view_type,
        "event": get_args(get_type_hints(game.view_type)["events"])[0],
        "breakdown": _breakdown(game),
    }
    for kind in kinds.values():
        file.add(kind)
    heading = f"/** The types of {name.title()}, for `Snapshot` and its like. */"
    lines = [f"  {key}: {file.refer(kind)};" for key, kind in kinds.items()]
    file.add_text(f"{heading}\nexport interface {name.title()} {{\n" + "\n".join(lines) + "\n}")
    return file


def _breakdown(game: Any) -> Any:
    """What the outcome of a game gives for each seat."""
    for each in get_args(get_type_hints(game.outcome)["return"]):
        if get_origin(each) is Outcome:
            return get_args(each)[0]
    return Any


class _Request(Struct):
    """What a handler takes and gives; the names of a query that may be left out end in `?`."""

    name: str
    doc: str
    query: dict[str, Any]
    body: Any
    answer: Any


def _request(route: Any) -> _Request:
    """Read off the signature of its handler."""
    [path], [method] = route.paths, route.http_methods
    hints = get_type_hints(route.fn, include_extras=True)
    answer = hints["return"]
    if get_origin(answer) is Response:
        [answer] = get_args(answer)
    inside = set(re.findall(r"{(\w+):", path)) | {"request", "services", "person", "data", "return"}
    needed = {name for name, each in signature(route.fn).parameters.items() if each.default is each.empty}
    return _Request(
        name=f"{method} {re.sub(r':[a-z]+}', '}', path)}",
        doc=" ".join(cleandoc(route.fn.__doc__).split()),
        query={
            name if name in needed else f"{name}?": _without_null(get_args(kind)[0])
            for name, kind in hints.items()
            if name not in inside
        },
        body=get_args(hints["data"])[0] if "data" in hints else None,
        answer=answer,
    )


def _without_null(kind: Any) -> Any:
    """A query has no null; what is not meant is left out."""
    return next(each for each in (*get_args(kind), kind) if each is not type(None))


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in generate().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
