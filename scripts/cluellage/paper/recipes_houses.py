"""Pictures of containers and houses."""

from itertools import pairwise

from scripts.cluellage.paper.kit import Card, at, picture, points, sin, smooth, spiral


@picture("p029a", "mint wash 0", "house roof crowd together lean family pencil")
def huddle(c: Card) -> None:
    """an old town leans together | pencils in a cup | a family photograph"""
    rows = (
        (40, 96, 330, "plum", -7), (150, 88, 400, "blue", 3), (256, 92, 350, "wine", -4), (356, 104, 416, "teal", 4),
        (92, 96, 234, "orange", 6), (206, 104, 276, "sun", -3), (312, 100, 214, "red", -9),
    )  # fmt: skip
    for x, w, h, colour, r in rows:
        top = 430 - h
        body = [(x - w / 2, 440), (x - w / 2, top + 66), (x + w * 0.05, top), (x + w / 2, top + 66), (x + w / 2, 440)]
        tip = [(x - w * 0.21, top + 31), (x + w * 0.05, top), (x + w * 0.24, top + 31)]
        for line, paint, lift in (
            (body, colour, 2),
            (tip, "cream" if colour in ("plum", "teal", "red", "wine") else "ink", 0),
        ):
            c.put(c.cut([(px + r * (440 - py) / 60, py) for px, py in line], 1.5), paint, "brush", 90 + r, lift)


@picture("p029b", "sun brush 20", "jar storm trapped spiral fish secret glass bottle")
def storm_jar(c: Card) -> None:
    """a storm kept for later | a fish on a round trip | a lamp whose ghost is at home"""
    jar = smooth("150 40, 150 92, 92 140, 74 230, 78 340, 104 410, 300 410, 326 340, 330 230, 312 140, 254 92, 254 40")
    c.put(jar, "sky", "brush", 80, 3)
    c.put(
        c.ribbon(spiral(204, 268, 118, 14, 2.1, 40, 50), lambda t: 52 - 34 * t, 70), "night", "brush", 30, 1, clip=jar
    )
    c.put(
        [c.petal(150, 300, 126, 66, -32), c.petal(174, 286, 62, 40, 152), c.petal(176, 284, 58, 36, 108)],
        "red",
        "brush",
        -30,
        3,
    )
    c.put(c.rect(202, 34, 150, 56, -3), "wine", "brush", 0, 3)
    c.put(c.ribbon("104 190, 96 250, 102 320", 13), "snow", "flat", lift=0)


@picture("p030a", "sand brush 20", "nest egg home eye deep round protection cage")
def nest(c: Card) -> None:
    """the last egg | a well with a light in it | an eye in a storm of straw"""
    c.put(c.blob(200, 206, 150, 142), "ink", "brush", 0, 1)
    for ring, (r, n, colours) in enumerate(
        (
            (176, 22, ("wine", "ink", "plum")),
            (146, 20, ("brown", "orange", "moss")),
            (118, 16, ("sun", "brown", "cream")),
        )
    ):
        for i in range(n):
            a = 360 * i / n + c.j(7)
            x, y = at(200, 206, r + c.j(14), a)
            b = a + 90 + c.j(16) + (12 if ring % 2 else -12)
            (x0, y0), (x1, y1) = at(x, y, -66, b), at(x, y, 66, b)
            c.put(
                c.ribbon([at(x0, y0, -18, a), (x, y), at(x1, y1, -18, a)], lambda t: 8 + 12 * sin(180 * t)),
                colours[i % 3],
                "brush",
                b,
                1,
            )
    c.put(c.blob(204, 212, 52, 64, 0.03, rot=24), "sky", "speck", 0, 3)


@picture("p030b", "night brush 60", "box open gift star flower surprise square")
def unfolding(c: Card) -> None:
    """a box opens its four flaps | a paper star | a flower with corners"""
    x, y = 202, 204
    for k, colour in enumerate(("red", "orange", "wine", "rose")):
        a = 12 + 90 * k
        flap = [at(x, y, 112, a - 45), at(x, y, 262, a - 22), at(x, y, 250, a + 26), at(x, y, 112, a + 45)]
        c.put(c.cut(flap, 2), colour, "brush", a, 3)
    c.put(c.rect(x, y, 156, 156, 12), "ink", "brush", 30, 0)
    c.put(c.rect(x + 4, y + 4, 118, 118, 22), "teal", "brush", 60, 1)
    c.put(c.rect(x + 4, y + 2, 78, 78, 40), "sun", "brush", 10, 1)
    c.put(c.blob(x + 4, y + 2, 20), "cream", "wash", lift=1)


@picture("p031a", "rose brush -24", "house bird book flight roof freedom home")
def homing(c: Card) -> None:
    """a house spreads its roof and flies | an open book lands | a bird that carries its door"""
    c.put(c.cut("150 232, 208 200, 272 226, 286 400, 160 410", 2), "cream", "brush", 86, 2)
    c.put(c.arch(220, 408, 28, 60), "ink", "flat", lift=0)
    c.put(c.cut("-30 120, 70 96, 222 170, 214 236, 150 262, 40 210", 2.5), "red", "brush", 30, 3)
    c.put(c.cut("430 70, 320 70, 214 168, 206 236, 286 256, 400 180", 2.5), "wine", "brush", -34, 3)
    c.put([c.ribbon("30 140, 100 160, 190 214", 9), c.ribbon("400 100, 330 130, 246 208", 9)], "sun", "flat", lift=0)
    c.put(c.cut("196 190, 214 106, 236 188", 1.5), "sun", "brush", 80, 2)


@picture("p031b", "cream wash 0", "window grid order pattern different wall square")
def grid(c: Card) -> None:
    """windows at night, one is lit | squares in good order, almost | a cage with one bar loose"""
    colours = ("night", "plum", "night", "red", "blue")
    for i in range(4):
        for k in range(4):
            if (i, k) != (2, 1):
                angle = c.r.choice((0, 90, 45))
                c.put(
                    c.rect(56 + i * 96, 56 + k * 96, 80, 80, c.j(4), 4), colours[(i * 3 + k * 2) % 5], "brush", angle, 2
                )
    c.put(c.rect(268, 176, 70, 70, 17, 4), "sun", "brush", 60, 3)


@picture("p032a", "orange wash 0", "drum moon night deep dream music well")
def nightcup(c: Card) -> None:
    """the night in a cup | a well with the moon in it | a drum that sounds like stars"""
    c.put(smooth("6 140, 60 156, 200 166, 340 156, 398 140, 384 300, 350 430, 50 430, 20 300"), "wine", "brush", 84, 3)
    for low in (0, 1):
        for a, b in pairwise((8 + 64 * i, 210 if i % 2 == low else 400) for i in range(7)):
            c.put(c.ribbon([a, b], 12), "cream", "dry", 70, 1)
    c.put(c.blob(202, 134, 204, 84, 0.015, 18), "sun", "brush", 4, 1)
    c.put(c.blob(202, 138, 176, 64, 0.015, 18), "ink", "speck", 0, 0)
    c.put(c.blob(262, 132, 56, 30, 0.04), "cream", "sponge", 0, 0)
    for x, y in points("90 132, 140 164, 156 112, 200 176"):
        c.put(c.blob(x, y, 8, 6), "cream", "flat", lift=0)


@picture("p032b", "ink wash 0", "basket pattern order different cloth weave")
def wicker(c: Card) -> None:
    """the side of a basket | streets of a town with a red river | one thread goes its own way"""
    for i in range(6):
        c.put(c.rect(34 + 68 * i, 200, 48, 470, c.j(2)), ("sand", "cream")[i % 2], "brush", 90, 1)
    for k in range(6):
        y = 34 + 68 * k
        paint = None
        for i in range(7):
            if (i + k) % 2:
                shape = c.rect(34 + 68 * i, y, 84, 46, c.j(1), 2)
                paint = c.put(shape, ("brown", "teal", "orange")[k % 3], "brush", 0, 2, same=paint)
    c.put(c.ribbon("-40 246, 90 250, 170 190, 230 80, 330 60, 440 130", 42, 40), "red", "brush", -20, 3)


@picture("p033a", "teal wash 0", "tower jar light magic protection tall warning bottle")
def beacon(c: Card) -> None:
    """a tower that warns ships | a bottle lets its ghost out | a giant chess man shouts"""
    c.put(c.cut("204 60, 430 -60, 430 150", 2), "sun", "brush", -6, 1)
    c.put(c.cut("196 60, -30 -20, -30 130", 2), "cream", "brush", 6, 1)
    body = smooth(
        "170 64, 168 140, 148 190, 84 250, 70 340, 66 440, 334 440, 330 340, 316 250, 254 190, 234 140, 230 64"
    )
    c.put(body, "plum", "brush", 86, 3)
    c.put(c.rect(200, 346, 330, 92, -4), "rose", "brush", -4, 0, clip=body)
    c.put(c.arch(200, 384, 24, 40), "ink", "flat", lift=0)
    c.put(c.rect(200, 66, 86, 44, 3), "orange", "brush", 0, 3)


@picture("p033b", "wine brush 4", "box open secret growth order memory drawer")
def drawers(c: Card) -> None:
    """something grows in the third drawer | a tall house with one light | letters kept too long"""
    c.put(c.rect(196, 214, 300, 460, 0), "brown", "brush", 90, 3)
    for k in range(4):
        y = 42 + 102 * k
        if k != 2:
            c.put(c.rect(196, y, 256, 82, c.j(1)), "sand", "brush", 0, 1)
            c.put(c.blob(196, y, 14), "wine", "flat", lift=1)
    c.put(c.rect(196, 234, 262, 70, 0), "ink", "flat", lift=0)
    for x, length, a, colour in (
        (150, 130, -118, "leaf"),
        (190, 176, -92, "teal"),
        (236, 140, -58, "leaf"),
        (176, 110, -138, "mint"),
        (220, 116, -36, "sun"),
    ):
        c.put(c.petal(x, 262, length, 48, a), colour, "brush", a, 2)
    c.put(c.rect(204, 290, 300, 86, -2), "orange", "brush", 0, 3)
    c.put(c.blob(204, 290, 16), "wine", "flat", lift=1)


@picture("p034a", "sky brush 10", "tent mountain skirt circus entrance striped festival")
def big_top(c: Card) -> None:
    """a tent with a dark door | a skirt that turns | a mountain dressed for a feast"""
    xs = (-90, -10, 66, 140, 250, 330, 410, 500)
    for i in range(7):
        low = 420
        c.put(
            c.cut([(196 + (i - 3) * 3, 26), (xs[i], low), (xs[i + 1], low)], 2),
            ("red", "cream")[i % 2],
            "brush",
            60 + 10 * i,
            1,
        )
    c.put(c.cut("196 96, 140 430, 254 430", 2), "ink", "brush", 90, 2)
    c.put(c.cut("196 96, 140 430, 86 430, 150 300", 2), "plum", "brush", 70, 3)
    for i in range(6):
        x, y = at(196, 26, 120 + (i % 2) * 6, 24 + i * 27)
        c.put(c.blob(x, y, 12), "sun", "flat", lift=0)
    c.put(c.petal(198, 34, 96, 34, -14), "sun", "brush", 0, 2)


@picture("p034b", "ink brush 80", "bone lamp trapped heart light hope cage lantern")
def ribs(c: Card) -> None:
    """a light in a cage | ribs round a heart | a lantern in the wind"""
    c.put(c.blob(204, 214, 66), "red", "brush", 40, 1)
    c.put(c.blob(190, 200, 28), "orange", "brush", 40, 0)
    for s in (-1, 1):
        for k, bow in enumerate((178, 116, 44)):
            line = [(204, 34), (204 + s * bow * 0.8, 92), (204 + s * bow, 210), (204 + s * bow * 0.8, 330), (204, 392)]
            c.put(c.ribbon(line, lambda t: 17 + 7 * sin(180 * t), 30), "sand" if k == 1 else "cream", "dry", 80, 2)
    c.put([c.blob(204, 28, 40, 20), c.blob(204, 396, 52, 20)], "sun", "brush", 0, 2)


@picture("p035a", "wine wash 0", "roof fish pattern gap feather missing")
def shingles(c: Card) -> None:
    """a roof with a hole | the scales of a fish | waves on an old map"""
    for row in range(7):
        for k in range(6):
            x, y = -10 + 84 * k + (42 if row % 2 else 0), 400 - 62 * row
            if (row, k) in ((3, 2), (3, 3), (4, 3)):
                continue
            colour = ("blue", "teal", "sky", "night", "mint")[(row * 2 + k * 3) % 5]
            scale = smooth(
                [
                    (x - 42, y - 40),
                    (x - 42, y),
                    (x - 24, y + 34),
                    (x, y + 44),
                    (x + 24, y + 34),
                    (x + 42, y),
                    (x + 42, y - 40),
                ]
            )
            c.put(scale, colour, "brush", 90, 2)


@picture("p035b", "leaf wash 0", "horn shell gift music fall treasure volcano claw")
def horn(c: Card) -> None:
    """a horn that pours out treasure | a shell you can hear the sea in | a mountain lying down, still hot"""
    line = points("-30 60, 30 10, 96 20, 124 84, 150 160, 210 210, 300 232")
    cone = c.ribbon(line, lambda t: 26 + 250 * t**1.5, 40, cap=False)
    c.put(cone, "plum", "brush", 40, 3)
    bands = (62, 18, 16, 90, 0), (112, 64, 20, 110, 66), (138, 128, 24, 150, 58), (172, 186, 28, 220, 44)
    for x, y, w, h, a in (*bands, (236, 214, 30, 280, 20)):
        c.put(c.rect(x, y, w, h, a), "sun", "brush", a + 90, 0, clip=cone)
    c.put(c.blob(300, 232, 60, 140, 0.02, rot=8), "ink", "brush", 80, 1)
    balls = (
        (318, 150, 42, "red"), (296, 226, 46, "orange"), (352, 296, 52, "rose"), (382, 210, 48, "cream"),
        (280, 322, 48, "sun"),
        (206, 372, 34, "red"), (348, 388, 44, "sky"),
    )  # fmt: skip
    for x, y, r, colour in balls:
        c.put(c.blob(x, y, r), colour, "brush", 40, 2)
