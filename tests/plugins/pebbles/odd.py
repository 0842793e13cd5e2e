"""Odd heaps: the same game by somebody careless. No sentences, no rules, moves that are not listed, a wild picture."""

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import structs

from klub.core import Rng, Seat

from . import Pebbles, Skip, State, Take

WILD = """
<script>document.title = "taken over"</script>
<style>circle { fill: red }</style>
<foreignObject width="50" height="50"><b xmlns="http://www.w3.org/1999/xhtml">taken over</b></foreignObject>
<image href="https://elsewhere.example/x.png" width="9" height="9"/>
<use href="https://elsewhere.example/x.svg#a"/>
<rect id="stitch" class="btn" x="2" y="2" width="40" height="10" style="fill: #c23a2b; position: fixed"
  onclick="document.title = 'taken over'"/>
<a href="javascript:document.title = 'taken over'"><text x="9" y="9">taken over</text></a>
<animate attributeName="href" values="javascript:alert(1)"/>
"""


class OddHeaps(Pebbles):
    """Everything that a stranger may do wrong and still be played."""

    declaration = structs.replace(
        Pebbles.declaration,
        name="odd_heaps",
        listed=False,
        actions=None,
        options=tuple(
            structs.replace(option, help=f"odd_heaps-option-{option.name}") for option in Pebbles.declaration.options
        ),
    )

    @property
    def folder(self) -> Traversable:
        return files(__package__ or "pebbles") / "nothing"

    def moves(self, state: State, seat: Seat) -> Sequence[Skip | Take] | None:
        return None if seat in self.actors(state) else ()

    def sample(self, state: State, seat: Seat, rng: Rng) -> Skip | Take:
        return rng.choice(self.legal(state, seat))

    def lapse(self, state: State, seat: Seat) -> Skip | Take:
        return self.legal(state, seat)[0]

    def render_svg(self, view: State) -> str:
        drawn = super().render_svg(view).replace("</svg>", f"{WILD}</svg>")
        return drawn.replace(' xmlns="http://www.w3.org/2000/svg"', "", 1)
