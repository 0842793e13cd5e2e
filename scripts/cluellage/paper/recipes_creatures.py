"""Creatures: animals that are half something else."""

from scripts.cluellage.paper.forms import moved, rows, thinning
from scripts.cluellage.paper.kit import Card, picture, points, resample, sin, smooth


@picture("p051a", "teal brush 4", "fish island home sea heavy sleep hold")
def humpback(c: Card) -> None:
    """a whale with a village on its back | an island at dusk | a heavy sleeper"""
    c.put(c.blob(316, 82, 46), "cream")
    for x, y, h, colour in (96, 150, 66, "orange"), (158, 120, 84, "red"), (218, 128, 58, "sun"):
        c.put(c.rect(x, y + 20, 50, h, c.j(5)), colour, "brush", 90, 2)
        c.put(c.cut([(x - 38, y - h / 2 + 26), (x, y - h / 2 - 22), (x + 38, y - h / 2 + 26)]), "plum", "brush", 30, 2)
    back = "-40 300, 20 214, 90 166, 180 150, 260 176, 310 236, 344 262, 352 214, 322 170, 376 178, 402 206, 440 180, "
    c.put(smooth(back + "426 240, 392 320, 320 372, 200 420, -40 430"), "ink", "brush", -14, 3)
    for k in range(4):
        c.put(c.ribbon([(-30, 352 + k * 26), (80, 330 + k * 30), (190 - k * 20, 336 + k * 34)], 12), "sky", "dry", 0, 0)
    c.put(c.blob(70, 268, 13), "sun", "flat", lift=0)


@picture("p051b", "orange wash 0", "animal branch lamp tree idea light show")
def lanterns(c: Card) -> None:
    """a deer that carries lamps | a great candlestick | a tree of ideas"""
    same = None
    for line, w in (
        ("196 300, 170 220, 96 190, 70 96", 26), ("96 196, 40 190, 18 138", 18), ("120 206, 150 160, 146 92", 18),
        ("206 300, 236 224, 306 204, 330 110", 26), ("300 208, 362 200, 386 150", 18), ("266 212, 244 160, 252 78", 18),
    ):  # fmt: skip
        same = c.put(c.ribbon(line, thinning(w, 0.3)), "plum", "brush", -70, 2, same=same)
    for x, y, r in rows("70 70 38, 16 116 24, 148 66 26, 330 82 40, 388 128 26, 254 50 30"):
        c.put(c.blob(x, y, r), "sun", "brush", 30, 2)
        c.put(c.blob(x - 3, y - 3, r * 0.45), "cream", "flat", lift=0)
    c.put(c.cut("134 286, 200 268, 270 286, 236 440, 166 440", 2), "plum", "brush", 84, 3)
    c.put(c.cut("200 268, 270 286, 236 440, 204 440", 2), "ink", "brush", 80, None)


@picture("p052a", "snow wash 0", "animal striped hill road pattern different winter")
def stripling(c: Card) -> None:
    """the coat of a striped animal | ploughed hills in the snow | roads that run side by side"""
    for k in range(8):
        y, bulge = -30 + k * 62, 62 * sin(24 + k * 20)
        line = [(-30, y + 50), (60, y + 30), (150, y - bulge * 0.6), (240, y - bulge), (330, y + 6), (430, y + 70)]
        red = k == 5
        c.put(c.ribbon(line, lambda t: 12 + 30 * sin(180 * t) ** 0.6, 40), "red" if red else "ink", "brush", 8, 2)
        if k % 2 == 0:
            c.put(c.petal(330, y + 44, 150, 30, 26), "ink", "brush", 20, 1)


@picture("p052b", "sand brush 6", "animal road river pattern distance curved")
def longneck(c: Card) -> None:
    """the neck of a tall animal | a winding road full of holes | a river seen from above"""
    c.put(c.hill("-20 330, 100 300, 230 340, 425 300"), "leaf", "brush", -6)
    line = "-50 400, 60 370, 110 270, 76 150, 160 64, 270 96, 280 210, 330 290, 450 270"
    c.put(c.ribbon(line, lambda t: 112 - 46 * t, 70), "sun", "brush", 70, 3)
    for i, (x, y) in enumerate(resample(line, 17)[1:16]):
        r, side = 26 - i * 0.9, (1 if i % 2 else -1) * (13 - i * 0.5)
        c.put(c.blob(x + side, y + c.j(4), r, r * 0.8, 0.18, 7), "brown", "brush", 30, 0)


@picture("p053a", "plum brush 15", "bird book wing coat open flight insect")
def wingspan(c: Card) -> None:
    """a bird that lands | an open book | a cloak held out wide"""
    wing = points("0 90, 80 -30, 240 -150, 236 -30, 226 60, 180 110, 96 126")
    for side in (-1, 1):
        for k, colour in enumerate(("red", "orange", "sun", "cream", "snow")):
            c.put(
                smooth(moved(wing, 200 - side * k * 4, 216 + k * 16, 1 - k * 0.15, side)), colour, "brush", side * 34, 2
            )
    c.put(smooth("200 116, 226 210, 216 330, 200 420, 184 330, 174 210"), "ink", "brush", 88, 3)
    c.put(c.blob(200, 130, 34, 38), "ink", "brush", 88, 2)
    c.put(c.cut("200 128, 214 166, 200 186, 188 166"), "sun", "flat", lift=0)


@picture("p053b", "moss brush 82", "closed hidden gift sleep change high wing")
def cocoon(c: Card) -> None:
    """a cocoon about to open | something wrapped in bandages | a gift hung in a tree"""
    c.put(c.ribbon("-20 40, 120 26, 260 52, 430 20", lambda t: 40 - 14 * t), "brown", "brush", 4, 2)
    c.put(c.ribbon("200 30, 206 70, 200 110", 16), "sand", "flat")
    hull = smooth("200 70, 280 120, 320 222, 290 336, 204 404, 114 336, 82 222, 122 120")
    c.put(hull, "night", "brush", 30, 3)
    c.put(c.petal(130, 270, 190, 120, -24), "red", "brush", -24, 0, clip=hull)
    c.put([c.blob(226, 226, 22), c.blob(168, 256, 15), c.blob(272, 214, 12)], "sun", "flat", lift=0)
    for y, tilt, colour in (
        (96, -16, "cream"), (138, 12, "sand"), (172, -20, "cream"), (306, 14, "sand"), (342, -14, "cream"),
        (384, 10, "sand"),
    ):  # fmt: skip
        c.put(c.rect(200, y, 300, 38, tilt), colour, "dry", tilt, 2, clip=hull)
    c.put(c.rect(110, 236, 130, 36, 62), "cream", "dry", 60, 2, clip=hull)


@picture("p054a", "rose brush 8", "insect stage open star night shell curtain")
def beetle(c: Card) -> None:
    """a beetle lifting its wings | a stage with the curtain up | a planet in its shell"""
    for y, side in rows("214 -1, 300 -1, 214 1, 300 1"):
        leg = [(200 + side * 90, y), (200 + side * 156, y - 24), (200 + side * 186, y + 54)]
        c.put(c.ribbon(leg, 20), "ink", "flat")
    c.put(c.blob(200, 210, 122, 170, 0.02), "night", "brush", 10, 2)
    for x, y, r in rows("170 150 11, 232 186 15, 190 240 10, 164 310 13, 236 300 10, 206 356 9"):
        c.put(c.star(x, y, r * 1.5, r * 0.7, 5), "sun", "flat", lift=0)
    c.put(smooth("190 60, 70 30, -10 130, 20 270, 92 380, 140 220"), "teal", "brush", 60, 3)
    c.put(smooth("210 60, 330 30, 410 130, 380 270, 308 380, 260 220"), "teal", "brush", -60, 3)
    c.put(smooth("130 76, 150 10, 200 -24, 250 10, 270 76, 200 98"), "ink", "brush", 0, 3)
    c.put([c.petal(96, 90, 200, 40, 96), c.petal(304, 90, 200, 40, 84)], "leaf", "brush", 80, 0)


@picture("p054b", "snow brush 4", "animal mountain sharp crowd run danger cold")
def pack(c: Card) -> None:
    """wolves on the run | a range of sharp mountains | fins that cut through water"""
    jaw = (
        "-190 130, -100 40, -64 -40, -30 -4, 16 -66, 44 10, 130 54, 190 84, 150 112, 90 120, 20 190, -40 260, -190 260"
    )
    for x, y, scale, colour in (250, 60, 0.8, "stone"), (60, 120, 1.0, "night"), (250, 176, 1.25, "ink"):
        c.put(c.cut(moved(points(jaw), x, y, scale), 2), colour, "brush", 28, 3)
        eye = "sun" if colour == "ink" else "cream"
        c.put(c.petal(x + 40 * scale, y + 44 * scale, 54 * scale, 20 * scale, 24), eye, "flat", lift=0)
    c.put(c.hill("-20 372, 80 350, 180 374, 300 352, 425 376"), "sky", "brush", 3, 2)


@picture("p055a", "night brush 20", "animal root catch sea fear moon deep")
def grasp(c: Card) -> None:
    """arms that rise from the deep | roots around a stone | a thought that will not let go"""
    c.put(c.blob(206, 138, 66), "cream", lift=2)
    same = None
    for line, w in (
        ("60 450, 40 330, 90 230, 60 130, 110 60, 170 74, 170 120", 66),
        ("350 450, 372 330, 320 250, 356 150, 318 66, 256 60, 240 104", 66),
        ("150 460, 130 360, 180 290, 140 226, 170 186, 210 200", 58),
        ("270 460, 290 370, 250 310, 290 246, 262 190", 54),
    ):
        same = c.put(c.ribbon(line, thinning(w, 0.7), 50), "rose", "brush", 80, 3, same=same)
        cups = [c.blob(x + (8 - i) * 1.6, y, 11.5 - i * 0.7) for i, (x, y) in enumerate(resample(line, 12)[1:9])]
        c.put(cups, "red", "flat", lift=0)
    c.put(c.hill("-20 392, 100 372, 220 396, 330 370, 425 390"), "teal", "brush", 2, 2)


@picture("p055b", "sun brush -6", "insect railway chain line wheel quiet family")
def segments(c: Card) -> None:
    """a caterpillar on its way | a train of round wagons | a string of beads or of days"""
    c.put(c.hill("-20 342, 90 320, 200 350, 310 326, 425 346"), "brown", "brush", 3)
    centres = rows("-16 262 70, 84 208 72, 186 230 72, 290 184 78, 396 210 80")
    for i, (x, y, r) in enumerate(centres):
        c.put([c.blob(x - 22, y + r + 16, 23), c.blob(x + 28, y + r + 14, 23)], "ink", "brush", 20, 2)
        c.put(c.blob(x, y, r), ("leaf", "moss")[i % 2], "brush", 70, 2)
        c.put(c.blob(x, y, r * 0.55), ("red", "cream", "orange", "sky", "red")[i], "brush", 10)
        c.put(c.blob(x, y, r * 0.2), "ink", "flat", lift=0)
    c.put(c.blob(330, 60, 30), "cream", lift=2)
