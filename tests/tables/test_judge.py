"""Who may do what, and when: every command in every phase, from the host, a guest and a stranger."""

from collections.abc import Callable
from typing import get_args

import pytest

from klub.tables import commands as c
from tests.tables.party import Party

FIRST_MOVE = {"do": "place", "card": "1CH", "x": 1, "y": 0}  # ada holds this card, and beside the start card it fits
ROLES = {"host": ("ada", 0), "guest": ("bob", 1), "stranger": ("dan", 1)}  # who asks, and for which seat

COMMANDS: dict[str, c.Command | Callable[[int], c.Command]] = {
    "sit on a bot's seat": c.Sit(2),
    "sit on a taken seat": c.Sit(0),
    "stand": c.Stand,
    "send a bot away": c.Stand(2),
    "swap": lambda seat: c.Swap(seat, 2),
    "swap others": lambda seat: c.Swap(1 - seat, 2),
    "seat_bot": c.SeatBot(2, "expert"),
    "ready": c.Ready(),
    "start": c.Start(),
    "move": lambda seat: c.Play(seat, FIRST_MOVE),
    "undo": c.AskUndo,
    "answer_undo": c.AnswerUndo(True),
    "leave": c.Leave(),
    "return": c.Return(),
    "resign": c.Resign,
    "say": c.Say("hello"),
    "react": c.React("wave"),
    "mute": c.Mute("bob"),
    "kick": c.Kick("bob"),
    "ban": c.Ban("bob"),
    "unban": c.Unban("bob"),
    "rename": c.Rename("Zed", "red"),
    "rematch": c.Rematch(),
    "close": c.Close(),
    "arrange": c.Arrange("clustered", 3),
    "suggest": c.Suggest("clustered", 3),
    "dismiss": c.Dismiss("ada"),
    "hand_over": c.HandOver("bob"),
    "again": c.Again(),
    "stand_in": c.StandIn("cyd"),
    "nudge": lambda seat: c.Nudge("bob" if seat == 0 else "ada"),
    "vote_end": c.VoteEnd(),
    "give": c.Give(2, "eve"),
    "claim": c.Claim(1),
    "answer_claim": c.AnswerClaim("eve", True),
}

# One line for each command and phase: what the host, a guest and a stranger are told (table/… unless it says more).
RULES = """
sit on a bot's seat | waiting | ok             | ok                 | ok
sit on a bot's seat | playing | room/already_seated | room/already_seated | ok
sit on a bot's seat | over    | ok             | ok                 | ok
sit on a taken seat | waiting | seat_taken     | seat_taken         | seat_taken
stand               | waiting | ok             | ok                 | not_your_seat
stand               | playing | not_waiting    | not_waiting        | not_waiting
stand               | over    | not_waiting    | not_waiting        | not_waiting
send a bot away     | waiting | ok             | not_your_seat      | not_your_seat
swap                | waiting | ok             | ok                 | not_your_seat
swap                | playing | not_waiting    | not_waiting        | not_waiting
swap                | over    | not_waiting    | not_waiting        | not_waiting
swap others         | waiting | ok             | not_your_seat      | not_your_seat
seat_bot            | waiting | ok             | not_host           | not_host
seat_bot            | playing | not_waiting    | not_waiting        | not_waiting
seat_bot            | over    | not_waiting    | not_waiting        | not_waiting
ready               | waiting | ok             | ok                 | not_seated
ready               | playing | not_waiting    | not_waiting        | not_waiting
ready               | over    | not_waiting    | not_waiting        | not_waiting
start               | waiting | ok             | not_host           | not_host
start               | playing | not_waiting    | not_waiting        | not_waiting
start               | over    | not_waiting    | not_waiting        | not_waiting
move                | waiting | not_playing    | not_playing        | not_playing
move                | playing | ok             | move/not_your_turn | not_your_seat
move                | over    | not_playing    | not_playing        | not_playing
undo                | waiting | not_playing    | not_playing        | not_playing
undo                | playing | no_undo        | no_undo            | not_your_seat
undo                | over    | not_playing    | not_playing        | not_playing
answer_undo         | waiting | not_playing    | not_playing        | not_playing
answer_undo         | playing | no_undo_asked  | no_undo_asked      | no_undo_asked
answer_undo         | over    | not_playing    | not_playing        | not_playing
leave               | waiting | ok             | ok                 | not_seated
leave               | playing | ok             | ok                 | not_seated
leave               | over    | ok             | ok                 | not_seated
return              | waiting | not_away       | not_away           | not_away
return              | playing | not_away       | not_away           | not_away
return              | over    | not_away       | not_away           | not_away
resign              | waiting | not_playing    | not_playing        | not_playing
resign              | playing | ok             | ok                 | not_your_seat
resign              | over    | not_playing    | not_playing        | not_playing
say                 | waiting | ok             | ok                 | not_seated
say                 | playing | ok             | ok                 | not_seated
say                 | over    | ok             | ok                 | not_seated
react               | waiting | ok             | ok                 | not_seated
react               | playing | ok             | ok                 | not_seated
react               | over    | ok             | ok                 | not_seated
mute                | waiting | ok             | not_host           | not_host
mute                | playing | ok             | not_host           | not_host
mute                | over    | ok             | not_host           | not_host
kick                | waiting | ok             | not_host           | not_host
kick                | playing | ok             | not_host           | not_host
kick                | over    | ok             | not_host           | not_host
ban                 | waiting | ok             | not_host           | not_host
ban                 | playing | ok             | not_host           | not_host
ban                 | over    | ok             | not_host           | not_host
unban               | waiting | room/not_banned | not_host          | not_host
unban               | playing | room/not_banned | not_host          | not_host
unban               | over    | room/not_banned | not_host          | not_host
rename              | waiting | ok             | ok                 | not_seated
rename              | playing | ok             | ok                 | not_seated
rename              | over    | ok             | ok                 | not_seated
rematch             | waiting | not_over       | not_over           | not_seated
rematch             | playing | not_over       | not_over           | not_seated
rematch             | over    | ok             | ok                 | not_seated
close               | waiting | ok             | not_host           | not_host
close               | playing | ok             | not_host           | not_host
close               | over    | ok             | not_host           | not_host
arrange             | waiting | ok             | not_host           | not_host
arrange             | playing | room/playing   | not_host           | not_host
arrange             | over    | ok             | not_host           | not_host
suggest             | waiting | ok             | ok                 | not_seated
suggest             | playing | room/playing   | room/playing       | not_seated
suggest             | over    | ok             | ok                 | not_seated
dismiss             | waiting | room/no_suggestion | not_host       | not_host
dismiss             | playing | room/no_suggestion | not_host       | not_host
dismiss             | over    | room/no_suggestion | not_host       | not_host
hand_over           | waiting | ok             | not_host           | not_host
hand_over           | playing | ok             | not_host           | not_host
hand_over           | over    | ok             | not_host           | not_host
again               | waiting | ok             | ok                 | not_seated
again               | playing | not_waiting    | not_waiting        | not_waiting
again               | over    | ok             | ok                 | not_seated
stand_in            | waiting | not_playing    | not_playing        | not_playing
stand_in            | playing | nobody         | nobody             | not_seated
stand_in            | over    | not_playing    | not_playing        | not_playing
nudge               | waiting | ok             | ok                 | not_seated
nudge               | playing | ok             | ok                 | not_seated
nudge               | over    | ok             | ok                 | not_seated
vote_end            | waiting | not_playing    | not_playing        | not_playing
vote_end            | playing | ok             | ok                 | not_seated
vote_end            | over    | not_playing    | not_playing        | not_playing
give                | waiting | room/not_watching | not_host        | not_host
give                | playing | room/not_watching | not_host        | not_host
give                | over    | room/not_watching | not_host        | not_host
claim               | waiting | room/already_seated | room/already_seated | room/nobody_to_confirm
claim               | playing | room/already_seated | room/already_seated | room/nobody_to_confirm
claim               | over    | room/already_seated | room/already_seated | room/nobody_to_confirm
answer_claim        | waiting | room/no_claim  | room/no_claim      | room/no_claim
answer_claim        | playing | room/no_claim  | room/no_claim      | room/no_claim
answer_claim        | over    | room/no_claim  | room/no_claim      | room/no_claim
"""
LINES = [[cell.strip() for cell in line.split("|")] for line in RULES.strip().splitlines()]


@pytest.mark.parametrize(("asked", "phase", "host", "guest", "stranger"), LINES, ids=[" ".join(x[:2]) for x in LINES])
def test_each_command_is_for_some_people_in_some_phases(
    asked: str, phase: str, host: str, guest: str, stranger: str
) -> None:
    """Accepted, or refused with the code that says why; a refused command changes nothing."""
    answers = {}
    for role, (who, seat) in ROLES.items():
        party = _party_in(phase)
        command = _command(asked, seat)
        expected = {"host": host, "guest": guest, "stranger": stranger}[role]
        answers[role] = "ok" if expected == "ok" and party.do(who, command) else party.refused(who, command)

    assert {"host": host, "guest": guest, "stranger": stranger} == {
        role: answer.removeprefix("table/") for role, answer in answers.items()
    }


def test_the_rules_above_speak_of_every_command() -> None:
    """No command is without a line for each phase it can be sent in."""
    assert set(get_args(c.Command)) == {type(_command(line[0], 0)) for line in LINES}


@pytest.mark.parametrize("asked", COMMANDS)
def test_a_closed_table_refuses_everything(asked: str) -> None:
    """Whoever asks."""
    party = _party_in("playing")
    command = _command(asked, 0)
    party.do("ada", c.Close())

    assert {"table/closed"} == {party.refused(who, command) for who, _ in ROLES.values()}


@pytest.mark.parametrize("phase", ["waiting", "playing", "over"])
@pytest.mark.parametrize("asked", COMMANDS)
def test_who_is_banned_is_refused_everything(asked: str, phase: str) -> None:
    """In every phase."""
    party = _party_in(phase)
    command = _command(asked, 1)
    party.do("ada", c.Ban("bob"))

    assert "table/kicked" == party.refused("bob", command)


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
@pytest.mark.parametrize("who", ["ada", "bob", "dan"])
def test_a_seat_that_does_not_exist_is_refused(who: str, seat: int) -> None:
    """In every command that names one."""
    waiting, playing = _party_in("waiting"), _party_in("playing")
    before: list[c.Command] = [c.Sit(seat), c.Stand(seat), c.Swap(seat, 0), c.Swap(0, seat)]
    after: list[c.Command] = [c.Play(seat, {}), c.AskUndo(seat), c.Resign(seat)]

    assert {"seat/out_of_range"} == {waiting.refused(who, command) for command in before}
    assert {"seat/out_of_range"} == {playing.refused(who, command) for command in after}
    assert "seat/out_of_range" == waiting.refused("ada", c.SeatBot(seat, "club"))


def _command(asked: str, seat: int) -> c.Command:
    found = COMMANDS[asked]
    return found(seat) if callable(found) else found


def _party_in(phase: str) -> Party:
    """Ada, bob and a bot; in play it is ada's turn."""
    party = Party(seats=3, bots={2: "club"}, options={"first_player": 0})
    party.do("bob", c.Sit(1))
    if phase != "waiting":
        party.do("ada", c.Start())
    if phase == "over":
        party.do("ada", c.Resign(0))
        party.do("bob", c.Resign(1))
    assert phase == party.table.phase
    return party
