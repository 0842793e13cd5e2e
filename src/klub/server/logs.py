"""Logs as JSON lines: when, how important, what, and facts. No cookie, token, code or path ever gets here."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

from klub.server.settings import LogLevel


class _JsonLines(logging.Formatter):
    """One line of JSON for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """The facts stand beside the message."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: LogLevel) -> None:
    """Send everything to standard error; other libraries only what is wrong (uvicorn would log paths)."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("klub").setLevel(level.upper())
