"""Tests of the client are coroutines."""

from tests.services.loop import pytest_pyfunc_call, runner

__all__ = ["pytest_pyfunc_call", "runner"]
