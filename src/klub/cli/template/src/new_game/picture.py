"""The heap as a picture. What carries `data-move` can be clicked while that move is legal."""

from collections.abc import Sequence
from html import escape

from klub.core import encode
from msgspec import Struct


def picture(left: int, moves: Sequence[Struct]) -> str:
    stones = []
    for number in range(left):
        style = 'r="24" fill="#2b6a9b" stroke="#fff8ea" stroke-width="4"'
        if left - number <= len(moves):  # a click takes this stone and all after it
            style = style.replace("#2b6a9b", "#d9652a")
            style += f' data-move="{escape(encode(moves[left - number - 1]).decode())}"'
        stones.append(f'<circle cx="{40 + number % 7 * 60}" cy="{40 + number // 7 * 60}" {style}/>')
    rows = max(1, (left + 6) // 7)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 {20 + 60 * rows}">{"".join(stones)}</svg>'
