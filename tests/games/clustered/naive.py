"""The slow truth of Clustered, written from docs/rules/clustered.md alone; it shares no code with the engine.

A card is its code, a cell is (x, y), the table is a dict, and every question is answered by trying everything.
"""

from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement, product
from typing import Any, Final, Literal, TypeAlias

Cell: TypeAlias = tuple[int, int]
Place: TypeAlias = tuple[Literal["place"], str, int, int]
Discard: TypeAlias = tuple[Literal["discard"], str]
Move: TypeAlias = Place | Discard
Cells: TypeAlias = frozenset[Cell]
Line: TypeAlias = tuple[Literal["row", "column"], Cells]

ORDINARY: Final = tuple(map("".join, product("123", "CST", "DHS")))
ATTRIBUTES: Final = ("number", "shape", "fill")
BONUSES: Final = ("first_line", "first_rectangle", "longest_line", "largest_rectangle")
DEFAULTS: Final[Mapping[str, Any]] = {
    "third_wild": "none",
    "quick_play": False,
    "quick_discard_from": "hand",
    "first_bonuses": False,
    "largest_bonuses": False,
    "bounds": None,
    "discards_visible": True,
    "two_starts": None,
}


def deck(wilds: int = 2) -> list[str]:
    """One player's cards (CLU-7, CLU-8)."""
    return [*ORDINARY, *["W"] * wilds]


def wilds_of(seat: int, options: Mapping[str, Any]) -> int:
    """Two wilds, three for those who play with the extra one (CLU-60)."""
    chosen = options.get("third_wild", "none")
    return 3 if chosen == "all" or (chosen != "none" and seat in chosen) else 2


def shared(card: str, other: str) -> list[str]:
    """The attributes two cards have in common; beside a wild or the start card nothing is missing (CLU-34 … CLU-36)."""
    if {card, other} & {"W", "*"}:
        return list(ATTRIBUTES)
    return [name for name, mine, theirs in zip(ATTRIBUTES, card, other, strict=True) if mine == theirs]


def beside(cell: Cell) -> list[Cell]:
    """The four cells that share an edge (CLU-Q1)."""
    x, y = cell
    return [(x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y)]


def rectangles(cells: Cells) -> list[Cells]:
    """Every full rectangle with sides of two or more; any two cells may be its corners (CLU-44, CLU-45)."""
    found = []
    for (left, top), (right, bottom) in product(cells, cells):
        if left < right and top < bottom and (right - left + 1) * (bottom - top + 1) <= len(cells):
            block = frozenset(product(range(left, right + 1), range(top, bottom + 1)))
            if block <= cells:
                found.append(block)
    return found


def lines(cells: Cells) -> set[Line]:
    """Every row and column of three or more that cannot be made longer (CLU-49 … CLU-51, CLU-Q11)."""
    found: set[Line] = set()
    for (x, y), (to_x, to_y) in combinations_with_replacement(sorted(cells), 2):
        if y == to_y:
            run = frozenset((step, y) for step in range(x, to_x + 1))
            ends = {(x - 1, y), (to_x + 1, y)}
            if len(run) >= 3 and run <= cells and not ends & cells:
                found.add(("row", run))
        if x == to_x:
            run = frozenset((x, step) for step in range(y, to_y + 1))
            ends = {(x, y - 1), (x, to_y + 1)}
            if len(run) >= 3 and run <= cells and not ends & cells:
                found.add(("column", run))
    return found


def longest(cells: Cells) -> int:
    """How many cards the longest line has; 0 without one (CLU-Q25)."""
    return max((len(run) for _, run in lines(cells)), default=0)


def largest(cells: Cells) -> int:
    """How many cards the largest rectangle has; 0 without one (CLU-42, CLU-47)."""
    return max(map(len, rectangles(cells)), default=0)


def points(cells: Cells) -> int:
    """Rectangle, rows and columns of one player (CLU-54)."""
    return largest(cells) + sum(len(run) for _, run in lines(cells))


def top(sizes: Iterable[int]) -> int | None:
    """The seat with the largest feature, if it is alone (CLU-75, CLU-Q26)."""
    sizes = list(sizes)
    best = [seat for seat, size in enumerate(sizes) if size == max(sizes) > 0]
    return best[0] if len(best) == 1 else None


class Naive:
    """One game. `decks` are each seat's cards in the order they are drawn; `first` begins."""

    def __init__(self, decks: Iterable[Iterable[str]], first: int = 0, **options: Any) -> None:
        self.options = {**DEFAULTS, **options}
        self.decks = [list(cards) for cards in decks]
        self.seats = len(self.decks)
        self.turn = first
        self.two_starts = self.seats > 4 if self.options["two_starts"] is None else bool(self.options["two_starts"])
        self.starts: list[Cell] = [(0, 0), (7, 0)] if self.two_starts else [(0, 0)]
        self.table: dict[Cell, tuple[int | None, str]] = dict.fromkeys(self.starts, (None, "*"))
        self.hands: list[list[str]] = [[] for _ in self.decks]
        self.discards: list[list[str]] = [[] for _ in self.decks]
        self.firsts: dict[str, int | None] = {"first_line": None, "first_rectangle": None}
        self.phase = "start_discards" if self.options["quick_play"] else "turn"
        self.last: dict[str, Any] | None = None
        for seat in range(self.seats):
            self._draw(seat, 7 if self.options["quick_play"] else 5)

    def actors(self) -> list[int]:
        """Who may move now (CLU-Q17: everybody who still has to choose, at the start discards)."""
        if self.phase == "over":
            return []
        if self.phase == "start_discards":
            return [seat for seat in range(self.seats) if len(self.hands[seat]) > 5]
        return [self.turn]

    def faults(self, seat: int, move: Move) -> set[str]:
        """Every reason to refuse a move; none: it is legal."""
        if not self.actors():
            return {"move/game_over"}
        if seat not in self.actors():
            return {"move/not_your_turn"}
        faults = self._card_faults(seat, move[1])
        if move[0] == "place":
            return faults | (self._place_faults(*move[1:]) if self.phase == "turn" else {"clustered/must_discard"})
        if self.phase == "turn" and self._placements(seat):
            faults.add("clustered/must_place")
        if self.phase == "quick_discard" and move[1] not in self._quick_choice():
            faults.add("clustered/not_drawn")
        return faults

    def clashes(self, card: str, x: int, y: int) -> list[dict[str, Any]]:
        """The neighbours of a cell that a card shares too little with (CLU-28)."""
        return [
            {"x": near[0], "y": near[1], "card": self.table[near][1], "shared": shared(card, self.table[near][1])}
            for near in beside((x, y))
            if near in self.table and len(shared(card, self.table[near][1])) < 2
        ]

    def moves(self, seat: int) -> list[Move]:
        """The legal moves, sorted: placements if there are any, else discards (CLU-20, CLU-21, CLU-23)."""
        if seat not in self.actors():
            return []
        placements: list[Move] = [*self._placements(seat)] if self.phase == "turn" else []
        cards = self._quick_choice() if self.phase == "quick_discard" else self.hands[seat]
        discards: list[Move] = [("discard", card) for card in set(cards)]
        return sorted(placements or discards)

    def play(self, seat: int, move: Move) -> None:
        """Make a legal move."""
        assert not self.faults(seat, move), (seat, move, self.faults(seat, move))
        phase, before = self.phase, self.holders()
        self.hands[seat].remove(move[1])
        self.last = {"seat": seat, "move": move, "phase": phase, "before": before, "drawn": []}
        if move[0] == "place":
            self.last["points"] = -points(self.cells(seat))
            self.table[move[2:]] = (seat, move[1])
            self.last["points"] += points(self.cells(seat))
            self._award_firsts(seat)
        else:
            self.discards[seat].append(move[1])
        if phase == "start_discards":
            self.phase = "turn" if not self.actors() else phase
            return
        if phase == "turn":
            self.last["drawn"] = self._draw(seat, 2 if self.options["quick_play"] else 1)
            if len(self.hands[seat]) > 5:
                self.phase = "quick_discard"
                return
        self._pass_on()

    def cells(self, seat: int) -> Cells:
        """Where one player's cards lie."""
        return frozenset(cell for cell, (owner, _) in self.table.items() if owner == seat)

    def holders(self) -> dict[str, int | None]:
        """Who has which bonus card now (CLU-69 … CLU-75)."""
        held: dict[str, int | None] = {**self.firsts, "longest_line": None, "largest_rectangle": None}
        if self.options["largest_bonuses"]:
            held["longest_line"] = top(longest(self.cells(seat)) for seat in range(self.seats))
            held["largest_rectangle"] = top(largest(self.cells(seat)) for seat in range(self.seats))
        return held

    def scores(self) -> list[int]:
        """Every player's points now, two for each bonus card included (CLU-54, CLU-Q28)."""
        held = list(self.holders().values())
        return [points(self.cells(seat)) + 2 * held.count(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Those with the most points (CLU-59, CLU-Q29)."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as it stands on the wire (CLU-Q5, CLU-Q17, CLU-Q31)."""
        last = self.last or {}
        choosing = self.phase == "quick_discard" and seat == self.turn
        return {
            "seat": seat,
            "phase": self.phase,
            "actors": self.actors(),
            "table": [{"x": x, "y": y, "card": card, "seat": owner} for (x, y), (owner, card) in self.table.items()],
            "hand": [] if seat is None else sorted(self.hands[seat]),
            "drawn": last["drawn"] if choosing else [],
            "hand_sizes": list(map(len, self.hands)),
            "deck_sizes": list(map(len, self.decks)),
            "discards": [self._seen_pile(seat, owner) for owner in range(self.seats)],
            "scores": self.scores(),
            "bonuses": self.holders(),
            "events": self._events(seat),
        }

    def _events(self, seat: int | None) -> list[dict[str, Any]]:
        if self.last is None:
            return []
        mover, move, drawn, phase = (self.last[name] for name in ("seat", "move", "drawn", "phase"))
        if move[0] == "place":
            _, card, x, y = move
            head = {"event": "placed", "seat": mover, "card": card, "x": x, "y": y, "points": self.last["points"]}
        else:
            why = {"turn": "stuck", "start_discards": "start", "quick_discard": "quick"}[phase]
            head = {"event": "discarded", "seat": mover, "card": self._seen_pile(seat, mover)[-1], "why": why}
        events = [head]
        if drawn:
            events.append(
                {"event": "drew", "seat": mover, "count": len(drawn), "cards": drawn if seat == mover else []}
            )
        if phase == "start_discards" != self.phase:
            piles = [self._seen_pile(seat, owner) for owner in range(self.seats)]
            events.append({"event": "revealed", "discards": piles})
        now = self.holders()
        moved = [name for name in BONUSES if now[name] != self.last["before"][name]]
        return events + [{"event": "bonus_moved", "bonus": name, "seat": now[name]} for name in moved]

    def _seen_pile(self, seat: int | None, owner: int) -> list[str]:
        open_to_all = self.options["discards_visible"] and self.phase != "start_discards"
        return list(self.discards[owner]) if open_to_all or seat == owner else ["?"] * len(self.discards[owner])

    def _card_faults(self, seat: int, card: str) -> set[str]:
        if card != "W" and card not in ORDINARY:
            return {"clustered/unknown_card"}
        return set() if card in self.hands[seat] else {"clustered/not_in_hand"}

    def _place_faults(self, card: str, x: int, y: int) -> set[str]:
        faults = set()
        if (x, y) in self.table:
            faults.add("clustered/occupied")
        if not self._on_table(x, y):
            faults.add("clustered/off_table")
        if not any(near in self.table for near in beside((x, y))):
            faults.add("clustered/not_adjacent")
        if card in deck() and self.clashes(card, x, y):
            faults.add("clustered/too_few_shared")
        return faults

    def _placements(self, seat: int) -> set[Place]:
        free = {near for cell in self.table for near in beside(cell)}
        return {
            ("place", card, x, y) for card in self.hands[seat] for x, y in free if not self._place_faults(card, x, y)
        }

    def _on_table(self, x: int, y: int) -> bool:
        """The table's centre is the middle of the start cards; a cell is on it if the cell's centre is (CLU-Q13)."""
        bounds = self.options["bounds"]
        across, along = abs(x - sum(start[0] for start in self.starts) / len(self.starts)), abs(y)
        if bounds is None:
            return True
        if bounds["shape"] == "rectangle":
            return bool(across <= bounds["width"] / 2 and along <= bounds["height"] / 2)
        return bool(across**2 + along**2 <= (bounds["diameter"] / 2) ** 2)

    def _quick_choice(self) -> list[str]:
        """What may be discarded after a quick-play draw (CLU-L5)."""
        assert self.last is not None
        drawn: list[str] = self.last["drawn"]
        return drawn if self.options["quick_discard_from"] == "drawn" else self.hands[self.turn]

    def _draw(self, seat: int, count: int) -> list[str]:
        drawn, self.decks[seat] = self.decks[seat][:count], self.decks[seat][count:]
        self.hands[seat] += drawn
        return drawn

    def _award_firsts(self, seat: int) -> None:
        """The first line of five and the first 2×3 win a bonus for good; more than that is enough too (CLU-Q23)."""
        if not self.options["first_bonuses"]:
            return
        if self.firsts["first_line"] is None and longest(self.cells(seat)) >= 5:
            self.firsts["first_line"] = seat
        if self.firsts["first_rectangle"] is None and largest(self.cells(seat)) >= 6:
            self.firsts["first_rectangle"] = seat

    def _pass_on(self) -> None:
        """Clockwise, past those without cards; nobody has any: the game is over (CLU-26, CLU-41, CLU-Q8)."""
        self.phase = "turn" if any(self.hands) else "over"
        for _ in range(self.seats):
            self.turn = (self.turn + 1) % self.seats
            if self.hands[self.turn]:
                return
