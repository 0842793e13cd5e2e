"""Messages that no honest client sends, among some that one would: the same ones for the same seed."""

import json
import random
from collections.abc import Callable
from itertools import count
from typing import Any, Final, TypeAlias

Sample: TypeAlias = dict[str, Any]

ODD_TEXTS: Final = [
    "",
    "\0",
    "A" * 3000,
    "\u202e",
    "é" * 100,
    "../../etc/passwd",
    "' OR 1=1 --",
    "<script>",
    "💥",
    "%s%n",
]
ODD_NUMBERS: Final = [0, -1, 1, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 10**40, 0.5, -0.0, 1e308, 1e-308]
ODD_JSON: Final = [
    "",
    " ",
    "null",
    "[]",
    "{",
    '"',
    "NaN",
    "1e999",
    "\ufeff{}",
    '{"do":"ping","do":"ready"}',
    '{"do":"say","text":"\\ud800"}',
    '{"do":"say","text":"\\u0000","nonce":"n"}',
    '{"do":"ping"}{"do":"ping"}',
    "[" * 5000,
    '{"move":' * 3000,
    "9" * 5000,
]


class Noise:
    """Random and mutated messages. `samples` are honest ones to start from; it may be changed at any time."""

    def __init__(self, rng: random.Random, samples: list[Sample]) -> None:
        self.samples = samples
        self._rng = rng
        self._nonces = count()
        self._kinds: list[Callable[[], str | bytes]] = [
            *[self._mutated] * 6,
            *[self._honest] * 2,
            self._damaged,
            self._odd,
            self._random_json,
            self._random_text,
            self._binary,
        ]

    def __call__(self) -> str | bytes:
        """The next message: text, or bytes for a binary frame."""
        return self._rng.choice(self._kinds)()

    def value(self, depth: int = 3) -> Any:
        """Any JSON value."""
        rng = self._rng
        match rng.randrange(8 if depth else 5):
            case 0:
                return None
            case 1:
                return rng.choice([True, False])
            case 2:
                return rng.choice(ODD_NUMBERS)
            case 3:
                return rng.randint(-3, 9)
            case 4:
                return rng.choice(ODD_TEXTS)
            case 5:
                return [self.value(depth - 1) for _ in range(rng.randrange(4))]
            case 6:
                names = [*ODD_TEXTS, "seat", "move", "do"]
                return {rng.choice(names): self.value(depth - 1) for _ in range(rng.randrange(4))}
            case _:
                return json.loads(_text(rng.choice(self.samples)))  # a copy: whoever asked may change it

    def mutate(self, message: Sample) -> Sample:
        """One with one to three things changed, somewhere inside."""
        changed: Sample = json.loads(_text(message))
        for _ in range(self._rng.randint(1, 3)):
            self._change(changed)
        return changed

    def _change(self, message: Any) -> None:
        rng = self._rng
        keys = list(message) if isinstance(message, dict) else list(range(len(message)))
        if not keys:
            return
        key = rng.choice(keys)
        inner = message[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.7:
            self._change(inner)
        elif isinstance(message, dict) and rng.random() < 0.2:
            del message[key]
        elif isinstance(message, dict) and rng.random() < 0.2:
            message[rng.choice(ODD_TEXTS)] = self.value()
        elif type(inner) is int and rng.random() < 0.5:
            message[key] = inner + rng.choice([-1, 1])
        else:
            message[key] = self.value()

    def _sample(self) -> Sample:
        """An honest one; most have a nonce of their own, the others look like resends."""
        sample = self._rng.choice(self.samples)
        return {**sample, "nonce": f"n{next(self._nonces)}"} if self._rng.random() < 0.8 else sample

    def _honest(self) -> str:
        return _text(self._sample())

    def _mutated(self) -> str:
        return _text(self.mutate(self._sample()))

    def _damaged(self) -> str:
        """An honest one with characters missing, doubled or changed."""
        text, rng = list(self._honest()), self._rng
        for _ in range(rng.randint(1, 4)):
            place = rng.randrange(len(text))
            text[place : place + rng.randrange(3)] = rng.choice(["", "\\", '"', "{", "}", ",", "\x7f", "\ud7ff", "0"])
            text = text or ["x"]
        return "".join(text)

    def _odd(self) -> str:
        return self._rng.choice(ODD_JSON)

    def _random_json(self) -> str:
        return _text(self.value())

    def _random_text(self) -> str:
        return "".join(chr(self._rng.randrange(1, 0xD800)) for _ in range(self._rng.randrange(200)))

    def _binary(self) -> bytes:
        return self._rng.randbytes(self._rng.randrange(200))


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
