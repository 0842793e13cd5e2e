"""How people play Kluster in these tests; and tables on which something is about to happen.

Nothing on the page says where a hand is: it is read from what the page tells the server of it.
"""

import math
from typing import Any, Final, NamedTuple, TypeAlias

from playwright.sync_api import CDPSession, Locator, expect

from klub.core import Rng, from_dict
from klub.games.kluster.magnets import STRING_LENGTHS
from klub.games.kluster.string import shape
from klub.games.kluster.trial import Trial, spot
from klub.games.kluster.view import View, imagine
from klub.texts import say
from tests.browser.people import Person
from tests.browser.player import TablePlayer
from tests.browser.tables import command, look, open_table

Spot: TypeAlias = tuple[float, float]
"""A place on the table, in mm."""

QUICK: Final[dict[str, Any]] = {"settle_time": 1, "first_player": [0]}
"""Options of a table at which nobody waits for long, and the first seat begins."""

NEAR: Final = 0.8
"""Millimetres that a hand in these tests may be off."""

PROBE: Final = 60.0
"""Pixels by which a hand is led to learn how many millimetres they are."""

CORNER: Final = 6 - 6j

UP: Final = -math.pi / 2
"""The angle of a magnet whose north pole points away from whoever sits before a broad screen."""

FEELER: Final = """
(() => {
    const hand = (window.hand = { inputs: 0, frames: 0, x: NaN, y: NaN, z: NaN, angle: NaN });
    window.WebSocket = class extends WebSocket {
        constructor(...wanted) {
            super(...wanted);
            this.addEventListener("message", ({ data }) => (hand.frames += typeof data === "string" ? 0 : 1));
        }
        send(message) {
            super.send(message);
            if (typeof message === "string") return;
            const data = new DataView(message.buffer ?? message, message.byteOffset ?? 0);
            const kind = data.getUint8(1);
            hand.inputs += 1;
            if (kind > 2) return;
            const [x, y, z, angle] = [0, 2, 4, 6].map((at) => data.getInt16((kind === 1 ? 4 : 2) + at, true));
            Object.assign(hand, { x: x / 10, y: y / 10, z: z / 10, angle: angle / 1000 });
        }
    };
})()
"""
"""Keeps what the page tells the server of the hand, and how many frames of live turns it was sent."""

STILL: Final = """
([what, calm]) => new Promise((done) => {
    let [times, count] = [0, window.hand[what]];
    const look = () => {
        times = count === window.hand[what] ? times + 1 : 0;
        count = window.hand[what];
        if (times < calm) requestAnimationFrame(look);
        else done([window.hand.x, window.hand.y, window.hand.z, window.hand.angle]);
    };
    look();
})
"""
"""Waits until no inputs go out, or no frames come in, for so many pictures: while something moves there are some."""


class Held(NamedTuple):
    """A hand above the table, in mm and radians."""

    x: float
    y: float
    z: float
    angle: float

    @property
    def at(self) -> complex:
        """Its place."""
        return complex(self.x, self.y)


DUO_RADIUS: Final = STRING_LENGTHS["duo"] / math.tau
"""Of a circle of DUO's string, in mm."""


class KlusterPlayer(TablePlayer):
    """Somebody at a table of Kluster, by touch or with a mouse; there before the page is opened."""

    def __init__(self, person: Person, language: str = "en") -> None:
        super().__init__(person)
        self.language = language
        person.context.add_init_script(FEELER)
        self._known: tuple[complex, complex, complex] | None = None  # a point of the screen, of the table; mm a pixel
        self._fingers: CDPSession | None = None

    # What there is

    @property
    def board(self) -> Locator:
        """The table."""
        return self.page.get_by_role("application")

    @property
    def hand(self) -> Locator:
        """The own magnets."""
        return self.page.get_by_role("list", name=say("kluster-hand", self.language)).get_by_role("button")

    @property
    def frames(self) -> int:
        """How many frames of live turns the page was sent."""
        return int(self.page.evaluate("window.hand.frames"))

    def held(self) -> Held:
        """The hand above the table, once it is where it was led."""
        return Held(*self.page.evaluate(STILL, ["inputs", 10]))

    def wait_for_calm(self) -> None:
        """Wait until nothing moves in a live turn."""
        self.page.evaluate(STILL, ["frames", 30])

    def screen(self, spot: Spot) -> complex:
        """Where a place of the table is on the screen; a magnet has been carried there before."""
        assert self._known, "nothing was carried yet"
        at, place, scale = self._known
        return at + (complex(*spot) - place) / scale

    # What is done

    def take_turn(self) -> None:
        """One magnet where it is calm."""
        self.place(calm_spot(seen(self.person, self.page.url.rpartition("/")[2])))

    def lay_string(self) -> None:
        """Lay the string as it is shown."""
        before, self._known = self.moves, None
        self.person.tap(self.page.get_by_role("button", name=say("kluster-page-lay", self.language)))
        self.wait_for_move(before)

    def place(self, spot: Spot) -> None:
        """Carry the first magnet there and let go."""
        before = self.moves
        self.carry(spot)
        self.let_go()
        self.wait_for_move(before)

    def carry(self, spot: Spot, number: int = 0) -> None:
        """Carry one of the own magnets from the hand over a place of the table."""
        magnet = self.hand.nth(number)
        expect(magnet).to_be_enabled()
        box = magnet.bounding_box()
        assert box, "it is there"
        start = complex(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if self._known is None:
            first = self.middle()
            self.drag(start, first)
            place = self.held()
            self.drag(first, first + PROBE)
            self._known = first, place.at, (self.held().at - place.at) / PROBE
        else:
            self.drag(start, self.screen(spot))
        self.lead(spot)

    def lead(self, spot: Spot) -> None:
        """Lead the hand over a place, as somebody does who sees where it is."""
        for _ in range(5):
            here = self.held().at
            if abs(complex(*spot) - here) < NEAR:
                return
            if here == here:
                self.drag(self.screen((here.real, here.imag)), self.screen(spot))
            else:  # a page that was opened anew has not yet said where the hand is
                self.drag(self.middle(), self.middle() + PROBE)
        raise AssertionError(f"the hand never comes to {spot}")

    def let_go(self) -> None:
        """Let go of what is held."""
        self.person.tap(self.page.get_by_role("button", name=say("kluster-page-let_go", self.language)))

    def let_go_with_the_other_hand(self, finger: complex) -> None:
        """Let go by touch while a finger is still on the table."""
        box = self.page.get_by_role("button", name=say("kluster-page-let_go", self.language)).bounding_box()
        assert box, "it is there"
        thumb = complex(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.touch("touchStart", finger, thumb)
        self.touch("touchEnd", finger)
        self._lift()

    def pull(self, spot: Spot, to: Spot) -> None:
        """Take the cord at a place, and pull it until it has followed as far as it can."""
        begun = self.frames + 2
        self.drag(self.screen(spot), self.screen(to), lift=False)
        self.page.wait_for_function("begun => window.hand.frames > begun", arg=begun)
        self.wait_for_calm()
        self._lift()

    def pull_apart(self, table: str) -> None:
        """With a magnet above the first of two strings, pull the second one away until they no longer cross."""
        first, second = (middle_of(loop) for loop in seen(self.person, table)["loops"])
        for _ in range(5):
            self.board.press("-")
        self.carry((first.real, first.imag))
        way = (second - first) / abs(second - first)
        end, far = second + way * DUO_RADIUS, second + way * (DUO_RADIUS + 230)
        self.pull(node_near(seen(self.person, table)["loops"][1], end), (far.real, far.imag))

    def drag(self, *path: complex, lift: bool = True) -> None:
        """Put a finger or the mouse down, draw it along, and lift it."""
        start, *rest = path
        # A finger that hardly moves only touches: it goes there over a corner.
        corners = [each for at in rest for each in (at + CORNER, at)]
        if self.person.touches:
            self.touch("touchStart", start)
            for at in corners:
                self.touch("touchMove", at)
        else:
            mouse = self.page.mouse
            mouse.move(start.real, start.imag)
            mouse.down()
            for at in corners:
                mouse.move(at.real, at.imag)
        if lift:
            self._lift()

    def _lift(self) -> None:
        if self.person.touches:
            self.touch("touchEnd")
        else:
            self.page.mouse.up()

    def touch(self, kind: str, *fingers: complex) -> None:
        """One event of the screen, with all fingers that are down."""
        self._fingers = self._fingers or self.person.context.new_cdp_session(self.page)
        points = [{"x": at.real, "y": at.imag, "id": number} for number, at in enumerate(fingers)]
        self._fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def middle(self) -> complex:
        """Somewhere above the middle of the table, on the screen."""
        box = self.board.bounding_box()
        assert box, "it is there"
        return complex(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.4)


# Tables


def table_of(person: Person, seats: int = 2, **options: Any) -> str:
    """A table at which one person sits everywhere, with the strings as circles in a row."""
    table = open_table(person, seats, None, game="kluster", **QUICK, **options)
    lengths = seen(person, table)["lengths"]
    for number, length in enumerate(lengths):
        loop = shape("circle", length, 130.0 * (number - (len(lengths) - 1) / 2))
        points = [{"x": node.x, "y": node.y} for node in loop]
        move(person, table, do="lay_string", loop=number, points=points)
    return table


def put(person: Person, table: str, *spots: Spot, angle: float = UP) -> None:
    """Whoever is to move puts a magnet down, place after place."""
    for x, y in spots:
        view = seen(person, table)
        magnet = view["hands"][view["turn"]][0]
        move(person, table, do="place", magnet=magnet, x=x, y=y, angle=angle, pose="flat")


def move(person: Person, table: str, **what: Any) -> None:
    """Whoever is to move makes a move."""
    command(person, table, do="move", seat=seen(person, table)["turn"], move=what)


def seen(person: Person, table: str) -> Any:
    """The game as anyone sees it."""
    play = look(person, table)["play"]
    return play["views"][0]["view"] if play["views"] else play["watching"]


def node_near(loop: list[dict[str, float]], place: complex) -> Spot:
    """The node of a string that is nearest to a place."""
    nearest = min(loop, key=lambda node: abs(complex(node["x"], node["y"]) - place))
    return nearest["x"], nearest["y"]


def middle_of(loop: list[dict[str, float]]) -> complex:
    """The middle of a string."""
    return sum(complex(node["x"], node["y"]) for node in loop) / len(loop)


def calm_spots(count: int = 12) -> list[Spot]:
    """Places in a circle of DUO's string where nothing pulls at anything: nine around three."""
    around = [(92 * math.cos(math.tau * at / 9), 92 * math.sin(math.tau * at / 9)) for at in range(9)]
    within = [(34 * math.cos(math.tau * at / 3), 34 * math.sin(math.tau * at / 3)) for at in range(3)]
    return [*around, *within][:count]


def calm_spot(plain: dict[str, Any]) -> Spot:
    """Where the first magnet of the seat that is to move can lie best, pointing up: farthest from all others."""
    view: View = from_dict(plain, View, "view/malformed")
    rng = Rng(bytes(32))
    trial = Trial(imagine(view, rng), view.turn)
    magnet = view.hands[view.turn][0]
    spots = sorted((trial.somewhere(magnet, rng) for _ in range(60)), key=trial.room, reverse=True)
    upright = [spot(magnet, each.x, each.y, UP) for each in spots]
    best = next((each for each in upright if trial.attempt(each).is_safe), upright[0])
    return best.x, best.y
