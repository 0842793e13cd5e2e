"""Pictures of plants and growth."""

from scripts.cluellage.paper.forms import thinning
from scripts.cluellage.paper.kit import (
    Card,
    Point,
    at,
    cos,
    mirror,
    picture,
    points,
    resample,
    sin,
    smooth,
    spiral,
    turn,
)


@picture("p001a", "teal brush 70", "feather leaf flame autumn growth colourful")
def plume(c: Card) -> None:
    """a quill that has not written yet | a burning leaf | a fish of many colours"""
    a, x, y = -54, 70, 396
    c.put(c.petal(x, y, 440, 250, a), "moss", "brush", a, 3)
    for k in range(9):
        t = 0.12 + k * 0.09
        px, py, length = x + 440 * t * cos(a), y + 440 * t * sin(a), 134 * sin(180 * min(0.93, t * 1.02)) ** 0.7 + 18
        c.put(c.petal(px, py, length, 38, a - 44), ("sun", "leaf", "cream")[k % 3], "brush", a - 44, 1)
        c.put(c.petal(px, py, length, 38, a + 44), ("orange", "sun", "red")[k % 3], "brush", a + 44, 1)
    c.put(c.ribbon("40 432, 140 296, 240 164, 306 74", lambda t: 17 - 12 * t), "brown", "flat")


@picture("p001b", "sky wash 0", "hair curtain waterfall tree hidden gap quiet")
def willow(c: Card) -> None:
    """hair before a face that is not there | a curtain just before the show | a willow over dark water"""
    c.put(c.hill("-20 250, 130 236, 270 254, 425 240"), "ink", "brush", 3, 1)
    c.put(c.blob(252, 236, 66), "cream", "sponge", lift=1)
    c.put(c.hill("-20 296, 130 284, 270 300, 425 286"), "night", "brush", 3, 1)
    strands = (
        (-4, 420, "moss", 76), (404, 430, "moss", 76), (352, 340, "teal", 70), (58, 440, "leaf", 74),
        (296, 176, "moss", 62),
        (118, 360, "sun", 66), (244, 150, "leaf", 60), (180, 240, "teal", 66),
    )  # fmt: skip
    for i, (x, end, colour, w) in enumerate(strands):
        line = [(x + 12 * sin(80 * k + 60 * i), -50 + (end + 50) * k / 5) for k in range(6)]
        c.put(c.ribbon(line, thinning(w, 0.6)), colour, "brush", 86 + 2 * i, 2)


@picture("p002a", "sun brush 8", "branch hand fire growth reach danger thorn claw")
def reach(c: Card) -> None:
    """a coral | antlers that ask for help | a river with all its arms"""
    arms = (
        ("196 460, 190 350, 214 240, 190 120, 206 -40", 96), ("196 380, 120 320, 90 220, 30 150, -30 130", 66),
        ("206 360, 280 310, 316 210, 380 150, 440 140", 66), ("96 236, 104 160, 76 80, 92 -30", 44),
        ("310 226, 296 150, 330 70, 312 -30", 44), ("206 230, 250 180, 252 110, 240 50", 36),
        ("200 200, 150 160, 146 90, 160 40", 34), ("120 330, 60 320, -30 350", 40), ("286 320, 350 310, 440 330", 40),
    )  # fmt: skip
    shapes = [c.ribbon(line, thinning(w, 0.6), 30, irr=0.07) for line, w in arms]
    c.put(shapes, "red", "brush", -78, 3)
    for x, y, r in (
        (196, 300, 11),
        (206, 252, 9),
        (190, 350, 13),
        (108, 270, 9),
        (300, 258, 9),
        (204, 396, 10),
        (202, 200, 8),
    ):
        c.put(c.blob(x, y, r, irr=0.2), "rose", "flat", lift=0)


@picture("p002b", "moss brush 88", "tree forest striped winter eye watching pencil white")
def bark(c: Card) -> None:
    """two birches | the wood watches you | a torn page of a diary in code"""
    c.put(c.rect(205, 200, 70, 460, 3), "stone", "brush", 90, 1)
    for x, w, r in ((62, 104, -2), (318, 128, 2.2)):
        c.put(c.rect(x, 200, w, 470, r), "snow", "dry", 3, 3)
    marks = "34 60, 88 128, 30 216, 84 300, 40 368, 286 40, 350 104, 280 176, 352 330, 290 372"
    for px, py in points(marks):
        length = 52 + c.j(8)
        c.put(c.petal(px - length / 2, py, length, 15 + c.j(4), c.j(9)), "ink", "dry", 0, 0)
    c.put(c.petal(268, 250, 104, 58, -4), "ink", "flat", lift=0)
    c.put(c.blob(320, 247, 17, 15), "sand", "wash", lift=0)
    c.put(c.petal(210, 344, 92, 42, -62), "sun", "brush", -60, 3)


@picture("p003a", "ink wash 0", "lamp root seed light warm idea growth lantern")
def filament(c: Card) -> None:
    """an onion that shines | a lamp with roots | a heart pulled out of the ground"""
    c.put(c.hill("-20 300, 90 286, 210 300, 320 284, 425 298"), "brown", "brush", 4, 1)
    roots = (
        ("196 270, 150 320, 90 346, 40 420", 20), ("204 270, 262 318, 320 334, 372 420", 20),
        ("200 270, 190 340, 210 390, 196 450", 24), ("150 322, 140 370, 110 430", 14),
        ("262 320, 280 372, 270 430", 14),
    )  # fmt: skip
    for line, w in roots:
        c.put(c.ribbon(line, thinning(w, 0.4)), "cream", "dry", 80, 1)
    half = "200 -30, 182 40, 108 100, 74 186, 104 262, 166 290"
    c.put(smooth([*points(half), *mirror(half)[:-1]]), "sun", "brush", 88, 3)
    c.put(c.blob(200, 176, 84, 80), "snow", "wash", lift=0)
    c.put(c.ribbon(spiral(200, 176, 8, 60, 2.2, 0, 50), 14, 60), "red", "flat", lift=1)


@picture("p003b", "cream speck 0", "wing bird flame growth birth crack rise")
def sprout(c: Card) -> None:
    """a bird rises from the ground | a flame with two tongues | the first two leaves of spring"""
    for s, colours in ((-1, ("red", "orange", "sun", "rose")), (1, ("wine", "red", "orange", "sun"))):
        for k, colour in enumerate(colours):
            a = -90 + s * (70 - 19 * k)
            c.put(c.petal(200 + s * 6, 300, 296 - 22 * k, 74, a), colour, "brush", a, 2)
    c.put(c.petal(200, 330, 170, 62, -90), "ink", "brush", 90, 3)
    c.put(c.cut("-30 318, 90 290, 182 306, 164 350, 186 388, 164 440, -30 440", 2.5), "teal", "brush", 10, 2)
    c.put(c.cut("430 300, 330 284, 224 310, 244 350, 216 380, 236 440, 430 440", 2.5), "night", "brush", -8, 2)


@picture("p004a", "orange brush 14", "boat shell treasure together round sleep hidden")
def pod(c: Card) -> None:
    """peas in their boat | moons in a sleeping bag | a purse full of pearls"""
    c.put(c.petal(70, 470, 560, 290, -64), "ink", "brush", -64, 3)
    c.put(c.petal(100, 420, 450, 170, -64), "night", "brush", -64, 0)
    for i, (r, colour) in enumerate(((34, "mint"), (48, "cream"), (56, "sky"), (44, "cream"), (26, "mint"))):
        x, y = at(150, 326, i * 72, -64)
        c.put(c.blob(x, y, r, irr=0.03), colour, "brush", 40 + 30 * i, 2)
    front = "70 470, 130 380, 190 270, 250 170, 290 60, 316 -34, 362 80, 352 200, 290 330, 190 430"
    c.put(smooth(front), "teal", "brush", -64, 3)


@picture("p004b", "sun wash 0", "trapped danger pattern sharp striped wall thorn")
def thicket(c: Card) -> None:
    """brambles in the way | barbed bars | zips that will not close"""
    stems = (("-30 60, 130 120, 280 90, 430 150", "wine"), ("60 -30, 110 120, 80 270, 130 430", "moss"),
             ("-30 330, 120 290, 270 340, 430 280", "moss"),
             ("330 -30, 280 120, 320 260, 270 430", "wine"))  # fmt: skip
    for k, (line, colour) in enumerate(stems):
        along = resample(line, 12)
        for i in range(1, 11):
            (x0, y0), (x1, y1) = along[i - 1], along[i + 1]
            side = 1 if i % 2 else -1
            px, py = -(y1 - y0) * side, (x1 - x0) * side
            m = (px * px + py * py) ** 0.5
            dx, dy, (x, y) = px / m, py / m, along[i]
            thorn = [
                (x + dy * 17, y - dx * 17),
                (x + dx * 50 + dy * 8, y + dy * 50 - dx * 8),
                (x - dy * 17, y + dx * 17),
            ]
            c.put(c.cut(thorn, 1), colour, "brush", 30 * i, 1)
        c.put(c.ribbon(line, 30, irr=0.1), colour, "brush", 90 * (k % 2) + 8, 2)
    c.put(c.blob(196, 204, 36), "rose", "brush", 30, 3)


@picture("p005a", "night brush 4", "rain lamp sea float soft calm mystery lantern")
def canopy(c: Card) -> None:
    """a mushroom in the rain | something soft drifts in the deep | a lamp shade with tassels"""
    for i, x in enumerate((96, 150, 206, 262, 314)):
        line = [(x + 16 * sin(90 * k + 70 * i) * (k > 0), 190 + 42 * k) for k in range(5 + i % 2)]
        c.put(c.ribbon(line, lambda t: 22 - 10 * t), ("rose", "cream", "sun", "rose", "cream")[i], "brush", 90, 1)
    c.put(
        smooth("10 226, 26 120, 100 44, 204 18, 306 46, 378 124, 392 226, 330 206, 268 230, 204 206, 136 230, 74 206"),
        "red",
        "brush",
        6,
        3,
    )
    for x, y, r in ((110, 120, 28), (206, 80, 34), (292, 132, 26), (196, 164, 18), (50, 178, 14), (352, 186, 13)):
        c.put(c.blob(x, y, r, r * 0.8, 0.1), "rose", "wash", lift=0)


@picture("p005b", "rose brush 60", "growth pair snake stairs climb connection spin rise")
def helix(c: Card) -> None:
    """a beanstalk to the clouds | two snakes that like each other | the plan of every living thing"""
    tilt = 24

    def strand(side: int) -> list[Point]:
        return turn([(200 + side * 74 * sin(1.2 * y), y) for y in range(-80, 500, 15)], 200, 200, tilt)

    for i, (px, py) in enumerate(turn("274 75, 126 75, 274 225, 126 225, 274 375, 126 375", 200, 200, tilt)):
        a = tilt + (212 if i % 2 else -32)
        c.put(c.petal(px, py, 150, 76, a), ("leaf", "sun", "moss")[i % 3], "brush", a, 2)
    vine = c.ribbon(strand(1), 46, 80)
    green = c.put(vine, "teal", "brush", 60, 2)
    c.put(c.ribbon(strand(-1), 46, 80), "wine", "brush", 100, 2)
    for x, y in turn("200 0, 200 300", 200, 200, tilt):
        c.put(vine, "teal", "brush", 60, 2, same=green, clip=c.blob(x, y, 60, irr=0))


@picture("p006a", "teal wash 0", "sunrise flower crown hand joy rise colourful")
def fan(c: Card) -> None:
    """a flower opens | the sun comes up | a bird shows off its tail"""
    for i in range(11):
        a = -180 + 18 * i
        c.put(c.petal(200, 400, 330 + c.j(12), 96, a), ("plum", "rose", "red")[i % 3], "brush", a, 2)
        x, y = at(200, 400, 252, a)
        c.put(c.blob(x, y, 19), "sun", "flat", lift=0)
    for i in range(9):
        c.put(c.petal(200, 408, 190, 66, -172 + 20.5 * i), "sun" if i % 2 else "orange", "brush", -172 + 20 * i, 2)
    c.put(c.blob(200, 424, 92), "ink", "brush", 20, 2)


@picture("p006b", "ink brush 30", "leaf garden dance flame colourful night joy grass")
def drift(c: Card) -> None:
    """weeds in a current | leaves falling at night | hands that greet each other"""

    def frond(x: float, y: float, a: float, n: int, length: float, colour: str) -> None:
        sides = [(k, s) for k in range(n) for s in (-1, 1)]
        leaves = [c.petal(*at(x, y, k * 30, a), length * (1 - 0.09 * k), 27, a + s * (58 - 3 * k)) for k, s in sides]
        c.put([*leaves, c.petal(*at(x, y, -20, a), n * 30 + 70, 30, a)], colour, "brush", a, 2)

    frond(84, 400, -74, 6, 104, "cream")
    frond(250, -6, 68, 7, 104, "sun")
    frond(330, 420, -124, 4, 84, "red")
    frond(416, 90, 160, 3, 70, "teal")
    c.put(c.blob(70, 70, 26), "orange", "flat", lift=1)


@picture("p007a", "sky brush -20", "wing fall spin insect seed wind light")
def whirligig(c: Card) -> None:
    """maple seeds spin down | a dragonfly | two oars and a boat"""
    c.put(c.blob(330, 346, 150, 110, 0.08), "mint", "brush", 10, 1)
    for a, colour in ((-158, "orange"), (-32, "red"), (96, "sun")):
        x, y = at(196, 214, 16, a)
        c.put(c.petal(x, y, 248, 104, a), colour, "brush", a, 3)
        for k in range(3):
            px, py = at(x, y, 74 + 44 * k, a)
            c.put(c.ribbon([(px, py), at(px, py, 40 - 6 * k, a - 38)], 8), "cream", "flat", lift=0)
    for a in (-158, -32, 96):
        c.put(c.blob(*at(196, 214, 30, a), 33, 28), "brown", "brush", a, 2)
    c.put(c.blob(196, 214, 16), "ink", "flat", lift=1)


@picture("p007b", "lilac wash 0", "curved pair love growth spring hold green")
def fiddle(c: Card) -> None:
    """two ferns unroll towards each other | ram's horns | dancers who bow"""
    for s, colour, dark in ((1, "leaf", "moss"), (-1, "teal", "night")):
        curl = [
            (200 + s * (x - 200), y)
            for x, y in [*points("180 450, 176 360, 150 280, 76 240"), *spiral(96, 150, 92, 12, 1.55, 150, 26)]
        ]
        c.put(c.ribbon(curl, lambda t: 62 - 34 * t, 70), colour, "brush", 70 * s, 3)
        for k in range(6):
            x, y = resample(curl, 20)[6 + 2 * k]
            c.put(c.blob(x, y, 12 - k), dark, "flat", lift=0)
    c.put(c.blob(200, 60, 30), "red", "brush", 30, 2)
