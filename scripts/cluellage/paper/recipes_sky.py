"""Pictures of sky and space."""

from scripts.cluellage.paper.forms import thinning
from scripts.cluellage.paper.kit import Card, at, cos, picture, points, poly, sin, smooth, swaying, turn, wave


@picture("p015a", "ink brush 12", "moon boat night dream star quiet water")
def sickle(c: Card) -> None:
    """the moon goes for a row | the horns of a bull | a cradle for a small light"""
    c.put(c.hill("-20 318, 110 306, 250 324, 425 300"), "night", "brush", 3, 1)
    outer = [(200 + 168 * cos(190 - i * 200 / 14), 160 + 160 * sin(190 - i * 200 / 14)) for i in range(15)]
    inner = [(206 + 138 * cos(-8 + i * 196 / 12), 116 + 122 * sin(-8 + i * 196 / 12)) for i in range(13)]
    c.put(smooth(outer + inner), "sun", "brush", 20, 3)
    c.put(c.blob(204, 92, 30), "cream", "wash", lift=2)
    for x, y, r in ((60, 54, 9), (340, 44, 8), (128, 44, 6), (366, 120, 6), (276, 56, 6), (96, 110, 5)):
        c.put(c.blob(x, y, r, irr=0.2, n=6), "cream", "flat", lift=0)
    for y, w in ((346, 140), (368, 90), (388, 44)):
        c.put(c.petal(200 - w, y, 2 * w, 14, c.j(2)), "sun", "dry", 0, 0)


@picture("p015b", "plum brush -36", "comet bird hair fall speed wish bright sky")
def comet(c: Card) -> None:
    """a star falls | a bird with a long tail | a brush full of paint"""
    tails = (("teal", 44, -54), ("sky", 40, -28), ("cream", 46, 0), ("sun", 42, 26), ("orange", 44, 54))
    for colour, w, o in tails:
        x, y = o * 0.62, o * 0.78
        line = [(430 + x * 2.2, -50 + y * 1.6), (310 + x * 1.6, 70 + y * 1.6 + 12), (220 + x, 170 + y), (120, 280)]
        c.put(c.ribbon(line, thinning(1.15 * w, 0.48)), colour, "brush", -46, 2)
    c.put(c.blob(110, 288, 72, 68), "red", "brush", 40, 3)
    c.put(c.blob(92, 304, 30, 28), "sun", "brush", 40, 1)


@picture("p016a", "cream wash 0", "planet ring gift spin round balance trapped")
def orbit(c: Card) -> None:
    """a planet with too many rings | a ball in a cage | a parcel that never stops turning"""
    hoops = ((18, "night", 226, 76), (104, "teal", 190, 60))
    paths = [
        c.blob(200, 204, rx, ry, 0.015, 18, rot) + c.blob(200, 204, rx - 28, ry - 24, 0.015, 18, rot)
        for rot, _, rx, ry in hoops
    ]
    for (rot, colour, _, _), path in zip(hoops, paths, strict=True):
        c.put(path, colour, "brush", rot, 1, hole=True)
    c.put(c.blob(200, 204, 116), "red", "brush", 30, 3)
    c.put(c.blob(166, 168, 40, 34, 0.1), "orange", "brush", 30, 0)
    for (rot, colour, _, _), path in zip(hoops, paths, strict=True):
        near = poly(turn("-200 204, 600 204, 600 600, -200 600", 200, 204, rot))
        c.put(path, colour, "brush", rot, 2, hole=True, clip=near)
    c.put(c.blob(*at(200, 204, 204, 14), 26), "sun", "brush", 60, 3)


@picture("p016b", "orange brush 50", "hole dark sun power fear round eclipse")
def eclipse(c: Card) -> None:
    """the day turns dark | a black hat from above | a well in the middle of a fire"""
    for i in range(18):
        a = i * 20 + c.j(5)
        c.put(
            c.cut([at(226, 190, 110, a - 9), at(226, 190, 250 + 70 * (i % 2), a), at(226, 190, 110, a + 9)], 2),
            "sun" if i % 2 else "cream",
            "brush",
            a,
            1,
        )
    c.put(c.blob(226, 190, 146), "red", "brush", 30, 2)
    c.put(c.blob(204, 206, 138), "ink", "brush", 50, 3)
    c.put(c.arc(204, 206, 112, 170, 260, 12, taper=True), "night", "flat", lift=0)


@picture("p017a", "teal brush 20", "eye sun flower fire magic watching animal lion")
def gaze(c: Card) -> None:
    """a flower that sees you | the sun wakes up | a lion without a face"""
    for i in range(15):
        a = i * 24 + c.j(4)
        c.put(c.petal(*at(196, 204, 64, a), 176 + c.j(20), 54, a), "orange" if i % 2 else "red", "brush", a, 1)
    c.put(c.blob(196, 204, 122, 118), "sun", "brush", 30, 2)
    c.put(c.petal(84, 204, 226, 138, 0), "cream", "wash", lift=1)
    c.put(c.blob(196, 203, 56), "plum", "brush", 50, 1)
    c.put(c.blob(199, 205, 29), "ink", "flat", lift=0)


@picture("p017b", "ink speck 0", "star net map night line connection pattern")
def constellation(c: Card) -> None:
    """stars joined to a beast without a name | a net with a hole | roads between villages"""
    stars = points("60 330, 120 236, 84 120, 204 66, 226 190, 330 130, 366 250, 280 322, 150 372, 392 30")
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 4), (1, 4), (4, 5), (5, 6), (6, 7), (4, 7), (0, 8), (8, 7), (5, 9)):
        c.put(c.ribbon([stars[a], stars[b]], 10), "sky", "dry", 30 * a, 1)
    for i, (x, y) in enumerate(stars):
        r = (26, 34, 24, 30, 46, 28, 26, 36, 22, 26)[i]
        c.put(c.star(x, y, r, r * 0.56, 7, 20 * i), "orange" if i == 4 else "cream", "brush", 40 * i, 2)


@picture("p018a", "mint brush 80", "planet fruit core layered open round inside")
def slice_of_world(c: Card) -> None:
    """a planet cut open | a peach and its stone | a door into the middle of things"""
    c.put(c.blob(210, 214, 186, 182, 0.02, 16), "wine", "brush", 16, 3)
    ball = c.blob(210, 214, 184, 180, 0.02, 16)
    for y, colour, h in ((90, "rose", 34), (160, "red", 30), (300, "rose", 40), (366, "red", 30)):
        c.put(c.ribbon(wave(0, 420, y, 10, 1.2, y), h), colour, "brush", 6, 0, clip=ball)
    wedge = [(210, 214), *[at(210, 214, 210, -84 + 10 * i) for i in range(13)]]
    cut = "M210 214L" + "L".join(f"{x:.0f} {y:.0f}" for x, y in wedge[1:]) + "Z"
    for r, colour in ((190, "orange"), (146, "sun"), (100, "cream"), (54, "red")):
        c.put(c.blob(210, 214, r, irr=0.015, n=16), colour, "brush", -20, 0, clip=cut)
    c.put(c.blob(206, 218, 34), "ink", "flat", lift=1)


@picture("p018b", "night wash 0", "stairs moon rise night dream step far climb")
def steps(c: Card) -> None:
    """stairs up to the moon | a piano that only knows one song | towers holding their breath"""
    c.put(c.blob(352, 66, 132), "cream", "sponge", 20, 2)
    for i, colour in enumerate(("plum", "wine", "red", "orange", "sun")):
        x = 20 + 66 * i
        c.put(c.rect(x + 8, 420 - (36 + 30 * i), 62, 110 + 62 * i, c.j(2)), colour, "brush", 90, 2)
    c.put(c.blob(80, 60, 8), "cream", "flat", lift=0)
    c.put(c.blob(166, 112, 9), "cream", "flat", lift=0)


@picture("p019a", "sun wash 0", "drop ball fish float striped big string balloon")
def aloft(c: Card) -> None:
    """a balloon on a long string | a whale in a striped shirt | a beetroot with its root"""
    half = points("200 -70, 80 -40, 24 66, 54 180, 136 262, 184 306")

    def gore(k: float) -> str:
        side = [(200 + (x - 200) * k, y) for x, y in half]
        whole = [*side, *[(400 - x, y) for x, y in reversed(side[1:])]]
        return smooth(turn(whole, 200, 200, -40))

    c.put(
        c.ribbon("270 270, 320 300, 330 352, 280 372, 266 334, 312 312, 360 340, 430 330", lambda t: 18 - 6 * t, 50),
        "ink",
        "flat",
        0,
        2,
    )
    c.put(gore(1), "red", "brush", 50, 3)
    for k, colour in ((0.72, "cream"), (0.46, "blue"), (0.2, "cream")):
        c.put(gore(k), colour, "brush", 50, 0)


@picture("p019b", "ink brush 88", "curtain light night magic wave music sky")
def aurora(c: Card) -> None:
    """lights in the north | curtains in a wind | the pipes of an organ, shaking"""
    colours = "teal", "mint", "blue", "sky", "plum", "lilac", "rose", "teal", "mint", "blue"
    for i, colour in enumerate(colours):
        x, foot = 16 + 42 * i, 250 + 58 * sin(75 * i + 20)
        line = [(x + 14 * sin(60 * k + 40 * i), foot - 290 + 58 * k) for k in range(6)]
        c.put(c.ribbon(line, lambda t: 52 - 40 * t), colour, "brush", 88, 2)
    c.put(c.hill("-20 348, 70 330, 130 358, 220 318, 300 356, 360 332, 425 352"), "night", "brush", 4, 2)
    c.put(c.hill("-20 384, 120 368, 260 388, 425 372"), "snow", "wash", 0, 2)


@picture("p020a", "leaf brush 10", "egg star birth surprise break bright new")
def hatch(c: Card) -> None:
    """a star hatches | a hot spark in a stone | a present that could not wait"""
    for i in range(12):
        c.put(c.petal(204, 190, 190 + 60 * (i % 2), 46, i * 30 + 8), "sun" if i % 2 else "orange", "brush", i * 30, 1)
    c.put(c.star(204, 192, 112, 60, 8), "snow", "wash", 0, 2)
    teeth = points("36 236, 82 196, 118 246, 168 196, 206 258, 250 198, 296 246, 334 196, 372 232")
    bowl = [at(204, 236, 170, a) for a in range(8, 178, 14)]
    c.put(c.cut(teeth + [(x, y + 6) for x, y in bowl], 1.5), "night", "speck", 0, 3)
    lid = turn("96 96, 70 30, 120 -30, 220 -40, 300 0, 310 60, 268 30, 236 76, 190 36, 148 84", 204, 40, 24)
    c.put(c.cut(lid, 1.5), "night", "speck", 0, 3)


@picture("p020b", "sun brush 38", "striped rain rhythm pattern different sky")
def stripes(c: Card) -> None:
    """slanting rain | the coat of an insect | one who does not keep in line"""
    for i, o in enumerate((-215, -105, 8, 122, 232)):
        line = [(o - 30 + k * 60 + c.j(6), 470 - k * 95 + c.j(8)) for k in range(7)]
        c.put(
            c.ribbon(line, swaying(46, 16, 0.64, 57 * i)),
            "blue" if i % 2 else "night",
            "brush",
            -57,
            2,
        )
    c.put(c.blob(290, 118, 34, 32), "red", "brush", 30, 3)


@picture("p021a", "rose brush -3", "mountain snow tooth cold melt sharp high climb")
def peak(c: Card) -> None:
    """the highest mountain | ice cream upside down | a tooth with a bad dream"""
    c.put(c.blob(330, 86, 62), "sun", "brush", 20, 1)
    c.put(c.cut("-40 430, 64 214, 170 430"), "plum", "brush", 62, 1)
    c.put(c.cut("20 440, 176 36, 400 440", 2.5), "night", "brush", 66, 3)
    c.put(c.cut("176 36, 400 440, 238 440, 196 250", 2), "ink", "brush", -60, 0)
    snow = (
        "176 22, 206 70, 252 150, 282 204, 284 250, 262 246, 250 206, 232 216, 228 286, 206 292, 196 232, 174 214, "
        "160 258, 138 256, 136 208, 112 214, 96 240, 86 222, 120 130, 152 64"
    )
    c.put(smooth(snow), "snow", "wash", 0, 2)
    c.put(c.hill("-20 392, 80 368, 200 384, 330 358, 425 376"), "cream", "brush", 4, 2)


@picture("p021b", "sand brush 4", "moon sea drum goodbye calm layered spin evening")
def sundown(c: Card) -> None:
    """the moon goes into the sea | a spinning top that has stopped | half an onion"""
    for r, colour in ((190, "ink"), (152, "teal"), (114, "mint"), (76, "snow"), (36, "red")):
        c.put(c.arch(226, 232, r, 6), colour, "brush", 20 + r, 2)
    for k, (w, colour) in enumerate(((396, "ink"), (296, "teal"), (206, "mint"), (116, "red"))):
        c.put(c.rect(226 + (14, -12, 10, -6)[k], 258 + 42 * k, w, 28, c.j(2)), colour, "brush", 3 * k, 2)
