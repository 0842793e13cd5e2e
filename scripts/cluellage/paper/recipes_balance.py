"""Games, balance and towers."""

from scripts.cluellage.paper.forms import rows
from scripts.cluellage.paper.kit import Card, at, picture, sin, smooth, turn


@picture("p076a", "blue brush 8", "stone tower balance calm person wait heavy")
def cairn(c: Card) -> None:
    """stones set one on another | somebody who waits | a cake of many floors"""
    c.put(c.hill("-20 366, 120 352, 280 370, 425 350"), "moss", "brush", 2)
    for x, y, rx, ry, colour, rot in (
        (206, 350, 164, 58, "stone", 2), (186, 254, 122, 50, "sand", -5), (222, 172, 98, 44, "rose", 6),
        (188, 102, 68, 38, "cream", -9), (218, 36, 46, 38, "orange", 8),
    ):  # fmt: skip
        c.put(c.blob(x, y, rx, ry, 0.06, 10, rot), colour, "speck", rot, 3)
        if colour in ("stone", "rose"):
            c.put(
                c.rect(x + rx * 0.3, y, 22, ry * 1.96, rot + 8),
                "snow",
                "dry",
                90,
                0,
                clip=c.blob(x, y, rx, ry, 0, 10, rot),
            )


@picture("p076b", "red brush 6", "game house tent careful tower danger effort")
def cardhouse(c: Card) -> None:
    """a house of cards | tents of an army | mountains that could fall"""
    for row, tops in enumerate(((262,), (192, 332), (122, 262, 402))):
        y = -4 + row * 134
        for x in tops:
            lean = c.j(5)
            c.put(
                c.cut([(x - 10, y), (x + 20, y + 2), (x - 38 + lean, y + 126), (x - 70 + lean, y + 126)]),
                "night",
                "brush",
                -62,
                2,
            )
            c.put(
                c.cut([(x - 14, y + 4), (x + 14, y - 6), (x + 70 + lean, y + 126), (x + 40 + lean, y + 126)]),
                "cream",
                "brush",
                62,
                2,
            )
            c.put(c.blob(x + 30 + lean / 2, y + 66, 12), "red", "flat", lift=0)
        c.put(c.rect(262, y + 128, 150 + row * 150, 15, c.j(1), 1), "sun", "brush", 0, 2)
    c.put(c.blob(58, 78, 40), "orange", "brush", 30)


@picture("p077a", "sky wash 0", "balance string flight danger alone drop circus")
def tightrope(c: Card) -> None:
    """somebody who walks on a rope | a kite that has come down | a drop that does not fall"""
    c.put(c.hill("-20 372, 100 356, 250 376, 425 352"), "plum", "brush", 3)
    c.put(c.cut("-30 318, 430 296, 430 316, -30 340"), "ink", "brush", -3, 2)
    c.put(c.drop(206, 318, 262, 210, -94), "orange", "brush", 60, 3)
    c.put(c.drop(206, 296, 200, 90, -96), "sun", "brush", 80, 0)
    c.put(
        c.ribbon("-10 226, 100 166, 206 148, 310 158, 410 208", lambda t: 15 + 9 * sin(180 * t)), "ink", "brush", 4, 2
    )
    c.put([c.blob(4, 222, 27), c.blob(398, 206, 27)], "red", "brush", 20, 2)


@picture("p077b", "teal wash 0", "fall game book city line push loss")
def topple(c: Card) -> None:
    """dominoes that fall | books on a shelf | a city that gives way"""
    for k, angle in reversed(list(enumerate((1, 4, 15, 29, 43)))):
        x, h = 26 + k * 66, 306 - k * 8
        slab = turn([(x - 26, 362 - h), (x + 28, 362 - h), (x + 28, 362), (x - 26, 362)], x + 28, 362, angle)
        c.put(c.cut(slab, 1.5), ("cream", "orange", "red", "sand", "plum")[k], "brush", 90 + angle, 3)
        panes = [(x - 9, 362 - h + 34 + i * 60) for i in range(4)]
        c.put([c.rect(*turn([p], x + 28, 362, angle)[0], 17, 24, angle, 1) for p in panes], "ink", "flat", lift=0)
    c.put(c.rect(200, 400, 460, 86, 0), "ink", "brush", 0, 2)


@picture("p078a", "plum brush 50", "game spin planet lamp balance speed child")
def spinner(c: Card) -> None:
    """a toy that turns | a planet with a ring | a paper lamp"""
    c.put(c.rect(236, 66, 26, 120, 14), "brown", "brush", 88, 2)
    bands = ((0.55, "sun"), (1.0, "teal"), (0.95, "cream"), (0.62, "teal"), (0.28, "sun"))
    for k, (w, colour) in reversed(list(enumerate(bands))):
        y, half = 130 + k * 54, 150 * w
        band = turn(
            [
                (200 - half, y - 26),
                (200, y - 40),
                (200 + half, y - 26),
                (200 + half * 0.86, y + 34),
                (200, y + 50),
                (200 - half * 0.86, y + 34),
            ],
            200,
            240,
            14,
        )
        c.put(smooth(band), colour, "brush", 14, 2)
    c.put(c.cut(turn("188 380, 212 380, 202 430, 198 430", 200, 240, 14)), "ink", "flat", lift=1)
    c.put(c.arc(200, 220, 186, 150, 196, 14, True), "rose", "dry", 0, 0)
    c.put(c.arc(200, 220, 190, -30, 20, 14, True), "rose", "dry", 0, 0)


@picture("p078b", "cream flat 0", "game king alone tower sea light choice")
def checkered(c: Card) -> None:
    """the last piece of a game | a lighthouse over the sea | somebody alone in a square"""
    c.put(c.rect(200, 70, 460, 260, 0), "plum", "brush", 3, 0)
    c.put(c.cut("270 92, -40 -30, -40 150"), "sun", "dry", 10, 0)
    ys = (196, 222, 260, 312, 384, 480)
    for row in range(5):
        s0, s1 = (ys[row] - 110) / 1.35, (ys[row + 1] - 110) / 1.35
        for k in range(-4, 5):
            if (row + k) % 2:
                near = [(200 + (k + 1) * s1, ys[row + 1]), (200 + k * s1, ys[row + 1])]
                c.put(c.cut([(200 + k * s0, ys[row]), (200 + (k + 1) * s0, ys[row]), *near], 1), "teal", "brush", 4, 0)
    c.put(smooth("252 130, 288 130, 296 230, 338 330, 334 356, 206 356, 204 330, 244 230"), "red", "brush", 86, 3)
    c.put(c.cut("246 214, 294 214, 300 244, 240 244"), "cream", "brush", 0, 0)
    c.put(c.blob(270, 94, 50), "red", "brush", 30, 3)
    c.put(c.blob(264, 92, 22), "sun", "flat", lift=0)


@picture("p079a", "sky brush 30", "tower together crowd ball hold fruit high")
def heap(c: Card) -> None:
    """a tower of people | fruit on the market | planets in a heap"""
    spots = [(70, 340), (200, 344), (330, 340), (136, 226), (264, 228), (200, 110)]
    for i, ((x, y), colour) in enumerate(zip(spots, ("plum", "red", "teal", "sun", "night", "orange"), strict=True)):
        c.put(c.blob(x, y, 70), colour, "brush", c.r.randrange(180), 2)
        line = turn([(x - 80, y + 6), (x, y - 22), (x + 80, y + 6)], x, y, i * 47)
        c.put(c.ribbon(line, 18), "cream", "dry", 0, 0, clip=c.blob(x, y, 68, irr=0))
    c.put(c.blob(206, 26, 28), "red", "flat", lift=2)


@picture("p079b", "night speck 0", "ball fall road lightning game speed hill")
def rundown(c: Card) -> None:
    """a ball on its way down | a road through the mountains | lightning that takes its time"""
    for line, colour in (
        ("-40 70, 320 116, 316 150, -40 106", "orange"), ("90 214, 440 166, 440 202, 96 248", "sun"),
        ("-40 258, 300 310, 296 346, -40 296", "orange"), ("110 404, 440 350, 440 390, 110 440", "sun"),
    ):  # fmt: skip
        c.put(c.cut(line, 2), colour, "brush", 8, 2)
    c.put(c.blob(222, 60, 38), "red", "brush", 20, 3)
    c.put([c.blob(x, y, r) for x, y, r in rows("372 122 22, 60 196 15, 344 296 12")], "cream", "flat", lift=1)


@picture("p080a", "moss wash 0", "circus moon change ball round careful time")
def juggle(c: Card) -> None:
    """somebody who juggles | the moon on its way | a fountain of colours"""
    for k, colour in enumerate(("ink", "plum", "red", "orange", "sun", "cream", "snow")):
        x, y = at(200, 240, 168, 184 + k * 29.4)
        c.put(c.blob(x, y, 26 + k * 2.6), colour, "brush", 30, 2)
    c.put(c.ribbon("150 440, 140 360, 80 330, 40 270", lambda t: 60 - 30 * t), "sky", "brush", 70, 3)
    c.put(c.ribbon("250 440, 260 360, 320 330, 362 290", lambda t: 60 - 30 * t), "sky", "brush", -70, 3)
    c.put(c.rect(200, 410, 150, 80, 0, 6), "sky", "brush", 88, 2)


@picture("p080b", "orange wash 0", "balance heavy danger small big fear fall")
def overhang(c: Card) -> None:
    """something large about to fall | a jewel on its tip | a small one who holds up a big one"""
    c.put(c.rect(186, 156, 236, 226, 42, 4), "ink", "brush", 42, 3)
    c.put(c.cut(turn([(68, 43), (304, 43), (186, 156)], 186, 156, 42)), "plum", "brush", 42, None)
    c.put(c.cut("150 362, 196 316, 244 362"), "cream", "brush", 40, 2)
    c.put(c.rect(200, 396, 460, 70, 0), "red", "brush", 0, 2)
