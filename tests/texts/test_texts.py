"""Sentences by key, refusals in words, cards in words."""

import subprocess
import sys
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import klub
from klub.core import Illegal
from klub.games.clustered.words import card_words
from klub.texts import best_language, explain, languages, say, seat_letter, seat_name
from tests.texts.messages import sentences


def test_importing_the_library_loads_no_sentences() -> None:
    """Fluent and the locale files are for those who read: importing klub loads neither."""
    program = "import klub, sys; klub.match('clustered', seed=1); print(sorted({'fluent', 'babel'} & set(sys.modules)))"

    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_sentence_of_a_game_is_said_without_loading_any() -> None:
    """The locale files lie beside the games, but what is not played is not imported."""
    program = (
        "import sys; from klub.texts import say; say('cubed-points', points=1);"
        "print([name for name in sys.modules if name.startswith('klub.games.c')])"
    )

    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_sentence_is_said_with_its_facts() -> None:
    """The facts stand in the sentence, without marks around them."""
    assert say("seat-player", letter="B") == "Player B"
    assert say("seat-player", "de", letter="B") == "Spieler B"


def test_an_attribute_is_asked_for_with_a_dot() -> None:
    """Labels and other forms are attributes of a message."""
    assert say("clustered-option-bounds.label") == "Size of the table"


@pytest.mark.parametrize(
    ("wish", "expected"),
    [("de", "de"), ("de-AT", "de"), ("pt_BR.UTF-8", "pt"), ("PL", "pl"), ("C.UTF-8", None), ("xx", None), ("", None)],
)
def test_a_language_is_found_by_its_tag_or_locale_name(wish: str, expected: str | None) -> None:
    """The first part decides; regions and encodings do not matter."""
    assert expected == best_language(wish)


def test_an_unknown_language_is_answered_in_english() -> None:
    """There is always a sentence."""
    assert say("refusal-move-game_over") == say("refusal-move-game_over", "xx")


def test_a_mistake_of_ours_is_noticed() -> None:
    """A key that does not exist, or a fact that is missing, raises LookupError."""
    with pytest.raises(LookupError):
        say("no-such-key")
    with pytest.raises(LookupError):
        say("clustered-option-bounds.nothing")
    with pytest.raises(LookupError, match="letter"):
        say("seat-player")


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        ("en", "clustered-points", ["no points", "1 point", "2 points", "5 points", "22 points"]),
        ("de", "clustered-points", ["keine Punkte", "1 Punkt", "2 Punkte", "5 Punkte", "22 Punkte"]),
        ("fr", "clustered-points", ["aucun point", "1 point", "2 points", "5 points", "22 points"]),
        ("nl", "clustered-points", ["geen punten", "1 punt", "2 punten", "5 punten", "22 punten"]),
        ("es", "clustered-points", ["ningún punto", "1 punto", "2 puntos", "5 puntos", "22 puntos"]),
        ("it", "clustered-points", ["nessun punto", "1 punto", "2 punti", "5 punti", "22 punti"]),
        ("pt", "clustered-points", ["nenhum ponto", "1 ponto", "2 pontos", "5 pontos", "22 pontos"]),
        ("pl", "clustered-points", ["brak punktów", "1 punkt", "2 punkty", "5 punktów", "22 punkty"]),
        (
            "pl",
            "clustered-cards_left",
            ["brak kart", "została 1 karta", "zostały 2 karty", "zostało 5 kart", "zostały 22 karty"],
        ),
    ],
)
def test_plurals_follow_the_language(language: str, key: str, said: list[str]) -> None:
    """0, 1, 2, 5 and 22 of something: Polish has three forms."""
    (fact,) = sentences(language)[key].samples()

    assert said == [say(key, language, **{fact: number}) for number in (0, 1, 2, 5, 22)]


def test_none_is_plural_in_european_portuguese() -> None:
    """Zero moves are “0 jogadas”; in Brazil they would be singular."""
    assert say("terminal-verify-moves", "pt", moves=0) == "0 jogadas, todas permitidas pelas regras."


@pytest.mark.parametrize(
    ("language", "code", "subject", "laid"),
    [
        ("en", "2TS", "two solid triangles", "two solid triangles"),
        ("de", "2TS", "zwei ausgefüllte Dreiecke", "zwei ausgefüllte Dreiecke"),
        ("de", "1CS", "ein ausgefüllter Kreis", "einen ausgefüllten Kreis"),
        ("de", "1SH", "ein leeres Quadrat", "ein leeres Quadrat"),
        ("de", "W", "eine Wildcard", "eine Wildcard"),
        ("fr", "3CD", "trois cercles hachurés", "trois cercles hachurés"),
        ("nl", "1SS", "één gevuld vierkant", "één gevuld vierkant"),
        ("nl", "1CS", "één gevulde cirkel", "één gevulde cirkel"),
        ("es", "2SD", "dos cuadrados rayados", "dos cuadrados rayados"),
        ("it", "3TH", "tre triangoli vuoti", "tre triangoli vuoti"),
        ("pt", "1TD", "um triângulo tracejado", "um triângulo tracejado"),
        ("pl", "1CH", "jedno puste koło", "jedno puste koło"),
        ("pl", "1TH", "jeden pusty trójkąt", "jeden pusty trójkąt"),
        ("pl", "3SS", "trzy pełne kwadraty", "trzy pełne kwadraty"),
        ("pl", "W", "joker", "jokera"),
    ],
)
def test_a_card_is_said_in_words(language: str, code: str, subject: str, laid: str) -> None:
    """Number, fill and shape agree as the grammar wants, also as what somebody lays."""
    assert (subject, laid) == (card_words(code, language), card_words(code, language, "object"))


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("1CS", "jednego pełnego koła"),
        ("1TH", "jednego pustego trójkąta"),
        ("2SD", "dwóch kreskowanych kwadratów"),
        ("3CH", "trzech pustych kół"),
        ("W", "jokera"),
    ],
)
def test_what_cannot_be_laid_is_a_genitive_in_polish(code: str, said: str) -> None:
    """A negation asks for another case than what is laid."""
    assert said == card_words(code, "pl", "negated")


@pytest.mark.parametrize("language", languages())
def test_no_two_cards_sound_the_same(language: str) -> None:
    """27 cards, the wild, the start card and a hidden card."""
    codes = [number + shape + fill for number in "123" for shape in "CST" for fill in "DHS"] + ["W", "*", "?"]

    assert len(codes) == len({card_words(code, language) for code in codes})


def test_what_is_no_card_is_given_back() -> None:
    """An unknown code is quoted, not guessed."""
    assert [card_words(code) for code in ("9ZZ", "2ts", "", "2TSS")] == ["9ZZ", "2ts", "", "2TSS"]


def test_seats_have_letters() -> None:
    """The first seat is A."""
    assert [seat_letter(seat) for seat in (0, 7)] == ["A", "H"]
    assert seat_name(2, "pl") == "Gracz C"


def test_a_clash_names_the_neighbour_what_is_shared_and_the_rule() -> None:
    """CLU-28: the refusal says in words which neighbours object, where they lie, and what they share."""
    facts = {
        "card": "2TS",
        "x": 1,
        "y": 3,
        "neighbours": [
            {"x": 2, "y": 3, "card": "3CH", "shared": []},
            {"x": 1, "y": 2, "card": "1SS", "shared": ["fill"]},
        ],
        "rule": "CLU-28",
    }

    said = explain("clustered/too_few_shared", facts)

    assert said == (
        "This card, two solid triangles, does not fit at (1, 3): the card to its right, three hollow circles at "
        "(2, 3), shares nothing; the card above it, one solid square at (1, 2), shares only the fill. A card must "
        "share at least two of shape, fill and number with each of its neighbours (rule CLU-28)."
    )


@pytest.mark.parametrize("language", languages())
def test_a_refusal_of_a_game_is_explained_in_every_language(language: str) -> None:
    """What the engine really refuses with is enough for every language's sentence."""
    refusal = _clash()
    clash = refusal.facts["neighbours"][0]

    said = explain(refusal.code, refusal.facts, language)

    assert card_words(clash["card"], language) in said
    assert f"{clash['x']}, {clash['y']}" in said
    assert "CLU-28" in said


def test_a_nested_refusal_is_explained_in_the_same_language() -> None:
    """The reason for a refused game file is told in the player's language, not in that of the error."""
    facts = {"number": 3, "code": "move/not_your_turn", "facts": {"seat": 0, "actors": [1]}, "reason": "English"}

    assert (
        explain("record/illegal_move", facts, "de")
        == "Zug 3 in der Spieldatei ist nicht erlaubt: Du bist nicht am Zug. Am Zug: B."
    )


def test_all_faults_are_told() -> None:
    """Further faults follow the first one."""
    more = [{"code": "options/unknown", "option": "b", "known": ["x", "y"]}]

    said = explain("options/unknown", {"option": "a", "known": ["x", "y"], "more": more})

    assert said == "There is no option “a”. Available: x, y. There is no option “b”. Available: x, y."


def test_an_unknown_code_is_told_as_it_is() -> None:
    """Who gets a code without a sentence can still look it up."""
    assert explain("no/such_code", {"a": 1}) == "That is not possible (no/such_code)."


def test_missing_facts_are_no_reason_to_fail() -> None:
    """Without the facts the code is told."""
    assert explain("clustered/too_few_shared", {}, "de") == "Das geht nicht (clustered/too_few_shared)."


CODES = [key.removeprefix("refusal-").replace("-", "/", 1) for key in sentences("en") if key.startswith("refusal-")]
FACT_NAMES = ["card", "other", "neighbours", "x", "y", "rule", "reason", "code", "facts", "more", "actors", "language"]
ODD = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.binary(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@given(
    code=st.sampled_from(CODES) | st.text(max_size=20),
    facts=st.dictionaries(st.sampled_from(FACT_NAMES) | st.text(max_size=5), ODD, max_size=6),
    language=st.sampled_from([*languages(), "xx", ""]),
)
@example(code="record/version", facts={"game": "x", "version": 10**5000, "known": 1}, language="en")
def test_explaining_never_raises(code: str, facts: dict[str, Any], language: str) -> None:
    """Whatever the code and the facts, there is something to read."""
    assert explain(code, facts, language)


def test_a_fact_that_cannot_be_written_is_no_reason_to_fail() -> None:
    """Even an object whose text raises leaves the code to be told."""

    class Unspeakable:
        def __str__(self) -> str:
            raise RuntimeError("no")

    assert explain("move/malformed", {"reason": Unspeakable()}) == "That is not possible (move/malformed)."


def _clash() -> Illegal:
    """The first refusal for too few shared attributes in a game of which the first card has just been laid."""
    match = klub.match("clustered", seed=7)
    seat = match.actors[0]
    first = match.view(seat).hand[0]
    match.play(seat, {"do": "place", "card": first, "x": 1, "y": 0})
    for card in match.view(1 - seat).hand:
        try:
            match.play(1 - seat, {"do": "place", "card": card, "x": 2, "y": 0})
        except Illegal as error:
            return error
    raise AssertionError("every card fits beside the first one; choose another seed")
