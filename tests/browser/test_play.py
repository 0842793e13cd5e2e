"""Whole games of Clustered, as people play them."""

from tests.browser.clustered import Player
from tests.browser.people import Household


def test_two_people_play_a_whole_game_by_touch(household: Household) -> None:
    """Ada invites, Ben follows the link on another phone, they lay card after card, and both see the same result."""
    ada, ben = household.person("phone"), household.person("phone")
    page = ada.open()
    ada.tap(page.get_by_role("button", name="Invite"))
    page.wait_for_url("**/t/**")
    ben.open(page.url.removeprefix(ada.url))
    players = [Player(ada), Player(ben)]
    ada.tap(page.get_by_role("button", name="Start with 2 players"))
    while players[0].wait_for_turn() | players[1].wait_for_turn():
        for player in players:
            if player.page.title().startswith("Your turn"):
                player.take_turn()
