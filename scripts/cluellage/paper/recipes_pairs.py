"""Crowds, pairs and relations."""

from scripts.cluellage.paper.forms import rows
from scripts.cluellage.paper.kit import Card, at, mirror, picture, points, smooth


@picture("p086a", "cream speck 0", "pair lean tent hold together mountain help")
def lean(c: Card) -> None:
    """two who lean on each other | a tent with a light in it | a gap in the mountains"""
    c.put(smooth("-20 440, 30 260, 130 120, 190 60, 216 80, 210 140, 160 260, 150 440"), "red", "brush", -60, 3)
    c.put(smooth("420 440, 380 280, 290 130, 226 36, 196 56, 212 130, 262 270, 260 440"), "night", "brush", 60, 3)
    c.put(c.blob(150, 56, 40), "red", "brush", 20, 2)
    c.put(c.blob(270, 36, 42), "night", "brush", 20, 2)
    c.put(c.petal(206, 430, 190, 70, -90), "sun", "brush", 88, 1)


@picture("p086b", "night brush 4", "crowd hill different line wait")
def throng(c: Card) -> None:
    """a crowd seen from behind | hills one behind another | hives in a row"""
    colours = ("blue", "stone", "plum", "blue", "teal", "plum", "stone")
    for row in range(4):
        for k in range(5):
            x, y = -10 + k * 104 + (52 if row % 2 else 0), 60 + row * 92
            odd = (row, k) == (2, 2)
            c.put(c.arch(x, y + 150, 48, 84), "sun" if odd else colours[(row * 3 + k * 2) % 7], "brush", 88, 2)
            c.put(c.rect(x, y + 62, 96, 16, c.j(3), 1), "red" if odd else "ink", "flat", lift=None)
    c.put(c.blob(330, 40, 26), "cream")


@picture("p087a", "leaf wash 0", "alone crowd power small distance new")
def apart(c: Card) -> None:
    """one who does not belong | a leader and the rest | a seed that flew away"""
    crowd = "330 262 46, 236 318 44, 394 200 40, 320 360 50, 152 384 42, 400 322 44, 262 240 24, 232 398 38, 398 398 40"
    for k, (x, y, r) in enumerate(rows(crowd)):
        c.put(c.blob(x, y, r, irr=0.1, n=8), ("ink", "night", "ink", "plum")[k % 4], "brush", 30, 2)
    c.put(c.blob(102, 108, 78), "sun", "brush", 20, 3)
    c.put(c.blob(118, 120, 28), "red", "flat", lift=1)
    c.put([c.petal(178 + k * 28, 174 + k * 24, 28, 15, 42) for k in range(3)], "cream", "flat", lift=0)


@picture("p087b", "sky brush 70", "family together hill sleep child warm hidden")
def onequilt(c: Card) -> None:
    """a family in one bed | hills with three suns behind them | eggs in a basket"""
    for x, y, r, colour in (104, 150, 62, "orange"), (226, 176, 44, "cream"), (318, 134, 66, "plum"):
        c.put(c.blob(x, y, r), colour, "brush", 30, 2)
    c.put(c.hill("-20 230, 60 190, 130 180, 200 206, 270 192, 330 176, 425 222"), "red", "brush", 6, 3)
    for k, colour in enumerate(("cream", "night", "sun", "red")):
        line = [(-30, 266 + k * 46), (110, 222 + k * 46), (210, 246 + k * 46), (330, 216 + k * 46), (430, 262 + k * 46)]
        c.put(c.ribbon(line, 26 if k % 2 == 0 else 16), colour, "dry", 4, 1)


@picture("p088a", "red brush 88", "anger pair bird touch lightning meeting mountain")
def facing(c: Card) -> None:
    """a quarrel | two birds beak to beak | mountains lying on their sides"""
    left = "-40 20, 60 60, 120 130, 190 196, 110 230, 100 300, 40 380, -40 420"
    c.put(c.cut(left, 3), "ink", "brush", 30, 3)
    c.put(c.cut([(x, 404 - y) for x, y in mirror(left, 204)], 3), "cream", "brush", -30, 3)
    c.put(c.blob(54, 172, 20), "sun", "flat", lift=1)
    c.put(c.blob(346, 232, 20), "night", "flat", lift=1)
    c.put(c.star(203, 202, 46, 16, 8), "sun", "flat", lift=2)


@picture("p088b", "sand wash 0", "together chain ring game different")
def links(c: Card) -> None:
    """friends who differ | a chain of odd links | rings from a toy box"""
    ring = c.ring(112, 120, 100, 42)
    square = c.rect(226, 208, 216, 216, 14) + c.rect(226, 208, 132, 132, 14)
    triangle = c.cut("316 134, 450 420, 150 430", 1) + c.cut("312 230, 376 372, 228 378", 1)
    red = c.put(ring, "red", "brush", 30, 2, hole=True)
    teal = c.put(square, "teal", "brush", 20, 2, hole=True)
    c.put(triangle, "plum", "brush", 60, 2, hole=True)
    c.put(ring, "red", "brush", 30, 2, hole=True, same=red, clip=c.blob(206, 120, 50, irr=0))
    c.put(square, "teal", "brush", 20, 2, hole=True, same=teal, clip=c.blob(220, 302, 56, irr=0))


@picture("p089a", "orange brush 5", "walk leg forest giant journey crowd")
def striders(c: Card) -> None:
    """giants on a walk | trunks of a forest | an army that sets out"""
    c.put(c.blob(52, 76, 36), "cream", lift=0)
    for x, s, colour in (110, 0.8, "brown"), (330, 0.9, "brown"), (214, 1.15, "ink"):
        hips = [(x - 40 * s, -30), (x + 44 * s, -30)]
        front = points("46 110, 92 200, 70 300, 116 340, 104 356, 36 356, 44 196, 6 150")
        rear = points("-8 190, -62 280, -96 356, -150 356, -142 330, -66 170, -40 90")
        c.put(c.cut([*hips, *((x + px * s, 40 + py * s) for px, py in [*front, *rear])], 2), colour, "brush", 80, 3)
    c.put(c.hill("-20 384, 120 372, 280 388, 425 370"), "sand", "brush", 2, 2)


@picture("p089b", "teal brush 12", "family child protection big small shadow danger")
def shelter(c: Card) -> None:
    """a mother and her child | a mountain and a stone | a shadow that comes near"""
    c.put(
        smooth("60 440, 40 300, 60 130, 150 30, 280 20, 372 90, 400 180, 360 200, 300 170, 270 230, 320 330, 340 440"),
        "ink",
        "brush",
        70,
        3,
    )
    c.put(smooth("250 440, 244 350, 270 290, 316 270, 352 296, 366 360, 366 440"), "orange", "brush", 84, 3)
    c.put(c.blob(300, 106, 17), "cream", "flat", lift=0)
    c.put(c.blob(322, 322, 11), "cream", "flat", lift=0)


@picture("p090a", "sky wash 0", "line wait old small big family")
def queue(c: Card) -> None:
    """people in a queue | a life from small to tall | a fence along the road"""
    for k, colour in enumerate(("plum", "red", "orange", "sun", "cream")):
        s = 1.25 - k * 0.21
        x = 66 + k * 100 - k * k * 7.5
        base = 420 - k * 20
        c.put(
            smooth(
                [
                    (x - 40 * s, base),
                    (x - 30 * s, base - 150 * s),
                    (x, base - 186 * s),
                    (x + 30 * s, base - 150 * s),
                    (x + 40 * s, base),
                ],
                False,
            )
            + "Z",
            colour,
            "brush",
            88,
            3,
        )
        c.put(c.blob(x, base - 214 * s, 40 * s), colour, "brush", 30, 2)
    c.put(c.hill("-20 400, 160 404, 300 370, 425 330"), "moss", "brush", -6, 2)


@picture("p090b", "ink brush 12", "meeting light colourful together flower half")
def overlap(c: Card) -> None:
    """where three meet | lamps that mix their light | a flower with three petals"""
    centres = [at(200, 212, 84, -90 + k * 120) for k in range(3)]
    discs = [c.blob(x, y, 122, irr=0.012, n=14) for x, y in centres]
    for shape, colour in zip(discs, ("red", "blue", "sun"), strict=True):
        c.put(shape, colour, "brush", 40, 1)
    for i, k, colour in (0, 1, "plum"), (1, 2, "leaf"), (2, 0, "orange"):
        c.put(discs[i], colour, "brush", 20, None, clip=discs[k])
    c.put(c.blob(200, 212, 36), "cream", "flat", lift=1)
