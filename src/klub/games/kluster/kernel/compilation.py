"""How the kernel is compiled: ways in from Python are cached, and what only they call is compiled into them."""

from pathlib import Path
from typing import Any, Final

from numba import njit

from klub.compiled import F, compile_once, stamp

_INNER: Final[dict[str, Any]] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # numba's types lack them
_STAMP: Final = stamp(Path(__file__).parent)


def inner(function: F) -> F:
    """Compile what only compiled code calls: without a way in from Python that takes half of the time."""
    compiled: F = njit(**_INNER)(function)
    return compiled


def entry(function: F) -> F:
    """Compile what Python calls, once for all processes, and anew when any module of the kernel has changed."""
    return compile_once(function, _STAMP)
