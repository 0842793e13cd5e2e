"""Live tables without I/O: a table is the fold of its log; commands are judged, snapshots are what a person may see."""

from klub.tables.judge import (
    judge,
    judge_bot,
    judge_handover,
    judge_lapse,
    judge_live,
    lapsed,
    plan_bot,
    plan_move,
)
from klub.tables.kept_views import keep
from klub.tables.snapshot import Snapshot, may_look, snapshot
from klub.tables.table import Table

__all__ = [
    "Snapshot",
    "Table",
    "judge",
    "judge_bot",
    "judge_handover",
    "judge_lapse",
    "judge_live",
    "keep",
    "lapsed",
    "may_look",
    "plan_bot",
    "plan_move",
    "snapshot",
]
