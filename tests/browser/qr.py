"""Reads the QR codes on the page from pictures, as a phone would: modules, mask, blocks, and mended errors.

It knows what the page makes: versions 1 to 10, error correction Q, one run of bytes (ISO/IEC 18004).
"""

import io
from collections.abc import Callable
from typing import Final, TypeAlias

from PIL import Image

_Matrix: TypeAlias = list[list[bool]]

_EDGE: Final = 3
"""Modules around the code that are light."""

_BLOCKS: Final = {  # version → blocks of (data bytes, all bytes)
    1: [(13, 26)],
    2: [(22, 44)],
    3: [(17, 35)] * 2,
    4: [(24, 50)] * 2,
    5: [(15, 33)] * 2 + [(16, 34)] * 2,
    6: [(19, 43)] * 4,
    7: [(14, 32)] * 2 + [(15, 33)] * 4,
    8: [(18, 40)] * 4 + [(19, 41)] * 2,
    9: [(16, 36)] * 4 + [(17, 37)] * 4,
    10: [(19, 43)] * 6 + [(20, 44)] * 2,
}
_ALIGNMENT: Final = {1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34]} | {
    7: [6, 22, 38],
    8: [6, 24, 42],
    9: [6, 26, 46],
    10: [6, 28, 50],
}
_LEVEL_Q: Final = 0b11
_FORMAT_MASK: Final = 0x5412
_MASKS: Final[list[Callable[[int, int], bool]]] = [
    lambda x, y: (x + y) % 2 == 0,
    lambda _, y: y % 2 == 0,
    lambda x, _: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
]

_POWERS: Final = [1]
for _ in range(254):
    _POWERS.append(_POWERS[-1] << 1 ^ (0x11D if _POWERS[-1] & 0x80 else 0))
_LOGS: Final = {power: at for at, power in enumerate(_POWERS)}


def read_qr(picture: bytes) -> str:
    """The text in a picture that is cut to a QR code and its edge."""
    image = Image.open(io.BytesIO(picture)).convert("L")
    for version, blocks in _BLOCKS.items():
        matrix = _sample(image, 17 + 4 * version)
        if all(matrix[6][at] == matrix[at][6] == (at % 2 == 0) for at in range(8, len(matrix) - 8)):
            return _text(_mended(_codewords(matrix, version), blocks), version)
    raise AssertionError("this is no QR code")


def _sample(image: Image.Image, size: int) -> _Matrix:
    """What is dark in the middle of each module."""
    pixels, pitch = image.tobytes(), image.width / (size + 2 * _EDGE)
    places = [round(pitch * (_EDGE + at + 0.5)) for at in range(size)]
    return [[pixels[y * image.width + x] < 128 for x in places] for y in places]


def _codewords(matrix: _Matrix, version: int) -> list[int]:
    """The bytes in the order of the path: pairs of columns from the right, upwards and downwards in turn."""
    size, mask, known = len(matrix), _MASKS[_mask_of(matrix)], _function_modules(version)
    bits: list[bool] = []
    columns = [right for right in range(size - 1, 0, -2) if right > 6] + [5, 3, 1]
    for turn, right in enumerate(columns):
        for y in range(size - 1, -1, -1) if turn % 2 == 0 else range(size):
            bits += [matrix[y][x] != mask(x, y) for x in (right, right - 1) if (x, y) not in known]
    return [_number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)]


def _mask_of(matrix: _Matrix) -> int:
    """The mask that the format information names, with the level that the page uses."""
    places = [(x, 8) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(8, y) for y in (7, 5, 4, 3, 2, 1, 0)]
    seen = _number([matrix[y][x] for x, y in places]) ^ _FORMAT_MASK
    level, mask = seen >> 13, seen >> 10 & 7
    assert level == _LEVEL_Q, f"level {level:02b}"
    return mask


def _function_modules(version: int) -> set[tuple[int, int]]:
    """The modules that carry no data."""
    size = 17 + 4 * version
    found = {(x, y) for x in range(9) for y in range(9)}
    found |= {(size - 1 - x, y) for x in range(8) for y in range(9)}
    found |= {(x, size - 1 - y) for x in range(9) for y in range(8)}
    found |= {(6, at) for at in range(size)} | {(at, 6) for at in range(size)}
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    for middle in {(x, y) for x in _ALIGNMENT[version] for y in _ALIGNMENT[version]} - corners:
        found |= {(middle[0] + dx, middle[1] + dy) for dx in range(-2, 3) for dy in range(-2, 3)}
    if version >= 7:
        found |= {(size - 11 + x, y) for x in range(3) for y in range(6)}
        found |= {(y, size - 11 + x) for x in range(3) for y in range(6)}
    return found


def _mended(codewords: list[int], blocks: list[tuple[int, int]]) -> list[int]:
    """The data of all blocks, which lie interleaved, with what the mark covers put right."""
    stream = iter(codewords)
    apart: list[list[int]] = [[] for _ in blocks]
    for at in range(max(data for data, _ in blocks)):
        for own, (data, _) in zip(apart, blocks, strict=True):
            if at < data:
                own.append(next(stream))
    for _ in range(blocks[0][1] - blocks[0][0]):
        for own in apart:
            own.append(next(stream))
    pairs = zip(apart, blocks, strict=True)
    return [byte for own, (data, whole) in pairs for byte in _corrected(own, whole - data)[:data]]


def _corrected(block: list[int], checks: int) -> list[int]:
    """A Reed–Solomon block without its errors: Berlekamp–Massey finds the places, the syndromes the values."""
    syndromes = [_value(block[::-1], _POWERS[power]) for power in range(checks)]
    locator, last, shift, discrepancy = [1], [1], 1, 1
    for step in range(checks):
        delta = 0
        for at, factor in enumerate(locator[: step + 1]):
            delta ^= _times(factor, syndromes[step - at])
        if delta == 0:
            shift += 1
            continue
        change = [0] * shift + [_times(_over(delta, discrepancy), factor) for factor in last]
        longer = [a ^ b for a, b in zip(_padded(locator, change), _padded(change, locator), strict=True)]
        if 2 * (len(locator) - 1) <= step and len(longer) > len(locator):
            last, discrepancy, shift = locator, delta, 1
        else:
            shift += 1
        locator = longer
    size = len(block)
    wrong = [at for at in range(size) if _value(locator, _POWERS[-at % 255]) == 0]
    rows = [[_POWERS[at * power % 255] for at in wrong] + [syndromes[power]] for power in range(len(wrong))]
    fixed = block.copy()
    for at, error in zip(wrong, _solved(rows), strict=True):
        fixed[size - 1 - at] ^= error
    assert not any(_value(fixed[::-1], _POWERS[power]) for power in range(checks)), "too much is covered"
    return fixed


def _solved(rows: list[list[int]]) -> list[int]:
    """The solution of linear equations, by elimination."""
    size = len(rows)
    for column in range(size):
        pivot = next(at for at in range(column, size) if rows[at][column])
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [_over(value, rows[column][column]) for value in rows[column]]
        for at in range(size):
            if at != column and rows[at][column]:
                factor = rows[at][column]
                rows[at] = [a ^ _times(factor, b) for a, b in zip(rows[at], rows[column], strict=True)]
    return [row[-1] for row in rows]


def _text(data: list[int], version: int) -> str:
    bits = [bool(byte >> 7 - at & 1) for byte in data for at in range(8)]
    counted = 8 if version < 10 else 16
    assert _number(bits[:4]) == 0b0100, "bytes"
    length, start = _number(bits[4 : 4 + counted]), 4 + counted
    return bytes(_number(bits[start + 8 * at : start + 8 * at + 8]) for at in range(length)).decode()


def _number(bits: list[bool]) -> int:
    return int("".join("01"[bit] for bit in bits), 2)


def _times(a: int, b: int) -> int:
    return _POWERS[(_LOGS[a] + _LOGS[b]) % 255] if a and b else 0


def _over(a: int, b: int) -> int:
    return _POWERS[(_LOGS[a] - _LOGS[b]) % 255] if a else 0


def _value(polynomial: list[int], x: int) -> int:
    """A polynomial, its lowest part first, at a place."""
    found = 0
    for factor in reversed(polynomial):
        found = _times(found, x) ^ factor
    return found


def _padded(polynomial: list[int], other: list[int]) -> list[int]:
    return polynomial + [0] * (len(other) - len(polynomial))
