"""Cloth, clothes, knots and ropes."""

import math
from itertools import pairwise

from scripts.cluellage.paper.forms import rows
from scripts.cluellage.paper.kit import Card, at, mirror, picture, resample, sin, smooth, turn, wave


@picture("p061a", "sun brush 88", "curtain open light stage gap secret new")
def drapes(c: Card) -> None:
    """a curtain that opens | a valley between two cliffs | someone holding the coat wide open"""
    c.put(c.blob(204, 330, 74), "orange", "brush", 20)
    for k, colour in enumerate(("plum", "red", "plum", "red")):
        top, low = 176 - k * 46, 110 - k * 40
        fold = [(-30, -30), (top, -30), (top - 10, 90), (top - 60, 190), (low - 60, 300), (low, 440), (-30, 440)]
        c.put(smooth(fold), colour, "brush", 84, 3)
        c.put(smooth(mirror(fold, 206)), colour, "brush", -84, 3)
    c.put(c.hill(wave(-20, 420, 34, 16, 4), -40), "ink", "brush", 2, 3)


@picture("p061b", "sky brush 12", "knot string snake together hug promise power")
def hitch(c: Card) -> None:
    """a sailor's knot | two snakes that embrace | a promise"""
    left = "-40 172, 60 172, 150 140, 260 112, 326 150, 326 250, 260 290, 150 262, 60 234, -40 234"
    right = mirror(left, 200)
    paint = ""
    for line, colour, marks, clip in (
        (left, "red", "rose", None), (right, "ink", "sand", None), (left, "red", "rose", c.blob(200, 126, 60, 44, 0)),
        (left, "red", "rose", c.blob(200, 276, 60, 44, 0)),
    ):  # fmt: skip
        paint = c.put(c.ribbon(line, 58, 90, 0.02), colour, "brush", 12, 2, clip=clip, same=paint if clip else None)
        for (x, y), (x2, y2) in list(pairwise(resample(line, 31)))[1::2]:
            angle = math.degrees(math.atan2(y2 - y, x2 - x)) + 52
            c.put(c.petal(*at(x, y, -21, angle), 42, 15, angle), marks, "flat", lift=None, clip=clip)
        paint = paint if colour == "red" else ""


@picture("p062a", "orange brush 80", "coat mountain king star river missing ghost")
def mantle(c: Card) -> None:
    """a coat with nobody in it | a mountain with a river | a king seen from behind"""
    c.put(smooth("150 60, 200 30, 250 60, 330 110, 390 260, 420 440, -20 440, 10 260, 70 110"), "night", "brush", 80, 3)
    c.put(smooth("188 70, 212 70, 236 200, 270 330, 300 450, 100 450, 130 330, 164 200"), "ink", "brush", 86, 1)
    for x, y, r in rows("196 170 11, 216 240 14, 176 286 11, 228 330 12, 154 356 14, 204 392 12, 250 398 9"):
        c.put(c.star(x, y, r * 1.5, r * 0.7, 5, c.j(40)), "sun", "flat", lift=0)
    c.put(smooth("150 64, 196 76, 180 170, 110 220, 116 130"), "red", "brush", 60, 2)
    c.put(smooth("250 64, 204 76, 220 170, 290 220, 284 130"), "red", "brush", -60, 2)
    c.put([c.blob(112, 300, 14), c.blob(288, 300, 14)], "sun", "brush", 20)


@picture("p062b", "teal brush 88", "hair food string river together order knot")
def plait(c: Card) -> None:
    """plaited hair | a loaf for a feast | three rivers that become one"""
    for k in range(7):
        y = -60 + k * 70
        c.put(c.petal(60, y + 6, 270, 116, 34), ("sun", "orange", "brown")[k % 3], "brush", 34, 2)
        c.put(c.petal(340, y + 42, 270, 116, 146), ("brown", "sun", "orange")[k % 3], "brush", -34, 2)
    c.put(c.rect(204, 352, 190, 40, 3), "red", "brush", 3, 3)
    c.put([c.petal(200, 366, 110, 46, a) for a in (62, 90, 118)], "orange", "brush", 90, 2)


@picture("p063a", "rose wash 0", "cloth road tooth open split river boat")
def zipper(c: Card) -> None:
    """a zip half open | a canyon with a boat on its river | the jaws of a crocodile"""
    c.put(c.cut("60 -30, 340 -30, 206 260"), "ink", "flat", lift=0)
    c.put(c.blob(200, 44, 50), "sun", "brush", 20)
    for side in (-1, 1):
        line = [(200 + side * d, y) for d, y in ((132, -36), (72, 90), (20, 226), (6, 330), (6, 440))]
        land = [*line, (200 + side * 260, 440), (200 + side * 260, -36)]
        c.put(smooth(land), "orange" if side > 0 else "plum", "brush", side * 70, 2)
        for k, (x, y) in enumerate(resample(line, 14)):
            tooth = c.rect(x + side * 4, y + (18 if side > 0 else 0), 46, 21, side * (26 if k < 7 else 0), 2)
            c.put(tooth, "cream", "brush", 0, 2)
    c.put(smooth("200 140, 232 190, 236 240, 200 290, 164 240, 168 190"), "teal", "brush", 88, 3)


@picture("p063b", "ink speck 0", "cloth wind sea freedom flight striped")
def billow(c: Card) -> None:
    """a carpet that flies | a sea at sunset | a scarf in the wind"""
    c.put(c.blob(92, 78, 42), "cream")
    for k, colour in enumerate(("sun", "orange", "rose", "red", "plum")):
        top = [(x, 96 + k * 50 + (26 + x * 0.07) * sin(x * 0.85 + 20) + (200 - x) * 0.24) for x in range(-40, 450, 28)]
        low = [(x, y + 58) for x, y in reversed(top)]
        if colour == "plum":
            c.put([c.petal(x, y - 12, 62, 18, 90 + c.j(14)) for x, y in low[::2]], "sun", "dry", 80, 1)
        c.put(smooth([*top, *low]), colour, "brush", -8, 2)


@picture("p064a", "leaf wash 0", "ribbon insect food party time gift knot")
def bow(c: Card) -> None:
    """a bow tie | a butterfly | a sweet in its paper"""
    for side in (-1, 1):
        wing = [(0, -24), (70, -110), (190, -150), (222, 0), (190, 150), (70, 110), (0, 24)]
        c.put(smooth([(200 + side * x, 204 + y) for x, y in wing]), "plum", "brush", side * 16, 3)
        for k in range(3):
            a = (k - 1) * 26
            c.put(
                c.petal(200 + side * 30, 204, 180, 34, (0 if side > 0 else 180) + a),
                ("sun", "rose", "sun")[k],
                "brush",
                a,
                1,
            )
    c.put(c.rect(200, 204, 84, 108, 4, 6), "red", "brush", 84, 3)
    c.put([c.rect(182, 204, 9, 84, 2, 1), c.rect(214, 206, 9, 80, 6, 1)], "ink", "flat", lift=0)


@picture("p064b", "rose brush 30", "ball thread planet knot idea line chaos")
def yarn(c: Card) -> None:
    """a ball of wool | a planet with its paths | thoughts in a tangle"""
    whole = c.blob(178, 176, 152, irr=0.02)
    c.put(whole, "night", "brush", 20, 3)
    for angle, y, colour in (20, -84, "blue"), (20, -20, "sky"), (20, 50, "blue"), (-58, -50, "teal"), (-58, 24, "sun"):
        arc = [(178 + t * 170, 176 + y + 60 * (1 - t * t)) for t in (-1, -0.5, 0, 0.5, 1)]
        c.put(c.ribbon(turn(arc, 178, 176, angle), 24), colour, "brush", angle, 1, clip=whole)
    c.put(
        c.ribbon("292 250, 330 320, 250 350, 150 346, 80 364, 130 404, 270 390, 440 350", 22, 50),
        "night",
        "brush",
        10,
        2,
    )


@picture("p065a", "teal wash 0", "foot boat journey sail walk sea step")
def clog(c: Card) -> None:
    """a boot for a giant | a ship under sail | a cradle that rocks"""
    c.put(c.blob(70, 80, 36), "cream")
    c.put(c.rect(146, 110, 16, 240, 3, 1), "ink", "flat")
    c.put(smooth("160 6, 290 60, 300 130, 164 176, 190 90"), "cream", "brush", 60, 2)
    c.put(
        smooth("66 140, 180 190, 214 226, 310 240, 386 288, 392 344, 330 362, 90 362, 60 300"), "brown", "brush", 10, 3
    )
    c.put(smooth("66 140, 180 190, 170 222, 68 190"), "orange", "brush", 20, 2)
    for k in range(3):
        c.put(
            c.ribbon([(186 + k * 40, 216 + k * 16), (176 + k * 42, 250 + k * 12), (190 + k * 42, 276 + k * 8)], 13),
            "sun",
            "flat",
            lift=1,
        )
    c.put(c.hill(wave(-20, 420, 358, 13, 3)), "night", "brush", 2, 2)


@picture("p065b", "blue brush 15", "fan game feather fold stairs open secret")
def pleats(c: Card) -> None:
    """a hand of cards | a fan half open | steps around a tower"""
    for k, colour in enumerate(("red", "cream", "plum", "sun", "cream", "orange")):
        angle = -84 + k * 19
        card = turn([(96, 312), (96, 420), (430, 420), (430, 312)], 96, 366, angle)
        c.put(c.cut(card, 2), colour, "brush", angle, 3)
        mark = "ink" if colour in ("cream", "sun") else "cream"
        c.put(c.petal(*at(96, 366, 250, angle - 4), 54, 40, angle), mark, "brush", angle, 0)
    c.put(c.blob(96, 366, 76), "ink", "brush", 20, 3)
    c.put(c.blob(104, 358, 24), "sun", "flat", lift=1)
