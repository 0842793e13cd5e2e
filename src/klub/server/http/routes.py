"""The HTTP API: thin handlers that translate between requests and the hub, the store and the identities."""

import asyncio
from hmac import compare_digest
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import MediaType, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

import klub
from klub.core import Declaration, Illegal, Record
from klub.games import game as find_game
from klub.games import names
from klub.server.asgi import client_key, header
from klub.server.http import bodies as b
from klub.server.http.game_files import GAME_FILES
from klub.server.http.handlers import HttpRequest, TableId, ThePerson, TheServices, as_json
from klub.server.http.handlers import get as _get
from klub.server.http.handlers import post as _post
from klub.server.http.link_previews import Invitation, LostSeat, invitation_to
from klub.server.http.openapi import describe
from klub.server.http.push_routes import PUSH
from klub.server.http.study_routes import STUDY
from klub.server.identity import Offer, format_cookie, read_cookie
from klub.server.limits import MOST_RECORD_BYTES
from klub.server.network.reach import Reached, is_from_here
from klub.server.services import Services
from klub.server.sockets.messages import CommandSent
from klub.server.study.records import check_shown, record_of
from klub.server.tables.listings import Summary, Title, read_options, score_sign
from klub.store import Listing, Person, Result
from klub.tables import Snapshot, may_look, snapshot
from klub.tables.access import check_own_seat
from klub.tables.creation import NewTable
from klub.tables.judging.absence import lost_seats

_LISTED: Final = 100
"""The longest list."""


# People


@_post("/api/me")
async def _introduce(request: HttpRequest, services: TheServices, data: JSONBody[b.Introduction]) -> Response[b.Me]:
    """Introduce yourself, or change your name or colour. The answer sets the cookie that you are known by."""
    found = await services.identities.find(request.scope["headers"])
    if found is not None:
        secret = read_cookie(request.scope["headers"])
        assert secret is not None, "somebody was found by it"
        return _with_cookie(request, services, await services.identities.rename(found, data.name, data.color), secret)
    services.newcomers.take(client_key(request.client))
    return _with_cookie(request, services, *await services.identities.create(data.name, data.color))


@_get("/api/me")
async def _me(request: HttpRequest, services: TheServices, person: ThePerson) -> Response[b.Me]:
    """Who you are. The cookie is set anew, so that it lasts."""
    return _with_cookie(request, services, person, read_cookie(request.scope["headers"]) or "")


@_get("/api/visitor")
async def _visitor(request: HttpRequest, services: TheServices) -> Response[b.Visitor]:
    """Whoever asks: somebody who is known, and whose cookie is set anew, or a stranger. Nothing is refused."""
    person = await services.identities.find(request.scope["headers"])
    if person is None:
        return Response(b.Visitor(None))
    headers = _cookie_header(request, services, read_cookie(request.scope["headers"]) or "")
    return Response(b.Visitor(b.Me(person.id, person.name, person.color)), headers=headers)


@_post("/api/me/recovery")
async def _offer_identity(request: HttpRequest, services: TheServices, person: ThePerson) -> b.Link:  # noqa: ARG001 - known people only
    """A link that makes another browser yours too; it works once."""
    token, until = await services.identities.offer_identity(read_cookie(request.scope["headers"]) or "")
    return b.Link(token, f"{_address(request, services)}/me#recover={token}", until)


@_post("/api/me/recover")
async def _take_identity(request: HttpRequest, services: TheServices, data: JSONBody[b.TokenGiven]) -> Response[b.Me]:
    """Become who the token of a recovery link says."""
    services.guesses.take(client_key(request.client))
    return _with_cookie(request, services, *await services.identities.take_identity(data.token))


@_get("/api/me/results")
async def _results(
    services: TheServices, person: ThePerson, before: Annotated[float | None, QueryParameter(ge=-1e11, le=1e11)] = None
) -> list[b.Played]:
    """Your finished games, newest first; `before` (seconds since 1970) asks for earlier ones."""
    return [_played(result) for result in await services.store.results(person.id, _LISTED, before)]


@_get("/api/me/bests")
async def _bests(
    services: TheServices, person: ThePerson, game: Annotated[str | None, QueryParameter(max_length=64)] = None
) -> list[b.Played]:
    """Your best game for each game, options and number of seats; practice does not count."""
    played = [_played(result) for result in await services.store.bests(person.id, game)]
    return [each for each in played if not each.practice]


# Games


@_get("/api/games")
async def _games() -> list[Declaration]:
    """The games there are, with their options."""
    return [find_game(name).declaration.with_help_keys() for name in names()]


@_post("/api/verify", request_max_body_size=MOST_RECORD_BYTES)
async def _verify(request: HttpRequest, services: TheServices, data: JSONBody[Record]) -> b.Verified:
    """Replay a game file and check shuffle, moves and result; refuses one that is wrong."""
    services.guesses.take(client_key(request.client))
    if len(await request.body()) > services.settings.limits.record_bytes:
        raise Illegal("server/too_large")
    return b.Verified(len(data.moves), await services.pools.compute.verify(data))


# Tables


@_post("/api/tables", status_code=201)
async def _create(
    request: HttpRequest, services: TheServices, person: ThePerson, data: JSONBody[NewTable]
) -> b.TableMade:
    """Open a table. Its id is its key: whoever has the link may join."""
    services.newcomers.take(client_key(request.client))
    table = await services.hub.create(person, data)
    return await _ways_in(request, services, table)


@_get("/api/tables")
async def _lobby(services: TheServices) -> list[b.TableCard]:
    """Tables that wait for players and are listed, newest first."""
    return [_table_card(listing) for listing in await services.store.lobby(_LISTED)]


@_get("/api/tables/mine")
async def _mine(services: TheServices, person: ThePerson) -> list[b.TableCard]:
    """Your tables, last touched first."""
    return [_table_card(listing) for listing in await services.store.tables_of(person.id, _LISTED)]


@_get("/api/tables/{table_id:str}")
async def _look(services: TheServices, person: ThePerson, table_id: TableId) -> Response[Snapshot]:
    """A table as you may see it."""
    return as_json(snapshot(await services.hub.table(table_id), person.id))


@_get("/api/tables/{table_id:str}/invitation")
async def _invitation(request: HttpRequest, services: TheServices, person: ThePerson, table_id: TableId) -> b.TableMade:
    """How others come to a table: its link, and its short code unless it is closed."""
    may_look(await services.hub.table(table_id), person.id)
    return await _ways_in(request, services, table_id)


@_get("/api/tables/{table_id:str}/welcome")
async def _welcome(request: HttpRequest, services: TheServices, table_id: TableId) -> Invitation:
    """What a link to a table tells somebody who is not known yet: who invites to what, and whose seat may be theirs."""
    services.guesses.take(client_key(request.client))
    listing = await services.store.listing(table_id)
    invitation = None if listing is None else invitation_to(listing)
    if invitation is None:
        raise Illegal("table/unknown")
    if not invitation.host:
        return invitation
    table, attendance = await services.hub.table(table_id), services.hub.attendance(table_id)
    chairs = [(seat, table.chairs[seat]) for seat in lost_seats(table, attendance)]
    lost = tuple(LostSeat(seat, table.name_of(chair), table.color_of(chair)) for seat, chair in chairs)
    return msgspec.structs.replace(invitation, lost=lost)


@_post("/api/tables/{table_id:str}/commands")
async def _command(services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[CommandSent]) -> b.Done:
    """Do something at a table, as over its socket: once for each nonce, however often it is sent."""
    services.commands.take(person.id)
    return b.Done(await services.hub.command(table_id, person, cast("Any", data), cast("Any", data).nonce))


@_get("/api/tables/{table_id:str}/record")
async def _record(services: TheServices, person: ThePerson, table_id: TableId) -> Response[Record]:
    """The game file of the last game. While it runs, only where the moves hide nothing, and without the seed."""
    table = await services.hub.table(table_id)
    may_look(table, person.id)
    check_shown(table, person.id)
    return as_json(record_of(table))


@_post("/api/tables/{table_id:str}/seat-link")
async def _offer_seat(
    request: HttpRequest, services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[b.SeatWish]
) -> b.Link:
    """A link that hands one of your seats to whoever opens it first: your phone, or a friend.

    A browser in which nobody is known becomes yours with it.
    """
    table = await services.hub.table(table_id)
    check_own_seat(table, person.id, data.seat)
    offer = Offer(data.seat, person.id, read_cookie(request.scope["headers"]))
    token, until = await services.identities.offer_seat(table_id, offer)
    return b.Link(token, f"{_table_link(request, services, table_id)}#seat={token}", until)


@_post("/api/tables/{table_id:str}/claim")
async def _claim_seat(
    request: HttpRequest, services: TheServices, table_id: TableId, data: JSONBody[b.TokenGiven]
) -> Response[b.Claimed]:
    """Take the seat of a seat link, under its name; a stranger becomes who gave it, and the answer sets the cookie."""
    services.guesses.take(client_key(request.client))
    person, headers = await services.identities.find(request.scope["headers"]), dict[str, str]()
    table = await services.hub.table(table_id)
    offer = await services.identities.take_seat(table_id, data.token)
    if person is None:
        person = await services.identities.find_by_secret(offer.secret or "")
        if person is None or person.id != offer.giver:
            raise Illegal("server/no_identity")
        headers = _cookie_header(request, services, offer.secret or "")
    if person.id != offer.giver:
        number = await services.hub.handover(table_id, person, offer.seat, offer.giver)
    elif offer.seat in table.seats_of(person.id):
        number = table.number
    else:
        raise Illegal("server/dead_link")
    return Response(b.Claimed(table_id, offer.seat, number), headers=headers)


@_get("/api/codes/{code:str}")
async def _find_code(
    request: HttpRequest, services: TheServices, code: Annotated[str, PathParameter(max_length=16)]
) -> b.TableFound:
    """The table that a short code opens, unless it is closed."""
    services.guesses.take(client_key(request.client))
    listing = await services.store.find_code(code.upper(), services.now())
    if listing is None:
        raise Illegal("server/no_such_code")
    return b.TableFound(listing.table, _table_link(request, services, listing.table))


# How the server is reached


@_get("/api/reach")
async def _reach(request: HttpRequest, services: TheServices) -> Reached:
    """Who can open links to this server, and what they can begin with."""
    await services.reach.refresh()
    return services.reach.told(cast("Any", request.scope))


@_post("/api/reach")
async def _switch_reach(request: HttpRequest, services: TheServices, data: JSONBody[b.ReachWish]) -> Reached:
    """Open the server to everyone in the house, or close it again; for the person at this machine only."""
    services.guesses.take(client_key(request.client))
    await services.reach.switch(cast("Any", request.scope), data.switch)
    return services.reach.told(cast("Any", request.scope))


# Operation


@get("/api/openapi.json", include_in_schema=False)
async def _description(request: HttpRequest) -> dict[str, Any]:
    """This API as OpenAPI 3.1."""
    return describe(request.app.openapi_schema.to_schema(), ROUTES)


@_get("/healthz")
async def _health() -> b.Health:
    """Whether the process lives."""
    return b.Health(klub.__version__)


@get("/readyz", responses={503: ResponseSpec(b.Readiness, description="Not now.", generate_examples=False)})
async def _readiness(services: TheServices) -> Response[b.Readiness]:
    """Whether requests should come here."""
    store, bus = await asyncio.gather(services.store.ready(), services.bus.ready())
    ready = store and not services.draining
    return Response(b.Readiness(ready, store, bus, services.draining), status_code=200 if ready else 503)


@_get("/metrics", media_type=MediaType.TEXT)
async def _metrics(request: HttpRequest, services: TheServices) -> str:
    """Figures for Prometheus; for this machine, or with the token of the settings."""
    if not _may_measure(request, services):
        raise Illegal("server/not_found")
    return await services.worker_metrics.page()


ROUTES: Final[list[Any]] = [
    _introduce, _me, _visitor, _offer_identity, _take_identity, _results, _bests,
    _games, *GAME_FILES, _verify,
    _create, _lobby, _mine, _look, _invitation, _welcome, _command, _record, _offer_seat, _claim_seat, _find_code,
    *STUDY, *PUSH,
    _reach, _switch_reach,
    _description, _health, _readiness, _metrics,
]  # fmt: skip


def _with_cookie(request: HttpRequest, services: Services, person: Person, secret: str) -> Response[b.Me]:
    headers = _cookie_header(request, services, secret)
    return Response(b.Me(person.id, person.name, person.color), headers=headers)


def _cookie_header(request: HttpRequest, services: Services, secret: str) -> dict[str, str]:
    secure = request.scope["scheme"] == "https" or services.settings.public.startswith("https:")
    return {"Set-Cookie": format_cookie(secret, secure=secure)}


def _address(request: HttpRequest, services: Services) -> str:
    return services.reach.address(cast("Any", request.scope))


def _table_link(request: HttpRequest, services: Services, table: str) -> str:
    return f"{_address(request, services)}/t/{table}"


async def _ways_in(request: HttpRequest, services: Services, table: str) -> b.TableMade:
    listing = await services.hub.listing(table)
    left = None if listing.code_until is None else listing.code_until - services.now()
    return b.TableMade(table, listing.code, listing.code_until, _table_link(request, services, table), left)


def _table_card(listing: Listing) -> b.TableCard:
    title = msgspec.json.decode(listing.title, type=Title)
    return b.TableCard(
        listing.table, listing.game, listing.phase, listing.listed, listing.created, listing.touched, title
    )


def _played(result: Result) -> b.Played:
    options, practice = read_options(result.options_key)
    return b.Played(
        table=result.table,
        game_number=result.game_number,
        game=result.game,
        options=options,
        seats=result.seats,
        score=result.score * score_sign(find_game(result.game).declaration) if result.game in names() else result.score,
        won=result.won,
        at=result.at,
        summary=msgspec.json.decode(result.summary, type=Summary) if result.summary else None,
        practice=practice,
    )


def _may_measure(request: HttpRequest, services: Services) -> bool:
    """Whether figures may be read: with the token, or from this machine and not through a proxy."""
    token = services.settings.metrics_token
    given = header(request.scope["headers"], b"authorization") or ""
    if token and compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    return is_from_here(cast("Any", request.scope))
