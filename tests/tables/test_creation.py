"""New tables: what may be set up, and the entries that a log begins with."""

from typing import Any

import pytest

from klub.core import Illegal
from klub.tables import Table
from klub.tables import entries as e
from klub.tables.creation import SECONDS_PER_MOVE, NewTable, judge_creation
from klub.tables.house import Clock, House


def _judge(wanted: NewTable) -> list[e.Entry]:
    return judge_creation(wanted, "table-1", "ada", "Ada", "teal", 1000.0)


def test_the_host_sits_on_the_first_free_seat() -> None:
    """Bots sit where they were put."""
    table = Table(_judge(NewTable("clustered", seats=3, bots={0: "club"})))

    assert ("table-1", "ada", 1000.0) == (table.id, table.host, table.created)
    assert ["club", None, None] == [chair.bot for chair in table.chairs]
    assert (1,) == table.seats_of("ada")


def test_a_host_may_watch_bots_only() -> None:
    """Where no seat is free nobody sits down."""
    [created] = _judge(NewTable("clustered", bots={0: "club", 1: "casual"}))

    assert isinstance(created, e.Created)


def test_options_are_kept_in_full() -> None:
    """With the defaults of those that were not chosen, so that later defaults change no table."""
    created = _judge(NewTable("clustered", {"quick_play": True}))[0]

    assert isinstance(created, e.Created)
    assert created.options["quick_play"] is True
    assert len(created.options) > 1


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (NewTable("chess"), "game/unknown"),
        (NewTable("clustered", {"colour": 1}), "options/unknown"),
        (NewTable("clustered", seats=9), "seats/out_of_range"),
        (NewTable("clustered", house=House(clock=Clock(SECONDS_PER_MOVE[0] - 1))), "house/clock"),
        (NewTable("clustered", house=House(clock=Clock(SECONDS_PER_MOVE[1] + 1))), "house/clock"),
        (NewTable("clustered", house=House(clock=Clock(60, -1))), "house/clock"),
        (NewTable("clustered", bots={2: "club"}), "seat/out_of_range"),
    ],
)
def test_what_cannot_be_played_is_refused(wanted: NewTable, code: str) -> None:
    """Before anything is written."""
    with pytest.raises(Illegal) as refused:
        _judge(wanted)

    assert code == refused.value.code


def test_a_bot_of_an_unknown_strength_is_refused() -> None:
    """Whoever calls without reading a message first hears it too."""
    level: Any = "genius"
    with pytest.raises(Illegal) as refused:
        _judge(NewTable("clustered", bots={0: level}))

    assert "bot/unknown_level" == refused.value.code
