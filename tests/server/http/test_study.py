"""Past moves, the worth of moves, hints and lessons: who may ask for what, and that the answers are true."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from klub.core import Rng, to_dict
from klub.games import game as find_game
from klub.games.clustered import GAME, rules
from klub.games.clustered.cards import KIND_OF, hand_cards, hand_of
from klub.games.clustered.options import Options
from klub.games.clustered.rules import State
from klub.server.pools.bot_pool import BotFailed
from klub.server.study import history
from klub.server.study.history import STRIDE
from klub.tables import Table
from klub.tables.house import DELAY
from tests.server.http.test_tables import game_of_two, play_to_the_end
from tests.server.http.world import Browser, MakeWorld, World, refused


async def make_moves(world: World, table: str, players: list[Browser], count: int) -> list[tuple[int, Any]]:
    """So many moves, each the last legal one; what each seat saw after each of them, the spectator last."""
    seen = []
    for _ in range(count):
        live = await world.table(table)
        seat = live.actors[0]
        listed = (await players[seat].get(f"/api/tables/{table}")).json()["play"]["views"][0]["moves"]
        world.time += 7
        assert (await players[seat].do(table, "move", seat=seat, move=listed[-1])).status_code == 200
        live = await world.table(table)
        assert live.play is not None
        seen.append((seat, [to_dict(GAME.view(live.play.state, each)) for each in (0, 1, None)]))
    return seen


# Worth


async def test_the_worth_of_moves_goes_with_the_snapshot(world: World) -> None:
    """The same number, and as many as there are moves."""
    table, *players = await game_of_two(world)
    await make_moves(world, table, players, 6)
    live = await world.table(table)
    assert live.play is not None
    [seat] = live.actors
    snapshot = (await players[seat].get(f"/api/tables/{table}")).json()
    worth = (await players[seat].get(f"/api/tables/{table}/moves/worth", params={"seat": seat})).json()

    assert {"number": snapshot["number"], "worth": list(GAME.weigh(live.play.state, seat) or ())} == worth
    assert len(snapshot["play"]["views"][0]["moves"]) == len(worth["worth"])


async def test_worth_is_for_an_own_seat_that_may_move(world: World) -> None:
    """Not for others. Out of turn and before the start there is none: no error for a page that asks late."""
    table, ada, bo = await game_of_two(world, options={"first_player": 0})
    waiting, path = await ada.open_table(), f"/api/tables/{table}/moves/worth"

    assert refused(await bo.get(path, params={"seat": 0})) == (403, "table/not_your_seat")
    assert (await bo.get(path, params={"seat": 1})).json()["worth"] is None
    assert refused(await ada.get(path)) == (400, "message/malformed")
    assert refused(await world.browser().get(path, params={"seat": 0})) == (401, "server/no_identity")
    nothing = await ada.get(f"/api/tables/{waiting}/moves/worth", params={"seat": 0})
    assert nothing.json()["worth"] is None


# History


@pytest.mark.parametrize("quick", [False, True], ids=["basic", "quick"])
async def test_a_seat_is_told_its_game_as_it_learned_of_it(world: World, quick: bool) -> None:
    """The events of its views, move by move, and the views themselves; a spectator's likewise."""
    table, *players = await game_of_two(world, options={"quick_play": quick, "discards_visible": not quick})
    seen = await make_moves(world, table, players, STRIDE + 5)
    eve = await world.person("Eve")
    path = f"/api/tables/{table}/history"

    for index, (seat, who) in enumerate([(0, players[0]), (1, players[1]), (None, eve)]):
        asked = {} if seat is None else {"seat": seat}
        told = (await who.get(path, params=asked)).json()
        assert (1, seat, 2, False, len(seen)) == tuple(
            told[name] for name in ("game_number", "seat", "seats", "over", "count")
        )
        assert [
            {
                "number": number,
                "seat": mover,
                "at": 7.0 * number,
                "events": views[index]["events"],
                "standing": views[index]["scores"],
            }
            for number, (mover, views) in enumerate(seen, 1)
        ] == told["moves"]
        for number, (_, views) in reversed([*enumerate(seen, 1)]):
            looked = (await who.get(f"{path}/{number}", params=asked)).json()
            assert views[index] == looked["view"]
            assert views[index]["scores"] == looked["standing"]
        first = (await who.get(f"{path}/0", params=asked)).json()
        assert ([], len(seen), 0) == (first["view"]["events"], first["count"], first["number"])


async def test_only_what_is_new_can_be_asked_for(world: World) -> None:
    """`after` the last move there is nothing; beyond it neither."""
    table, *players = await game_of_two(world)
    await make_moves(world, table, players, 5)
    path = f"/api/tables/{table}/history"
    whole = (await players[0].get(path, params={"seat": 0})).json()["moves"]

    for after in (0, 2, 5, 9):
        told = (await players[0].get(path, params={"seat": 0, "after": after})).json()
        assert (whole[after:], 5) == (told["moves"], told["count"])
    assert refused(await players[0].get(f"{path}/6", params={"seat": 0})) == (404, "history/no_such_move")


def deal_otherwise(table: Table, seat: int) -> Callable[..., State]:
    """A setup that deals a seat other cards than before, but for those that it has laid by now."""
    assert table.play is not None
    laid = {KIND_OF[move.card] for mover, move, _ in table.play.moves if mover == seat}

    def setup(options: Options, seats: int, rng: Rng) -> State:
        state = rules.setup(options, seats, rng)
        pile = [*hand_cards(state.hands[seat]), *reversed(state.decks[seat])]
        free = [place for place, kind in enumerate(pile) if kind not in laid]
        for place, kind in zip(free, [pile[place] for place in (*free[1:], free[0])], strict=True):
            pile[place] = kind
        hands, decks = list(state.hands), list(state.decks)
        hands[seat], decks[seat] = hand_of(pile[:5]), tuple(reversed(pile[5:]))
        return structs.replace(state, hands=tuple(hands), decks=tuple(decks))

    return setup


async def test_nobody_hears_more_than_their_seat(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """What another seat and a spectator are sent is the same, byte for byte, whatever a seat was dealt."""
    table, *players = await game_of_two(world)
    await make_moves(world, table, players, 8)
    eve = await world.person("Eve")
    path = f"/api/tables/{table}/history"

    async def sent(who: Browser, seat: int | None) -> list[bytes]:
        asked = {} if seat is None else {"seat": seat}
        paths = [path, *(f"{path}/{number}" for number in range(9))]
        return [(await who.get(each, params=asked)).content for each in paths]

    everyone = [(players[0], 0), (players[1], 1), (eve, None)]
    before = [await sent(*each) for each in everyone]
    monkeypatch.setattr(GAME, "setup", deal_otherwise(await world.table(table), 0))
    after = [await sent(*each) for each in everyone]

    assert before[1:] == after[1:]
    assert all(mine != other for mine, other in zip(before[0], after[0], strict=True))


async def test_while_a_game_runs_a_seat_is_its_owners(world: World) -> None:
    """Neither its history nor its views are for anyone else."""
    table, ada, bo = await game_of_two(world)
    await make_moves(world, table, [ada, bo], 3)
    eve, path = await world.person("Eve"), f"/api/tables/{table}/history"

    for who, seat in ((eve, 0), (eve, 1), (bo, 0), (ada, 1)):
        for each in (path, f"{path}/0", f"{path}/3"):
            assert refused(await who.get(each, params={"seat": seat})) == (403, "table/not_your_seat")
    assert refused(await bo.get(path, params={"seat": 2})) == (400, "seat/out_of_range")
    assert refused(await world.browser().get(path)) == (401, "server/no_identity")


async def test_late_spectators_are_told_late(world: World) -> None:
    """As many moves behind as in their snapshots, until the game is over."""
    table, *players = await game_of_two(world, options={"quick_play": True}, house={"spectators": "delayed"})
    eve, path = await world.person("Eve"), f"/api/tables/{table}/history"

    nothing = (await eve.get(path)).json()
    assert ([], 0) == (nothing["moves"], nothing["count"])
    await make_moves(world, table, players, 9)
    told = (await eve.get(path)).json()
    snapshot = (await eve.get(f"/api/tables/{table}")).json()
    assert 9 - DELAY == told["count"] == len(told["moves"])
    assert snapshot["play"]["watching"] == (await eve.get(f"{path}/{9 - DELAY}")).json()["view"]
    assert refused(await eve.get(f"{path}/{10 - DELAY}")) == (404, "history/no_such_move")
    await play_to_the_end(world, table, players)
    whole = (await eve.get(path, params={"seat": 0})).json()
    assert (True, whole["count"]) == (whole["over"], len(whole["moves"]))


async def test_nobody_watches_at_a_private_table(world: World) -> None:
    """Neither the players as spectators while it runs, nor strangers afterwards, also not while it waits again."""
    table, *players = await game_of_two(world, options={"quick_play": True}, house={"spectators": "none"})
    eve, path = await world.person("Eve"), f"/api/tables/{table}/history"

    assert refused(await players[0].get(path)) == (403, "table/private")
    assert refused(await eve.get(path)) == (403, "table/private")
    await play_to_the_end(world, table, players)
    assert (await players[1].get(path, params={"seat": 0})).json()["over"]
    await players[0].do(table, "rematch")
    await players[1].do(table, "stand", seat=1)
    assert (await eve.get(f"/api/tables/{table}")).status_code == 200  # a seat is free: anyone with the link may join
    assert refused(await eve.get(path)) == (403, "table/private")
    assert (await players[1].get(path)).status_code == 200


async def test_moves_that_were_taken_back_are_not_in_the_history(world: World) -> None:
    """Neither in the list nor behind a view; what is played instead is."""
    ada = await world.person("Ada")
    table = await ada.open_table(seats=1)
    assert (await ada.do(table, "ready")).status_code == 200
    for _ in range(29):
        last = (await ada.get(f"/api/tables/{table}")).json()["play"]["views"][0]["moves"][0]
        await ada.do(table, "move", seat=0, move=last)
        if (await world.table(table)).phase != "playing":
            break
        path = f"/api/tables/{table}/history"
        before = (await ada.get(path, params={"seat": 0})).json()
        if (await ada.do(table, "undo", seat=0)).status_code == 200:
            after = (await ada.get(path, params={"seat": 0})).json()
            assert before["moves"][:-1] == after["moves"]
            assert refused(await ada.get(f"{path}/{before['count']}", params={"seat": 0})) == (
                404,
                "history/no_such_move",
            )
            other = (await ada.get(f"/api/tables/{table}")).json()["play"]["views"][0]["moves"][-1]
            await ada.do(table, "move", seat=0, move=other)
            again = (await ada.get(f"{path}/{before['count']}", params={"seat": 0})).json()
            now = (await ada.get(f"/api/tables/{table}")).json()["play"]["views"][0]["view"]
            assert now == again["view"]
            return
    pytest.fail("no move could be taken back")


async def test_earlier_games_of_the_series_can_be_seen_again(world: World) -> None:
    """By their number, by anyone who may look; a running one keeps its secrets."""
    table, *players = await game_of_two(world, options={"quick_play": True})
    path = f"/api/tables/{table}/history"
    await play_to_the_end(world, table, players)
    first = (await players[0].get(path, params={"seat": 1})).json()
    await players[0].do(table, "rematch")
    assert first == (await players[0].get(path, params={"seat": 1})).json()
    for player in players:
        await player.do(table, "ready")
    await make_moves(world, table, players, 3)

    assert (1, True, first["count"]) == (first["game_number"], first["over"], len(first["moves"]))
    for who in (*players, await world.person("Eve")):
        assert first == (await who.get(path, params={"seat": 1, "game": 1})).json()
        view = (await who.get(f"{path}/{first['count']}", params={"seat": 0, "game": 1})).json()
        assert ("over", 0) == (view["view"]["phase"], view["view"]["seat"])
    now = (await players[0].get(path, params={"seat": 0})).json()
    assert (2, False, 3) == (now["game_number"], now["over"], now["count"])
    assert now == (await players[0].get(path, params={"seat": 0, "game": 2})).json()
    assert refused(await players[0].get(path, params={"seat": 1})) == (403, "table/not_your_seat")
    assert refused(await players[0].get(path, params={"game": 3})) == (404, "history/no_such_game")


async def test_only_so_many_games_are_kept_and_the_others_are_read_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was asked for last stays; what is forgotten is worked out again."""
    monkeypatch.setattr(history, "GAMES_KEPT", 2)
    monkeypatch.setattr(history, "STRIDE", 4)
    table, *players = await game_of_two(world, options={"quick_play": True})
    for _ in range(3):
        await make_moves(world, table, players, 6)
        await players[0].do(table, "resign", seat=0)
        await players[0].do(table, "rematch")
        for player in players:
            await player.do(table, "ready")
    read: list[int] = []
    read_game = history._read_game

    def count_reading(log: list[bytes], number: int) -> history._PastGame:
        read.append(number)
        return read_game(log, number)

    monkeypatch.setattr(history, "_read_game", count_reading)
    told: dict[int, bytes] = {}
    for number in (1, 2, 1, 3, 1, 2):
        answer = await players[0].get(f"/api/tables/{table}/history", params={"seat": 0, "game": number})
        assert answer.json()["game_number"] == number
        assert told.setdefault(number, answer.content) == answer.content

    assert len({*told.values()}) == 3
    assert [1, 2, 3, 2] == read
    kept = world.app.services.histories
    assert (2, 2) == (len(kept._games), len(kept._states_of))


async def test_a_table_without_a_game_has_no_history(world: World) -> None:
    """And nobody who was sent away, or does not know the table, has one."""
    table, ada, bo = await game_of_two(world)
    await ada.do(table, "ban", who=(await bo.get("/api/me")).json()["id"])
    waiting = await ada.open_table()

    assert refused(await bo.get(f"/api/tables/{table}/history")) == (403, "table/kicked")
    assert refused(await ada.get(f"/api/tables/{waiting}/history")) == (409, "table/not_playing")
    assert refused(await ada.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/history/0")) == (404, "table/unknown")


@pytest.mark.parametrize(
    "path", ["history?seat=-1", "history?after=-1", "history?game=0", "history/-1", "history/1?seat=x"]
)
async def test_what_cannot_be_meant_is_refused(world: World, path: str) -> None:
    """As malformed, or as nothing that exists."""
    table, ada, _ = await game_of_two(world)

    assert refused(await ada.get(f"/api/tables/{table}/{path}")) in [
        (400, "message/malformed"),
        (404, "server/not_found"),
    ]


# Hints


async def test_a_hint_is_a_legal_move_with_a_reason(world: World) -> None:
    """Against bots, for a seat of one's own; the level can be chosen."""
    ada = await world.person("Ada")
    table = await ada.open_table(bots={"1": "sprout"}, options={"first_player": 0})
    await ada.do(table, "ready")
    snapshot = (await ada.get(f"/api/tables/{table}")).json()
    hint = (await ada.post(f"/api/tables/{table}/hint", json={"seat": 0, "level": "casual"})).json()

    assert snapshot["number"] == hint["number"]
    assert hint["move"] in snapshot["play"]["views"][0]["moves"]
    assert "do" == next(iter(hint["move"])), "the kind comes first, as in the snapshot"
    assert {"code", "facts"} == set(hint["reason"])
    assert hint["reason"]["code"]
    assert refused(await ada.post(f"/api/tables/{table}/hint", json={"seat": 1})) == (403, "table/not_your_seat")
    assert refused(await ada.post(f"/api/tables/{table}/hint", json={"seat": 0, "level": "god"})) == (
        400,
        "message/malformed",
    )


async def test_hints_are_given_alone_and_among_own_seats_only(world: World) -> None:
    """Not where somebody else plays, even if a bot stands in for them now."""
    ada, bo = await world.person("Ada"), await world.person("Bo")
    hotseat = await ada.open_table(options={"first_player": 1})
    await ada.do(hotseat, "sit", seat=1)
    await ada.do(hotseat, "ready")
    table, cara, dan = await game_of_two(world, options={"first_player": 0})
    ask = {"level": "casual"}

    assert (await ada.post(f"/api/tables/{hotseat}/hint", json=ask | {"seat": 1})).status_code == 200
    assert refused(await ada.post(f"/api/tables/{hotseat}/hint", json=ask | {"seat": 0})) == (409, "move/not_your_turn")
    path = f"/api/tables/{table}/hint"
    assert refused(await cara.post(path, json=ask | {"seat": 0})) == (403, "hint/not_among_people")
    await dan.do(table, "leave")
    assert refused(await cara.post(path, json=ask | {"seat": 0})) == (403, "hint/not_among_people")
    assert refused(await bo.post(path, json=ask | {"seat": 0})) == (403, "table/not_your_seat")
    waiting = await bo.open_table()
    assert refused(await bo.post(f"/api/tables/{waiting}/hint", json=ask | {"seat": 0})) == (409, "table/not_playing")


async def test_hints_are_not_asked_without_end(make_world: MakeWorld) -> None:
    """Nor when too many bots think; then one is told to come back."""
    world = await make_world(limits={"hint_burst": 2, "hints_per_second": 0.001})
    ada = await world.person("Ada")
    table = await ada.open_table(seats=1)
    await ada.do(table, "ready")
    await world.app.services.pools.bots.close()
    answers = [await ada.post(f"/api/tables/{table}/hint", json={"seat": 0}) for _ in range(3)]

    assert [(503, "hint/nobody_free")] * 2 + [(429, "server/too_fast")] == [refused(answer) for answer in answers]
    assert answers[0].headers["retry-after"]


async def test_a_bot_that_fails_gives_no_hint(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing of its failure is told."""
    ada = await world.person("Ada")
    table = await ada.open_table(seats=1)
    await ada.do(table, "ready")

    async def fail(*_: Any) -> None:
        raise BotFailed("secret")

    monkeypatch.setattr(world.app.services.pools.bots, "think", fail)
    answer = await ada.post(f"/api/tables/{table}/hint", json={"seat": 0})

    assert refused(answer) == (503, "hint/nobody_free")
    assert "secret" not in answer.text


# Lessons


async def test_lessons_are_listed_for_everyone(world: World) -> None:
    """Without a name of one's own."""
    stranger = world.browser()

    assert [each.name for each in find_game("clustered").lessons()] == (
        await stranger.get("/api/lessons/clustered")
    ).json()
    assert refused(await stranger.get("/api/lessons/chess")) == (400, "game/unknown")
    assert refused(await stranger.post("/api/lessons/clustered/chess", json={})) == (404, "lesson/unknown")


async def test_a_lesson_is_taken_move_by_move(world: World) -> None:
    """A refused move leaves the position as it was and says why; the right one reaches the goal."""
    stranger, path = world.browser(), "/api/lessons/clustered/between_two"
    begun = (await stranger.post(path, json={})).json()
    wrong = {"do": "place", "card": "3CS", "x": 1, "y": 1}
    right = {"do": "place", "card": "2SS", "x": 1, "y": 1}
    tried = (await stranger.post(path, json={"moves": [wrong]})).json()
    done = (await stranger.post(path, json={"moves": [wrong, right]})).json()

    assert (False, None, 0) == (begun["reached"], begun["refused"], begun["view"]["seat"])
    assert right in begun["moves"]
    assert wrong not in begun["moves"]
    assert len(begun["moves"]) == len(begun["worth"])
    assert {**begun, "refused": tried["refused"]} == tried
    assert ("clustered/too_few_shared", "3CS") == (tried["refused"]["code"], tried["refused"]["facts"]["card"])
    assert (True, None) == (done["reached"], done["refused"])
    assert "placed" == done["view"]["events"][0]["event"]
    assert done == (await stranger.post(path, json={"moves": [wrong, right, wrong]})).json()


@pytest.mark.parametrize(
    "body",
    [{"moves": [{"do": "fly"}]}, {"moves": [{"do": "discard", "card": "?"}]}, {"moves": [{}] * 33}, {"more": 1}],
)
async def test_a_lesson_refuses_what_is_no_move(world: World, body: Any) -> None:
    """Malformed, or more than anyone would try."""
    assert (await world.browser().post("/api/lessons/clustered/share_two", json=body)).status_code == 400


async def test_lessons_and_looks_are_not_asked_without_end(make_world: MakeWorld) -> None:
    """Each address, and each person, has so many."""
    world = await make_world(limits={"look_burst": 1, "looks_per_second": 0.001})
    ada = await world.person("Ada")
    lesson = [await ada.post("/api/lessons/clustered/share_two", json={}) for _ in range(2)]
    looks = [await ada.get(f"/api/tables/{await ada.open_table()}/history") for _ in range(2)]

    assert [200, 429] == [answer.status_code for answer in lesson]
    assert [(409, "table/not_playing"), (429, "server/too_fast")] == [refused(answer) for answer in looks]


async def test_whether_somebody_has_learned_something_can_be_asked_first(world: World) -> None:
    """So that nothing is offered that would be refused; only for moves that could be taken back."""
    ada = await world.person("Ada")
    table = await ada.open_table(seats=1)
    path = f"/api/tables/{table}/undo"

    assert refused(await ada.get(path, params={"seat": 0})) == (409, "table/not_playing")

    await ada.do(table, "ready")

    assert refused(await ada.get(path, params={"seat": 0})) == (409, "table/no_undo")

    for count in range(1, 29):
        last = (await ada.get(f"/api/tables/{table}")).json()["play"]["views"][0]["moves"][0]
        await ada.do(table, "move", seat=0, move=last)
        told = (await ada.get(path, params={"seat": 0})).json()

        assert count < 24 or not told["learned"]
        assert count >= 24 or told["learned"]
    assert told["number"] == (await world.table(table)).number
    assert (await ada.get(path, params={"seat": 0, "to": 3})).json()["learned"]
    assert refused(await ada.get(path, params={"seat": 0, "to": 28})) == (409, "table/no_undo")
