"""The words: how many of which category, in eight languages, each of them once, and none of the rulebook's own."""

from collections import Counter
from typing import Final

import pytest

from klub.games.cluellage import box

LANGUAGES: Final = ("en", "de", "fr", "nl", "es", "it", "pt", "pl")
COLUMNS: Final = ["id", "category", "card", "side", "n", *LANGUAGES, "gloss", "note"]
LETTERS: Final = {"character": "C", "location": "L", "object": "O", "notion": "A"}
LONGEST: Final = 26
"""The most characters of a word: what fits on a plate beside a collage on a phone."""

FIRST_AND_LAST: Final = {
    "C01a1": "Cleopatra",
    "C10b6": "Hans Christian Andersen",
    "L01a1": "Sahara",
    "L07b6": "Notre-Dame",
    "O01a1": "Umbrella",
    "O22b6": "Wind turbine",
    "A01a1": "Freedom",
    "A10b6": "Beauty",
}

# The examples of the rulebook: the English word → how it is said in the other languages, or the same word if nothing.
EXAMPLES: Final[dict[str, dict[str, str]]] = {
    "CLG-12": {
        "Barack Obama": "",
        "Mickey Mouse": "Micky Maus|Mickey|Topolino|Rato Mickey|Myszka Miki|Ratón Mickey",
        "Hulk": "The Hulk|L’Incroyable Hulk",
        "Chewbacca": "Chewie|Chewbacka",
        "Shakira": "",
        "Charlie Chaplin": "Charles Chaplin|Charlot",
    },
    "CLG-13": {
        "Australia": "Australien|Australie|Australië|Austrália",
        "Andes": "Anden|Ande|Andy",
        "Statue of Liberty": "Freiheitsstatue|Statue de la Liberté|Vrijheidsbeeld|Estatua de la Libertad"
        "|Statua della Libertà|Estátua da Liberdade|Statua Wolności",
        "Dubai": "Dubaï|Dubái|Dubaj",
        "Stonehenge": "",
        "Loch Ness": "Loch Ness-meer|Lago Ness|Jezioro Loch Ness",
    },
    "CLG-14": {
        "Car": "Auto|Wagen|Voiture|Coche|Carro|Macchina|Automobile|Automóvil|Automóvel|Samochód",
        "Fork": "Gabel|Fourchette|Vork|Tenedor|Forchetta|Garfo|Widelec",
        "Fireman": "Firefighter|Feuerwehrmann|Pompier|Brandweerman|Bombero|Pompiere|Vigile del fuoco|Bombeiro|Strażak",
        "Jellyfish": "Qualle|Méduse|Kwal|Medusa|Alforreca|Meduza",
        "Dandelion": "Löwenzahn|Pissenlit|Paardenbloem|Diente de león|Tarassaco|Soffione|Dente-de-leão|Mniszek"
        "|Mniszek lekarski|Dmuchawiec",
        "Die": "Dice|Würfel|Dé|Dobbelsteen|Dado|Kostka|Kostka do gry",
    },
    "CLG-15": {
        "Hurricane": "Hurrikan|Orkan|Ouragan|Orkaan|Huracán|Uragano|Furacão|Huragan",
        "Order": "Ordnung|Ordre|Orde|Orden|Ordine|Ordem|Porządek",
        "Crash": "Zusammenstoß|Unfall|Collision|Accident|Botsing|Choque|Scontro|Colisão|Acidente|Zderzenie|Wypadek",
        "Heritage": "Erbe|Héritage|Patrimoine|Erfgoed|Erfenis|Herencia|Patrimonio|Eredità|Herança|Património"
        "|Dziedzictwo",
        "Imprisonment": "Gefangenschaft|Haft|Emprisonnement|Gevangenschap|Encarcelamiento|Prigionia|Reclusione"
        "|Prisão|Uwięzienie|Więzienie|Gefängnis|Prison|Gevangenis|Prisión|Prigione",
    },
    "CLG-21": {
        "Eiffel Tower": "Eiffelturm|Tour Eiffel|Eiffeltoren|Torre Eiffel|Wieża Eiffla",
        "New Year’s Eve": "Silvester|Réveillon|Saint-Sylvestre|Oudejaarsavond|Oud en nieuw|Nochevieja|Capodanno"
        "|San Silvestro|Passagem de ano|Véspera de Ano Novo|Sylwester",
    },
    "CLG-68": {
        "Hike": "Hiking|Wanderung|Wandern|Randonnée|Wandeling|Wandeltocht|Excursión|Senderismo|Caminata"
        "|Escursione|Escursionismo|Caminhada|Wędrówka",
    },
}

ROWS: Final = box.rows("words.csv")


def sides() -> dict[str, list[dict[str, str]]]:
    """Side → its rows, in the order of the table."""
    found: dict[str, list[dict[str, str]]] = {}
    for row in ROWS:
        found.setdefault(f"{row['category']} {row['card']}{row['side']}", []).append(row)
    return found


def test_the_table_has_its_columns() -> None:
    """CLG-6: a row a word, eight languages, a gloss and a note."""
    assert COLUMNS == list(ROWS[0])
    assert not [row["id"] for row in ROWS if set(row) != set(COLUMNS) or None in row.values()]


@pytest.mark.parametrize(
    ("rule", "category", "cards"),
    [
        ("CLG-7", "character", 10),
        ("CLG-8", "location", 7),
        ("CLG-9", "object", 22),
        ("CLG-10", "notion", 10),
    ],
)
def test_each_category_has_its_cards(rule: str, category: str, cards: int) -> None:
    """CLG-7, CLG-8, CLG-9 and CLG-10: ten Characters, seven Locations, 22 Objects and ten Abstract Notions."""
    found = Counter((int(row["card"]), row["side"]) for row in ROWS if row["category"] == category)

    assert {(card, side): 6 for card in range(1, cards + 1) for side in "ab"} == found, rule


def test_the_box_holds_49_word_cards() -> None:
    """CLG-6 and CLG-10: 10 + 7 + 22 + 10 cards, words on both sides, 588 in all."""
    assert len({(row["category"], row["card"]) for row in ROWS}) == 49
    assert len(sides()) == 98
    assert len(ROWS) == 588


def test_a_side_lists_six_numbered_words() -> None:
    """CLG-11: numbered 1 to 6, in this order."""
    numbers = {side: [row["n"] for row in rows] for side, rows in sides().items()}

    assert {side: list("123456") for side in numbers} == numbers


def test_an_id_says_where_a_word_stands() -> None:
    """CLG-11: category, card, side and number make the id, so records still find their words."""
    expected = [f"{LETTERS[row['category']]}{int(row['card']):02}{row['side']}{row['n']}" for row in ROWS]

    assert expected == [row["id"] for row in ROWS]
    assert len(set(expected)) == len(expected)
    assert {row["id"]: row["en"] for row in ROWS if row["id"] in FIRST_AND_LAST} == FIRST_AND_LAST


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_stands_there_once(language: str) -> None:
    """CLG-6: nobody meets the same word twice, in any language, however it is capitalised."""
    counts = Counter(row[language].casefold() for row in ROWS)

    assert not [word for word, count in counts.items() if count > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_fits_on_its_plate(language: str) -> None:
    """CLG-11: no word is empty, too long or set off by spaces."""
    words = [row[language] for row in ROWS]

    assert not [word for word in words if not 0 < len(word) <= LONGEST]
    assert not [word for word in words if word != " ".join(word.split())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_well_written(language: str) -> None:
    """CLG-11: a capital at the start; letters, digits, and only the marks that belong into words."""
    words = [row[language] for row in ROWS]

    assert not [word for word in words if not word[0].isupper()]
    assert not [word for word in words if not all(sign.isalnum() or sign in " -’,." for sign in word)]


@pytest.mark.parametrize("rule", EXAMPLES)
def test_the_words_of_the_rulebook_are_absent(rule: str) -> None:
    """CLG-12, CLG-13, CLG-14, CLG-15, CLG-21 and CLG-68: our words are our own, in every language."""
    ours = {row[language].casefold() for row in ROWS for language in LANGUAGES}
    theirs = {name.casefold() for word, others in EXAMPLES[rule].items() for name in (word, *others.split("|")) if name}

    assert not ours & theirs


def test_every_word_brings_three_to_five_things_to_mind() -> None:
    """CLG-6: the gloss tells a translator the sense and a bot what to look for."""
    glosses = {row["id"]: row["gloss"].split(";") for row in ROWS}

    assert not [id for id, things in glosses.items() if not 3 <= len(set(things)) == len(things) <= 5]
    assert not [id for id, things in glosses.items() if [thing.strip() for thing in things] != things or "" in things]


def test_a_gloss_does_not_repeat_its_word() -> None:
    """CLG-6: a word says nothing about itself."""
    assert not [row["id"] for row in ROWS if row["en"].casefold() in row["gloss"].casefold().split(";")]


def test_the_words_of_a_side_bring_different_things_to_mind() -> None:
    """CLG-11: no two of the six share more than two associations, so that they can be told apart."""
    faults = []
    for side, rows in sides().items():
        things = [set(row["gloss"].split(";")) for row in rows]
        faults += [side for i, one in enumerate(things) for other in things[:i] if len(one & other) > 2]

    assert not faults
