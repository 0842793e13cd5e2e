"""Pictures of journeys, paths and doors."""

from scripts.cluellage.paper.forms import thinning
from scripts.cluellage.paper.kit import Card, at, picture, points, poly, resample, smooth, turn


@picture("p022a", "night brush 0", "rainbow door tunnel temple layered entrance gate")
def gate(c: Card) -> None:
    """the way in | a rainbow with a door | the home of the bees"""
    for r, colour, a in ((214, "plum", 90), (176, "red", 85), (136, "orange", 92), (98, "sun", 88), (62, "cream", 90)):
        c.put(c.arch(228, 440, r, 60 + r * 0.5), colour, "brush", a, 2)
    c.put(c.arch(228, 440, 30, 96), "ink", "flat", lift=None)
    c.put(c.hill("-20 384, 120 372, 260 384, 425 368"), "teal", "brush", 2, 2)


@picture("p022b", "orange wash 0", "ladder road bone bridge journey rise far climb")
def rungs(c: Card) -> None:
    """a railway over the hills | a spine | a ladder without an end"""
    c.put(c.hill("-20 300, 120 250, 280 290, 425 240"), "red", "brush", -6, 1)
    for line, a in (("80 440, 112 300, 168 140, 210 -40", -72), ("328 440, 296 300, 264 140, 250 -40", 78)):
        c.put(c.ribbon(line, lambda t: 34 - 20 * t), "ink", "brush", a, 2)
    for k in range(9):
        t = k / 8
        y, s = 396 - (1 - (1 - t) ** 1.7) * 390, 1 - t * 0.64
        c.put(c.rect(202 + t * 26 + c.j(3), y, 310 * s, 34 * s, c.j(5) - 2), "cream", "dry", 0, 2)


@picture("p023a", "leaf brush 10", "knot ribbon road connection journey puzzle")
def tangle(c: Card) -> None:
    """a way that crosses itself | a ribbon before it is tied | a worm in a garden"""
    line = "-40 100, 70 70, 190 110, 300 220, 300 320, 210 356, 112 316, 96 230, 180 130, 310 76, 440 110"
    paint = c.put(c.ribbon(line, 62, 70), "rose", "brush", 30, 2)
    over = c.ribbon(resample(line, 90)[52:90], 62, 40)
    c.put(over, "rose", "brush", 30, 2, same=paint, clip=c.blob(196, 118, 84, irr=0))
    for x, y, r in ((344, 342, 34), (44, 356, 26), (36, 190, 18)):
        c.put(c.blob(x, y, r), "plum", "brush", 10, 2)


@picture("p023b", "sand brush 12", "road choice tree river doubt path leg arm")
def parting(c: Card) -> None:
    """one road becomes two | a tree in winter | trousers on a line"""
    c.put(c.blob(206, 30, 130, 150, 0.06), "teal", "brush", 70, 1)
    c.put(c.ribbon("216 450, 210 330, 180 250, 90 170, 30 60, 10 -40", lambda t: 116 - 66 * t), "ink", "brush", -60, 3)
    c.put(
        c.ribbon("220 450, 226 330, 260 250, 330 180, 372 80, 396 -40", lambda t: 110 - 60 * t),
        "orange",
        "brush",
        60,
        3,
    )
    dashes = (
        "222 420, 222 372",
        "226 344, 236 300",
        "250 270, 282 236",
        "312 204, 340 166",
        "358 128, 374 88",
        "384 52, 392 10",
    )
    for line in dashes:
        c.put(c.ribbon(line, 10), "cream", "flat", lift=0)
    c.put(c.blob(204, 76, 34), "sun", "brush", 20, 2)


@picture("p024a", "plum brush 90", "door key secret person light hidden beyond world")
def keyhole(c: Card) -> None:
    """a keyhole and what lies behind | a figure made of light | a tree in a dark wood"""
    outline = [at(206, 140, 96, 118 + 304 * i / 16) for i in range(17)]
    hole = poly([*outline, (312, 450), (100, 450)])
    c.put(hole, "sky", "brush", 4, None)
    c.put(c.blob(240, 116, 34), "sun", "brush", 20, 1, clip=hole)
    c.put(c.hill("60 220, 160 196, 240 226, 340 200"), "mint", "brush", 8, 1, clip=hole)
    c.put(c.hill("60 292, 170 270, 260 300, 340 280"), "leaf", "brush", -8, 1, clip=hole)
    c.put(c.ribbon("210 450, 222 370, 192 320, 208 276", lambda t: 50 - 40 * t), "cream", "wash", 0, 0, clip=hole)
    c.put("M-20 -20H420V420H-20Z" + hole, "ink", "brush", 92, 3, hole=True)


@picture("p024b", "cream wash 0", "door tunnel window layered far choice deep")
def doorways(c: Card) -> None:
    """a door in a door in a door | a picture of a picture | stairs seen from above"""
    x, y, w, h = 200.0, 200.0, 420.0, 420.0
    for i, colour in enumerate(("teal", "cream", "red", "ink", "sun", "plum", "rose")):
        c.put(c.rect(x, y, w, h, (-4, 3, 5, -3, 4, -5, 3)[i], 5), colour, "brush", 90 * (i % 2), 2)
        x, y, w, h = x + (16, -14, 12, 10, -6, 4, 0)[i], y + 12, w * 0.76, h * 0.79
    c.put(c.rect(x - 2, y - 6, 26, 44, 2), "ink", "flat", lift=0)


@picture("p025a", "sky wash 0", "bridge eye mirror water half meeting calm horizon")
def span(c: Card) -> None:
    """a bridge and its reflection | an eye that is a place | a fish made of stone"""
    c.put(c.hill("-20 200, 420 200"), "blue", "brush", 2, 0)
    upper = "-40 214, 40 130, 130 74, 204 58, 280 74, 366 134, 440 214"
    c.put(
        smooth(points(upper), False)
        + smooth(points("350 214, 290 156, 204 126, 116 156, 60 214"), False).replace("M", "L")
        + "Z",
        "red",
        "brush",
        8,
        2,
    )
    lower = [(x, 404 - y * 0.94) for x, y in points(upper)]
    inner = [(x, 404 - y * 0.94) for x, y in points("350 214, 290 156, 204 126, 116 156, 60 214")]
    c.put(smooth(lower, False) + smooth(inner, False).replace("M", "L") + "Z", "wine", "brush", 4, 1)
    c.put(c.arch(206, 202, 50, 2), "sun", "brush", 30, 1)
    c.put(c.hill("150 204, 166 232, 206 252, 248 230, 262 204", 204), "orange", "brush", 2, 0)
    for y, w in ((300, 60), (330, 110), (368, 80)):
        c.put(c.petal(206 - w + c.j(20), y, 2 * w, 13, 0), "sky", "dry", 0, 0)


@picture("p025b", "red brush -30", "path seed step growth foot flow grass")
def footfall(c: Card) -> None:
    """somebody went this way | seeds that get bigger | a swarm swims uphill"""
    places = "30 372, 96 388, 96 300, 186 320, 160 214, 290 240, 240 96, 390 130"
    for i, (x, y) in enumerate(points(places)):
        size, a = 66 + 17 * i, -50 + (9 if i % 2 else -9)
        px, py = at(x, y, -size / 2, a)
        c.put(c.petal(px, py, size, size * 0.56, a), ("ink", "cream", "sun")[i % 3], "brush", a, 2)


@picture("p026a", "cream brush 3", "sail mountain tent sharp crowd journey wave evening")
def sails(c: Card) -> None:
    """sails far out | fins in a row | tents on a blue meadow"""
    c.put(c.blob(90, 76, 44), "sun", "brush", 20, 1)
    fins = (
        ("40 300, 66 150, 150 300", "orange", 62, 1), ("250 300, 270 30, 424 300", "night", 60, 2),
        ("110 330, 170 64, 262 330", "red", 66, 3), ("290 350, 306 190, 392 350", "teal", 64, 3),
    )  # fmt: skip
    for line, colour, a, lift in fins:
        c.put(c.cut(line, 2.5), colour, "brush", a, lift)
    c.put(c.cut("170 64, 262 330, 200 330", 2), "wine", "brush", 70, 0)
    c.put(c.hill("-20 318, 60 296, 140 324, 220 298, 300 326, 380 300, 425 314"), "blue", "brush", 3, 2)
    c.put(c.hill("-20 366, 60 346, 140 372, 220 348, 300 374, 380 350, 425 362"), "ink", "brush", 3, 2)


@picture("p026b", "teal brush 30", "eye fish ring direction lost round compass")
def needle(c: Card) -> None:
    """which way is home | a fish in a round pond | an eye that looks sideways"""
    c.put(c.ring(176, 232, 214, 50), "night", "brush", 30, 2, hole=True)
    c.put(c.ring(176, 232, 158, 20), "sand", "dry", 20, 1, hole=True)
    a = -38
    x, y = at(176, 232, -150, a)
    lens = c.petal(x, y, 390, 128, a)
    c.put(lens, "cream", "brush", a, 3)
    far = poly(turn("210 -300, 800 -300, 800 800, 210 800", 176, 232, a))
    c.put(lens, "red", "brush", a, None, clip=far)
    c.put(c.blob(180, 230, 34), "ink", "brush", 20, 1)
    c.put(c.blob(184, 226, 13), "sun", "flat", lift=0)


@picture("p027a", "sun brush 30", "forest tunnel cave light eye entrance dark")
def grove(c: Card) -> None:
    """light at the end of the wood | an eye with lashes | the mouth of a cave"""
    c.put(c.blob(212, 196, 96), "cream", "wash", lift=0)
    trunks = 14
    for layer, (inner, colour) in enumerate(((100, "leaf"), (124, "teal"), (150, "moss"), (186, "ink"))):
        for i in range(trunks):
            a = i * 360 / trunks + layer * 13 + c.j(3)
            x0, y0 = at(212, 200, inner + c.j(10), a)
            x1, y1 = at(212, 200, 340, a + 9)
            c.put(
                c.ribbon(
                    [(x0, y0), ((x0 + x1) / 2 + c.j(6), (y0 + y1) / 2), (x1, y1)],
                    thinning(22, -2.6 - 0.7 * layer),
                ),
                colour,
                "brush",
                a,
                1,
            )


@picture("p027b", "lilac brush 80", "box window travel memory inside open land horizon")
def luggage(c: Card) -> None:
    """a bag packed with a landscape | a small stage | a radio that plays the sea"""
    c.put(c.arc(204, 112, 62, 180, 360, 22), "ink", "brush", 0, 2)
    c.put(c.rect(204, 262, 366, 306, -2, 5), "brown", "brush", 0, 3)
    frame = c.rect(204, 256, 292, 226, -2, 4)
    c.put(frame, "sky", "brush", 2, 0)
    c.put(c.blob(280, 196, 34), "red", "brush", 20, 1, clip=frame)
    c.put(c.hill("40 262, 120 200, 190 262, 260 226, 380 270"), "plum", "brush", 20, 1, clip=frame)
    c.put(c.hill("40 306, 140 290, 250 310, 380 292"), "teal", "brush", 3, 1, clip=frame)
    c.put(c.hill("40 344, 140 332, 250 346, 380 330"), "night", "brush", 3, 1, clip=frame)
    c.put([c.rect(64, 130, 46, 34, -4), c.rect(342, 120, 46, 34, 4)], "sun", "brush", 0, 1)


@picture("p028a", "sky brush 0", "leaf fish alone different direction together choice")
def contrary(c: Card) -> None:
    """a shoal and one who thinks | leaves against the wind | everybody goes to work, I go home"""
    for row in range(5):
        for k in range(4):
            x, y = 60 + 118 * k + (58 if row % 2 else 0), 40 + 80 * row
            if (row, k) not in ((2, 2), (2, 1)):
                c.put(c.drop(x, y, 108, 56, 180 + c.j(9)), ("night", "blue", "teal")[(row + 2 * k) % 3], "brush", 0, 1)
    c.put(c.drop(150, 206, 152, 88, 4), "red", "brush", 0, 3)


@picture("p028b", "leaf brush 60", "field snake river map patchwork garden journey grass")
def meander(c: Card) -> None:
    """fields and a river from above | a snake on a blanket | a tie on a loud shirt"""
    fields = (
        ("-20 -20, 150 -20, 120 110, -20 140", "sun", 20), ("150 -20, 300 -20, 320 90, 120 110", "moss", 80),
        ("300 -20, 420 -20, 420 150, 320 90", "orange", 40), ("-20 140, 120 110, 150 250, -20 270", "teal", 100),
        ("120 110, 320 90, 300 240, 150 250", "sand", 10), ("320 90, 420 150, 420 280, 300 240", "leaf", 70),
        ("-20 270, 150 250, 130 420, -20 420", "brown", 60), ("150 250, 300 240, 290 420, 130 420", "mint", 90),
        ("300 240, 420 280, 420 420, 290 420", "plum", 30),
    )  # fmt: skip
    for line, colour, a in fields:
        c.put(c.cut(line, 2.5), colour, "dry" if a % 20 else "brush", a, 1)
    river = "330 -40, 250 60, 300 150, 190 190, 90 200, 110 300, 220 310, 190 440"
    c.put(c.ribbon(river, lambda t: 40 + 26 * t, 50), "night", "brush", 70, 2)
