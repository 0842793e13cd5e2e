"""How the kernel is compiled: ways in from Python are cached, and what only they call is compiled into them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from numba import njit

F = TypeVar("F", bound=Callable[..., Any])

_INNER: Final[dict[str, Any]] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # numba's types lack them


def inner(function: F) -> F:
    """Compile what only compiled code calls: without a way in from Python that takes half of the time."""
    compiled: F = njit(**_INNER)(function)
    return compiled


def entry(function: F) -> F:
    """Compile what Python calls, once for all processes, and anew when any module of the kernel has changed."""
    compiled: Any = njit(cache=True)(function)
    # Numba itself only asks whether the function's own file has changed, not those whose code is compiled into it.
    kept = getattr(getattr(compiled, "_cache", None), "_cache_file", None)
    if kept is not None:
        kept._source_stamp = _STAMP
    way_in: F = compiled
    return way_in


def stamp(folder: Path) -> tuple[tuple[str, float, int], ...]:
    """What changes whenever a module in a folder does."""
    files = sorted(folder.glob("*.py"))
    return tuple((each.name, each.stat().st_mtime, each.stat().st_size) for each in files)


_STAMP: Final = stamp(Path(__file__).parent)
