"""Pictures of broken and mended things, and of light and shadow."""

import math

from scripts.cluellage.paper.kit import Card, at, cos, picture, points, resample, sin, smooth, swaying


@picture("p043a", "cream speck 0", "shard explosion anger break sharp star crash")
def shatter(c: Card) -> None:
    """a window breaks | an explosion | many roads meet at one star"""
    shards = (
        ("red", "206 190, 150 -30, 300 -30"), ("ink", "226 186, 330 -30, 430 40, 300 150"),
        ("orange", "238 198, 430 74, 430 190"),
        ("plum", "232 214, 430 216, 430 330, 330 262"), ("night", "224 226, 420 350, 340 440, 250 330"),
        ("red", "208 232, 300 440, 130 440, 196 330"), ("sun", "194 224, 180 310, 90 440, -30 440, -30 380"),
        ("ink", "186 212, -30 340, -30 200, 90 214"), ("orange", "182 200, 80 196, -30 176, -30 70"),
        ("plum", "190 188, 60 96, 20 -30, 126 -30"),
    )  # fmt: skip
    for colour, line in shards:
        (x0, y0), (x1, y1) = points(line)[:2]
        c.put(c.cut(line, 1.8), colour, "brush", math.degrees(math.atan2(y1 - y0, x1 - x0)), 2)
    c.put(c.star(206, 208, 36, 13, 6), "snow", "flat", lift=2)


@picture("p043b", "brown brush 90", "thread repair railway insect wound together scar")
def stitches(c: Card) -> None:
    """a wound sewn up | a railway through two countries | an insect with many feet"""
    seam = points("50 -40, 110 50, 150 150, 226 220, 250 320, 330 440")
    c.put(smooth(seam, False) + "L-40 440L-40 -40Z", "sun", "brush", 60, 1)
    c.put(smooth(seam, False) + "L440 440L440 -40Z", "plum", "brush", 110, 2)
    c.put(c.ribbon(seam, 16), "ink", "flat", lift=0)
    along = resample(seam, 17)
    for i in range(1, 16, 2):
        (x, y), (x0, y0), (x1, y1) = along[i], along[i - 1], along[i + 1]
        a = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90 + c.j(12)
        c.put(c.ribbon([at(x, y, -84, a), at(x, y, 84, a)], 20), "cream", "dry", a, 2)


@picture("p044a", "night brush 30", "plate crack repair gold moon river treasure glass")
def mended(c: Card) -> None:
    """a plate mended with gold | the moon with rivers | an egg that thinks about it"""
    disc = c.blob(186, 204, 190, 184, 0.02, 16)
    c.put(disc, "cream", "wash", 0, 3)
    c.put(c.blob(200, 216, 116, 110, 0.03), "sky", "brush", 20, 0)
    cracks = (
        "-10 140, 90 170, 150 164, 214 224, 300 214, 420 264", "150 164, 170 84, 140 4", "300 214, 330 144, 400 114",
        "214 224, 206 294, 246 344, 236 424", "90 170, 80 250, 30 310",
    )  # fmt: skip
    for line in cracks:
        c.put(c.ribbon(line, 14, irr=0.25), "sun", "brush", 20, 1, clip=disc)
    c.put(c.cut("276 300, 346 250, 400 330, 330 400", 2), "ink", "brush", 30, None, clip=disc)
    c.put(c.cut("316 330, 384 286, 420 360, 352 412", 2), "cream", "wash", 0, 3)


@picture("p044b", "rose brush 88", "gap edge break bridge distance reach cliff")
def almost(c: Card) -> None:
    """the bridge is not ready | two beaks | a touch that does not happen"""
    c.put(c.blob(206, 120, 58), "cream", "wash", lift=1)
    c.put(c.cut("-30 430, -30 130, 70 150, 120 180, 184 212, 118 236, 84 300, 96 430", 3), "wine", "brush", 20, 3)
    c.put(c.cut("430 430, 430 150, 340 166, 286 196, 222 218, 292 248, 318 310, 300 430", 3), "night", "brush", -16, 3)
    c.put(c.hill("-20 378, 120 366, 260 380, 425 364"), "teal", "brush", 2, 2)


@picture("p045a", "sky brush 70", "quilt ball repair old piece colourful world")
def patchwork(c: Card) -> None:
    """a ball repaired many times | the moon in its work clothes | a cake that everybody shares"""
    whole = c.blob(204, 204, 196, 190, 0.02, 16)
    c.put(whole, "brown", "brush", 20, 3)
    pieces = (
        ("-20 -20, 190 -20, 170 150, -20 190", "red", 20), ("190 -20, 420 -20, 420 120, 236 150, 170 150", "sand", 80),
        ("-20 190, 170 150, 150 300, -20 340", "plum", 50), ("170 150, 300 142, 280 290, 150 300", "teal", 0),
        ("300 142, 420 120, 420 320, 280 290", "orange", 100), ("-20 340, 150 300, 210 420, -20 420", "sun", 70),
        ("150 300, 280 290, 420 320, 420 420, 210 420", "night", 30),
    )  # fmt: skip
    for line, colour, a in pieces:
        c.put(c.cut(line, 2), colour, "brush", a, 1, clip=whole)
    for line in (
        "180 60, 172 140",
        "190 150, 286 144",
        "160 180, 152 286",
        "290 160, 284 274",
        "170 300, 268 292",
        "56 184, 150 158",
        "296 296, 370 308",
        "164 326, 196 384",
    ):
        (x0, y0), (x1, y1) = points(line)
        across = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
        for k in range(3):
            x, y = x0 + (x1 - x0) * (k + 0.5) / 3, y0 + (y1 - y0) * (k + 0.5) / 3
            c.put(c.ribbon([at(x, y, -15, across), at(x, y, 15, across)], 9), "cream", "flat", lift=0)


@picture("p045b", "leaf wash 0", "egg split birth half light heart new cliff")
def halves(c: Card) -> None:
    """a stone opens and there is light | an egg in two minds | a heart before and after"""
    for i in range(9):
        c.put(
            c.petal(204, 214, 220 + 30 * (i % 2), 46, -180 + 22.5 * i),
            "sun" if i % 2 else "cream",
            "brush",
            -180 + 22 * i,
            1,
        )
    left = points("176 96, 110 84, 40 150, 16 250, 50 360, 130 404, 164 360, 140 310, 172 262, 138 212, 170 160")
    c.put(c.cut(left, 1.5, 60), "plum", "brush", 70, 3)
    c.put(c.cut([(412 - x + 6 * (i % 2), y - 16) for i, (x, y) in enumerate(left)], 1.5, 60), "wine", "brush", 110, 3)
    c.put(c.blob(206, 262, 40, 52, 0.04), "orange", "brush", 80, 2)


@picture("p046a", "brown wash 0", "curtain night star gap open secret beyond sky")
def torn_open(c: Card) -> None:
    """behind the wall there is the night | a curtain pulled aside | a cave with stars"""
    c.put(c.rect(204, 200, 330, 460), "ink", "speck", 0, 0)
    for x, y, r in ((190, 90, 24), (236, 172, 14), (176, 230, 12), (224, 296, 28), (206, 360, 10), (244, 70, 10)):
        c.put(c.star(x, y, r, r * 0.5, 5 + (r > 20)), "sun" if r > 20 else "cream", "flat", lift=0)
    for edge, side, colour, a in (
        ("130 -40, 96 60, 150 130, 84 220, 134 300, 110 380, 150 450", -60, "sand", 80),
        ("300 -40, 284 50, 322 140, 262 230, 316 320, 276 390, 300 450", 460, "orange", 96),
    ):
        line = points(edge)
        c.put(smooth(line, False) + f"L{side} 450L{side} -40Z", colour, "brush", a, 3, torn=True)


@picture("p046b", "mint brush 6", "tower fall coin break stone bone chaos")
def toppled(c: Card) -> None:
    """a column falls | a stack of coins, too high | the backbone of a giant"""
    c.put(c.hill("-20 384, 120 374, 280 386, 425 372"), "moss", "brush", 2, 1)
    places = ((96, 352, 0), (92, 288, -3), (104, 222, 5), (126, 158, 14), (170, 102, 28), (236, 68, 48), (312, 72, 72))
    for i, (x, y, a) in enumerate(places):
        c.put(c.rect(x, y, 160 - 4 * i, 56, a, 5), ("cream", "sand", "wine")[i % 3], "brush", a, 2)
    c.put(c.rect(370, 160, 130, 54, 98, 4), "red", "brush", 84, 3)
    c.put(c.rect(300, 352, 134, 54, -10, 4), "sand", "brush", -10, 2)


@picture("p047a", "ink brush 84", "light stage lamp alone dark show evening")
def spotlight(c: Card) -> None:
    """the empty stage | two lamps look for something | mountains of light in the night"""
    c.put(c.cut("40 -20, 100 -20, 330 340, 120 340", 2), "plum", "brush", 60, 1)
    c.put(c.cut("350 -20, 290 -20, 30 330, 290 330", 2), "sun", "brush", 116, 1)
    c.put(c.cut("176 200, 222 270, 236 330, 148 330, 128 268", 2), "cream", "brush", 90, None)
    c.put(c.blob(186, 340, 186, 52, 0.02, 16), "orange", "brush", 2, 1)
    c.put(c.petal(186, 352, 92, 54, -90), "red", "brush", 90, 3)
    c.put([c.rect(330, 4, 110, 60, -28), c.rect(60, 0, 100, 56, 28)], "stone", "brush", 110, 3)


@picture("p047b", "sand brush 20", "shadow giant small sunset big fear person evening")
def long_shadow(c: Card) -> None:
    """a small stone dreams of being a tower | the giant is only a shadow | evening on the beach"""
    c.put(c.cut("-30 -30, 430 -30, 430 96, -30 60", 2), "orange", "brush", 4, 1)
    c.put(c.blob(60, 24, 56), "cream", "wash", lift=1)
    c.put(
        smooth("136 230, 190 226, 300 306, 380 340, 440 396, 400 440, 260 440, 220 380, 160 300"),
        "plum",
        "brush",
        40,
        None,
    )
    c.put(smooth("330 330, 380 300, 440 330, 440 440, 380 440"), "plum", "brush", 40, None)
    c.put(c.blob(140, 190, 42, 56, 0.06), "teal", "brush", 80, 3)
    c.put(c.blob(144, 126, 24, 23), "red", "brush", 30, 2)


@picture("p048a", "moss brush 90", "candle forest flame flower colourful person wish paint")
def candles(c: Card) -> None:
    """a forest of candles | brushes in many colours | guests who glow, and one who does not"""
    rows = (
        (36, 180, 30, "sand", "red"), (104, 110, 36, "cream", "sun"), (180, 170, 40, "rose", "ink"),
        (256, 96, 38, "snow", "sky"), (330, 140, 42, "sand", "orange"), (396, 200, 34, "cream", "plum"),
    )  # fmt: skip
    for x, top, w, colour, tip in rows:
        c.put(c.rect(x, (top + 440) / 2, w, 440 - top, c.j(2)), colour, "brush", 90, 2)
        c.put(c.drop(x + c.j(6), top - 100, 118, 70), tip, "brush", 90, 3)
    c.put(c.hill("-20 372, 90 388, 210 370, 320 386, 425 372"), "ink", "brush", 3, 2)


@picture("p048b", "teal wash 0", "smoke ghost hair dance cloud mystery flow")
def wisp(c: Card) -> None:
    """smoke after the feast | three dancers in white | ghosts wait for the bus"""
    c.put(c.ribbon("80 440, 120 330, 60 230, 150 140, 110 30", lambda t: 84 - 60 * t, 40), "sky", "brush", -70, 2)
    c.put(c.ribbon("320 440, 260 350, 340 250, 270 150, 330 60", lambda t: 70 - 52 * t, 40), "stone", "brush", 70, 2)
    c.put(
        c.ribbon("200 450, 230 350, 150 260, 240 160, 190 70, 230 10", lambda t: 130 - 104 * t, 50),
        "cream",
        "brush",
        -75,
        3,
    )
    c.put(c.rect(200, 400, 300, 60, -2), "ink", "brush", 0, 2)


@picture("p049a", "wine brush 0", "striped light window shadow animal wall day")
def blinds(c: Card) -> None:
    """afternoon through the blinds | a zebra's back | a road of many crossings"""
    for i in range(7):
        y = 20 + 62 * i
        bend = [(-30, y + 30), (90, y + 12), (150, y - 14), (204, y - 30), (262, y - 14), (320, y + 10), (430, y - 24)]
        c.put(
            c.ribbon(bend, swaying(27, 5, 0.83, 50 * i), 30),
            "sun" if i != 3 else "cream",
            "brush",
            -4,
            1,
        )
    c.put(c.rect(38, 200, 22, 460, 3), "ink", "brush", 90, 3)


@picture("p049b", "snow brush 90", "half sun night opposite balance moon change day")
def counterpart(c: Card) -> None:
    """day and night change places | two who need each other | a coin with one side"""
    c.put(c.rect(306, 200, 208, 470, 0, 4), "night", "brush", 90, 1)
    left, right = "M-20 -20H202V420H-20Z", "M202 -20H420V420H202Z"
    ball, gem = c.blob(202, 204, 148, irr=0.02, n=14), c.cut("202 112, 286 204, 202 296, 118 204", 1)
    for side, colours in ((left, ("red", "ink")), (right, ("sun", "snow"))):
        c.put(ball, colours[0], "brush", 30, 2, clip=side)
        c.put(gem, colours[1], "brush", 60, 0, clip=side)
    c.put(c.cut("-20 430, 60 300, 130 430", 2), "night", "brush", 70, 1)
    c.put(c.cut("270 -20, 340 104, 420 -20", 2), "snow", "brush", 70, 1)


@picture("p050a", "ink brush 40", "cave fire deep hole warm inside layered")
def glow(c: Card) -> None:
    """a fire at the bottom of a cave | a rose made of coal | an ear that listens"""
    x, y = 190.0, 196.0
    for i, colour in enumerate(("night", "plum", "wine", "red", "orange", "sun", "cream")):
        r = 196 - 27 * i
        edge = [at(x, y, r * (1 + 0.13 * sin(5 * a + 70 * i) + c.j(0.05)), a) for a in range(0, 360, 18)]
        c.put(smooth(edge), colour, "brush", 40 * i, 1)
        x, y = x + 9 * cos(50 * i), y + 10


@picture("p050b", "blue speck 0", "crowd planet ball stone family party colourful")
def gather(c: Card) -> None:
    """pebbles on the beach | everybody came to the party | planets in a small universe"""
    balls = (
        (120, 128, 92, "teal"), (270, 92, 60, "red"), (306, 228, 80, "ink"), (164, 290, 74, "sun"),
        (44, 262, 50, "rose"),
        (268, 358, 54, "leaf"), (372, 118, 40, "cream"), (66, 372, 46, "plum"), (206, 186, 24, "cream"),
        (378, 340, 44, "orange"),
        (24, 30, 36, "orange"), (196, 20, 26, "sand"),
    )  # fmt: skip
    for x, y, r, colour in balls:
        c.put(c.blob(x, y, r, r * 0.95, 0.06), colour, "brush", c.r.randrange(180), 2)
    c.put(c.ring(120, 128, 50, 16), "sun", "dry", 0, 0, hole=True)
    c.put(c.blob(312, 222, 34, irr=0.1), "sky", "brush", 30, 1)
    c.put(c.blob(268, 94, 14), "cream", "flat", lift=0)
    c.put([c.blob(150 + i * 26, 290 + c.j(22), 8) for i in range(-1, 3)], "red", "flat", lift=0)
