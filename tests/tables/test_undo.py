"""Taking back: among people if the others agree; what was learned makes it practice."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from klub.core import Illegal, Rng, Seat, encode, to_dict
from klub.match import replay
from klub.server.study.records import record_of
from klub.tables import Table, snapshot
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.house import House
from klub.tables.running_game import DeclinedUndo
from klub.tables.undo import UndoOffer, has_learned, plan_undo
from tests.core.check.tiny import DuelState, DuelView, Lay
from tests.tables.games import TEST_GAMES, Hush
from tests.tables.party import Party, whole

UNSEEN = House(undo="unseen")


def quick(**options: object) -> Party:
    """Quick play that has just begun: everyone discards two cards in secret."""
    return Party(options={"quick_play": True, "first_player": 0, **options}, house=UNSEEN).start("bob")


def may_undo(table: Table, seat: Seat) -> bool:
    """Whether the last move of a seat may be taken back, and nobody has learned anything from it."""
    try:
        return not has_learned(plan_undo(table, table.chairs[seat].who or "", seat, None))
    except Illegal:
        return False


def hush(seats: int = 3) -> Party:
    """Ada has laid a card face down, and nobody else has."""
    party = Party("hush", seats=seats, options={"rounds": 1}).start(*("bob", "cyd")[: seats - 1])
    party.move(0)
    return party


def test_a_secret_start_discard_may_be_taken_back() -> None:
    """Quick play (CLU-63): nobody has seen it, and nothing followed from it."""
    party = quick()
    for _ in range(2):
        party.move(0)

        assert may_undo(party.table, 0)


def test_what_nobody_could_foresee_may_not_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the result of a move is costly to work out, as with physics, everyone learns it from the move."""

    class Physical(Hush):
        declaration = replace(Hush.declaration, name="physical", costly=True)

    monkeypatch.setitem(TEST_GAMES, "physical", Physical())
    party = Party("physical", seats=3, options={"rounds": 1}).start("bob", "cyd")
    party.move(0)

    assert may_undo(hush().table, 0)
    assert not may_undo(party.table, 0)


def test_the_discard_that_reveals_all_may_not_be_taken_back() -> None:
    """With the last one everybody sees the discards of all (CLU-Q17)."""
    party = quick()
    for seat in (0, 0, 1, 1):
        party.move(seat)

    assert "table/no_undo" == party.refused("bob", c.AskUndo(1))


def test_the_last_discard_may_be_taken_back_if_all_stay_face_down() -> None:
    """Nothing was revealed."""
    party = quick(discards_visible=False)
    for seat in (0, 0, 1, 1):
        party.move(seat)

    assert may_undo(party.table, 1)


def test_a_placement_followed_by_a_draw_may_not_be_taken_back() -> None:
    """The drawn card was seen."""
    party = Party(options={"first_player": 0}, house=UNSEEN).start("bob")
    party.move(0)

    assert "table/no_undo" == party.refused("ada", c.AskUndo(0))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_placement_with_an_empty_deck_may_be_taken_back(seats: int) -> None:
    """24 draws empty a deck of 29 after a hand of five. The last card drawn is no news either: it was the only one."""
    party = Party(seats=seats, options={"first_player": 0}).start(*["bob"][: seats - 1])
    party.play_on(23 * seats)
    answers = [may_undo(party.table, seats - 1)]
    for _ in range(2):
        party.play_on(seats)
        answers.append(may_undo(party.table, seats - 1))

    assert [False, True, True] == answers


def test_a_quick_discard_may_be_taken_back() -> None:
    """It lies face up, but it says no more than the move itself."""
    party = quick()
    for seat in (0, 0, 1, 1, 0):
        party.move(seat)

    assert not may_undo(party.table, 0)

    party.move(0)

    assert may_undo(party.table, 0)


def test_what_chance_brought_may_not_be_taken_back() -> None:
    """Heap: each move turns up a bonus that nobody knew."""
    party = Party("heap", house=UNSEEN).start("bob")
    party.do("ada", c.Play(0, {"do": "put", "amount": 5.0}))

    assert "table/no_undo" == party.refused("ada", c.AskUndo(0))


def test_only_the_last_move_may_be_taken_back() -> None:
    """Nobody else has moved since, and there is one."""
    party = hush()

    assert "table/no_undo" == party.refused("bob", c.AskUndo(1))

    party.move(1)

    assert "table/no_undo" == party.refused("ada", c.AskUndo(0))
    assert may_undo(party.table, 1)


def test_the_last_move_of_a_game_may_not_be_taken_back() -> None:
    """The game is over, and its seed is known."""
    party = hush(2)
    party.move(1)

    assert not may_undo(party.table, 1)
    assert "table/not_playing" == party.refused("bob", c.AskUndo(1))


def test_the_others_are_asked() -> None:
    """All of them must agree; then all is as before the move."""
    party = hush()
    before = encode(party.reread(len(party.log) - 1).play)
    party.do("ada", c.AskUndo(0))
    first = party.do("cyd", c.AnswerUndo(True))
    second = party.do("bob", c.AnswerUndo(True))

    assert [type(entry) for entry in first] == [e.UndoAnswered]
    assert tuple(type(entry) for entry in second) == (e.UndoAnswered, e.Undone)
    assert party.table.undo_asked is None
    assert before == encode(party.table.play)
    assert (0, 1, 2) == party.table.actors


def test_one_no_is_enough() -> None:
    """The move stands; it may be asked again, and then all answers count anew."""
    party = hush()
    party.do("ada", c.AskUndo(0))
    party.do("bob", c.AnswerUndo(True))
    party.do("cyd", c.AnswerUndo(False))

    assert party.table.undo_asked is None
    assert "table/no_undo_asked" == party.refused("bob", c.AnswerUndo(True))

    party.do("ada", c.AskUndo(0))
    party.do("cyd", c.AnswerUndo(True))

    assert 0 == party.table.undo_asked


def test_agreeing_twice_is_agreeing_once() -> None:
    """Everybody has one voice."""
    party = hush()
    party.do("ada", c.AskUndo(0))
    party.do("bob", c.AnswerUndo(True), c.AnswerUndo(True))

    assert 0 == party.table.undo_asked


@pytest.mark.parametrize(("who", "code"), [("ada", "table/own_undo"), ("dan", "table/not_seated")])
def test_neither_the_asker_nor_a_stranger_answers(who: str, code: str) -> None:
    """Only the others who sit there."""
    party = hush()
    party.do("ada", c.AskUndo(0))

    assert code == party.refused(who, c.AnswerUndo(True))


def test_a_move_answers_too() -> None:
    """Who plays on has not agreed; the question is gone."""
    party = hush()
    party.do("ada", c.AskUndo(0))
    party.move(1)

    assert party.table.undo_asked is None
    assert "table/no_undo_asked" == party.refused("cyd", c.AnswerUndo(True))


def test_nobody_to_ask_is_nobody_to_wait_for() -> None:
    """Alone, with bots, with those who are away or on several own seats it is taken back at once."""
    alone = Party("hush", seats=3, bots={2: "club"})
    alone.do("bob", c.Sit(1))
    alone.start()
    alone.do("bob", c.Leave())
    alone.move(0)
    several = Party("hush", seats=2)
    several.do("ada", c.Sit(1), c.Start())
    several.move(0)

    for party in (alone, several):
        assert [e.UndoAsked, e.Undone] == [type(entry) for entry in party.do("ada", c.AskUndo(0))]
        assert party.table.play is not None
        assert [] == party.table.play.moves


def test_who_is_away_is_not_waited_for() -> None:
    """Those present decide."""
    party = hush()
    party.do("cyd", c.Leave())
    party.do("ada", c.AskUndo(0))
    party.do("bob", c.AnswerUndo(True))

    assert party.table.play is not None
    assert [] == party.table.play.moves


def test_after_taking_back_another_move_can_be_made() -> None:
    """And the game goes on as if it had been the first."""
    party = hush(2)
    party.do("ada", c.AskUndo(0))
    party.do("bob", c.AnswerUndo(True))
    straight = Party("hush", options={"rounds": 1}).start("bob")
    for each in (party, straight):
        each.move(0, -1)
        each.move(1)

    assert party.table.outcome == straight.table.outcome is not None


def test_asking_looks_only() -> None:
    """Whether a move may be taken back is worked out without touching the game."""
    party = quick()
    party.move(0)
    before = whole(party.table)

    assert may_undo(party.table, 0)
    assert before == whole(party.table)


def test_nobody_takes_back_the_move_of_another_even_if_it_could_be_their_own() -> None:
    """Both hold a card that ada has discarded."""
    party = quick()
    mine, theirs = party.options_of(0), party.options_of(1)
    party.move(0, next(index for index, move in enumerate(mine) if move in theirs))

    assert may_undo(party.table, 0)
    assert not may_undo(party.table, 1)


def test_what_another_has_learned_may_not_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if who moved has learned nothing, and nobody could tell but that one."""

    class Peek(Hush):
        """When ada lays a card, bob sees the rest of her hand."""

        def view(self, state: DuelState, seat: int | None) -> DuelView:
            seen = super().view(state, seat)
            return replace(seen, shown=(state.hands[0],)) if seat == 1 and state.last == 0 else seen

    monkeypatch.setitem(TEST_GAMES, "hush", Peek())
    party = Party("hush", seats=3, options={"rounds": 3}).start("bob", "cyd")
    party.move(2)

    assert may_undo(party.table, 2)

    party.move(0)

    assert not may_undo(party.table, 0)


def test_where_no_other_deal_fits_taking_back_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be shown to be harmless is not."""

    class Blank(Hush):
        def imagine(self, view: DuelView, rng: Rng) -> DuelState:
            state = super().imagine(view, rng)
            return replace(state, hands=((),) * len(state.hands))

    monkeypatch.setitem(TEST_GAMES, "hush", Blank())

    assert not may_undo(hush().table, 0)


@pytest.mark.parametrize("first", range(12))
def test_a_quick_discard_of_a_drawn_card_may_be_taken_back_however_it_was_dealt(first: int) -> None:
    """The card of a drawn pair (CLU-L5): the others could not know it, but it says no more than the move itself."""
    party = Party(options={"quick_play": True, "quick_discard_from": "drawn", "first_player": 0})
    party.seeds = first
    party.start("bob")
    for seat in (0, 0, 1, 1, 0, 0):
        party.move(seat)

    assert may_undo(party.table, 0)


def test_who_has_resigned_neither_asks_nor_is_asked() -> None:
    """The game is no longer theirs."""
    party = hush()
    party.do("ada", c.Resign(0))

    assert "table/resigned" == party.refused("ada", c.AskUndo(0))

    party.move(1)
    party.do("bob", c.AskUndo(1))
    party.do("cyd", c.AnswerUndo(True))

    assert party.table.play is not None
    assert 1 == len(party.table.play.moves)


@pytest.mark.parametrize("command", [c.Leave(), c.Ban("bob")], ids=["leave", "kick"])
def test_a_question_does_not_wait_for_who_has_gone(command: c.Command) -> None:
    """It is dropped, and can be asked again of those who are still there."""
    party = hush()
    party.do("ada", c.AskUndo(0))
    party.do("cyd", c.AnswerUndo(True))
    party.do("bob" if isinstance(command, c.Leave) else "ada", command)

    assert party.table.undo_asked is None

    party.do("ada", c.AskUndo(0))
    party.do("cyd", c.AnswerUndo(True))

    assert party.table.play is not None
    assert [] == party.table.play.moves


def test_a_question_does_not_outlive_its_seat_or_its_game() -> None:
    """Not if the seat goes to somebody else, not if the game ends, not if the table closes."""
    given, over, closed = hush(), hush(2), hush()
    for party in (given, over, closed):
        party.do("ada", c.AskUndo(0))
    given.hand_over(0, "dan")
    over.do("bob", c.Resign(1))
    closed.do("ada", c.Close())

    assert [None] * 3 == [party.table.undo_asked for party in (given, over, closed)]


# Among people


def test_what_was_seen_may_still_be_agreed_to() -> None:
    """The others are told that somebody has learned something; if they agree, the game is practice."""
    party = Party(options={"first_player": 0}).start("bob")
    party.move(0)
    party.do("ada", c.AskUndo(0))
    question = snapshot(party.table, "bob").undo

    assert question is not None
    assert (0, True) == (question.to, question.learned)

    party.do("bob", c.AnswerUndo(True))

    assert party.table.play is not None
    assert ([], True) == (party.table.play.moves, party.table.play.practice)


def test_a_bot_between_people_does_not_stand_in_the_way() -> None:
    """What it did since is taken back as well, if the other person agrees."""
    party = Party(seats=3, options={"first_player": 0}, bots={1: "club"}).start("bob")
    party.move(0)
    party.bot_moves(1, party.options_of(1)[0])
    party.do("ada", c.AskUndo(0))
    party.do("bob", c.AnswerUndo(True))

    assert party.table.play is not None
    assert [] == party.table.play.moves


def test_who_said_no_is_told_until_the_game_goes_on() -> None:
    """To everybody, by name and with the number of the answer."""
    party = hush()
    party.do("ada", c.AskUndo(0))
    party.do("cyd", c.AnswerUndo(False))

    for who in ("ada", "bob", "cyd", "dan"):
        play = snapshot(party.table, who).play
        assert play is not None
        assert DeclinedUndo(0, "cyd", party.table.number) == play.declined

    party.move(1)

    assert party.table.undo_declined is None


@pytest.mark.parametrize("people", [1, 2])
def test_a_house_may_want_no_take_backs(people: int) -> None:
    """Then nobody takes anything back, and the offer says so."""
    party = Party("hush", house=House(undo="never"), bots={1: "club"} if people == 1 else {})
    party.start(*["bob"][: people - 1])
    party.move(0)
    play = snapshot(party.table, "ada").play

    assert play is not None
    assert UndoOffer(seat=0, to=0, reason="never") == play.undo
    assert "table/no_undo" == party.refused("ada", c.AskUndo(0))


def test_where_all_others_are_away_nobody_can_agree() -> None:
    """So what was seen stays as it is."""
    party = Party(options={"first_player": 0}).start("bob")
    party.move(0)
    party.do("bob", c.Leave())

    assert "table/no_undo" == party.refused("ada", c.AskUndo(0))


# What the game itself calls final


class Stern(Hush):
    """As Hush, but a card of more than one is never picked up again."""

    def may_take_back(self, state: DuelState, seat: Seat, move: Lay) -> bool:
        return state.laid[seat] is None and move.card <= 1


def test_a_final_move_stays_and_all_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that another made."""
    monkeypatch.setitem(TEST_GAMES, "hush", Stern())
    party = Party("hush", seats=2, options={"rounds": 3}, bots={1: "club"}).start()
    party.move(0)
    play = snapshot(party.table, "ada").play

    assert play is not None
    assert party.table.play is not None
    assert UndoOffer(seat=0, to=0, reason="final", earliest=1) == play.undo
    assert "table/no_undo" == party.refused("ada", c.AskUndo(0))


def test_the_house_that_others_know_is_told_as_ever() -> None:
    """A client of before does not know the rule; where it is the usual one it is left out."""
    usual, strict = House(undo="agreed"), House(undo="unseen")

    assert House() == usual
    assert b"undo" not in encode(usual)
    assert "unseen" == strict.undo_rule
    assert b'"undo":"unseen"' in encode(strict)


@pytest.mark.parametrize(("game", "seats"), [("clustered", 2), ("cubed", 2), ("cluellage", 1)])
@settings(max_examples=15)
@given(data=st.data())
def test_whatever_was_taken_back_the_game_file_can_be_replayed(game: str, seats: int, data: st.DataObject) -> None:
    """Moves and take-backs in any order: the log, read again, is the same table, and its file stands every check."""
    party = Party(game, seats, bots=dict.fromkeys(range(1, seats), "club")).start()
    table, chance = party.table, Rng(b"undo")
    taken = 0
    while table.phase == "playing" and table.play is not None:
        moves = [at for at, (seat, _, _) in enumerate(table.play.moves) if seat == 0 and at >= table.play.final]
        if moves and taken < 6 and data.draw(st.integers(0, 9)) == 0:
            party.do("ada", c.AskUndo(0, data.draw(st.sampled_from(moves))))
            taken += 1
            continue
        seat = table.awaited[0]
        move = to_dict(table.game.sample(table.play.state, seat, chance))
        if seat == 0:
            party.do("ada", c.Play(0, move))
        else:
            party.bot_moves(seat, move)
    again = party.reread()

    assert whole(table) == whole(again)
    record = record_of(again)
    assert replay(record).state == table.play.state  # type: ignore[union-attr] # there is a game
    assert (record.practice is True) == table.play.practice  # type: ignore[union-attr] # there is a game
