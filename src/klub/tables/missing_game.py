"""A game that this program does not have: what can still be said of a table at which it was played."""

from typing import Any, NoReturn

from klub.core import Declaration, Game, Malformed, Rng, Seat


class MissingGame(Game[Any, Any, Any, Any]):
    """Stands in for a game of that name and version. It cannot be played."""

    def __init__(self, name: str, version: int, seats: int) -> None:
        self.declaration = Declaration(  # type: ignore[misc] # one for each table instead of one for the class
            name=name,
            version=version,
            seats=(seats, seats),
            options=(),
            hidden=True,
            simultaneous=False,
            listed=False,
            longest=None,
        )

    def setup(self, options: Any, seats: int, rng: Rng) -> NoReturn:  # noqa: ARG002 - as the contract calls it
        self._refuse()

    def actors(self, state: Any) -> NoReturn:  # noqa: ARG002
        self._refuse()

    def moves(self, state: Any, seat: Seat) -> NoReturn:  # noqa: ARG002
        self._refuse()

    def apply(self, state: Any, seat: Seat, move: Any, rng: Rng) -> NoReturn:  # noqa: ARG002
        self._refuse()

    def view(self, state: Any, seat: Seat | None) -> NoReturn:  # noqa: ARG002
        self._refuse()

    def imagine(self, view: Any, rng: Rng) -> NoReturn:  # noqa: ARG002
        self._refuse()

    def outcome(self, state: Any) -> NoReturn:  # noqa: ARG002
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise Malformed("game/unknown", game=self.declaration.name, known=[])
