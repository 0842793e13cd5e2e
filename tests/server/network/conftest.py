"""Coroutines are tests here, too."""

from tests.services.loop import pytest_pyfunc_call, runner

__all__ = ["pytest_pyfunc_call", "runner"]
