"""Made the data in 0.1/: a database with what 0.1 said of it, and game files.

It was run once, with version 0.1 of Klub, and is kept to tell what is in the data. A later version refuses to run it.

    PYTHONPATH=<the sources of 0.1> python -m tests.compatibility.make
"""

import asyncio
import gzip
import platform
import struct
import time
from collections.abc import Iterator
from typing import Any, Final

import klub
from klub.client import Identity, connect
from klub.core import Rng, from_dict, to_dict
from klub.games import game as find_game
from tests.compatibility.world import DATA, OldServer, without_times, write
from tests.services.wait import until

PEOPLE: Final = {"ada": "red", "ben": "blue", "cleo": "green", "dan": "violet"}
"""Dan has no seat; Cleo leaves."""

SMALL: Final[dict[str, dict[str, Any]]] = {
    "clustered": {"quick_play": True, "first_player": 0, "bounds": {"shape": "rectangle", "width": 5, "height": 5}},
    "cubed": {"rounds": 1, "bridging": True, "first_player": 0},
    "kluster": {"first_player": [0]},
    "cluellage": {"rounds": 1},
}
MIDDLE: Final = {"clustered": 14, "cubed": 9, "kluster": 6, "cluellage": 9}
"""Moves after which a game is left in the middle."""

CIRCLE: Final = {
    "do": "lay_string",
    "loop": 0,
    "points": [{"x": 0, "y": 100}, {"x": 100, "y": -80}, {"x": -100, "y": -80}],
}

RECORDS: Final[list[tuple[str, int, dict[str, Any]]]] = [
    ("clustered", 1, {}),
    ("clustered", 2, {"quick_play": True, "quick_discard_from": "drawn", "third_wild": "all"}),
    ("clustered", 3, {"first_bonuses": True, "largest_bonuses": True, "discards_visible": False}),
    ("clustered", 5, {"bounds": {"shape": "round", "diameter": 9}, "first_player": 3, "third_wild": [1, 4]}),
    ("cubed", 1, {"solo_discard": "bag", "solo_variants": True}),
    ("cubed", 2, {"match": "two", "colors": 5, "blockers_per_color": 3, "mirrored_singles": False}),
    ("cubed", 3, {"bridging": True, "bridge": "opposite", "bridge_chain": True, "fill_the_void": True}),
    ("cubed", 4, {"draw_many": True, "open_hands": True, "rounds": 1}),
    ("kluster", 1, {"boxes": {"classic": 0, "duo": 1}}),
    ("kluster", 2, {"boxes": {"classic": 0, "duo": 1}, "string_test": "touch", "inside_test": "whole"}),
    ("kluster", 2, {"boxes": {"classic": 1, "duo": 0}, "expert": True, "upright": False}),
    ("kluster", 3, {"boxes": {"classic": 0, "duo": 2}, "extra_spinners": "second"}),
    ("cluellage", 1, {"gallery": 20250101, "gallery_size": 3}),
    ("cluellage", 3, {"locations": True, "exhibit_order": "finish"}),
    ("cluellage", 4, {"categories": ["object", "notion"], "rounds": 2}),
    ("cluellage", 6, {"rounds": 1, "live_collages": True, "discussion": False}),
]
"""Game files: game, seats and options."""

LONGEST: Final = {"kluster": 60}
"""Moves after which somebody plays no further, and the file is one that was revealed before the end."""


def main() -> None:
    """Write everything anew."""
    assert klub.__version__ == "0.1.0", "this is the data of 0.1"
    make_records()
    server = OldServer()
    try:
        server.start()
        maker = Maker(server)
        maker.build()
        server.stop()
        database, closed = server.file.read_bytes(), time.time()
        server.data("backup", server.folder / "backup")
        (DATA / "backup.gz").write_bytes(gzip.compress((server.folder / "backup").read_bytes(), 9, mtime=0))
    finally:
        server.remove()
    (DATA / "klub.sqlite3.gz").write_bytes(gzip.compress(database, 9, mtime=0))
    kept = {
        "closed": closed,
        "machine": platform.machine(),
        "people": maker.secrets,
        "ids": maker.ids,
        "tables": maker.tables,
        "codes": maker.codes,
        "nonces": maker.nonces,
        "tokens": maker.tokens,
    }
    write("keys", kept)
    first, second = (_golden(database, closed, maker) for _ in range(2))
    assert first["answers"] == second["answers"], "what is asked does not depend on chance"
    assert without_times(first["deeds"]) == without_times(second["deeds"]), "nor does what is done"
    write("answers", first["answers"])
    write("deeds", first["deeds"])


def make_records() -> None:
    """Game files by random play."""
    for number, (name, seats, options) in enumerate(RECORDS):
        match = klub.match(name, seats, number, options)
        while match.awaited and len(match.history) < LONGEST.get(name, 300):
            rng = Rng(b"compatibility", len(match.history))
            seat = rng.choice(match.awaited)
            match.play(seat, match.game.sample(match.state, seat, rng))
        print(name, seats, options, len(match.history), "moves", "" if match.outcome else "and not over")
        write(f"records/{name}-{number}", to_dict(match.record(reveal=True)))


class Maker:
    """Drives a server until there is something of everything."""

    def __init__(self, server: OldServer) -> None:
        self.server = server
        self.secrets: dict[str, str] = {}
        self.ids: dict[str, str] = {}
        self.tables: dict[str, str] = {}
        self.codes: dict[str, str] = {}
        self.nonces: list[dict[str, Any]] = []
        self.tokens: dict[str, str] = {}
        self._count = 0

    def build(self) -> None:
        """Everything, in order."""
        asyncio.run(self.meet())
        for game in SMALL:
            self.wait(game)
            self.finish(game)
            self.leave_in_the_middle(game)
        self.ask_to_undo()
        self.play_alone()
        self.hand_over()
        for table in self.tables.values():
            self.settle(table)

    async def meet(self) -> None:
        """The people introduce themselves by the client of 0.1."""
        for name, color in PEOPLE.items():
            identity = Identity()
            async with connect(self.server.url, name=name.title(), color=color, identity=identity) as club:
                self.ids[name] = club.me["id"]
            self.secrets[name] = identity.header(self.server.url).removeprefix("klub=")

    def wait(self, game: str) -> None:
        """A table that waits: two people, one of them ready, and a bot; one seat is free."""
        house = {"listed": game != "cubed", "spectators": "delayed", "clock": {"per_move": 60, "bank": 600}}
        table = self.create(f"{game}-waiting", game, 4, SMALL[game], house)
        self.do("ben", table, do="sit", seat=1)
        self.do("ben", table, do="ready", ready=True)
        self.do("ada", table, do="seat_bot", seat=3, level="sprout")
        self.do("ben", table, do="say", text="Wer fehlt noch? …")
        self.do("cleo", table, do="sit", seat=2)
        self.do("ada", table, do="kick", who=self.ids["cleo"])

    def finish(self, game: str) -> None:
        """A finished game and a rematch that has begun: moves of it were made, or it waits to start."""
        duo = {"boxes": {"classic": 0, "duo": 1}} if game == "kluster" else {}
        bots = {} if duo else {"2": "sprout"}
        table = self.create(f"{game}-rematch", game, 2 + len(bots), SMALL[game] | duo, {"listed": True}, bots)
        self.sit_and_start(table, "ben")
        self.play(table, most=1000)
        assert self.look(table)["phase"] == "over", game
        self.do("ben", table, do="say", text="Noch einmal!")
        self.do("ada", table, do="react", sign="clap")
        self.do("ben", table, do="rematch")
        if game in ("clustered", "kluster"):
            self.do("ada", table, do="ready", ready=True)
            self.do("ben", table, do="ready", ready=True)
            self.play(table, most=3)
        bots = {"0": "sprout", **bots}
        table = self.create(f"{game}-over", game, 1 + len(bots), SMALL[game] | duo, {"spectators": "none"}, bots)
        self.do("ada", table, do="start")
        self.play(table, most=1000)

    def leave_in_the_middle(self, game: str) -> None:
        """A game in which a move was taken back, people talk and one has left."""
        house = {"spectators": "delayed" if game == "cubed" else "open", "clock": {"per_move": 3600, "bank": 7200}}
        table = self.create(f"{game}-middle", game, 4, SMALL[game], house, {"3": "sprout"})
        self.sit_and_start(table, "ben", "cleo")
        if game == "clustered":
            self.settle(table)  # a move of the bot behind it would stand in the way
            self.move("ada", table)
            self.do("ada", table, do="undo", seat=0)
            self.do("ben", table, do="answer_undo", agree=True)
            self.do("cleo", table, do="answer_undo", agree=True)
        if game == "kluster":
            self.do("ada", table, do="move", seat=0, move=CIRCLE)
            asyncio.run(self.place_by_hand(table))
        self.play(table, most=MIDDLE[game])
        self.do("cleo", table, do="say", text="Muss weg")
        self.do("cleo", table, do="leave")
        self.do("ben", table, do="rename", name="Benno", color="teal")
        self.do("ada", table, do="react", sign="wave")
        self.do("ada", table, do="mute", who=self.ids["ben"], muted=True)

    def ask_to_undo(self) -> None:
        """A take-back that nobody has answered."""
        table = self.create("clustered-undo", "clustered", 2, SMALL["clustered"])
        self.sit_and_start(table, "ben")
        self.move("ada", table)
        self.do("ada", table, do="undo", seat=0)

    def play_alone(self) -> None:
        """Games for one, of which there are bests; one that was resigned, and a table that was closed."""
        for game in SMALL:
            table = self.create(f"{game}-solo", game, 1, {"gallery_timer": None} if game == "cluellage" else {})
            self.sit_and_start(table)
            self.play(table, most=40)
        table = self.create("cubed-resigned", "cubed", 2, {"rounds": 3})
        self.sit_and_start(table, "ben")
        self.play(table, most=5)
        self.do("ada", table, do="resign", seat=0)
        table = self.create("cubed-closed", "cubed", 2, {})
        self.do("ada", table, do="close")

    def hand_over(self) -> None:
        """Links for one use: to an identity, and to a seat."""
        self.tokens["ada"] = self.ask("ada", "/api/me/recovery", {})["token"]
        table = self.tables["clustered-undo"]
        self.tokens["seat"] = self.ask("ben", f"/api/tables/{table}/seat-link", {"seat": 1})["token"]

    async def place_by_hand(self, table: str) -> None:
        """A live turn of Kluster: held, led elsewhere and let go."""
        identity = Identity()
        identity.take(self.server.url, [f"klub={self.secrets['ada']}"])
        async with connect(self.server.url, identity=identity) as club:
            live = await club.join(table)
            assert live.snapshot.play is not None
            made, magnet = live.snapshot.play.moves_made, live.snapshot.play.views[0].view["hands"][0][0]
            live.send(struct.pack("<BBBhhhh", 1, magnet, 0, 100, 100, 300, 0))
            live.send(struct.pack("<Bhhhh", 2, 200, 100, 300, 500))
            live.send(b"\x03")
            await live.until(lambda now: now.play is not None and now.play.moves_made > made)

    # One step

    def create(
        self,
        name: str,
        game: str,
        seats: int,
        options: dict[str, Any],
        house: dict[str, Any] | None = None,
        bots: dict[str, str] | None = None,
    ) -> str:
        """A table of Ada's; what concerns a solo game alone, or others alone, is left out."""
        body = {"game": game, "seats": seats, "options": options, "house": house or {}, "bots": bots or {}}
        made = self.ask("ada", "/api/tables", body)
        table: str = made["table"]
        self.tables[name], self.codes[name] = table, made["code"]
        return table

    def sit_and_start(self, table: str, *people: str) -> None:
        """They sit down beside Ada in this order, and it begins."""
        for seat, who in enumerate(people, 1):
            self.do(who, table, do="sit", seat=seat)
        self.do("ada", table, do="start")

    def do(self, who: str, table: str, /, **command: Any) -> int:
        """Something at a table."""
        self._count += 1
        sent = {**command, "nonce": f"old-{self._count}"}
        number: int = self.ask(who, f"/api/tables/{table}/commands", sent)["number"]
        if command["do"] in ("say", "rename", "mute"):
            self.nonces.append({"who": who, "table": table, "sent": sent, "number": number})
        return number

    def ask(self, who: str, path: str, body: Any = None) -> Any:
        """Something that is not refused."""
        said = self.server.ask(path, self.secrets[who], body)
        assert said["status"] in (200, 201), (who, path, body, said)
        return said["answer"]

    def look(self, table: str, who: str = "ada") -> Any:
        """The table as somebody sees it."""
        return self.ask(who, f"/api/tables/{table}")

    def play(self, table: str, most: int) -> None:
        """People move as they can, until the game is over or so many moves are made."""
        while True:
            now = self.settle(table)
            if now["phase"] != "playing" or (now["play"]["moves_made"] >= most and self.is_calm(now)):
                return
            seat = now["play"]["awaited"][0]
            self.move(next(who for who in PEOPLE if self.ids[who] == now["seats"][seat]["who"]), table)

    def is_calm(self, now: Any) -> bool:
        """Whether Ada is to move, and no bot will answer at once."""
        phase = now["play"]["views"][0]["view"].get("phase")
        return bool(now["play"]["awaited"][0] == 0 and (now["game"] != "cluellage" or phase == "collage"))

    def settle(self, table: str) -> Any:
        """The table once it waits for people only."""
        until(lambda: not self.waits_for_a_bot(self.look(table)), "the bots to move")
        return self.look(table)

    def waits_for_a_bot(self, now: Any) -> bool:
        """Whether one will move, for itself or for somebody who left."""
        awaited = [now["seats"][seat] for seat in now["play"]["awaited"]] if now["phase"] == "playing" else []
        return any(seat["kind"] == "bot" or seat["away"] for seat in awaited)

    def move(self, who: str, table: str) -> None:
        """A move of somebody who is awaited."""
        seat, move = self.some_move(who, table)
        self.do(who, table, do="move", seat=seat, move=move)

    def some_move(self, who: str, table: str) -> tuple[int, Any]:
        """A legal move, by what the seat knows."""
        now = self.look(table, who)
        game = find_game(now["game"])
        mine = next(view for view in now["play"]["views"] if view["seat"] in now["play"]["awaited"])
        rng = Rng(b"compatibility", now["number"])
        if mine["moves"] is not None:
            return mine["seat"], rng.choice(mine["moves"])
        state = game.imagine(from_dict(mine["view"], game.view_type, "view"), rng)
        return mine["seat"], to_dict(game.sample(state, mine["seat"], rng))


def _golden(database: bytes, closed: float, maker: Maker) -> dict[str, Any]:
    """What 0.1 answers when it opens the database again, and what comes of a few deeds."""
    server = OldServer(database, closed)
    try:
        server.start()
        maker.server = server
        answers = [
            {"who": who, "path": path, **server.ask(path, maker.secrets.get(who, ""))} for who, path in _asked(maker)
        ]
        deeds = []
        for who, path, body in _deeds(maker):
            deeds.append({"who": who, "path": path, "body": body, **server.ask(path, maker.secrets.get(who, ""), body)})
        return {"answers": answers, "deeds": deeds}
    finally:
        server.remove()


def _asked(maker: Maker) -> Iterator[tuple[str, str]]:
    """Who asks what; "" is a stranger."""
    for who in PEOPLE:
        yield who, "/api/me"
        for path in ("/api/visitor", "/api/me/results", "/api/me/bests", "/api/tables/mine", "/api/tables"):
            yield who, path
    for name, table in maker.tables.items():
        yield "", f"/t/{table}"
        yield "dan", f"/api/codes/{maker.codes[name]}"
        place = f"/api/tables/{table}"
        for who in PEOPLE:
            yield who, place
            for end in ("invitation", "record", "history", "history?seat=0", "history?seat=1", "history/0"):
                yield who, f"{place}/{end}"
            yield who, f"{place}/moves/worth?seat=0"
        count = maker.server.ask(f"{place}/history?game=1", maker.secrets["ada"])["answer"].get("count", 0)
        for number in sorted({*range(0, count, 7), count}):
            for who, seat in (("ada", "&seat=0"), ("ben", "&seat=1"), ("dan", "")):
                yield who, f"{place}/history/{number}?game=1{seat}"
        yield "ada", f"{place}/history?game=1&seat=0"
        if name == "kluster-middle":
            yield "ben", f"{place}/history/2/film"


def _deeds(maker: Maker) -> Iterator[tuple[str, str, Any]]:
    """Who does what next, with a look at it afterwards. Nothing that depends on a new seed or on a bot."""
    undo = maker.tables["clustered-undo"]
    for told in maker.nonces:  # sent again, as after a lost connection: nothing happens twice
        yield told["who"], f"/api/tables/{told['table']}/commands", told["sent"]
    for game in SMALL:
        table = maker.tables[f"{game}-middle"]
        seat, move = maker.some_move("ada", table)
        yield "ada", f"/api/tables/{table}/commands", {"do": "move", "seat": seat, "move": move, "nonce": "new-move"}
        for who in ("ada", "ben", "dan"):
            yield who, f"/api/tables/{table}", None
        yield "ben", f"/api/tables/{table}/commands", {"do": "say", "text": "Oh", "nonce": "new-muted"}
        yield "cleo", f"/api/tables/{table}/commands", {"do": "return", "nonce": "new-return"}
        yield "cleo", f"/api/tables/{table}", None
    yield "ben", f"/api/tables/{undo}/commands", {"do": "answer_undo", "agree": True, "nonce": "new-answer"}
    yield "ben", f"/api/tables/{undo}", None
    yield "dan", f"/api/tables/{undo}/claim", {"token": maker.tokens["seat"]}
    yield "dan", f"/api/tables/{undo}", None
    yield "dan", f"/api/tables/{undo}/claim", {"token": maker.tokens["seat"]}
    yield "", "/api/me/recover", {"token": maker.tokens["ada"]}
    yield "cleo", f"/api/tables/{maker.tables['cubed-waiting']}/commands", {"do": "sit", "seat": 2, "nonce": "new-sit"}
    yield "dan", f"/api/tables/{maker.tables['cubed-waiting']}/commands", {"do": "sit", "seat": 2, "nonce": "new-sits"}
    yield "dan", f"/api/tables/{maker.tables['cubed-waiting']}", None
    yield "ada", f"/api/tables/{maker.tables['cubed-over']}/commands", {"do": "rematch", "nonce": "new-rematch"}
    yield "ada", f"/api/tables/{maker.tables['cubed-over']}", None


if __name__ == "__main__":
    main()
