"""Taking back alone with bots: to any own move, and what was learned from it makes the game practice."""

import pytest

from klub.core import to_dict
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables import snapshot
from tests.tables.party import Party, whole


def alone(game: str = "clustered", seats: int = 3, **options: object) -> Party:
    """Ada against bots; everybody has moved three times."""
    party = Party(game, seats, options, bots=dict.fromkeys(range(1, seats), "club")).start()
    for _ in range(3 * seats):
        seat = party.table.awaited[0]
        move = party.options_of(seat)[0]
        if seat == 0:
            party.move(0)
        else:
            party.bot_moves(seat, move)
    return party


def test_alone_any_own_move_is_taken_back_with_what_the_bots_did_since() -> None:
    """All is as it was before it, and the same bots' moves lead to the same state again."""
    party = alone(first_player=0)
    assert party.table.play is not None
    moves = [*party.table.play.moves]
    entries = party.do("ada", c.AskUndo(0, 3))

    assert [e.UndoAsked, e.Undone] == [type(entry) for entry in entries]
    assert e.Undone(at=party.now, by="ada", moves=6) == entries[-1]
    assert moves[:3] == party.table.play.moves
    assert party.table.play.state == party.table.state_at(3)
    assert (0,) == party.table.actors
    assert whole(party.table) == whole(party.reread())

    party.do("ada", c.Play(0, to_dict(moves[3][1])))

    assert party.table.play.state == party.table.state_at(4)


def test_alone_the_last_own_move_goes_if_none_is_named() -> None:
    """As clients of before ask for it."""
    party = alone(first_player=0)
    party.do("ada", c.AskUndo(0))

    assert party.table.play is not None
    assert 6 == len(party.table.play.moves)


@pytest.mark.parametrize("to", [1, 2, 9, 10_000])
def test_only_own_moves_are_taken_back(to: int) -> None:
    """Neither a bot's nor one that was not made."""
    assert "table/no_undo" == alone(first_player=0).refused("ada", c.AskUndo(0, to))


def test_what_was_seen_makes_it_practice() -> None:
    """The drawn card and what the bots did are known now; the game stays practice to its end."""
    party = alone(first_player=0)
    assert party.table.play is not None

    assert not snapshot(party.table, "ada").play.practice  # type: ignore[union-attr] # there is a game

    party.do("ada", c.AskUndo(0))
    party.move(0)
    seen = snapshot(party.table, "ada").play

    assert seen is not None
    assert (True, party.table.number - 1) == (seen.practice, seen.undone)


def test_what_nobody_learned_from_is_no_practice() -> None:
    """A card laid face down and picked up again."""
    party = Party("hush", seats=2, bots={1: "club"}).start()
    party.move(0)
    party.do("ada", c.AskUndo(0))

    assert party.table.play is not None
    assert (False, party.table.number) == (party.table.play.practice, party.table.undone_at)


def test_the_next_game_is_no_practice() -> None:
    """Each game begins anew."""
    party = Party("heap", seats=1, options={"goal": 10}).start()
    party.do("ada", c.Play(0, {"do": "put", "amount": 1.0}), c.AskUndo(0))
    while party.table.phase == "playing":
        party.do("ada", c.Play(0, {"do": "put", "amount": 20.0}))
    assert party.table.play is not None

    assert party.table.play.practice

    party.do("ada", c.Rematch(), c.Start())

    assert not party.table.play.practice
