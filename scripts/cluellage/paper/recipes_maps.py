"""Geometry, mazes and maps."""

from itertools import pairwise

from scripts.cluellage.paper.forms import around, rows, sector
from scripts.cluellage.paper.kit import Card, at, picture, points, sin, smooth, turn


@picture("p096a", "sand brush 30", "maze doubt search target round lost path")
def labyrinth(c: Card) -> None:
    """a maze with a treasure | what goes on in a head | a town with walls"""
    same = None
    for r, a in (166, 40), (126, 262), (86, 20), (166, 160), (126, 130):
        same = c.put(c.rect(*at(200, 202, r, a), 40, 22, a, 1), "teal", "brush", a, 2, same=same)
    for r, gap, w in (186, 70, 26), (146, 200, 24), (106, 320, 24), (66, 110, 22):
        c.put(c.arc(200, 202, r, gap + 14, gap + 346, w), "teal", "brush", 30, 2, same=same)
    c.put(c.blob(200, 202, 26), "red", "brush", 20, 2)


@picture("p096b", "brown wash 0", "field grid round time pattern land piece")
def pivots(c: Card) -> None:
    """fields seen from a plane | buttons on a board | clocks that disagree"""
    squares = ("sand", "leaf", "cream", "moss", "sun", "sand", "leaf", "cream", "teal")
    discs = ("moss", "sun", "teal", "leaf", "orange", "leaf", "cream", "moss", "sun")
    for k in range(9):
        x, y = 62 + k % 3 * 146, 56 + k // 3 * 146
        c.put(c.rect(x, y, 136, 136, c.j(2), 3), squares[k], "brush", c.r.choice((0, 45, 90)), 1)
        start, sweep = (40, 200, 300, 120, 0, 250, 160, 80, 330)[k], (300, 360, 250, 330, 220, 360, 300, 200, 340)[k]
        c.put(c.cut(sector(x, y, 0, 62, start, start + sweep, 16), 1), discs[k], "brush", start, 2)
        c.put(c.rect(*at(x, y, 30, start), 62, 11, start, 1), "ink", "flat", lift=0)
    c.put(c.blob(208, 202, 15), "red", "flat", lift=2)


@picture("p097a", "night wash 0", "island sea map cloud drop journey far")
def islands(c: Card) -> None:
    """islands on a map | spots that somebody spilled | clouds by night"""
    for x, y, s, turned in rows("120 130 1.2 0, 300 286 1.35 70, 330 70 0.6 30, 70 330 0.65 120"):
        for k, colour in enumerate(("blue", "sky", "sand", "leaf")):
            r = 96 - k * 22
            coast = [
                at(x, y, r * s * (1 + 0.2 * sin(a * 2 + turned) + 0.13 * sin(a * 3 + turned * 2)), a)
                for a in range(0, 360, 24)
            ]
            c.put(smooth(coast), colour, "brush", 20 + turned, 0 if k < 2 else 1)
    c.put([c.petal(180 + k * 26, 196 + k * 12, 17, 10, 26) for k in range(4)], "red", "flat", lift=0)


@picture("p097b", "orange wash 0", "maze square temple path order core")
def inward(c: Card) -> None:
    """a path that turns inwards | a pyramid from above | a wall without a door"""
    line = points("30 440, 30 40, 364 40, 364 364, 104 364, 104 112, 290 112, 290 290, 178 290, 178 186, 226 186")
    for (x0, y0), (x1, y1) in pairwise(line):
        c.put(
            c.rect((x0 + x1) / 2, (y0 + y1) / 2, abs(x1 - x0) + 36, abs(y1 - y0) + 36, c.j(1), 2),
            "plum",
            "brush",
            90 if x0 == x1 else 0,
            2,
        )
    c.put(c.blob(232, 234, 22), "sun", "brush", 20, 2)


@picture("p098a", "moss brush 12", "road star choice meeting wound ribbon together")
def junction(c: Card) -> None:
    """roads that meet | a star of ribbons | a wound with plasters"""
    for a, colour, edge in (8, "sky", "blue"), (66, "rose", "red"), (128, "sand", "brown"):
        c.put(c.rect(200, 200, 620, 84, a), colour, "brush", a, 2)
        c.put([c.rect(*at(200, 200, d, a + 90), 620, 11, a, 1) for d in (-30, 30)], edge, "dry", a, 0)
    c.put(c.cut(turn("132 132, 268 132, 268 268, 132 268", 200, 200, 20), 3), "ink", "brush", 20, 3)
    c.put(c.blob(200, 200, 46), "orange", "brush", 50, 2)
    c.put([c.blob(*at(200, 200, 74, 65 + k * 90), 9) for k in range(4)], "cream", "flat", lift=0)


@picture("p098b", "cream flat 0", "angle mirror mountain fold sharp pattern piece")
def facets(c: Card) -> None:
    """a mirror in pieces | a sheet folded and opened | mountains in the evening"""
    dots = {
        (i, k): (i * 134 - (67 if k % 2 else 0) + c.j(30), k * 112 - 24 + c.j(26))
        for i in range(-1, 5)
        for k in range(-1, 6)
    }
    for k in range(-1, 5):
        for i in range(-1, 4):
            p, q, r, s = dots[i, k], dots[i + 1, k], dots[i, k + 1], dots[i + 1, k + 1]
            for n, triangle in enumerate(((p, q, r), (q, s, r)) if k % 2 else ((p, q, s), (p, s, r))):
                bright = ("cream", "sun", "rose", "orange")[(i + 2 * k + 9) % 4]
                dark = ("night", "plum", "red", "ink", "brown")[(2 * i + k + 9) % 5]
                c.put(c.cut(list(triangle), 1), dark if n else bright, "brush", c.r.randrange(180), 1)


@picture("p099a", "sky flat 0", "box stairs city effort edge mystery")
def cubes(c: Card) -> None:
    """boxes in a heap | stairs that go nowhere | a city on a slope"""
    for row in range(6):
        for k in range(5):
            x, y = k * 116 - 20 + (58 if row % 2 else 0), row * 100 - 40
            if (row, k) in ((0, 0), (0, 1), (1, 0), (0, 2), (2, 0)):
                continue
            top = [(x, y - 34), (x + 58, y), (x, y + 34), (x - 58, y)]
            c.put(c.cut(top, 1), "sun" if (row, k) == (3, 2) else "cream", "brush", 30, 1)
            c.put(c.cut([(x - 58, y), (x, y + 34), (x, y + 100), (x - 58, y + 66)], 1), "red", "brush", 80, 0)
            c.put(c.cut([(x + 58, y), (x, y + 34), (x, y + 100), (x + 58, y + 66)], 1), "plum", "brush", -80, 0)


@picture("p099b", "red brush 50", "star wish light shard direction cold fall")
def starfall(c: Card) -> None:
    """a star that shows the way | a sword held high | a flower of ice"""
    arms = ((-48, 460), (-92, 200), (-4, 210), (-138, 150), (42, 150), (180, 170), (92, 160), (132, 190))
    for k, (a, length) in enumerate(arms):
        tip, spread = at(128, 272, length, a), 26 if k == 0 else 22
        c.put(c.cut([(128, 272), at(128, 272, 66, a - spread), tip], 1), "cream" if k < 3 else "sky", "brush", a, 2)
        c.put(c.cut([(128, 272), at(128, 272, 66, a + spread), tip], 1), "ink" if k < 3 else "night", "brush", a, 1)
    c.put(c.blob(128, 272, 30), "sun", "brush", 20, 2)


@picture("p100a", "cream wash 0", "line branch body food travel map connection")
def transit(c: Card) -> None:
    """lines under a city | noodles on a plate | branches full of berries"""
    for line, colour in (
        ("-40 90, 80 90, 130 110, 230 214, 290 240, 440 240", "red"),
        ("60 440, 62 320, 90 270, 220 140, 250 90, 250 -40", "teal"),
        ("-40 320, 120 322, 190 316, 320 190, 350 130, 352 -40", "sun"),
        ("150 440, 200 390, 300 366, 350 330, 440 326", "plum"),
    ):
        c.put(c.ribbon(line, lambda t: 36 - 8 * t, 60, 0.02), colour, "brush", 30, 2)
    for k, (x, y) in enumerate(
        points("62 364, 96 92, 250 50, 282 236, 352 60, 50 322, 364 240, 300 366, 168 190, 200 300")
    ):
        c.put(c.blob(x, y, 20 + (k * 5) % 11), ("ink", "orange", "ink")[k % 3], "brush", 20, 2)


@picture("p100b", "blue speck 0", "puzzle bird boat map new game balance")
def shapes(c: Card) -> None:
    """a boat with two sails | a bird made of blocks | a plan that nearly holds"""
    c.put(c.rect(266, 150, 168, 168, 17), "cream", "brush", 30, 2)
    c.put(c.cut("150 24, 196 300, -30 286", 2), "red", "brush", 70, 3)
    c.put(c.cut(around(214, 290, 176, -6, 174, 14), 2), "sun", "brush", 4, 3)
    c.put(c.blob(338, 66, 44), "ink", "brush", 20, 2)
    c.put(c.blob(256, 160, 38), "teal", "brush", 20, 1)
    c.put(c.cut(sector(214, 290, 0, 90, -4, 174, 8), 1), "orange", "brush", 80, 0)
