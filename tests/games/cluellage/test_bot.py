"""The bots of Cluellage: legal, honest, repeatable, human in pace, and able to say why."""

import ast
from pathlib import Path
from statistics import pstdev

import pytest

from klub.bots import LEVELS, choose
from klub.core import encode
from klub.games.cluellage import GAME, bot
from klub.games.cluellage.artist import blurred, compose, margin, pick, read, taste
from klub.games.cluellage.association import match as goes_with
from klub.games.cluellage.collage import shares
from klub.games.cluellage.moves import Claim, Guess, Hang
from klub.games.cluellage.pictures import parse_picture
from klub.texts import has_sentence, languages, say
from tests.games.cluellage.table import begun, chance, claiming, collaging, exhibiting, guess_all, match, play
from tests.games.cluellage.test_view import MOMENTS

ACTING = ["word", "claim", "collage", "exhibit", "reveal", "gallery"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_bots_play_whole_games(level: str, seats: int) -> None:
    """CLG-1: with any number of players."""
    table = match(seats, 2, rounds=1)
    while table.awaited:
        seat = table.awaited[0]
        table.play(seat, choose(GAME, table.view(seat), level, len(table.history), range(seats)).move)

    assert table.outcome is not None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("moment", ACTING)
def test_a_bot_knows_only_its_view(moment: str, level: str) -> None:
    """CLG-37, CLG-59: the same view and seed give the same thought, also when all that is hidden is otherwise."""
    state = MOMENTS[moment]
    seat = GAME.awaited(state)[0]
    other = GAME.imagine(GAME.view(state, seat), chance(5))

    assert encode(other) != encode(state)
    assert encode(choose(GAME, GAME.view(state, seat), level, 7)) == encode(
        choose(GAME, GAME.view(other, seat), level, 7)
    )


def test_a_strong_bot_claims_what_sets_its_word_apart() -> None:
    """CLG-42: by the margin over the five other words, not by likeness alone."""
    state = claiming(6)
    for seat in range(6):
        side, number = state.words[-1], state.dice[seat]
        margins = {
            picture: goes_with(side, number, picture)
            - max(goes_with(side, other, picture) for other in range(1, 7) if other != number)
            for picture in state.middle
        }
        move = choose(GAME, GAME.view(state, seat), "master", 1).move
        assert isinstance(move, Claim)
        assert max(margins.values()) == margins[parse_picture(move.card)]


def test_the_most_telling_card_lies_on_top() -> None:
    """CLG-47: the collage is lawful, and what says the word best catches the eye."""
    state, likes = collaging(3), taste(0.0, "")
    move = choose(GAME, GAME.view(state, 0), "expert", 1).move
    assert isinstance(move, Hang)
    side, number = state.words[-1], state.dice[0]

    assert pick(likes, side, number, state.claimed[0]) == parse_picture(move.cards[-1].card)
    assert "exhibit" != play(state, (0, move)).phase


def test_a_strong_bot_reads_what_a_person_would_lay() -> None:
    """CLG-58: of collages made of the best pictures there are, it finds almost all words."""
    likes, found = taste(0.0, ""), 0
    for side in range(0, 98, 2):
        number = 1 + side % 6
        best = sorted(range(200), key=lambda each: -margin(likes, side, number, each))[:5]
        collage = compose(likes, side, number, best, chance(side))
        said = read(likes, side, collage, shares(collage))
        found += said[number - 1] == max(said)

    assert found >= 47


def test_a_taste_is_fixed_and_nobody_elses() -> None:
    """The same for a bot, a game, a word and a picture; with the noise of its strength, and none for the strongest."""
    one, again, other = taste(0.7, "1/0/club"), taste(0.7, "1/0/club"), taste(0.7, "1/1/club")
    cells = [(side, number, picture) for side in range(0, 98, 9) for number in (1, 4) for picture in range(0, 200, 11)]
    noise = [one(*cell) - goes_with(*cell) for cell in cells]
    theirs = [other(*cell) - goes_with(*cell) for cell in cells]

    assert [one(*cell) for cell in cells] == [again(*cell) for cell in cells]
    assert noise != theirs
    assert pstdev(noise) == pytest.approx(0.7, abs=0.1)
    assert abs(sum(a * b for a, b in zip(noise, theirs, strict=True)) / len(cells)) < 0.1
    assert [goes_with(*cell) for cell in cells] == [taste(0.0, "x")(*cell) for cell in cells]


def test_bots_have_no_code_of_their_own() -> None:
    """CLG-59: a bot's collage is read with more noise than a person's, so the two readings differ now and then."""
    assert [1.7, pytest.approx(1.838, abs=0.001), pytest.approx(2.267, abs=0.001)] == [
        blurred(noise) for noise in (0.0, 0.7, 1.5)
    ]
    views = [GAME.view(exhibiting(3, seed), 1) for seed in range(12)]
    of_person = [choose(GAME, view, "master", 3).move for view in views]
    of_bot = [choose(GAME, view, "master", 3, [0]).move for view in views]

    assert of_person != of_bot
    assert of_person == [choose(GAME, view, "master", 3, [2]).move for view in views]


@pytest.mark.parametrize("level", LEVELS)
def test_claims_take_a_persons_time(level: str) -> None:
    """CLG-42: never in the first second, 2 to 5 seconds and a little, the stronger the faster; sooner after another."""
    state = claiming(3)
    later = play(state, (2, GAME.lapse(state, 2)))
    first = [choose(GAME, GAME.view(state, 0), level, seed).pause for seed in range(60)]
    second = [choose(GAME, GAME.view(later, 0), level, seed).pause for seed in range(60)]
    mean = {"sprout": 4.6, "casual": 4.6, "club": 3.4, "expert": 2.5, "master": 2.5}[level]

    assert 1 < min(second) < min(first)
    assert mean == pytest.approx(sum(first) / 60, abs=0.2)
    assert 1.5 < min(first) < max(first) < 5.5


def test_other_moves_take_time_too() -> None:
    """A collage longer than a guess, a guess longer than going on."""
    pauses = [
        choose(GAME, GAME.view(state, seat), "club", 1).pause
        for state, seat in ((collaging(3), 0), (exhibiting(3), 1), (begun(3), 0))
    ]

    assert pauses == sorted(pauses, reverse=True)
    assert 1 < pauses[-1]


def test_a_bot_thinks_only_for_a_seat_that_may_move() -> None:
    with pytest.raises(ValueError, match="may move"):
        choose(GAME, GAME.view(exhibiting(3), 0), "sprout", 1)


def test_a_bot_explains_its_collage_afterwards() -> None:
    """CLG-Q28: the tags in the album link the cards to the word; the top one is what the bot gave as its reason."""
    state = collaging(3)
    thought = choose(GAME, GAME.view(state, 0), "master", 1)
    state = play(state, (0, thought.move))
    for seat in (1, 2):
        state = play(state, (seat, choose(GAME, GAME.view(state, seat), "master", 1).move))
    links = GAME.view(guess_all(state, 1, 1, 1), 1).album[-1].links

    assert (thought.reason.facts["card"], thought.reason.facts["tag"]) == (links[0].card, links[0].tag)


def test_every_reason_has_its_sentence() -> None:
    """Each code that the bot can give, in all languages."""
    codes = set[str]()
    for node in ast.walk(ast.parse(Path(bot.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            codes |= {str(word.value) for word in ast.walk(node.args[0]) if isinstance(word, ast.Constant)}

    assert {"ready", "claim_best", "claim_least_bad", "collage", "guess"} == codes
    for code in codes:
        assert has_sentence(f"cluellage-reason-{code}")
        said = {say(f"cluellage-reason-{code}", language, word="W", tag="t") for language in languages()}
        assert len(said) == len(languages())


def test_guesses_are_among_the_six() -> None:
    """CLG-60: a bot always lays a token."""
    for seed in range(10):
        move = choose(GAME, GAME.view(exhibiting(3, seed), 2), "sprout", seed).move
        assert isinstance(move, Guess)
        assert move.number in range(1, 7)
