"""Food, fruit and the table."""

from scripts.cluellage.paper.forms import rows
from scripts.cluellage.paper.kit import Card, at, picture, points, sin, smooth, wave


@picture("p066a", "leaf brush 25", "fruit eye cave seed inside core round")
def stonefruit(c: Card) -> None:
    """a fruit cut in half | an eye that stares | the way into a cave"""
    c.put(c.ribbon("240 60, 260 10, 300 -30", 24), "brown", "brush", 80, 1)
    c.put(
        smooth("230 40, 330 60, 410 160, 400 300, 300 400, 160 410, 40 330, 10 200, 70 90, 150 50"),
        "red",
        "brush",
        30,
        3,
    )
    c.put(
        smooth("230 76, 310 92, 374 170, 364 286, 284 366, 164 372, 70 308, 50 204, 98 120, 160 86"),
        "sand",
        "brush",
        20,
        1,
    )
    c.put(c.petal(96, 246, 252, 190, -8), "ink", "brush", 0, 2)
    c.put(c.blob(224, 228, 66, 62), "brown", "brush", 60, 2)
    c.put(c.blob(206, 206, 18), "sun", "flat", lift=0)


@picture("p066b", "night brush 10", "fruit bell person skirt heavy sound")
def pearbell(c: Card) -> None:
    """a pear with its leaf | a bell that swings | a woman in a wide dress"""
    c.put(c.ribbon("210 40, 200 4, 224 -40", 24), "brown", "flat")
    c.put(c.petal(210, 22, 120, 54, -12), "leaf", "brush", -18, 2)
    c.put(c.blob(190, 356, 42), "red", "brush", 40, 2)
    hull = "214 14, 262 54, 264 128, 306 214, 346 318, 292 340, 196 342, 100 326, 54 296, 106 204, 152 118, 162 46"
    c.put(smooth(hull), "sun", "brush", 78, 3)
    c.put(c.ribbon("84 276, 140 300, 206 306, 270 304, 330 290", 24), "orange", "brush", 4, 0)
    c.put(c.ribbon("154 104, 208 120, 264 106", 16), "orange", "brush", 4, 0)


@picture("p067a", "rose wash 0", "bowl sea storm food island wave")
def broth(c: Card) -> None:
    """a bowl of soup | a storm in a teacup | an island in the sea"""
    c.put(c.ribbon("120 190, 90 130, 130 80, 104 10", lambda t: 34 - 16 * t), "cream", "brush", 80, 1)
    c.put(c.ribbon("290 190, 330 120, 280 70, 312 0", lambda t: 34 - 16 * t), "cream", "brush", 80, 1)
    c.put(c.cut("160 220, 216 84, 270 220"), "moss", "brush", 60, 2)
    c.put(c.hill(wave(20, 380, 206, 20, 3.5), 300), "teal", "brush", 4, 2)
    c.put(c.hill(wave(24, 376, 240, 16, 3, 120), 300), "blue", "brush", 4, 2)
    c.put(smooth("-6 256, 200 268, 406 256, 380 340, 300 410, 200 424, 100 410, 20 340"), "plum", "brush", 0, 3)
    c.put([c.rect(44 + k * 52, 300 + (20 if k % 2 else 0), 30, 30, 45, 2) for k in range(7)], "sun", "flat", lift=0)


@picture("p067b", "sky wash 0", "piece food mountain boat sharp sail point")
def wedge(c: Card) -> None:
    """a slice of something good | a sailing boat | a steep mountain"""
    c.put(c.hill("-20 356, 120 340, 260 360, 425 338"), "blue", "brush", 2)
    c.put(c.cut("70 330, 250 20, 372 318"), "sun", "brush", 64, 3)
    c.put(c.cut("250 20, 372 318, 250 326"), "orange", "brush", -70, None)
    for x, y, r in rows("208 170 24, 262 236 28, 176 262 22, 268 130 17, 322 286 18"):
        c.put(c.blob(x, y, r), "red", "brush", 30, 1)
    c.put(smooth("40 326, 120 312, 330 304, 402 300, 372 360, 230 376, 96 368"), "brown", "brush", 2, 3)


@picture("p068a", "ink brush 6", "food flower moon road night mirror")
def ladle(c: Card) -> None:
    """a spoon held up | a flower by night | the moon at the end of a road"""
    c.put(c.hill("-20 312, 110 296, 290 318, 425 292"), "plum", "brush", 3)
    c.put(c.cut("184 190, 218 190, 262 440, 150 440"), "stone", "brush", 88, 2)
    c.put(c.blob(201, 134, 96, 116, 0.02), "stone", "brush", 70, 3)
    c.put(c.blob(203, 138, 74, 92, 0.02), "cream", "wash", 0, 0)
    c.put(c.crescent(204, 138, 76, 0.5, 200), "sand", "brush", 20, 0)
    c.put([c.petal(178, 330, 110, 46, 200), c.petal(232, 356, 120, 46, -22)], "teal", "brush", 0, 2)


@picture("p068b", "orange speck 0", "family boat seed protection line green planet")
def peas(c: Card) -> None:
    """peas in their pod | a family in a boat | planets asleep"""
    c.put(
        smooth("-30 130, 60 250, 190 320, 330 310, 440 220, 420 330, 310 400, 180 404, 50 340, -30 230"),
        "moss",
        "brush",
        10,
        2,
    )
    for (x, y, r), colour in zip(
        rows("36 184 42, 112 246 50, 204 272 56, 300 258 50, 376 208 40"),
        ("cream", "sky", "sun", "rose", "red"),
        strict=True,
    ):
        c.put(c.blob(x, y, r), colour, "brush", 30, 2)
        c.put(c.blob(x - r * 0.3, y - r * 0.3, r * 0.22), "snow", "flat", lift=None)
    c.put(
        smooth("-30 190, 50 280, 180 340, 320 326, 440 240, 420 340, 310 410, 180 420, 40 360, -30 260"),
        "leaf",
        "brush",
        8,
        3,
    )
    c.put(c.ribbon("-30 60, 10 120, 30 150", 20), "moss", "flat", lift=1)


@picture("p069a", "teal brush 86", "layered food flame drop tear inside roof")
def onion(c: Card) -> None:
    """an onion | a flame within a flame | the dome of a palace"""
    half = points("0 -236, 30 -140, 120 -66, 206 40, 196 150, 106 222, 0 236")
    for k, (s, colour) in enumerate(((1, "plum"), (0.81, "red"), (0.63, "orange"), (0.46, "sun"), (0.28, "cream"))):
        ring = half + [(-x, y) for x, y in reversed(half[1:-1])]
        c.put(smooth([(200 + x * s, 214 + k * 16 + y * s) for x, y in ring]), colour, "brush", 86, 2)


@picture("p069b", "cream wash 0", "food moon pattern plate hole night")
def picnic(c: Card) -> None:
    """a table laid for one | a hole through which the night is seen | a moon over the city"""
    for k in range(4):
        c.put(c.rect(40 + k * 112, 200, 56, 460, c.j(1)), "rose", "brush", 90, 0)
    for k in range(4):
        c.put(c.rect(200, 30 + k * 112, 460, 56, c.j(1)), "red", "dry", 0, 0)
    for i in range(4):
        for k in range(4):
            c.put(c.rect(40 + i * 112, 30 + k * 112, 56, 56, c.j(2), 2), "plum", "brush", 45, 0)
    c.put(c.blob(236, 204, 134), "snow", lift=3)
    c.put(c.blob(236, 204, 96), "night", "brush", 20, 0)
    c.put(c.crescent(232, 206, 60, 0.6, -30), "sun", "brush", 40, 1)
    c.put([c.blob(*p, 8) for p in points("286 150, 290 236, 176 160")], "cream", "flat", lift=0)


@picture("p070a", "brown brush 20", "insect gold city shell pattern order food")
def comb(c: Card) -> None:
    """a honeycomb | the plan of a city | the shell of a turtle"""
    colours = ("sun", "orange", "sun", "ink", "sand", "sun", "orange")
    for row in range(5):
        for k in range(4):
            x, y = 20 + k * 122 + (61 if row % 2 else 0), 16 + row * 104
            if (row, k) in ((0, 3), (4, 0)):
                continue
            cell = [at(x, y, 64, 30 + i * 60) for i in range(6)]
            colour = "red" if (row, k) == (2, 1) else colours[(row * 4 + k * 3 + row * k) % 7]
            c.put(c.cut(cell, 1.5), colour, "brush", c.r.choice((0, 60, 120)), 2)
            if (row + k) % 3 == 0:
                c.put(c.cut([at(x, y, 34, 30 + i * 60) for i in range(6)], 1), "brown", "flat", lift=0)


@picture("p070b", "red wash 0", "egg flower food sun water cloud white")
def yolk(c: Card) -> None:
    """an egg in the pan | a white flower on a pond | the sun behind a cloud"""
    c.put(c.blob(214, 214, 214, 208, 0.02), "night", "brush", 30, 3)
    c.put(c.ring(214, 214, 182, 14), "blue", "dry", 10, 0, hole=True)
    edge = [at(206, 206, 116 + 30 * sin(a * 5 + 20) + 12 * sin(a * 3 + 60), a) for a in range(0, 360, 12)]
    c.put(smooth(edge), "snow", "wash", 0, 3)
    c.put(c.blob(214, 200, 52), "orange", "brush", 30, 2)
    c.put([c.petal(*at(212, 202, 62, a), 44, 18, a) for a in (20, 92, 164, 236, 308)], "rose", "dry", 40, 0)
