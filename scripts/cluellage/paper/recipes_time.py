"""Time, ages and layers."""

from itertools import pairwise

from scripts.cluellage.paper.forms import sector
from scripts.cluellage.paper.kit import Card, at, picture, resample, sin, smooth


@picture("p091a", "moss brush 60", "tree ring old water memory heart")
def grain(c: Card) -> None:
    """the rings of an old tree | a lake with its depths | the years of somebody's life"""
    for k, r in enumerate((300, 262, 222, 184, 148, 112, 78, 44)):
        steps = range(0, 360, 15)
        wobble = [1 + 0.12 * sin(a * 2 + 30) + 0.07 * sin(a * 3 + 200) + 0.02 * sin(a * 7) for a in steps]
        ring = [at(130 + k * 3, 262 - k * 4, r * w, a) for a, w in zip(steps, wobble, strict=True)]
        c.put(smooth(ring), ("brown", "sand", "orange", "cream")[k % 4] if k < 7 else "red", "brush", 40, 1)
    for a, inner, outer in (-58, 150, 330), (-20, 210, 320), (-96, 200, 300), (24, 170, 280):
        c.put(c.petal(*at(150, 240, outer, a), outer - inner, 26, a + 180), "ink", "flat", lift=0)


@picture("p091b", "rose wash 0", "time motion moon bell wait echo")
def swing(c: Card) -> None:
    """a pendulum | the way of the moon | a child on a swing"""
    for k, colour in enumerate(("sky", "blue", "night", "ink")):
        x, y = at(200, -60, 330 + k * 14, 118 - k * 19)
        c.put(c.ribbon([(200, -60), ((200 + x) / 2, (y - 60) / 2), (x, y)], 12), colour, "flat", lift=1)
        c.put(c.blob(x, y, 42 + k * 14), colour, "brush", 30, 2)
    c.put(c.crescent(*at(200, -60, 372, 61), 70, 0.55, 200), "sun", "brush", 20, 0)
    c.put(c.rect(200, 8, 170, 54, 0), "red", "brush", 0, 3)


@picture("p092a", "ink wash 0", "bone fish feather comb old desert ladder")
def fishbone(c: Card) -> None:
    """the bones of a fish | a comb that lost teeth | a feather turned to stone"""
    line = "-30 330, 90 250, 210 190, 310 130, 430 40"
    spine = resample(line, 14)
    for k, (x, y) in enumerate(spine[1:13]):
        length = 60 + 110 * sin(180 * (k + 1) / 13)
        c.put(
            c.ribbon([(x, y), at(x, y, length * 0.6, -118), at(x - 12, y + 6, length, -128)], lambda t: 18 - 8 * t),
            "sand",
            "brush",
            -60,
            1,
        )
        c.put(
            c.ribbon([(x, y), at(x, y, length * 0.6, 58), at(x - 14, y + 4, length, 72)], lambda t: 18 - 8 * t),
            "cream",
            "brush",
            60,
            1,
        )
    c.put(c.ribbon(line, lambda t: 34 - 14 * t, 40), "sand", "brush", -30, 2)
    c.put(c.blob(60, 90, 40), "orange", "brush", 20)


@picture("p092b", "sky brush 4", "layered treasure land cake deep hidden gem")
def buried(c: Card) -> None:
    """a treasure in the ground | a cake with a surprise | years that lie on years"""
    for k, colour in enumerate(("leaf", "brown", "sand", "plum", "ink")):
        top = [(x, 92 + k * 62 + 12 * sin(x * 1.3 + k * 70) + x * 0.05) for x in range(-30, 440, 40)]
        c.put(c.hill(top), colour, "brush", 3, 2, torn=k in (1, 3))
    c.put(c.cut("250 260, 300 232, 350 262, 340 312, 300 346, 258 312", 1), "red", "brush", 30, 3)
    c.put(c.cut("250 260, 300 232, 350 262, 300 290", 1), "rose", "brush", 10, None)
    c.put(c.cut("300 290, 350 262, 340 312, 300 346", 1), "orange", "brush", 70, None)
    c.put(c.rect(90, 62, 26, 110, 16), "orange", "brush", 80, 2)


@picture("p093a", "red wash 0", "time food family round wheel meeting")
def guests(c: Card) -> None:
    """guests around a table | a clock without numbers | a big wheel at the fair"""
    for k in range(8):
        a = k * 45 + 14
        colour, head = ("ink", "teal", "sun", "plum")[k % 4], ("rose", "cream", "brown", "sand")[k % 4]
        c.put(c.rect(*at(200, 202, 192, a), 54, 104, a, 5), colour, "brush", a, 2)
        c.put(c.blob(*at(200, 202, 172, a), 29), head, "brush", 30, 2)
    c.put(c.blob(200, 202, 132, irr=0.02), "cream", "wash", 0, 3)
    c.put(c.petal(200, 202, 112, 46, -64), "ink", "brush", -64, 1)
    c.put(c.petal(200, 202, 84, 52, 38), "orange", "brush", 38, 1)
    c.put(c.blob(200, 202, 22), "sun", "flat", lift=2)


@picture("p093b", "plum brush 6", "stairs old sunrise growth step ball")
def ages(c: Card) -> None:
    """the steps of a life | the sun on its way up | a ball that jumps down the stairs"""
    for k in range(5):
        c.put(c.rect(44 + k * 86, 440 - k * 30, 88, 130 + k * 60, 0, 2), ("teal", "blue")[k % 2], "brush", 90, 2)
    for k, colour in enumerate(("red", "orange", "sun", "cream", "stone")):
        r = (20, 31, 42, 38, 26)[k]
        c.put(c.blob(44 + k * 86, 376 - k * 60 - r - 2, r), colour, "brush", 30, 3)


@picture("p094a", "cream speck 0", "time autumn rain round wheel change piece")
def quarters(c: Card) -> None:
    """the four seasons | an umbrella from above | a button torn in four"""
    for k, (ground, colour) in enumerate((("sky", "snow"), ("leaf", "sun"), ("orange", "red"), ("plum", "ink"))):
        middle = -22 + k * 90
        x, y = at(200, 202, 12, middle)
        c.put(c.cut(sector(x, y, 0, 186, middle - 43, middle + 43, 9), 2), ground, "brush", middle, 3)
        c.put(c.blob(*at(200, 202, 118, middle), 44), colour, "brush", 20, 1)
    c.put(c.ring(200, 202, 60, 14), "ink", "dry", 0, 1, hole=True)


@picture("p094b", "night speck 0", "moon time food half wait change pattern")
def moons(c: Card) -> None:
    """a month of nights | biscuits that somebody bit | coins in a dark drawer"""
    colours = ("sand", "cream", "orange", "cream", "sun", "sand", "rose", "sand", "cream")
    for i, colour in enumerate(colours):
        x, y = 70 + i % 3 * 130, 70 + i // 3 * 130
        whole = c.blob(x, y, 56, irr=0.03)
        c.put(whole, colour, "brush", i * 40, 2)
        bite, turned = (34, 52, 78, 104, 200, 104, 78, 52, 34)[i], (i * 50) % 360
        c.put(c.blob(*at(x, y, bite, turned), 54, irr=0.04), "night", "speck", 0, 0, clip=whole)


@picture("p095a", "ink flat 0", "net window road trapped pattern colourful glass")
def cobweb(c: Card) -> None:
    """a spider's web | a window of coloured glass | the streets of a town by night"""
    spokes = (-16, 10, 34, 58, 82, 106)
    rings = (0, 96, 180, 268, 362, 470, 600)
    colours = ("teal", "blue", "plum", "night", "teal", "red", "blue")
    for i, (a, b) in enumerate(pairwise(spokes)):
        for k, (near, far) in enumerate(pairwise(rings)):
            middle = (a + b) / 2
            pane = [at(30, 20, near + 10, a + 1.5), at(30, 20, far - 4, a + 1), at(30, 20, far * 0.9, middle)]
            pane += [at(30, 20, far - 4, b - 1), at(30, 20, near + 10, b - 1.5), at(30, 20, near * 0.9 + 8, middle)]
            colour = "sun" if (i, k) == (2, 3) else colours[(i * 3 + k * 2) % 7]
            c.put(c.cut(pane, 1), colour, "brush", a + 40, 1)


@picture("p095b", "sun brush 88", "family inside door bell layered key")
def nested(c: Card) -> None:
    """a mother inside a mother | doors behind doors | bells of all sizes"""
    for k, colour in enumerate(("red", "cream", "teal", "rose", "ink")):
        s = 1 - k * 0.19
        half = [(0, -196), (58, -180), (78, -120), (60, -76), (110, -10), (126, 100), (120, 216)]
        shape = [(200 + x * s, 212 + y * s + k * 38) for x, y in [*half, *((-x, y) for x, y in reversed(half[1:]))]]
        c.put(smooth(shape), colour, "brush", 86, 2)
    c.put(c.blob(200, 340, 8), "sun", "flat", lift=0)
