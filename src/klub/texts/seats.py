"""What a seat is called where nobody has given it a name."""

from collections.abc import Sequence

from klub.texts.sentences import say
from klub.texts.sources import DEFAULT


def seat_letter(seat: int) -> str:
    """The letter of a seat: A for seat 0."""
    return chr(ord("A") + seat)


def seat_name(seat: int, language: str = DEFAULT) -> str:
    """The name of a seat: “Player A” for seat 0."""
    return say("seat-player", language, letter=seat_letter(seat))


def seat_names(seats: int, names: Sequence[str], language: str = DEFAULT) -> list[str]:
    """What the seats are called: those given, then “Player C” and so on."""
    return [names[seat] if seat < len(names) else seat_name(seat, language) for seat in range(seats)]
