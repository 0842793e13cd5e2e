"""Who somebody is: the cookie, names, and links that work once."""

from pathlib import Path

import pytest

from klub.core import Malformed
from klub.server.identity import COOKIE, RECOVERY_AGE, SEAT_LINK_AGE, format_cookie, read_cookie
from klub.tables.names import clean_name
from tests.server.http.world import World, refused


async def test_a_stranger_introduces_themselves_and_is_known_by_a_cookie(world: World) -> None:
    """POST /api/me makes a person; the cookie is out of reach for scripts and other sites."""
    ada = world.browser()

    assert refused(await ada.get("/api/me")) == (401, "server/no_identity")

    made = await ada.post("/api/me", json={"name": "  Ada   Lovelace ", "color": "green"})
    cookie = made.headers["set-cookie"]

    assert made.json()["name"] == "Ada Lovelace"
    assert cookie.startswith(f"{COOKIE}=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert (await ada.get("/api/me")).json() == made.json()


async def test_a_visitor_may_be_a_stranger(world: World) -> None:
    """GET /api/visitor refuses nobody: it says who is known, and renews their cookie."""
    stranger, ada = world.browser(), await world.person("Ada")
    nobody, known = await stranger.get("/api/visitor"), await ada.get("/api/visitor")

    assert (nobody.status_code, nobody.json()) == (200, {"me": None})
    assert "set-cookie" not in nobody.headers
    assert known.json() == {"me": (await ada.get("/api/me")).json()}
    assert known.headers["set-cookie"].startswith(f"{COOKIE}=")


async def test_a_known_person_can_change_name_and_colour(world: World) -> None:
    """The id stays."""
    ada = await world.person("Ada")
    before = (await ada.get("/api/me")).json()
    after = (await ada.post("/api/me", json={"name": "Augusta", "color": "red"})).json()

    assert after == {"id": before["id"], "name": "Augusta", "color": "red"}


async def test_only_the_hash_of_a_secret_is_stored(world: World, tmp_path: Path) -> None:
    """Whoever reads the database cannot become anybody, not by a recovery link on its way either."""
    ada = await world.person("Ada")
    token = (await ada.post("/api/me/recovery")).json()["token"]
    secret = ada.cookies[COOKIE]
    files = [file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()]

    assert any(b"Ada" in file for file in files)
    assert not any(secret.encode() in file or token.encode() in file for file in files)


async def test_identities_outlive_a_restart(world: World) -> None:
    """The same cookie is the same person."""
    ada = await world.person("Ada")
    before = (await ada.get("/api/me")).json()
    await world.reopen()

    assert (await ada.get("/api/me")).json() == before


async def test_a_recovery_link_makes_another_browser_the_same_person_once(world: World) -> None:
    """Both browsers are that person afterwards, and the link is used up."""
    laptop, phone, thief = await world.person("Ada"), world.browser(), world.browser()
    link = (await laptop.post("/api/me/recovery")).json()

    assert link["link"].endswith(f"/me#recover={link['token']}")

    me = (await phone.post("/api/me/recover", json={"token": link["token"]})).json()

    assert me == (await laptop.get("/api/me")).json() == (await phone.get("/api/me")).json()
    assert refused(await thief.post("/api/me/recover", json={"token": link["token"]})) == (404, "server/dead_link")
    assert refused(await thief.get("/api/me")) == (401, "server/no_identity")


async def test_a_recovery_link_gets_too_old(world: World) -> None:
    """After a day it leads nowhere."""
    laptop, phone = await world.person("Ada"), world.browser()
    token = (await laptop.post("/api/me/recovery")).json()["token"]
    world.time += RECOVERY_AGE

    assert refused(await phone.post("/api/me/recover", json={"token": token})) == (404, "server/dead_link")


async def test_a_seat_link_hands_a_seat_over_once(world: World) -> None:
    """The seat is the other's from then on, in the middle of a game too."""
    laptop, phone = await world.person("Ada"), await world.person("Ada’s phone")
    table = await laptop.open_table(bots={"1": "sprout"})
    assert (await laptop.do(table, "ready")).status_code == 200
    link = (await laptop.post(f"/api/tables/{table}/seat-link", json={"seat": 0})).json()

    assert link["link"].endswith(f"/t/{table}#seat={link['token']}")

    claimed = (await phone.post(f"/api/tables/{table}/claim", json={"token": link["token"]})).json()
    me = (await phone.get("/api/me")).json()["id"]

    assert (claimed["table"], claimed["seat"]) == (table, 0)
    assert (await world.table(table)).chairs[0].who == me
    again = await laptop.post(f"/api/tables/{table}/claim", json={"token": link["token"]})
    assert refused(again) == (404, "server/dead_link")


async def test_a_seat_link_makes_a_browser_without_an_identity_one_s_own(world: World) -> None:
    """The phone is the same person then: name, colour, seat and all; nothing is written at the table."""
    laptop, phone = await world.person("Ada"), world.browser()
    table = await laptop.open_table(bots={"1": "sprout"})
    link = (await laptop.post(f"/api/tables/{table}/seat-link", json={"seat": 0})).json()
    before = (await world.table(table)).number

    answer = await phone.post(f"/api/tables/{table}/claim", json={"token": link["token"]})

    assert (200, before) == (answer.status_code, answer.json()["number"])
    assert (await laptop.get("/api/me")).json() == (await phone.get("/api/me")).json()
    assert (await laptop.get(f"/api/tables/{table}")).json()["seats"] == (
        await phone.get(f"/api/tables/{table}")
    ).json()["seats"]


async def test_a_seat_goes_under_its_name_to_who_is_somebody_already(world: World) -> None:
    """Whoever takes it over: the others play on with the same name."""
    ada, eve = await world.person("Ada"), await world.person("Eve")
    table = await ada.open_table()
    link = (await ada.post(f"/api/tables/{table}/seat-link", json={"seat": 0})).json()
    await eve.post(f"/api/tables/{table}/claim", json={"token": link["token"]})

    assert "Ada" == (await eve.get(f"/api/tables/{table}")).json()["seats"][0]["name"]
    assert "Eve" == (await eve.get("/api/me")).json()["name"]


async def test_a_seat_link_does_not_bring_a_stranger_to_a_seat_that_is_not_its_giver_s_any_more(world: World) -> None:
    """And makes nobody somebody then."""
    ada, stranger = await world.person("Ada"), world.browser()
    table = await ada.open_table()
    link = (await ada.post(f"/api/tables/{table}/seat-link", json={"seat": 0})).json()
    await ada.do(table, "stand", seat=0)

    answer = await stranger.post(f"/api/tables/{table}/claim", json={"token": link["token"]})
    assert refused(answer) == (404, "server/dead_link")
    assert (await stranger.get("/api/visitor")).json() == {"me": None}


async def test_only_own_seats_can_be_handed_over(world: World) -> None:
    """Neither a bot's seat, nor somebody else's, nor one that does not exist."""
    ada, eve = await world.person("Ada"), await world.person("Eve")
    table = await ada.open_table(bots={"1": "sprout"})

    for who, seat in ((ada, 1), (ada, 5), (eve, 0)):
        answer = await who.post(f"/api/tables/{table}/seat-link", json={"seat": seat})
        assert refused(answer) == (403, "table/not_your_seat")


async def test_a_seat_link_dies_with_time_and_with_its_giver(world: World) -> None:
    """It is void after an hour, at another table, and once its giver has no such seat any more."""
    ada, eve = await world.person("Ada"), await world.person("Eve")
    table, other = await ada.open_table(), await ada.open_table()

    async def link() -> str:
        token: str = (await ada.post(f"/api/tables/{table}/seat-link", json={"seat": 0})).json()["token"]
        return token

    remote_turn = await eve.post(f"/api/tables/{other}/claim", json={"token": await link()})
    assert refused(remote_turn) == (404, "server/dead_link")
    old = await link()
    world.time += SEAT_LINK_AGE
    assert refused(await eve.post(f"/api/tables/{table}/claim", json={"token": old})) == (404, "server/dead_link")
    given = await link()
    assert (await ada.do(table, "stand", seat=0)).status_code == 200
    assert refused(await eve.post(f"/api/tables/{table}/claim", json={"token": given})) == (404, "server/dead_link")


async def test_a_recovery_token_opens_no_seat_and_a_seat_token_no_identity(world: World) -> None:
    """Each token is for one purpose."""
    ada, eve = await world.person("Ada"), await world.person("Eve")
    table = await ada.open_table()
    recovery = (await ada.post("/api/me/recovery")).json()["token"]
    seat = (await ada.post(f"/api/tables/{table}/seat-link", json={"seat": 0})).json()["token"]

    assert refused(await eve.post(f"/api/tables/{table}/claim", json={"token": recovery})) == (404, "server/dead_link")
    assert refused(await eve.post("/api/me/recover", json={"token": seat})) == (404, "server/dead_link")


@pytest.mark.parametrize("name", ["", "   ", "a\0b", "a\nb\x1b", "x" * 25, "Ada\u202e", "\ud800", "\u2028"])
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    """Nothing invisible, nothing that turns the writing around, nothing too long."""
    with pytest.raises(Malformed) as refusal:
        clean_name(name)

    assert refusal.value.code == "server/bad_name"


@pytest.mark.parametrize("name", ["Ada", "Zoë", "李小龙", "👩‍👩‍👧", "O’Neill"])
def test_names_of_the_world_are_welcome(name: str) -> None:
    """Letters of any script, and letters made of several characters."""
    assert clean_name(f" {name} ") == name


def test_the_cookie_is_secure_where_the_connection_is() -> None:
    """Only then: a server in a living room has no certificate."""
    assert "Secure" in format_cookie("x" * 22, secure=True).split("; ")
    assert "Secure" not in format_cookie("x" * 22, secure=False).split("; ")


@pytest.mark.parametrize(
    ("cookie", "expected"),
    [
        (b"klub=" + b"a" * 22, "a" * 22),
        (b"other=1; klub=" + b"-_" * 11 + b"; more=2", "-_" * 11),
        (b"klub=" + b"a" * 21, None),
        (b"klub=" + b"a" * 23, None),
        (b"klub=" + b"\xff" * 22, None),
        (b"klubs=" + b"a" * 22, None),
        (b"", None),
    ],
)
def test_only_what_looks_like_a_secret_is_read(cookie: bytes, expected: str | None) -> None:
    """Anything else does not even reach the database."""
    assert read_cookie([(b"cookie", cookie)]) == expected
