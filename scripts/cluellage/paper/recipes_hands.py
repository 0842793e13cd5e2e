"""Pictures of hands and gestures."""

from scripts.cluellage.paper.kit import Card, at, mirror, picture, points, sin, smooth


@picture("p036a", "night brush 10", "hand flower light gift hold warm help lantern")
def offer(c: Card) -> None:
    """an open hand with a light | a flower with five fingers | a crown for the moon"""
    fingers = (
        ("130 400, 70 330, 20 236", "wine"), ("276 400, 336 330, 384 236", "wine"), ("150 400, 116 250, 92 120", "red"),
        ("256 400, 290 250, 312 120", "red"), ("172 400, 166 250, 160 176", "orange"),
        ("232 400, 240 250, 246 180", "orange"),
    )  # fmt: skip
    for line, colour in fingers:
        c.put(c.ribbon(line, lambda t: 92 - 34 * t), colour, "brush", 84, 2)
    c.put(c.blob(204, 430, 140, 112), "orange", "brush", 20, 2)
    c.put(c.blob(204, 84, 70), "sun", "brush", 30, 3)
    c.put(c.blob(190, 70, 28), "cream", "wash", lift=0)


@picture("p036b", "sun wash 0", "hold pair connection chain help promise hook")
def clasp(c: Card) -> None:
    """two hands that will not let go | links of a chain | swans asleep"""
    a = points("-60 76, 110 66, 236 92, 292 170, 258 244, 178 252")
    b = [(400 - x, 404 - y) for x, y in a]
    c.put(c.ribbon(b, 84, 40), "teal", "brush", 8, 2)
    c.put(c.ribbon(a, 84, 40), "plum", "brush", 12, 2)
    c.put(c.ribbon(b, 84, 40), "teal", "brush", 8, 2, clip=c.blob(120, 220, 90, irr=0))


@picture("p037a", "rose wash 0", "finger touch ring sharp meeting soft point claw")
def fingertip(c: Card) -> None:
    """a finger touches water | a beak at the door | the needle finds the record"""
    for i, r in enumerate((190, 146, 104, 66, 32)):
        c.put(c.blob(292, 236, r, r * 0.94, 0.03), ("night", "blue", "sky", "mint", "snow")[i], "brush", 20 * i, 1)
    c.put(smooth("-40 20, 90 60, 210 150, 284 226, 290 238, 276 240, 180 216, 60 196, -40 190"), "red", "brush", 34, 3)
    c.put(smooth("200 160, 250 192, 284 226, 290 238, 276 240, 216 224, 190 200"), "cream", "wash", 0, 0)


@picture("p037b", "lilac wash 0", "hand leaf crowd flame wave joy together arm")
def raised(c: Card) -> None:
    """everybody votes yes | long grass in the wind | weeds at the bottom of the sea"""
    rows = (
        (20, "moss", 90),
        (96, "orange", 20),
        (166, "teal", 66),
        (238, "red", -10),
        (306, "plum", 50),
        (376, "sun", 76),
    )
    for i, (x, colour, top) in enumerate(rows):
        s = 1 if i % 2 else -1
        line = [(x, 450), (x + 16 * s, 340), (x - 22 * s, 230), (x + 14 * s, top + 70), (x - 8 * s, top)]
        c.put(c.ribbon(line, lambda t: 70 - 26 * t), colour, "brush", 84, 3 if i % 2 else 2)


@picture("p038a", "mint brush 50", "hug pair moon protection love round together arm")
def embrace(c: Card) -> None:
    """two arms round a child | moons that share a sun | a nut in its shell"""
    c.put(c.blob(204, 204, 70), "sun", "brush", 30, 1)
    c.put(c.crescent(170, 222, 168, 0.62, 22), "wine", "brush", 70, 2)
    c.put(c.crescent(238, 186, 168, 0.62, 202), "red", "brush", 70, 3)


@picture("p038b", "cream wash 0", "hill stone heavy effort push small danger")
def uphill(c: Card) -> None:
    """a great stone and a small friend | an egg rolls home | the sun stuck on a roof"""
    c.put(c.cut("-30 430, -30 390, 430 60, 430 430", 3), "moss", "brush", -36, 1)
    c.put(c.blob(206, 128, 122, 118, 0.05), "plum", "brush", 40, 3)
    c.put(c.blob(168, 94, 44, 36, 0.12), "lilac", "brush", 40, 0)
    c.put(c.blob(240, 160, 22, 18, 0.12), "ink", "brush", 40, 0)
    c.put(c.cut("60 326, 140 214, 152 262", 2), "orange", "brush", -50, 2)
    c.put(c.blob(62, 262, 22), "orange", "brush", 20, 2)


@picture("p039a", "blue brush 84", "hand fall leaf goodbye rain loss freedom")
def letting_go(c: Card) -> None:
    """a hand opens and lets go | autumn under a roof | a strange cloud with strange rain"""
    paint = None
    for x, end, lean in ((40, 150, -40), (146, 232, -16), (250, 238, 12), (356, 156, 44)):
        line = [(x * 0.7 + 60, -40), (x + lean * 0.4, end * 0.5), (x + lean, end)]
        paint = c.put(c.ribbon(line, lambda t: 100 - 38 * t), "plum", "brush", 88, 2, same=paint)
    c.put(c.blob(202, -34, 210, 100, 0.03), "plum", "brush", 88, None, same=paint)
    falling = (
        (76, 282, 30, "sun", 104),
        (204, 316, 112, "orange", 120),
        (326, 274, 60, "red", 104),
        (92, 392, 166, "cream", 84),
        (330, 388, 8, "sun", 90),
    )
    for x, y, a, colour, size in falling:
        px, py = at(x, y, -size / 2, a)
        c.put(c.petal(px, py, size, size * 0.54, a), colour, "brush", a, 3)


@picture("p039b", "plum wash 0", "finger star catch small careful sharp pair claw")
def tweezers(c: Card) -> None:
    """two claws, one star | horns with a jewel | mountains that lean in to listen"""
    left = points(
        "-40 440, -40 120, 20 60, 96 52, 150 90, 180 172, 150 140, 110 132, 90 170, 110 260, 140 340, 150 440"
    )
    c.put(smooth(left), "teal", "brush", 70, 3)
    c.put(smooth(mirror(left, 202)), "leaf", "brush", 110, 3)
    c.put(c.star(202, 212, 46, 22, 6), "sun", "brush", 20, 3)
    c.put([c.blob(60, 120, 17), c.blob(344, 120, 17)], "cream", "flat", lift=0)


@picture("p040a", "red brush -14", "bend body search bridge heavy curved help tired")
def backbend(c: Card) -> None:
    """somebody looks for something on the floor | a bridge that ends in a ball | an animal drinks"""
    c.put(c.hill("-20 372, 120 364, 260 374, 425 360"), "wine", "brush", 2, 1)
    c.put(c.ribbon("150 450, 156 330, 140 190", lambda t: 56 + 20 * t), "sand", "brush", 88, 1)
    c.put(
        c.ribbon("76 450, 70 300, 116 150, 214 84, 300 130, 326 236", lambda t: 70 + 46 * sin(180 * t), 40),
        "cream",
        "brush",
        -40,
        3,
    )
    c.put(c.ribbon("280 160, 250 260, 282 330, 240 410", lambda t: 44 - 16 * t), "sun", "brush", 86, 2)
    c.put(c.blob(342, 292, 58), "ink", "brush", 30, 3)


@picture("p040b", "ink wash 0", "finger comb tooth pattern together closed connection claw")
def interlace(c: Card) -> None:
    """fingers folded | a zip almost shut | the teeth of two combs"""
    for i in range(8):
        y = 18 + 52 * i
        if i % 2:
            c.put(c.ribbon([(430, y - 6), (300, y + 3), (94 + c.j(18), y)], 46), "sun", "brush", 2, 2)
        else:
            c.put(c.ribbon([(-30, y + 6), (130, y - 3), (306 + c.j(18), y)], 46), "rose", "brush", -2, 2)
    c.put(c.rect(-2, 200, 90, 460, 2), "red", "brush", 90, 3)
    c.put(c.rect(404, 200, 90, 460, -2), "orange", "brush", 90, 3)


@picture("p041a", "orange brush 6", "hidden moon egg rise wall pair water evening")
def lurk(c: Card) -> None:
    """somebody behind the wall | two moons rise | eggs on the edge of a shelf"""
    c.put(c.blob(116, 144, 98, 100), "cream", "sponge", lift=1)
    c.put(c.blob(302, 168, 66, 68), "sun", "brush", 30, 1)
    line = [(x, 178 + 14 * sin(x * 2.1) + c.j(8)) for x in range(-40, 450, 28)]
    c.put(c.hill(line), "night", "brush", 4, 3, torn=True)
    c.put(c.hill([(x, y + 70) for x, y in line]), "plum", "brush", 3, 2, torn=True)
    c.put(c.hill([(x, y + 146) for x, y in line]), "ink", "brush", 3, 2, torn=True)


@picture("p041b", "sand wash 0", "leaf flower protection layered heart hidden shield")
def guise(c: Card) -> None:
    """a bud that will open tomorrow | a coat of feathers with a secret | a heart behind seven shields"""
    for a in (-66, 66, -34, 34, 0):
        c.put(c.petal(200 + a * 0.9, 300, 300, 128, -90 + a * 0.7), "moss", "brush", -90 + a, 2)
    c.put(c.blob(202, 196, 66), "red", "brush", 30, 1)
    for a, x, colour in ((-60, 130, "teal"), (60, 272, "teal"), (-26, 140, "leaf"), (26, 262, "leaf")):
        c.put(c.petal(x, 430, 270, 130, -90 + a * 0.42), colour, "brush", -90 + a, 2)
    c.put(c.petal(200, 480, 270, 150, -90), "sun", "brush", 90, 3)


@picture("p042a", "teal brush 0", "fold stairs fan mountain music angle")
def accordion(c: Card) -> None:
    """a folded strip of paper | stairs that are not sure | a fan, half closed"""
    top = [(-30 + 78 * i, (96 if i % 2 else 24) + 10 * i) for i in range(7)]
    low = [(x - 8 + 6 * i, y + 236 - 6 * i) for i, (x, y) in enumerate(top)]
    for i in range(6):
        colour = ("cream", "sand") if i != 3 else ("red", "red")
        c.put(c.cut([top[i], top[i + 1], low[i + 1], low[i]], 1.5), colour[i % 2], "brush", 84, 2)
    c.put(c.cut("-30 420, -30 330, 60 372, 140 318, 220 376, 300 330, 430 384, 430 430", 2), "ink", "brush", 3, 2)


@picture("p042b", "lilac wash 0", "jump moon curved motion time fish spin")
def leap(c: Card) -> None:
    """one jump, five pictures | the moon from evening to morning | a whale goes over the wall"""
    for i, colour in enumerate(("ink", "plum", "wine", "red", "orange")):
        a = -176 + 43 * i
        x, y = at(200, 300, 182, a)
        c.put(c.crescent(x, y - 20, 96, 0.8, 96 + 42 * i), colour, "brush", a, 3)
    c.put(c.hill("-20 372, 100 358, 240 374, 425 356"), "teal", "brush", 3, 2)
