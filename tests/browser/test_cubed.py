"""Cubed on the page, as people play it."""

import re

from playwright.sync_api import expect

from klub.core import to_dict
from klub.games.cubed import rules
from klub.games.cubed.board import RING, cell_at, spans
from klub.games.cubed.moves import Play
from klub.games.cubed.rules import State
from tests.browser.cubed import CubedPlayer, after, state_of, table_before
from tests.browser.people import Household, Person
from tests.browser.tables import command, introduce, look, next_game, open_table


def several(sides: int) -> bool:
    return bool(sides & sides - 1)


def holds_more(state: State, than: int = 1) -> bool:
    """Whether somebody holds more pieces than this."""
    return state.options.pieces.size(state.hands[state.turn]) > than


def hand_sizes(person: Person, table: str) -> list[int]:
    """How many pieces each seat holds."""
    sizes: list[int] = look(person, table)["play"]["views"][0]["view"]["hand_sizes"]
    return sizes


def openings(state: State, play: Play) -> int:
    """How many cells touch two pieces once this one lies."""
    return sum(several(spot.sides) for spot in after(state, play).open.values())


def test_a_game_of_three_rounds_by_touch(household: Household) -> None:
    """Three rounds against a bot on a phone; after each the points are counted, and the fewest win."""
    person = household.person("phone")
    introduce(person)
    person.open(f"/t/{open_table(person, game='cubed')}")
    player, page = CubedPlayer(person), person.page
    rounds = set()
    while player.wait_for_turn():
        summary = page.get_by_role("heading", name=re.compile(r"Round \d is over"))
        if summary.is_visible():
            rounds.add(summary.inner_text())
        player.take_turn()

    assert {"Round 1 is over", "Round 2 is over"} == rounds
    player.see_result()
    expect(next_game(page)).to_be_visible()


def test_six_players_with_bots(household: Household) -> None:
    """One person and five bots play a round to its end."""
    person = household.person("laptop")
    introduce(person)
    person.open(f"/t/{open_table(person, seats=6, game='cubed', rounds=1)}")
    player = CubedPlayer(person)
    player.wait_for_turn()
    expect(player.hand).to_have_count(9)
    expect(person.page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(6)
    player.play_on()
    player.see_result()
    expect(next_game(person.page)).to_be_visible()


def test_a_bridge_is_celebrated_and_earns_a_second_piece(household: Household) -> None:
    """CUB-43: a piece that spans a gap; the page says so and offers the second piece."""
    person = household.person("phone")
    introduce(person)

    def bridges(state: State, play: Play) -> bool:
        goes_on = holds_more(state) and not after(state, play).closed
        return state.phase == "turn" and goes_on and spans(state.board.sides(cell_at(play.q, play.r)), "arcs")

    def spread(state: State, play: Play) -> int:
        return -state.board.sides(cell_at(play.q, play.r)).bit_count()

    table = table_before(person, spread, bridges, bridging=True, open_hands=True)
    person.open(f"/t/{table}")
    state, seat = state_of(person, table)
    move = next(move for move in rules.moves(state, seat) if isinstance(move, Play) and bridges(state, move))
    expect(CubedPlayer(person).hand.first).to_be_visible()
    command(person, table, do="move", seat=seat, move=to_dict(move))

    expect(person.page.get_by_text("Bridge!")).to_be_visible()
    before = CubedPlayer(person).moves
    person.tap(person.page.get_by_role("button", name="No second piece"))
    CubedPlayer(person).wait_for_move(before)
    assert before + 1 == CubedPlayer(person).moves


def test_a_filled_void_lets_one_give_a_piece_away(household: Household) -> None:
    """CUB-45: a piece in a space with pieces all around; its player hands one of the hand to the other."""
    person = household.person("laptop")
    introduce(person)

    def fills(state: State, play: Play) -> bool:
        return state.board.sides(cell_at(play.q, play.r)) == RING and holds_more(state, 2)

    def surround(state: State, play: Play) -> int:
        return max((spot.sides.bit_count() for spot in after(state, play).open.values()), default=0)

    table = table_before(person, surround, fills, fill_the_void=True, open_hands=True)
    person.open(f"/t/{table}")
    state, seat = state_of(person, table)
    move = next(move for move in rules.moves(state, seat) if isinstance(move, Play) and fills(state, move))
    expect(CubedPlayer(person).hand.first).to_be_visible()
    command(person, table, do="move", seat=seat, move=to_dict(move))

    expect(person.page.get_by_text("Void filled!")).to_be_visible()
    player, before = CubedPlayer(person), hand_sizes(person, table)
    moves = player.moves
    player.pick(player.hand.first)
    person.page.get_by_role("button", name=f"Player {'AB'[1 - seat]}", exact=True).click()
    player.wait_for_move(moves)

    given = {seat: before[seat] - 1, 1 - seat: before[1 - seat] + 1}
    assert [given[0], given[1]] == hand_sizes(person, table)


def test_three_are_drawn_and_one_is_kept(household: Household) -> None:
    """CUB-46 … CUB-49: name the number, choose one of the pieces, and the turn is over."""
    person = household.person("phone")
    introduce(person)
    person.open(f"/t/{open_table(person, game='cubed', draw_many=True)}")
    player, page = CubedPlayer(person), person.page
    player.wait_for_turn()
    before = player.moves
    person.tap(page.get_by_role("button", name="Draw 3, keep 1"))
    person.tap(page.get_by_role("button", name="3", exact=True))
    keep = page.get_by_role("button", name=re.compile("^Keep "))
    expect(keep).to_have_count(3)
    person.tap(keep.first)
    player.wait_for_moves(before + 2)
    expect(player.hand).to_have_count(26)


def test_blocking_off_all_areas_ends_the_round(household: Household) -> None:
    """CUB-33: the last open area is closed by a Blocking piece; the round is over at once, and the page says why."""
    person = household.person("laptop")
    introduce(person)

    def closes(state: State, play: Play) -> bool:
        return state.round == 1 and after(state, play).closed and holds_more(state)

    def narrow(state: State, play: Play) -> int:
        return -openings(state, play)

    table = table_before(person, narrow, closes, blockers_per_color=3, open_hands=True)
    person.open(f"/t/{table}")
    state, seat = state_of(person, table)
    move = next(move for move in rules.moves(state, seat) if isinstance(move, Play) and closes(state, move))
    expect(CubedPlayer(person).hand.first).to_be_visible()
    command(person, table, do="move", seat=seat, move=to_dict(move))

    expect(person.page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    expect(person.page.get_by_text(re.compile("area|closed|blocked", re.I)).first).to_be_visible()


def test_alone_one_wins_or_loses(household: Household) -> None:
    """CUB-59, CUB-60: with an empty hand the game is won, and lost when nothing fits after the second draw."""
    person = household.person("phone")
    introduce(person)
    ends: dict[bool, str] = {}
    for _ in range(60):
        table = open_table(person, seats=1, game="cubed")
        while True:
            state, seat = state_of(person, table)
            if state is None:
                break
            moves = list(rules.moves(state, seat))
            plays = [move for move in moves if isinstance(move, Play)]
            widest = max(plays, key=lambda play: openings(state, play), default=moves[0])
            command(person, table, do="move", seat=0, move=to_dict(widest))
        ends[bool(look(person, table)["play"]["outcome"]["winners"])] = table
        if len(ends) == 2:
            break
    for won, words in ((True, "You win!"), (False, "Not this time")):
        person.open(f"/t/{ends[won]}")
        expect(person.page.get_by_text(re.compile(words)).first).to_be_visible()


def test_a_round_by_keyboard_alone(household: Household) -> None:
    """Pieces are picked by keys, places gone through by N, laid with Enter; draws and passes are reached by Tab."""
    person = household.person("laptop")
    introduce(person)
    page = person.open(f"/t/{open_table(person, game='cubed', rounds=1)}")
    player = CubedPlayer(person)
    while player.wait_for_turn():
        before = player.moves
        page.get_by_role("application").focus()
        if page.locator("button.held:not(.unfit)").count():
            for _ in range(60):
                page.keyboard.press(".")
                if page.locator("button.held.picked:not(.unfit)").count():
                    break
            page.keyboard.press("n")
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        else:
            for _ in range(80):
                page.keyboard.press("Tab")
                if page.evaluate("/^(Draw|Pass)$/.test(document.activeElement.textContent.trim())"):
                    break
            page.keyboard.press("Enter")
        player.wait_for_move(before)
    page.get_by_role("button", name="See the result").press("Enter")
    expect(next_game(page)).to_be_visible()
