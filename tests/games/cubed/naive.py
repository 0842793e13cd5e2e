"""The slow truth of Cubed, written from docs/rules/cubed.md alone; it shares no code with the engine.

A piece is its code, a cell is (q, r), the table is a dict of what lies where, and every question is answered by
looking at every pair of edges. Chance comes from outside: whoever mixes the bag tells this game how (`mix`, `deal`).
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import permutations
from typing import Any, Final, TypeAlias

Cell: TypeAlias = tuple[int, int]
Laid: TypeAlias = tuple[str, int, int, int]  # piece, q, r, turn
Table: TypeAlias = Mapping[Cell, tuple[str, int]]  # piece and turn, in the order laid
Move: TypeAlias = tuple[Any, ...]  # ("play", piece, q, r, turn), ("draw",), ("give", piece, seat), …
Contact: TypeAlias = tuple[int, Cell, str, str, str]  # edge, where, which piece, my letter, its letter

WAYS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
HANDS: Final = {1: 25, 2: 25, 3: 18, 4: 13, 5: 11, 6: 9}
POINTS: Final = {"blocker": 5, "triple": 3, "double": 2, "single": 1}
DEFAULTS: Final[Mapping[str, Any]] = {
    "match": "all",
    "rounds": 3,
    "bridging": False,
    "bridge": "arcs",
    "bridge_chain": False,
    "fill_the_void": False,
    "draw_many": False,
    "open_hands": False,
    "solo_variants": False,
    "colors": 6,
    "blockers_per_color": 1,
    "mirrored_singles": True,
}


def box(colors: int = 6, blockers_per_color: int = 1, mirrored_singles: bool = True) -> list[str]:
    """The pieces there are, sorted (CUB-Q1)."""
    letters = "abcdef"[:colors]
    found = [letter * 3 for letter in letters]
    found += [smallest(two + two + one) for two, one in permutations(letters, 2)]
    singles = {smallest("".join(three)) for three in permutations(letters, 3)}
    found += [code for code in singles if mirrored_singles or code[0] < code[1] < code[2]]
    found += [letter + "xx" for letter in letters for _ in range(blockers_per_color)]
    return sorted(found)


def smallest(code: str) -> str:
    """The rotation of three letters that comes first in the alphabet."""
    return min(code, code[1:] + code[0], code[2] + code[:2])


def sort_of(code: str) -> str:
    """What a piece is called (CUB-3 … CUB-6, CUB-Q37)."""
    if "x" in code:
        return "blocker"
    return {1: "triple", 2: "double", 3: "single"}[len(set(code))]


def points(pieces: Iterable[str]) -> int:
    """What pieces cost whoever holds them (CUB-36 … CUB-39)."""
    return sum(POINTS[sort_of(code)] for code in pieces)


def letter_at(code: str, turn: int, edge: int) -> str:
    """What a turned piece shows at an edge: diamond d owns the edges 2d and 2d + 1 (CUB-G2)."""
    return code[(edge // 2 - turn) % 3]


def beside(cell: Cell) -> list[Cell]:
    """The six cells around a cell, in the order of its edges (CUB-G1)."""
    return [(cell[0] + q, cell[1] + r) for q, r in WAYS]


def dead_cells(table: Table) -> set[Cell]:
    """The empty cells next to a black side (CUB-30)."""
    return {
        near
        for cell, (code, turn) in table.items()
        for edge, near in enumerate(beside(cell))
        if letter_at(code, turn, edge) == "x" and near not in table
    }


def contacts(table: Table, move: Laid) -> list[Contact]:
    """Every piece that a piece would touch, and the two letters that would meet."""
    code, q, r, turn = move
    return [
        (edge, near, table[near][0], letter_at(code, turn, edge), letter_at(*table[near], (edge + 3) % 6))
        for edge, near in enumerate(beside((q, r)))
        if near in table
    ]


def placement_faults(table: Table, move: Laid, match: str, dead: Collection[Cell]) -> set[str]:
    """Every reason why a piece may not lie there; none: it may."""
    code, q, r, turn = move
    touching, blocks, faults = contacts(table, move), "x" in code, set()
    if not 0 <= turn <= 2:
        return {"heights"}
    if turn and sort_of(code) == "triple":
        faults.add("same_turn")
    if (q, r) in table:
        faults.add("occupied")
    if blocks and len(table) < 3:
        faults.add("blocker_too_early")
    if not table:
        return faults | ({"first_piece"} if (q, r) != (0, 0) else set())
    if (q, r) in dead:
        faults.add("dead_cell")
    if not touching:
        return faults | {"not_adjacent"}
    if any(mine == "x" for _, _, _, mine, _ in touching):
        faults.add("black_side")
    if len(table) > 1 and len(touching) < 2:
        faults.add("too_few_contacts")
    good = sum(mine == theirs for _, _, _, mine, theirs in touching)
    wanted = len(touching) if match == "all" or len(table) == 1 else 2
    if good < wanted:
        faults.add("colors_differ")
    return faults


def places(table: Table) -> list[Cell]:
    """Where a piece could lie at all: (0, 0), and the empty cells beside the table."""
    return sorted({near for cell in table for near in beside(cell)} - set(table)) if table else [(0, 0)]


def fitting(table: Table, hand: Iterable[str], match: str = "all") -> list[Laid]:
    """Every way to lay a piece of a hand, sorted."""
    dead = dead_cells(table)
    tries = [(code, q, r, turn) for code in set(hand) for q, r in places(table) for turn in range(3)]
    return sorted(each for each in tries if not placement_faults(table, each, match, dead))


def is_closed(table: Table) -> bool:
    """Whether no empty cell is left that is not dead and touches two pieces (CUB-Q14)."""
    dead = dead_cells(table)
    return len(table) >= 3 and not any(
        cell not in dead and sum(near in table for near in beside(cell)) >= 2 for cell in places(table)
    )


def bridges(table: Collection[Cell], cell: Cell, reading: str = "arcs") -> bool:
    """Whether a piece laid on a cell spans a gap (CUB-Q22); in a full ring there is none (CUB-Q25)."""
    around = [near in table for near in beside(cell)]
    if all(around):
        return False
    if reading == "opposite":
        return any(around[edge] and around[edge + 3] for edge in range(3))
    return sum(around[edge] and not around[edge - 1] for edge in range(6)) >= 2


def fills(table: Collection[Cell], cell: Cell) -> bool:
    """Whether all six cells around a cell are taken (CUB-Q25)."""
    return all(near in table for near in beside(cell))


class Naive:
    """One game, from a deal on. The next piece drawn is the last of `bag`."""

    def __init__(
        self,
        hands: Sequence[Sequence[str]],
        bag: Sequence[str],
        turn: int = 0,
        oldest: int = 0,
        laid: Sequence[Laid] = (),
        out: Sequence[str] = (),
        **options: Any,
    ) -> None:
        self.options = {**DEFAULTS, **options}
        self.hands = [list(hand) for hand in hands]
        self.bag = list(bag)
        self.turn = turn
        self.oldest = oldest
        self.laid = {(q, r): (code, turn) for code, q, r, turn in laid}
        self.out = list(out)
        self.seats = len(self.hands)
        self.box = box(*(self.options[name] for name in ("colors", "blockers_per_color", "mirrored_singles")))
        self.round = 1
        self.phase = "turn"
        self.draws = 0
        self.drawn: list[str] = []
        self.idle: list[bool] = []  # of each turn in a row without a play, whether nothing fitted at its end
        self.sheet: list[list[int]] = []
        self.events: list[dict[str, Any]] = []
        self.wants: str | None = None  # "mix" or "deal": the chance that must be told next

    # What may be done

    def actors(self) -> list[int]:
        """Who may move."""
        return [] if self.phase == "over" else [self.turn]

    def fits(self, seat: int) -> list[Laid]:
        """Every way in which a seat could lay a piece."""
        return fitting(self.laid, self.hands[seat], self.options["match"])

    def moves(self, seat: int) -> list[Move]:
        """The legal moves, sorted."""
        if seat not in self.actors():
            return []
        tries: list[Move] = [("draw",), ("pass",), ("skip_gift",), *(("draw_many", count) for count in range(5))]
        pieces = sorted({*self.hands[seat], *self.drawn})
        tries += [("keep", code) for code in pieces]
        tries += [("give", code, other) for code in pieces for other in range(self.seats)]
        listed = [move for move in tries if not self.faults(seat, move)]
        if self.phase in ("turn", "bridge"):
            listed += [("play", *laid) for laid in self.fits(seat)]
        return sorted(listed)

    def faults(self, seat: int, move: Move) -> set[str]:
        """Every reason to refuse a move; none: it is legal."""
        if not self.actors():
            return {"move/game_over"}
        if seat not in self.actors():
            return {"move/not_your_turn"}
        found: set[str] = getattr(self, f"_{move[0]}_faults")(seat, *move[1:])
        return {f"cubed/{fault}" for fault in found}

    def _play_faults(self, seat: int, code: str, q: int, r: int, turn: int) -> set[str]:
        if self.phase not in ("turn", "bridge"):
            return {"not_now"}
        return self._piece_faults(self.hands[seat], code) or placement_faults(
            self.laid, (code, q, r, turn), self.options["match"], dead_cells(self.laid)
        )

    def _draw_faults(self, seat: int) -> set[str]:
        """One draw a turn (CUB-19, CUB-22, CUB-23); alone two, and only if nothing fits (CUB-57, CUB-58, CUB-Q32)."""
        if self.phase != "turn":
            return {"not_now"}
        faults = set()
        if self.draws >= (2 if self.seats == 1 else 1):
            faults.add("already_drawn")
        if not self.bag:
            faults.add("bag_empty")
        if self.seats == 1 and self.fits(seat):
            faults.add("must_play")
        return faults

    def _pass_faults(self, seat: int) -> set[str]:
        """After a draw, with an empty bag (CUB-20 … CUB-22), or instead of a second piece (CUB-Q24)."""
        if self.phase == "bridge":
            return set()
        if self.phase != "turn":
            return {"not_now"}
        if self.seats == 1:
            return {"must_play" if self.fits(seat) else "must_draw"}
        return {"must_draw"} if self.bag and not self.draws else set()

    def _draw_many_faults(self, _seat: int, count: int) -> set[str]:
        """One to three, never more than there are, at the start of a turn (CUB-46, CUB-Q28, CUB-Q29)."""
        faults = set()
        if not self.options["draw_many"] or (self.seats == 1 and not self.options["solo_variants"]):
            faults.add("no_draw_many")
        if self.phase != "turn":
            faults.add("not_now")
        if self.draws:
            faults.add("already_drawn")
        if not 1 <= count <= 3 or count > len(self.bag):
            faults.add("bad_count")
        return faults

    def _keep_faults(self, _seat: int, code: str) -> set[str]:
        if self.phase != "keep":
            return {"not_now"}
        unknown = self._piece_faults(self.drawn, code)
        return {"not_drawn"} if unknown == {"not_in_hand"} else unknown

    def _give_faults(self, seat: int, code: str, other: int) -> set[str]:
        if self.phase != "gift":
            return {"not_now"}
        wrong = {"no_such_player"} if other == seat or not 0 <= other < self.seats else set()
        return wrong | self._piece_faults(self.hands[seat], code)

    def _skip_gift_faults(self, _seat: int) -> set[str]:
        return set() if self.phase == "gift" else {"not_now"}

    def _piece_faults(self, held: Sequence[str], code: str) -> set[str]:
        if code not in self.box:
            return {"unknown_piece"}
        return set() if code in held else {"not_in_hand"}

    # What a move does

    def play(self, seat: int, move: Move) -> None:
        """Make a legal move; then `wants` says whether chance must be told."""
        assert self.wants is None
        assert not self.faults(seat, move), (seat, move, self.faults(seat, move))
        self.events = []
        getattr(self, f"_do_{move[0]}")(seat, *move[1:])

    def mix(self, bag: Sequence[str]) -> None:
        """The bag as it was mixed after pieces went back into it."""
        assert self.wants == "mix"
        assert Counter(bag) == Counter(self.bag)
        self.bag, self.wants = list(bag), None

    def deal(self, hands: Sequence[Sequence[str]], bag: Sequence[str]) -> None:
        """New hands for the next round: all pieces went back into the bag and were mixed (CUB-Q19)."""
        assert self.wants == "deal"
        assert sorted([*bag, *(code for hand in hands for code in hand)]) == self.box
        assert [len(hand) for hand in hands] == [HANDS[self.seats]] * self.seats
        self.hands, self.bag, self.wants = [list(hand) for hand in hands], list(bag), None

    def _do_play(self, seat: int, code: str, q: int, r: int, turn: int) -> None:
        dead = len(dead_cells(self.laid))
        variants = self.seats > 1 or self.options["solo_variants"]
        bridged = self.options["bridging"] and variants and bridges(self.laid, (q, r), self.options["bridge"])
        filled = self.options["fill_the_void"] and self.seats > 1 and fills(self.laid, (q, r))
        self.hands[seat].remove(code)
        self.laid[q, r] = (code, turn)
        self.idle = []
        self._tell("played", seat=seat, piece=code, q=q, r=r, turn=turn, bridged=bridged, filled=filled)
        self.events[-1]["died"] = len(dead_cells(self.laid)) - dead
        if not self.hands[seat]:
            self._end_round("out")
        elif is_closed(self.laid):
            self._end_round("closed")
        elif filled:
            self.phase = "gift"
        elif bridged and (self.phase == "turn" or self.options["bridge_chain"]):
            self.phase = "bridge"
        else:
            self._next_turn()

    def _do_draw(self, seat: int) -> None:
        self.hands[seat].append(self.bag.pop())
        self.draws += 1
        self._tell("drew", seat=seat, count=1, pieces=[self.hands[seat][-1]])
        self._lose_alone()

    def _do_pass(self, seat: int) -> None:
        self._tell("passed", seat=seat, what=self.phase)
        if self.phase == "bridge":
            self._next_turn()
        else:
            self._end_idle_turn()

    def _do_draw_many(self, seat: int, count: int) -> None:
        drawn = [self.bag.pop() for _ in range(count)]
        self._tell("drew", seat=seat, count=count, pieces=drawn[::-1])
        if count == 1:
            self.hands[seat] += drawn
            self._end_idle_turn()
        else:
            self.drawn, self.phase = drawn, "keep"

    def _do_keep(self, seat: int, code: str) -> None:
        self.drawn.remove(code)
        self.hands[seat].append(code)
        self._tell("kept", seat=seat, piece=code, returned=len(self.drawn))
        self.bag += self.drawn
        self.drawn, self.phase, self.wants = [], "turn", "mix"
        self._end_idle_turn()

    def _do_give(self, seat: int, code: str, other: int) -> None:
        self.hands[seat].remove(code)
        self.hands[other].append(code)
        self._tell("gave", seat=seat, to=other, piece=code)
        if self.hands[seat]:
            self._next_turn()
        else:
            self._end_round("out")

    def _do_skip_gift(self, seat: int) -> None:
        self._tell("passed", seat=seat, what="gift")
        self._next_turn()

    # Turns and rounds

    def _next_turn(self) -> None:
        self.phase, self.draws, self.turn = "turn", 0, (self.turn + 1) % self.seats
        self._lose_alone()

    def _end_idle_turn(self) -> None:
        """Stuck turns of all in a row end the round; with an empty bag any turns without a play do (CUB-Q13)."""
        self.idle.append(not self.fits(self.turn))
        last = self.idle[-self.seats :]
        everyone = self.seats > 1 and len(last) == self.seats
        if everyone and (all(last) or not self.bag):
            self._end_round("stuck")
        else:
            self._next_turn()

    def _lose_alone(self) -> None:
        """Nothing fits after the second draw, or nothing is left to draw (CUB-59)."""
        if self.seats == 1 and not self.fits(0) and (self.draws >= 2 or not self.bag):
            self._end_round("stuck")

    def _end_round(self, why: str) -> None:
        """Count (CUB-35); then the winner starts the next round (CUB-40), or the game is over."""
        count = [points(hand) for hand in self.hands]
        winners = [seat for seat in range(self.seats) if count[seat] == (min(count) if self.seats > 1 else 0)]
        left = [sorted(hand) for hand in self.hands]
        self.sheet.append(count)
        self._tell("round_over", round=self.round, why=why, left=left, points=count, winners=winners)
        if self.seats == 1 or self.round == self.options["rounds"]:
            self.phase = "over"
            return
        clockwise = [(self.oldest + step) % self.seats for step in range(self.seats)]
        self.turn = next(seat for seat in clockwise if seat in winners)
        self.round += 1
        self.phase, self.draws, self.laid, self.idle, self.wants = "turn", 0, {}, [], "deal"
        self._tell("round_began", round=self.round, seat=self.turn)

    def _tell(self, event: str, **facts: Any) -> None:
        self.events.append({"event": event, **facts})

    # What is seen and how it ends

    def totals(self) -> list[int]:
        """The points of all rounds that are over (CUB-41)."""
        return [sum(each[seat] for each in self.sheet) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The lowest total (CUB-41, CUB-Q18); alone whoever has none (CUB-60)."""
        best = min(self.totals()) if self.seats > 1 else 0
        return [seat for seat, total in enumerate(self.totals()) if total == best]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as it stands on the wire (CUB-Q21)."""
        shown = self.options["open_hands"]
        own = [] if seat is None else sorted(self.hands[seat])
        return {
            "seat": seat,
            "phase": self.phase,
            "round": self.round,
            "oldest": self.oldest,
            "actors": self.actors(),
            "table": [{"piece": code, "q": q, "r": r, "turn": turn} for (q, r), (code, turn) in self.laid.items()],
            "dead": [{"q": q, "r": r} for q, r in sorted(dead_cells(self.laid))],
            "hand": own,
            "hands": [sorted(hand) for hand in self.hands] if shown else [],
            "hand_sizes": list(map(len, self.hands)),
            "points": points(own),
            "drawn": sorted(self.drawn) if shown or seat == self.turn else [],
            "choosing": len(self.drawn),
            "bag": len(self.bag),
            "draws": self.draws,
            "idle": len(self.idle),
            "out": sorted(self.out),
            "sheet": self.sheet,
            "totals": self.totals(),
            "events": [self._seen(event, seat) for event in self.events],
        }

    def _seen(self, event: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """Which pieces were drawn, kept or given is known to those who hold or held them."""
        if self.options["open_hands"] or (seat is not None and seat in (event.get("seat"), event.get("to"))):
            return event
        hidden: dict[str, Any] = {"drew": {"pieces": []}, "kept": {"piece": "?"}, "gave": {"piece": "?"}}
        return {**event, **hidden.get(event["event"], {})}
