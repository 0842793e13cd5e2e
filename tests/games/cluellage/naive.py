"""The slow truth of Cluellage, written from docs/rules/cluellage.md alone; it shares no code with the engine.

A card is its name, a player a dict, and shapes are shapely's. Chance comes from outside: whoever shuffles and rolls
tells this game what came of it (`deal`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from shapely import Polygon, affinity, box, union_all

Placed: TypeAlias = tuple[str, int, int, int]  # card, x, y, angle
Move: TypeAlias = tuple[Any, ...]  # ("ready",), ("claim", card), ("hang", [placed, …], late), ("guess", number)

CANVAS = box(-1e-6, -1e-6, 1000 + 1e-6, 800 + 1e-6)


def shape(placed: Placed) -> Polygon:
    """A card of 300 by 300 as it lies (CLG-Q13)."""
    _, x, y, angle = placed
    return affinity.rotate(box(x - 150, y - 150, x + 150, y + 150), angle, origin=(x, y))


def share(cards: Sequence[Placed], number: int) -> float:
    """How much of a card the cards above it leave in sight (CLG-Q12)."""
    own = shape(cards[number])
    return float(1 - own.intersection(union_all([shape(other) for other in cards[number + 1 :]])).area / own.area)


def collage_faults(cards: Sequence[Placed], claimed: Sequence[str]) -> set[str]:
    """Every reason why these cards are no collage (CLG-50, CLG-51, CLG-54, CLG-Q14)."""
    names, faults = [card for card, *_ in cards], set()
    for name in names:
        other = name[:-1] + ("b" if name[-1] == "a" else "a")
        if name not in claimed:
            faults.add("turned_over" if other in claimed else "not_yours")
    if sorted(names) != sorted(claimed):
        faults.add("use_all_five")
    if not all(CANVAS.covers(shape(placed)) for placed in cards):
        faults.add("off_canvas")
    if any(share(cards, number) < 0.25 - 1e-6 for number in range(len(cards))):
        faults.add("hidden")
    return faults


class Naive:
    """One game, from its first deal on."""

    def __init__(self, seats: int, **options: Any) -> None:
        self.options: Mapping[str, Any] = {"rounds": 3, "exhibit_order": "seat", "live_collages": False, **options}
        self.seats = seats
        self.points = [0] * seats
        self.round = 0
        self.album: list[dict[str, Any]] = []
        self.phase = "deal"

    def deal(self, dice: Sequence[int], piles: Sequence[Sequence[str]]) -> None:
        """A new round; the top card of a pile is its last (CLG-31, CLG-37)."""
        self.round += 1
        self.phase = "word"
        self.dice, self.piles = list(dice), [list(pile) for pile in piles]
        self.claimed: list[list[str]] = [[] for _ in range(self.seats)]
        self.middle: dict[str, int | None] = {}
        self.wave = 0
        self.ready: set[int] = set()
        self.collages: list[list[Placed]] = [[] for _ in range(self.seats)]
        self.done: list[int] = []
        self.late: set[int] = set()
        self.order: list[int] = []
        self.guesses: dict[int, int] = {}

    def actors(self) -> list[int]:
        """Who has something to do."""
        everyone = range(self.seats)
        if self.phase in ("word", "reveal"):
            return [seat for seat in everyone if seat not in self.ready]
        if self.phase == "claim":
            return [seat for seat in everyone if seat not in self.middle.values()]
        if self.phase == "collage":
            return [seat for seat in everyone if seat not in self.done]
        if self.phase == "exhibit":
            return [seat for seat in everyone if seat != self.order[0]]
        return []

    def faults(self, seat: int, move: Move) -> set[str]:
        """Every reason why a move is not allowed; none: it is."""
        if seat not in self.actors():
            return {"not an actor"}
        steps = {"ready": ("word", "reveal"), "claim": ("claim",), "hang": ("collage",), "guess": ("exhibit",)}
        if self.phase not in steps[move[0]]:
            return {"another step"}
        if move[0] == "claim":
            return set() if self.middle.get(move[1], 9) is None else {"not free"}
        if move[0] == "hang":
            return collage_faults(move[1], self.claimed[seat])
        return set() if move[0] == "ready" or move[1] in range(1, 7) else {"no such number"}

    def play(self, seat: int, move: Move) -> None:
        """Make a move that is allowed."""
        assert not self.faults(seat, move)
        getattr(self, f"_{move[0]}")(seat, *move[1:])

    def _ready(self, seat: int) -> None:
        self.ready.add(seat)
        if len(self.ready) < self.seats:
            return
        self.ready = set()
        if self.phase == "word":
            self._flip()
            return
        self.order.pop(0)
        self.guesses = {}
        if self.order:
            self.phase = "exhibit"
        else:
            self.phase = "over" if self.round == self.options["rounds"] else "deal"

    def _flip(self) -> None:
        """Everyone's top card (CLG-41)."""
        self.phase, self.wave = "claim", self.wave + 1
        self.middle = {pile.pop(): None for pile in self.piles}

    def _claim(self, seat: int, card: str) -> None:
        """The last card is assigned (CLG-Q9); five waves (CLG-45)."""
        self.middle[card] = seat
        self.claimed[seat].append(card)
        left = self.actors()
        if len(left) == 1:
            [last] = [other for other, owner in self.middle.items() if owner is None]
            self._claim(left[0], last)
        elif not left and self.wave < 5:
            self._flip()
        elif not left:
            self.phase, self.middle = "collage", {}

    def _hang(self, seat: int, cards: Sequence[Placed], late: bool) -> None:
        """When all are done, the exhibit begins with the first (CLG-57); those the clock hung are last (CLG-Q19)."""
        self.collages[seat] = [(card, x, y, angle % 360) for card, x, y, angle in cards]
        self.done.append(seat)
        self.late |= {seat} if late else set()
        if len(self.done) == self.seats:
            self.done = [one for one in self.done if one not in self.late] + [
                one for one in self.done if one in self.late
            ]
            clockwise = [(self.done[0] + step) % self.seats for step in range(self.seats)]
            self.order = clockwise if self.options["exhibit_order"] == "seat" else list(self.done)
            self.phase = "exhibit"

    def _guess(self, seat: int, number: int) -> None:
        """The last token reveals all; each right guess is worth two points, one to each side (CLG-63, CLG-64)."""
        self.guesses[seat] = number
        if len(self.guesses) < self.seats - 1:
            return
        owner = self.order[0]
        right = sorted(one for one, guess in self.guesses.items() if guess == self.dice[owner])
        for one in right:
            self.points[one] += 1
            self.points[owner] += 1
        self.album.append({"seat": owner, "number": self.dice[owner], "right": right, "round": self.round})
        self.phase = "reveal"

    def winners(self) -> list[int]:
        """Most points; ties are shared (CLG-70, CLG-71)."""
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as far as it is told here (CLG-32, CLG-Q5, CLG-Q17, CLG-59)."""
        on_wall = self.phase in ("exhibit", "reveal")
        seen: set[int | None] = {self.order[0]} if on_wall else set()
        seen |= {each["seat"] for each in self.album if each["round"] == self.round}
        seen |= {seat} | (set(range(self.seats)) if self.options["live_collages"] else set())
        over = self.phase == "over"
        return {
            "phase": self.phase,
            "round": self.round,
            "actors": self.actors(),
            "number": None if seat is None else self.dice[seat],
            "piles": [len(pile) for pile in self.piles],
            "wave": self.wave,
            "middle": [{"card": card, "seat": owner} for card, owner in self.middle.items()],
            "claimed": [[] if over else cards for cards in self.claimed],
            "ready": sorted(self.ready),
            "finished": self.done,
            "collages": [
                [
                    {"card": card, "x": x, "y": y, "angle": angle}
                    for card, x, y, angle in (collage if owner in seen and not over else [])
                ]
                for owner, collage in enumerate(self.collages)
            ],
            "owner": self.order[0] if on_wall else None,
            "guessed": sorted(self.guesses) if on_wall else [],
            "guess": self.guesses.get(-1 if seat is None else seat, 0) if on_wall else 0,
            "points": self.points,
        }
