"""The table of associations: up to date, and with something to say."""

from statistics import fmean, pstdev

from klub.games.cluellage import association
from klub.games.cluellage.pictures import PICTURES, tags
from klub.games.cluellage.word_cards import NUMBERS, SIDES


def test_the_table_was_made_from_these_words_and_tags() -> None:
    """CLG-5, CLG-6: else run `python -m scripts.cluellage.association`."""
    assert association.source_hash() == association.stored_hash()


def test_the_table_is_complete() -> None:
    """A byte for each word and picture, and half a byte for the tag that links them."""
    scores, links = association._tables()

    assert (association.SIZE, association.SIZE // 2) == (len(scores), len(links))
    assert 588 * 200 == association.SIZE


def test_matches_are_in_standard_deviations() -> None:
    """No picture is the favourite of all words: each has mean 0 and deviation 1, as near as bytes can say."""
    for picture in range(0, PICTURES, 7):
        column = [association.match(side, number, picture) for side in range(SIDES) for number in NUMBERS]

        assert abs(fmean(column)) < 0.05
        assert abs(pstdev(column) - 1) < 0.05


def test_links_are_tags_of_their_pictures() -> None:
    """Whatever word is asked for."""
    for picture in range(PICTURES):
        assert association.link(picture % SIDES, 1 + picture % 6, picture) in tags()[picture]


def test_packing_is_read_back() -> None:
    """Two links share a byte."""
    packed = association.pack(bytes([1, 2, 3, 4]), bytes([5, 6, 7, 0]))

    assert bytes([1, 2, 3, 4, 5 | 6 << 4, 7]) == packed[association.HEAD :]
    assert association.source_hash() == packed[: association.HEAD]
