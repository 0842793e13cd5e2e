"""How the kernel is compiled: once for all processes, and anew when any module of it has changed."""

from pathlib import Path
from typing import Final

from klub.compiled import F, compile_once, stamp

_STAMP: Final = stamp(Path(__file__).parent)


def compiled(function: F) -> F:
    """Compile what is called, from Python or by compiled code."""
    return compile_once(function, _STAMP)


def inlined(function: F) -> F:
    """Compile what is written out wherever compiled code calls it."""
    return compile_once(function, _STAMP, inline="always")
