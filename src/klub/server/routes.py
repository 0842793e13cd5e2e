"""The HTTP API: thin handlers that translate between requests and the hub, the store and the identities."""

import asyncio
import re
from functools import partial
from hmac import compare_digest
from typing import Annotated, Any, Final, TypeAlias, Union, cast
from urllib.parse import urlsplit

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter, SkipValidation
from msgspec import Struct

import klub
from klub.core import Declaration, Illegal, Record, RecordedMove, encode
from klub.games import game as find_game
from klub.games import names
from klub.server import bodies as b
from klub.server.identity import Offer, format_cookie, read_cookie
from klub.server.messages import REQUESTS
from klub.server.place import Place
from klub.server.records import check_shown, record_of
from klub.server.security import header, whose_bucket
from klub.server.settings import is_loopback
from klub.store import Card, Person, Result
from klub.tables import Snapshot, may_look, snapshot
from klub.tables.house import Clock, House

STRICT: Final[tuple[type[Struct], ...]] = (
    b.Introduction,
    b.TokenGiven,
    b.NewTable,
    b.SeatWish,
    Clock,
    House,
    Record,
    RecordedMove,
    *REQUESTS,
)
"""What may have no unknown fields; Litestar's description forgets to say so."""

LISTED: Final = 100
"""The longest list."""

Asked: TypeAlias = Request[Any, Any, Any]
ThePlace: TypeAlias = NamedDependency[SkipValidation[Place]]
ThePerson: TypeAlias = NamedDependency[SkipValidation[Person]]
CommandSent: TypeAlias = Union[(*REQUESTS,)]  # type: ignore[valid-type] # made of a list
TableId: TypeAlias = Annotated[str, PathParameter(max_length=64, description="The id of a table.")]

REFUSALS: Final = {
    status: ResponseSpec(b.Refusal, description=why, generate_examples=False)
    for status, why in {
        400: "It cannot be read.",
        401: "Introduce yourself first: POST /api/me.",
        403: "This is not for you.",
        404: "There is no such thing, or not any more.",
        405: "Not with this method.",
        409: "The rules, or the state of the table, do not allow it now.",
        413: "Too large.",
        421: "Not a name of this server.",
        429: "Too many requests: see Retry-After.",
        503: "Try again later: see Retry-After.",
    }.items()
}

_get = partial(get, responses=REFUSALS)
_post = partial(post, responses=REFUSALS, status_code=200)


async def find_person(request: Asked, place: ThePlace) -> Person:
    """Who asks; refuses strangers."""
    person = await place.identities.find(request.scope["headers"])
    if person is None:
        raise Illegal("server/no_identity")
    return person


# People


@_post("/api/me")
async def introduce(request: Asked, place: ThePlace, data: JSONBody[b.Introduction]) -> Response[b.Me]:
    """Introduce yourself, or change your name or colour. The answer sets the cookie that you are known by."""
    found = await place.identities.find(request.scope["headers"])
    if found is not None:
        secret = read_cookie(request.scope["headers"])
        assert secret is not None, "somebody was found by it"
        return _with_cookie(request, place, await place.identities.rename(found, data.name, data.color), secret)
    place.newcomers.take(whose_bucket(request.client))
    return _with_cookie(request, place, *await place.identities.create(data.name, data.color))


@_get("/api/me")
async def me(request: Asked, place: ThePlace, person: ThePerson) -> Response[b.Me]:
    """Who you are. The cookie is set anew, so that it lasts."""
    return _with_cookie(request, place, person, read_cookie(request.scope["headers"]) or "")


@_post("/api/me/recovery")
async def offer_identity(request: Asked, place: ThePlace, person: ThePerson) -> b.Link:  # noqa: ARG001 - known people only
    """A link that makes another browser yours too; it works once."""
    token, until = await place.identities.offer_identity(read_cookie(request.scope["headers"]) or "")
    return b.Link(token, f"{_address(request, place)}/me#recover={token}", until)


@_post("/api/me/recover")
async def take_identity(request: Asked, place: ThePlace, data: JSONBody[b.TokenGiven]) -> Response[b.Me]:
    """Become who the token of a recovery link says."""
    place.guesses.take(whose_bucket(request.client))
    return _with_cookie(request, place, *await place.identities.take_identity(data.token))


@_get("/api/me/results")
async def results(
    place: ThePlace, person: ThePerson, before: Annotated[float | None, QueryParameter(ge=0, le=1e11)] = None
) -> list[b.Played]:
    """Your finished games, newest first; `before` (seconds since 1970) asks for earlier ones."""
    return [_played(result) for result in await place.store.results(person.id, LISTED, before)]


@_get("/api/me/bests")
async def bests(
    place: ThePlace, person: ThePerson, game: Annotated[str | None, QueryParameter(max_length=64)] = None
) -> list[b.Played]:
    """Your best game for each game, options and number of seats."""
    return [_played(result) for result in await place.store.bests(person.id, game)]


# Games


@_get("/api/games")
async def games() -> list[Declaration]:
    """The games there are, with their options."""
    return [find_game(name).declaration for name in names()]


@_post("/api/verify")
async def verify(request: Asked, place: ThePlace, data: JSONBody[Record]) -> b.Verified:
    """Replay a game file and check shuffle, moves and result; refuses one that is wrong."""
    place.guesses.take(whose_bucket(request.client))
    played = await asyncio.to_thread(klub.replay, data)
    return b.Verified(len(data.moves), played.outcome is not None)


# Tables


@_post("/api/tables", status_code=201)
async def create(request: Asked, place: ThePlace, person: ThePerson, data: JSONBody[b.NewTable]) -> b.TableMade:
    """Open a table. Its id is its key: whoever has the link may join."""
    place.newcomers.take(whose_bucket(request.client))
    table = await place.hub.create(person, data.game, data.options, data.seats, data.house, data.bots)
    card = await place.store.card(table)
    code, until = (card.code, card.code_until) if card else (None, None)
    return b.TableMade(table, code, until, _table_link(request, place, table))


@_get("/api/tables")
async def lobby(place: ThePlace) -> list[b.TableCard]:
    """Tables that wait for players and are listed, newest first."""
    return [_shown_card(card) for card in await place.store.lobby(LISTED)]


@_get("/api/tables/mine")
async def mine(place: ThePlace, person: ThePerson) -> list[b.TableCard]:
    """Your tables, last touched first."""
    return [_shown_card(card) for card in await place.store.tables_of(person.id, LISTED)]


@_get("/api/tables/{table_id:str}")
async def look(place: ThePlace, person: ThePerson, table_id: TableId) -> Response[Snapshot]:
    """A table as you may see it."""
    return _json(snapshot(await place.hub.table(table_id), person.id))


@_post("/api/tables/{table_id:str}/commands")
async def command(place: ThePlace, person: ThePerson, table_id: TableId, data: JSONBody[CommandSent]) -> b.Done:
    """Do something at a table, as over its socket: once for each nonce, however often it is sent."""
    place.commands.take(person.id)
    return b.Done(await place.hub.command(table_id, person, cast("Any", data), cast("Any", data).nonce))


@_get("/api/tables/{table_id:str}/record")
async def record(place: ThePlace, person: ThePerson, table_id: TableId) -> Response[Record]:
    """The game file of the last game. While it runs, only where the moves hide nothing, and without the seed."""
    table = await place.hub.table(table_id)
    may_look(table, person.id)
    check_shown(table, person.id)
    return _json(record_of(table))


@_post("/api/tables/{table_id:str}/seat-link")
async def offer_seat(
    request: Asked, place: ThePlace, person: ThePerson, table_id: TableId, data: JSONBody[b.SeatWish]
) -> b.Link:
    """A link that hands one of your seats to whoever opens it first: your phone, or a friend."""
    table = await place.hub.table(table_id)
    if data.seat not in table.seats_of(person.id):
        raise Illegal("table/not_your_seat", seat=data.seat)
    token, until = await place.identities.offer_seat(table_id, Offer(data.seat, person.id))
    return b.Link(token, f"{_table_link(request, place, table_id)}#seat={token}", until)


@_post("/api/tables/{table_id:str}/claim")
async def claim_seat(
    request: Asked, place: ThePlace, person: ThePerson, table_id: TableId, data: JSONBody[b.TokenGiven]
) -> b.Claimed:
    """Take the seat of a seat link."""
    place.guesses.take(whose_bucket(request.client))
    table = await place.hub.table(table_id)
    offer = await place.identities.take_seat(table_id, data.token)
    if offer.seat not in table.seats_of(offer.giver):
        raise Illegal("server/dead_link")  # the giver lost the seat, or gave it to somebody else
    return b.Claimed(table_id, offer.seat, await place.hub.handover(table_id, person, offer.seat))


@_get("/api/codes/{code:str}")
async def find_code(
    request: Asked, place: ThePlace, code: Annotated[str, PathParameter(max_length=16)]
) -> b.TableFound:
    """The table that a short code opens, while it waits for players."""
    place.guesses.take(whose_bucket(request.client))
    card = await place.store.find_code(code.upper(), place.now())
    if card is None:
        raise Illegal("server/no_such_code")
    return b.TableFound(card.table, _table_link(request, place, card.table))


# Operation


@get("/api/openapi.json", include_in_schema=False)
async def description(request: Asked) -> dict[str, Any]:
    """This API as OpenAPI 3.1."""
    found = request.app.openapi_schema.to_schema()
    for struct in STRICT:
        found["components"]["schemas"][struct.__name__]["additionalProperties"] = False
    return found


@_get("/healthz")
async def health() -> b.Health:
    """Whether the process lives."""
    return b.Health(klub.__version__)


@get("/readyz", responses={503: ResponseSpec(b.Readiness, description="Not now.", generate_examples=False)})
async def readiness(place: ThePlace) -> Response[b.Readiness]:
    """Whether requests should come here."""
    store, bus = await asyncio.gather(place.store.ready(), place.bus.ready())
    ready = store and not place.draining
    return Response(b.Readiness(ready, store, bus, place.draining), status_code=200 if ready else 503)


@_get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Asked, place: ThePlace) -> str:
    """Figures for Prometheus; for this machine, or with the token of the settings."""
    if not _may_measure(request, place):
        raise Illegal("server/not_found")
    return place.metrics.text()


ROUTES: Final[list[Any]] = [
    introduce, me, offer_identity, take_identity, results, bests,
    games, verify,
    create, lobby, mine, look, command, record, offer_seat, claim_seat, find_code,
    description, health, readiness, metrics,
]  # fmt: skip


def methods_of(path: str) -> list[str]:
    """The methods that a path of the API knows."""
    handlers = [
        each for each in ROUTES for form in each.paths if re.fullmatch(re.sub(r"{\w+:str}", "[^/]+", form), path)
    ]
    return sorted({"OPTIONS", *(method for handler in handlers for method in handler.http_methods)})


def _json(value: Any) -> Response[Any]:
    """Our own encoding, which knows the classes of the games."""
    return Response(cast("Any", encode(value)), media_type=MediaType.JSON)


def _with_cookie(request: Asked, place: Place, person: Person, secret: str) -> Response[b.Me]:
    secure = request.scope["scheme"] == "https" or place.settings.public.startswith("https:")
    headers = {"Set-Cookie": format_cookie(secret, secure=secure)}
    return Response(b.Me(person.id, person.name, person.color), headers=headers)


def _address(request: Asked, place: Place) -> str:
    """How people reach this server: its public address, or the one that this request came by."""
    if place.settings.public:
        return place.settings.public.rstrip("/")
    return f"{request.scope['scheme']}://{header(request.scope['headers'], b'host')}"


def _table_link(request: Asked, place: Place, table: str) -> str:
    return f"{_address(request, place)}/t/{table}"


def _shown_card(card: Card) -> b.TableCard:
    title = msgspec.json.decode(card.title)
    return b.TableCard(card.table, card.game, card.phase, card.listed, card.created, card.touched, title)


def _played(result: Result) -> b.Played:
    return b.Played(
        table=result.table,
        game_number=result.game_number,
        game=result.game,
        options=msgspec.json.decode(result.options_key),
        seats=result.seats,
        score=result.score,
        won=result.won,
        at=result.at,
        summary=msgspec.json.decode(result.summary) if result.summary else None,
    )


def _may_measure(request: Asked, place: Place) -> bool:
    """Whether figures may be read: with the token, or from this machine and not through a proxy."""
    token = place.settings.metrics_token
    given = header(request.scope["headers"], b"authorization") or ""
    if token and compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    host = urlsplit(f"//{header(request.scope['headers'], b'host')}").hostname or ""
    return request.client is not None and is_loopback(request.client.host) and is_loopback(host)
