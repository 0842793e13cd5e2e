"""Live tables without I/O: a table is the fold of its log; commands are judged, snapshots are what a person may see."""

from klub.tables.access import may_look
from klub.tables.attendance import Attendance, Visitor
from klub.tables.judge import (
    judge,
    judge_bot,
    judge_handover,
    judge_lapse,
    judge_live,
    lapsed,
)
from klub.tables.judging.absence import judge_arrival, judge_host_absence
from klub.tables.kept_views import keep
from klub.tables.snapshot import Snapshot, snapshot
from klub.tables.table import Table, Verdict

__all__ = [
    "Attendance",
    "Snapshot",
    "Table",
    "Verdict",
    "Visitor",
    "judge",
    "judge_arrival",
    "judge_bot",
    "judge_handover",
    "judge_host_absence",
    "judge_lapse",
    "judge_live",
    "keep",
    "lapsed",
    "may_look",
    "snapshot",
]
