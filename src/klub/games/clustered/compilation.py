"""How what bots think with is compiled: once for all processes, and anew when anything of it has changed."""

from pathlib import Path
from typing import Final

from klub.compiled import F, compile_once, stamp

_STAMP: Final = stamp(Path(__file__).parent)


def compiled(function: F) -> F:
    """Compile what is called, from Python or by compiled code."""
    return compile_once(function, _STAMP)
