"""Anything may happen at a table: random people send random commands, and what must always be true stays true."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from klub.core import Illegal, Rng, to_dict
from klub.core.thought import LEVELS
from klub.tables import commands as c
from klub.tables.house import HOST_ABSENCE, Clock, House
from klub.tables.names import name_key
from klub.tables.undo import offer_undo
from tests.tables.party import PEOPLE, Party, whole
from tests.tables.worlds import noticed

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("hush", {"rounds": 1}),
    ("hush", {"rounds": 2, "dealer": 1}),
    ("heap", {"goal": 150}),
    ("clustered", {"quick_play": True}),
    ("clustered", {"first_player": 0}),
]
EDGES = {
    ("waiting", "playing"),
    ("playing", "over"),
    ("playing", "waiting"),
    ("over", "waiting"),
    *((phase, "closed") for phase in ("waiting", "playing", "over")),
}

OWN = [c.Stand, c.AskUndo, c.Resign]  # what is asked for a seat of one's own
ANYBODY = [c.Leave(), c.Return(), c.Ready(), c.Ready(False), c.Say("hm"), c.React("wave"), c.Rename("Zed", "red")]
HOST = [
    *(c.Mute("bob"), c.Mute("bob", muted=False), c.Kick("cyd"), c.Ban("bob"), c.Unban("bob"), c.SeatBot(1, "club")),
    *(
        c.Swap(0, 1),
        c.HandOver("bob"),
        c.HandOver("ada"),
        c.Give(0, "dan"),
        c.Give(1, "dan"),
        c.AnswerClaim("dan", False),
    ),
]
ROOM = [c.Again(), c.VoteEnd(), c.VoteEnd(False), c.AnswerClaim("dan", True), c.Nudge("ada"), c.StandIn("bob")]

people = st.sampled_from(PEOPLE)
seats = st.integers(-1, 3)
moves = st.sampled_from(
    [
        {},
        {"do": "lay", "card": 7},
        {"do": "put", "amount": 20.0},
        {"do": "discard", "card": "W"},
        {"do": "place", "card": "W", "x": 1, "y": 0},
    ]
)


def arrangements(kind: type[Any]) -> st.SearchStrategy[Any]:
    """What could be played next."""
    return st.builds(
        lambda game, seats, house, bots: kind(game[0], seats, game[1], house, bots),
        st.sampled_from(GAMES),
        st.integers(1, 4),
        st.builds(House, clock=st.none() | st.builds(Clock, st.integers(1, 40))),
        st.none() | st.dictionaries(st.integers(0, 3), st.sampled_from(LEVELS), max_size=2),
    )


commands: st.SearchStrategy[c.Command] = st.one_of(
    st.builds(c.Sit, seats),
    st.builds(c.Stand, seats),
    st.builds(c.Swap, seats, seats),
    st.builds(c.SeatBot, seats, st.sampled_from(LEVELS)),
    st.builds(c.Ready, st.booleans()),
    st.builds(c.Start),
    st.builds(c.Play, seats, moves),
    st.builds(c.AskUndo, seats, st.none() | st.integers(0, 9)),
    st.builds(c.AnswerUndo, st.booleans()),
    st.builds(c.Leave),
    st.builds(c.Return),
    st.builds(c.Resign, seats),
    st.builds(c.Say, st.text(min_size=1, max_size=3)),
    st.builds(c.React, st.sampled_from(["wave", "oops"])),
    st.builds(c.Mute, people, st.booleans()),
    st.builds(c.Kick, people),
    st.builds(c.Ban, people),
    st.builds(c.Unban, people),
    st.builds(c.Rename, st.just("Zed"), st.just("red")),
    st.builds(c.Rematch),
    st.builds(c.Close),
    arrangements(c.Arrange),
    arrangements(c.Suggest),
    st.builds(c.Dismiss, people),
    st.builds(c.HandOver, people),
    st.builds(c.Again),
    st.builds(c.StandIn, people),
    st.builds(c.Nudge, people),
    st.builds(c.VoteEnd, st.booleans()),
    st.builds(c.Give, seats, people),
    st.builds(c.Claim, seats),
    st.builds(c.AnswerClaim, people, st.booleans()),
)


class Evening(RuleBasedStateMachine):
    """A table and four people: `ada` hosts, the others come and go."""

    @initialize(
        game=st.sampled_from(GAMES),
        seats=st.integers(1, 4),
        bots=st.dictionaries(st.integers(0, 3), st.sampled_from(LEVELS), max_size=1),
        spectators=st.sampled_from(["none", "delayed", "open"]),
        clock=st.none() | st.builds(Clock, st.integers(1, 40), st.integers(0, 40)),
        undo=st.sampled_from(["agreed", "unseen", "never"]),
    )
    def open_table(self, game: Any, seats: int, bots: Any, spectators: Any, clock: Clock | None, undo: Any) -> None:
        name, options = game
        house = House(spectators=spectators, clock=clock, undo=undo)
        self.party = Party(name, seats=seats, options=options, bots=bots, house=house)
        self.table = self.party.table
        self.phase = self.table.phase
        self.chance = Rng(b"evening")

    @rule(who=people, command=commands)
    def ask_anything(self, who: str, command: c.Command) -> None:
        self.attempt(lambda: self.party.do(who, command))

    @precondition(lambda self: self.table.people())
    @rule(pick=st.integers(0, 11), seat=st.integers(0, 3), what=st.sampled_from([*OWN, *ANYBODY, *ROOM]))
    def ask_from_a_seat(self, pick: int, seat: int, what: Any) -> None:
        """Something that fits somebody who sits here."""
        who = self.table.people()[pick % len(self.table.people())]
        mine = self.table.seats_of(who)
        self.attempt(lambda: self.party.do(who, what(mine[0] if mine else seat) if isinstance(what, type) else what))

    @rule(command=st.sampled_from(HOST))
    def ask_as_host(self, command: c.Command) -> None:
        self.attempt(lambda: self.party.do(self.table.host, command))

    @precondition(lambda self: self.table.phase in ("waiting", "over"))
    @rule(command=arrangements(c.Arrange))
    def arrange(self, command: c.Command) -> None:
        self.attempt(lambda: self.party.do(self.table.host, command))

    @rule(connected=st.sets(people))
    def come_and_go(self, connected: set[str]) -> None:
        """Others are connected; who comes back takes over from a bot, and a host who is long gone is followed."""
        came = connected - {*self.party.attendance.people}
        self.party.connect(*connected)
        for who in sorted(came):
            self.party.arrive(who)

        assert not self.table.room.stand_ins & came
        assert not came & {claim.owner for claim in self.table.room.claims.values()}

    @rule()
    def look_after_the_host(self) -> None:
        before, gone = self.table.host, self.party.attendance.absent
        self.party.connect(*self.party.attendance.people)
        if self.party.host_absence():
            assert self.party.now - gone[before] >= HOST_ABSENCE
            assert self.table.seats_of(self.table.host)

    @precondition(lambda self: self.table.phase == "waiting")
    @rule(order=st.permutations(PEOPLE))
    def sit_down_and_start(self, order: list[str]) -> None:
        """Each on one free seat, as far as there are any."""
        free = [seat for seat, chair in enumerate(self.table.chairs) if not chair.taken]
        for who, seat in zip(order, free, strict=False):
            self.attempt(lambda who=who, seat=seat: self.party.do(who, c.Sit(seat)))
        self.attempt(lambda: self.party.do(self.table.host, c.Start()))

    @precondition(lambda self: self.table.phase == "over")
    @rule()
    def play_again(self) -> None:
        self.attempt(lambda: self.party.do("ada", c.Rematch()))

    @precondition(lambda self: self.table.actors)
    @rule(pick=st.integers(0, 99))
    def move(self, pick: int) -> None:
        """A legal move is accepted, from whoever plays there."""
        play, seat = self.table.play, self.table.actors[pick % len(self.table.actors)]
        assert play is not None
        move = to_dict(self.table.game.sample(play.state, seat, self.chance))
        chair = self.table.chairs[seat]
        if chair.thinker is not None:
            self.party.bot_moves(seat, move)
        else:
            self.party.do(chair.who or "", c.Play(seat, move))

        assert play is self.table.play
        assert (seat, self.table.game.parse_move(move)) == play.moves[-1][:2]

    @precondition(lambda self: self.table.play is not None and self.table.play.moves)
    @rule(agree=st.booleans())
    def take_back(self, agree: bool) -> None:
        """The one who moved last asks, and all others answer alike."""
        assert self.table.play is not None
        seat = self.table.play.moves[-1][0]
        owner = self.table.chairs[seat].who if seat < len(self.table.chairs) else None
        self.attempt(lambda: self.party.do(owner or "dan", c.AskUndo(seat)))
        for who in PEOPLE:
            self.attempt(lambda who=who: self.party.do(who, c.AnswerUndo(agree)))

    @precondition(lambda self: self.table.play is not None and self.table.play.moves)
    @rule(at=st.integers(0, 99), agree=st.booleans())
    def take_several_back(self, at: int, agree: bool) -> None:
        """Some move is asked back by its owner, with all that followed."""
        assert self.table.play is not None
        to = at % len(self.table.play.moves)
        seat = self.table.play.moves[to][0]
        owner = self.table.chairs[seat].who if seat < len(self.table.chairs) else None
        self.attempt(lambda: self.party.do(owner or "dan", c.AskUndo(seat, to)))
        for who in PEOPLE:
            self.attempt(lambda who=who: self.party.do(who, c.AnswerUndo(agree)))

    @rule(seat=seats, who=people)
    def come_through_a_link(self, seat: int, who: str) -> None:
        self.attempt(lambda: self.party.hand_over(seat, who))

    @rule(seconds=st.integers(1, 60))
    def wait(self, seconds: int) -> None:
        """The clock moves for all whose time is up."""
        self.party.now += seconds
        while self.party.lapse():
            pass
        lapse = self.table.clocks.next_lapse()

        assert self.table.phase != "playing" or lapse is None or lapse[0] > self.party.now

    def attempt(self, what: Any) -> None:
        """Something that may be refused; then nothing has changed."""
        before = whole(self.table)
        written = len(self.party.log)
        try:
            what()
        except Illegal:
            assert before == whole(self.table)
            assert written == len(self.party.log)

    @invariant()
    def phases_follow_each_other(self) -> None:
        """Waiting, playing, over, waiting again; closed is for ever."""
        now = self.table.phase

        assert now == self.phase or (self.phase, now) in EDGES
        self.phase = now

    @invariant()
    def seats_are_in_order(self) -> None:
        """A seat has a person, a bot or nobody; in play each has somebody. Nobody who was sent away sits anywhere.

        Who may move is timed if there is a clock, and nobody else.
        """
        table = self.table

        assert all(chair.who is None or chair.bot is None for chair in table.chairs)
        assert not table.banned & {chair.who for chair in table.chairs}
        assert {who for who in PEOPLE if table.seats_of(who)} <= set(table.guests)
        if table.phase in ("playing", "over"):
            assert all(chair.taken for chair in table.chairs)
        actors = table.game.actors(table.play.state) if table.play is not None and table.phase == "playing" else ()
        timed = [seat for seat in range(len(table.chairs)) if table.clocks.deadline(seat) is not None]
        assert actors == table.actors
        assert timed == [seat for seat in actors if table.house.clock is not None]
        assert table.phase != "waiting" or timed == []
        names = [name_key(table.name_of(chair)) for chair in table.chairs if chair.name or chair.who]
        shared = [(chair.who, chair.name) for chair in table.chairs if chair.who]
        assert len({*names}) == len({*shared})
        room, sitting = table.room, {chair.who for chair in table.chairs}
        assert {*room.suggestions, *room.nudges, *room.end_votes, *room.stand_ins} <= sitting | {table.host}
        assert room.stand_ins <= {chair.who for chair in table.chairs if chair.away}
        assert (table.phase == "over") <= (table.outcome is not None)

    @invariant()
    def the_log_is_the_truth(self) -> None:
        """Read again from its bytes, it gives the same table and the same snapshots for everyone."""
        assert self.table.number == len(self.party.log)
        assert whole(self.table) == whole(self.party.reread())

    @invariant()
    def the_moves_that_stay_are_the_game(self) -> None:
        """Played again from the seed they give the same state, whatever was taken back in between."""
        play = self.table.play
        if play is not None and self.table.phase in ("playing", "over"):
            assert play.state == self.table.state_at(len(play.moves))
            assert 0 <= play.final <= len(play.moves)

    @invariant()
    def what_is_offered_to_be_taken_back_is_not_refused(self) -> None:
        """And what would be refused says why, unless it has to be found out first."""
        for who in PEOPLE:
            offer = None if who in self.table.banned else offer_undo(self.table, who)
            if offer is None:
                continue
            refused = None
            try:
                self.party.judged(who, c.AskUndo(offer.seat, offer.to))
            except Illegal as refusal:
                refused = refusal.facts["why"]

            assert refused == offer.reason or (offer.strict and refused == "learned")

    @invariant()
    def secrets_stay_secret(self) -> None:
        """Nobody's snapshot or answer depends on what they may not know."""
        guesses = [{"do": "lay", "card": 1 + self.chance.below(12)}]

        assert [None] * len(PEOPLE) == [noticed(self.table, who, self.chance, guesses) for who in PEOPLE]


TestEvening = Evening.TestCase
TestEvening.settings = settings(max_examples=250, stateful_step_count=50)
