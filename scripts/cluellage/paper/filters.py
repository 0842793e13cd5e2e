"""What makes flat shapes look like painted paper: colours, brush textures, shadows, torn edges, as SVG filters."""

from typing import Final

PALETTE: Final[dict[str, tuple[str, str, str]]] = {
    "ink": ("#22293d", "#11131f", "#3f5170"),
    "night": ("#2b3f6b", "#1a2547", "#4a6f9c"),
    "blue": ("#2f6f9f", "#1d4a7c", "#5aa3c4"),
    "sky": ("#93c4d2", "#6ba5c0", "#c6e2de"),
    "teal": ("#1f7f7a", "#0f5560", "#4fb09b"),
    "mint": ("#a6d0b0", "#78b09a", "#d6ead0"),
    "leaf": ("#7ea53c", "#4c7f36", "#b9c95a"),
    "moss": ("#3a5a40", "#223f33", "#64854a"),
    "sun": ("#f2bb35", "#e0932a", "#fbdc72"),
    "orange": ("#e5793a", "#c9512f", "#f5a552"),
    "red": ("#c8402f", "#952a33", "#e4683f"),
    "wine": ("#7c2437", "#4f1730", "#a84a4c"),
    "rose": ("#eda99a", "#d98386", "#f8cfb8"),
    "lilac": ("#b6a2cc", "#8d7bb4", "#dccbe0"),
    "plum": ("#71395c", "#482347", "#9c5a76"),
    "brown": ("#855433", "#5b3628", "#ad7a48"),
    "sand": ("#e0c08c", "#c79c66", "#f0dcb0"),
    "cream": ("#f5ead3", "#e3d0ac", "#fffaf0"),
    "snow": ("#f7f5ee", "#d9dcdc", "#ffffff"),
    "stone": ("#9a9c98", "#74787c", "#c0bfb6"),
}
"""Paper → its colour, its dark and its light streaks, which differ in hue too."""

TEXTURES: Final[dict[str, tuple[str, int, tuple[float, float, float], tuple[float, float, float]]]] = {
    "brush": (".006 .085", 4, (5, -2.55, 0.62), (5, -2.65, 0.6)),
    "wash": (".011 .014", 4, (3.2, -1.6, 0.42), (3.2, -1.65, 0.4)),
    "dry": (".012 .28", 3, (7, -3.7, 0.55), (8, -4.1, 0.8)),
    "speck": (".16", 2, (10, -6.1, 0.7), (10, -6.2, 0.8)),
    "sponge": (".035 .04", 3, (9, -5.0, 0.5), (9, -5.1, 0.55)),
    "flat": (".02", 2, (2, -1.1, 0.25), (2, -1.1, 0.2)),
}
"""Texture → noise frequency, octaves, then for the dark and the light streaks: contrast, threshold, opacity."""

LIFTS: Final = ((1, 0.7, 0.35), (2.4, 1.8, 0.42), (4.5, 3.6, 0.45), (8, 7, 0.48))
"""Height of a piece above the one below → offset, blur and darkness of its shadow."""

RGB: Final = 'color-interpolation-filters="sRGB"'


def texture(name: str, colour: str, kind: str, seed: int) -> str:
    """The filter that paints a shape with streaks."""
    frequency, octaves, dark, light = TEXTURES[kind]
    _, dark_colour, light_colour = PALETTE[colour]
    return (
        f'<filter id="{name}" x="-12%" y="-12%" width="124%" height="124%" {RGB}>'
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="{octaves}" seed="{seed}" '
        f'result="n"/>'
        f'<feColorMatrix in="n" values="{"0 " * 15}{dark[0]} 0 0 0 {dark[1]}" result="a"/>'
        f'<feFlood flood-color="{dark_colour}" flood-opacity="{dark[2]}"/>'
        f'<feComposite in2="a" operator="in" result="d"/>'
        f'<feColorMatrix in="n" values="{"0 " * 15}0 {light[0]} 0 0 {light[1]}" result="b"/>'
        f'<feFlood flood-color="{light_colour}" flood-opacity="{light[2]}"/>'
        f'<feComposite in2="b" operator="in" result="l"/>'
        f'<feMerge result="p"><feMergeNode in="SourceGraphic"/><feMergeNode in="d"/><feMergeNode in="l"/></feMerge>'
        f'<feComposite in="p" in2="SourceAlpha" operator="in"/></filter>'
    )


def _lift(height: int) -> str:
    offset, blur, opacity = LIFTS[height]
    return (
        f'<filter id="lift{height}" x="-100" y="-100" width="600" height="600" filterUnits="userSpaceOnUse" {RGB}>'
        f'<feOffset in="SourceAlpha" dx=".9" dy="1.2" result="o"/>'
        f'<feComposite in="SourceAlpha" in2="o" operator="out" result="rim"/>'
        f'<feFlood flood-color="#fff" flood-opacity=".38"/><feComposite in2="rim" operator="in" result="hi"/>'
        f'<feMerge result="m"><feMergeNode in="SourceGraphic"/><feMergeNode in="hi"/></feMerge>'
        f'<feDropShadow in="m" dx="{offset * 0.55:.1f}" dy="{offset}" stdDeviation="{blur}" '
        f'flood-color="#170f22" flood-opacity="{opacity}"/></filter>'
    )


def _torn(name: str, frequency: float, octaves: int, seed: int, scale: int) -> str:
    return (
        f'<filter id="{name}" x="-5%" y="-5%" width="110%" height="110%">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="{octaves}" seed="{seed}"/>'
        f'<feDisplacementMap in="SourceGraphic" scale="{scale}"/></filter>'
    )


COMMON: Final = (
    "".join(_lift(height) for height in range(len(LIFTS)))
    + _torn("tear", 0.045, 3, 4, 9)
    + _torn("deckle", 0.06, 4, 9, 12)
    + f'<filter id="fibre" x="0" y="0" width="100%" height="100%" {RGB}>'
    '<feTurbulence type="fractalNoise" baseFrequency=".35 .42" numOctaves="3" seed="7"/>'
    '<feDiffuseLighting surfaceScale="1.3" diffuseConstant=".82" lighting-color="#fff">'
    '<feDistantLight azimuth="225" elevation="42"/></feDiffuseLighting></filter>'
)
"""The filters every picture has; the light comes from the top left."""
