"""Sets the clock of a Python process back by as many seconds as CLOCK_BEHIND says: a folder for PYTHONPATH.

Links, codes and clocks of a database run out. A test that opens an old one lives at the time when it was closed.
"""

import os
import time

_behind = float(os.environ["CLOCK_BEHIND"])
_now = time.time


def _then() -> float:
    return _now() - _behind


time.time = _then
