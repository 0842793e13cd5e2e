"""Tables of these tests also find the games of the tests."""

from collections.abc import Iterator

import pytest

from tests.tables.games import find_game


@pytest.fixture(scope="module", autouse=True)
def _test_games() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for module in ("table", "creation"):
            patch.setattr(f"klub.tables.{module}.find_game", find_game)
        yield
