"""Cubed in words: pieces, refusals as the engine gives them, events as a view holds them."""

from typing import Any

import pytest

from klub.core import Illegal, Malformed
from klub.core.options import Choice, Seats
from klub.core.words import acting
from klub.games.cubed import GAME
from klub.games.cubed.moves import Play
from klub.games.cubed.options import DECLARATION, Options
from klub.games.cubed.rules import Phase
from klub.games.cubed.words import color_words, phase_words, piece_words
from klub.texts import explain, has_sentence, languages, say
from tests.games.cubed import test_page
from tests.games.cubed.table import events, play, refused, refused_move, table, walls

HIGH = "aaa 0,0; aaa 1,0; aaa 1,-1"
GAP = walls((1, 1), (2, 0), (3, -1))
VOID = walls((1, 0))
ON: dict[str, Any] = {"bridging": True, "fill_the_void": True, "draw_many": True}
NAMES = ("Ada", "Ben")
PHASES: tuple[Phase, ...] = ("turn", "bridge", "gift", "keep", "over")


def refusals() -> dict[str, Illegal]:
    """One refusal of each code."""
    plain = table("aaa aab bbb axx bxx", "ccc", bag="ddd", laid=HIGH)
    fresh = table("aaa axx", "ccc", bag="ddd")
    alone = table("aaa bbb", bag="ccc", laid=HIGH)
    drawn = play(table("aaa bbb", "ccc", bag="abc abd abe", laid=HIGH, **ON), "A takes 2")
    gift = play(table("aaa abc", "ccc", laid=VOID, **ON), "A aaa 1,0")
    found = [
        refused_move(plain, 0, Play("xyz", 0, 0, 0)),
        refused(plain, "A ccc 0,1"),
        refused(plain, "A skips"),
        refused(alone, "A draws"),
        refused(plain, "A passes"),
        refused(play(plain, "A draws"), "A draws"),
        refused(table("aaa", "bbb", laid=HIGH), "A draws"),
        refused(plain, "A takes 1"),
        refused(table("aaa", "bbb", bag="ccc", laid=HIGH, **ON), "A takes 2"),
        refused(drawn, "A keeps aaa"),
        refused(gift, "A gives abc to A"),
        refused(plain, "A aab 0,1/3"),
        refused(plain, "A aaa 0,1/1"),
        refused(fresh, "A aaa 1,0"),
        refused(fresh, "A axx 0,0"),
        refused(plain, "A aaa 5,5"),
        refused(plain, "A aaa 0,0"),
        refused(play(plain, "A axx 0,1/2; B draws; B passes"), "A aaa 1,1"),
        refused(plain, "A axx 0,1"),
        refused(plain, "A aaa 2,0"),
        refused(plain, "A bbb 0,1"),
    ]
    return {refusal.code: refusal for refusal in found}


@pytest.mark.parametrize(
    ("language", "code", "subject", "laid"),
    [
        ("en", "aab", "a Double (dawn, dawn, sun)", "a Double (dawn, dawn, sun)"),
        ("en", "axx", "a Blocking piece (dawn)", "a Blocking piece (dawn)"),
        ("de", "abc", "ein Einer (Morgenrot, Sonne, Rose)", "einen Einer (Morgenrot, Sonne, Rose)"),
        ("de", "?", "ein verdeckter Stein", "einen verdeckten Stein"),
        ("fr", "ddd", "une pièce triple (braise)", "une pièce triple (braise)"),
        ("nl", "eff", "een dubbele steen (hemel, pruim, pruim)", "een dubbele steen (hemel, pruim, pruim)"),
        ("es", "fxx", "una ficha de bloqueo (ciruela)", "una ficha de bloqueo (ciruela)"),
        ("it", "?", "una tessera nascosta", "una tessera nascosta"),
        ("pt", "aaa", "uma peça tripla (alvorada)", "uma peça tripla (alvorada)"),
        ("pl", "bbb", "płytka potrójna (słońce)", "płytkę potrójną (słońce)"),
    ],
)
def test_a_piece_is_said_in_words(language: str, code: str, subject: str, laid: str) -> None:
    """Its sort and its colours, also as what somebody lays."""
    assert (subject, laid) == (piece_words(code, language), piece_words(code, language, "object"))


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("axx", "płytki blokującej (świt)"),
        ("aab", "płytki podwójnej (świt, świt, słońce)"),
        ("abc", "płytki pojedynczej (świt, słońce, róża)"),
        ("aaa", "płytki potrójnej (świt)"),
        ("?", "zakrytej płytki"),
    ],
)
def test_what_cannot_be_laid_is_a_genitive_in_polish(code: str, said: str) -> None:
    """A negation asks for another case than what is laid."""
    assert said == piece_words(code, "pl", "negated")


@pytest.mark.parametrize("language", languages())
def test_no_two_pieces_sound_the_same(language: str) -> None:
    """82 pieces and a hidden one, mirror forms among them; seven colours."""
    codes = [*Options().pieces.codes, "?"]

    assert len(codes) == 83 == len({piece_words(code, language) for code in codes})
    assert len({color_words(letter, language) for letter in "abcdefx"}) == 7


@pytest.mark.parametrize("code", ["", "ab", "abg", "xxx", "aax", "AAB", "aabb"])
def test_what_is_no_piece_is_given_back(code: str) -> None:
    """An unknown code is quoted, not guessed."""
    assert code == piece_words(code)


def test_a_clash_names_the_neighbours_and_their_colours() -> None:
    """CUB-24: which side, which colours, which piece, where, and the rule."""
    refusal = refused(table("ccf", "bbb", laid="abc 0,0; adb 1,0/1"), "A ccf 1,-1/2")

    assert explain(refusal.code, refusal.facts) == (
        "This piece, a Double (rose, rose, plum), does not fit at (1, -1): at the lower right, rose would meet ember: "
        "a Single (dawn, ember, sun) at (1, 0); at the lower left, plum would meet rose: a Single (dawn, sun, rose) at "
        "(0, 0). All touching sides must match in colour (rule CUB-24)."
    )


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_the_engine_is_explained(language: str) -> None:
    """What the engine really refuses with is enough for every language's sentence, and its rule is named."""
    for code, refusal in refusals().items():
        said = explain(code, refusal.facts, language)

        assert said != say("refusal-unknown", language, code=code)
        assert refusal.facts.get("rule", "") in said


def test_all_refusals_are_among_them() -> None:
    """One of each code that the page of Cubed lists."""
    assert set(test_page.PAGE.refusals) == set(refusals())


@pytest.mark.parametrize("language", languages())
def test_a_box_too_small_is_explained(language: str) -> None:
    """CUB-Q1: with the numbers."""
    with pytest.raises(Malformed) as caught:
        GAME.parse_options({"colors": 5}, 6)

    said = explain(caught.value.code, caught.value.facts, language)
    assert ("50" in said, "54" in said) == (True, True)


@pytest.mark.parametrize("language", languages())
def test_every_event_is_told(language: str) -> None:
    """Everything that can happen, as those see it who did it and those who did not."""
    bridged = play(table("aaa aaa abc", "ccc", bag="abd abe abf", laid=GAP, **ON), "A aaa 2,0")
    gift = play(table("aaa axx", "ccc", laid=VOID, **ON), "A aaa 1,0")
    drawn = play(table("aaa bbb", "ccc", bag="abc abd abe", laid=HIGH, **ON), "A takes 2")
    states = [
        bridged,
        play(bridged, "A passes"),
        gift,
        play(gift, "A skips"),
        play(gift, "A gives axx to B"),
        drawn,
        play(drawn, "A keeps abc"),
        play(table("axx bbb", "ccc", laid=HIGH), "A axx 0,1/2"),
        play(table("aaa", "ccc", laid=HIGH), "A passes"),
    ]
    said = {
        GAME.words().event(event, NAMES, watcher, language)
        for state in states
        for watcher in (None, 0, 1)
        for event in events(state, watcher)
    }

    assert len(said) > 20
    assert all(sentence.endswith(".") for sentence in said)


def test_events_read_as_sentences() -> None:
    """In English, word by word."""
    gift = play(table("aaa axx", "ccc", laid=VOID, **ON), "A aaa 1,0")
    over = play(gift, "A gives axx to B")
    blocked = play(table("axx bbb", "ccc", laid=HIGH), "A axx 0,1/2")

    assert [GAME.words().event(event, NAMES, 0) for event in events(gift, 0)] == [
        "You lay a Triple (dawn) at (1, 0): the void is filled."
    ]
    assert [GAME.words().event(event, NAMES, 1) for event in events(over, 1)] == [
        "Ada gives a Blocking piece (dawn) to you.",
        "Round 1 is over: somebody has laid all their pieces. Ada (no points) and Ben (8 points).",
        "Round 2 begins. Ada starts.",
    ]
    assert [GAME.words().event(event, NAMES, 1) for event in events(blocked, 1)] == [
        "Ada lays a Blocking piece (dawn) at (0, 1). 4 cells are dead now."
    ]


@pytest.mark.parametrize("language", languages())
def test_a_solo_game_is_won_or_lost_in_words(language: str) -> None:
    """CUB-59, CUB-60: each end has its own sentence."""
    ends = [
        play(table("aaa", bag="bbb", laid=HIGH), "A aaa 0,1"),
        play(table("bbb", bag="ccc ddd", laid=HIGH), "A draws; A draws"),
        play(table("axx bbb", bag="aaa", laid=f"{HIGH}; axx 0,1/2; axx 2,-1/1"), "A axx 0,-1"),
    ]
    said = [GAME.words().event(events(end)[-1], ("Ada",), 0, language) for end in ends]

    assert len(set(said)) == 3


@pytest.mark.parametrize("language", languages())
def test_every_phase_names_who_is_to_move(language: str) -> None:
    """But for the end, when nobody is."""
    said = {phase: phase_words(phase, acting([0], ["Ada"]), language) for phase in PHASES}

    assert [phase for phase, sentence in said.items() if "Ada" not in sentence] == ["over"]


def test_every_choice_in_words_has_its_label() -> None:
    """Values that are words or nothing have an attribute for forms; numbers speak for themselves."""
    for option in DECLARATION.options:
        values = option.values if isinstance(option, Choice) else option.words if isinstance(option, Seats) else ()
        for value in values:
            if not isinstance(value, int):
                assert has_sentence(f"{DECLARATION.help_key(option)}.{'null' if value is None else value}"), (
                    option.name,
                    value,
                )
