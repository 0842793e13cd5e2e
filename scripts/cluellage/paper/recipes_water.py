"""Pictures of water and weather."""

from scripts.cluellage.paper.kit import Card, at, cos, picture, points, sin, smooth, spiral, wave


@picture("p008a", "cream wash 0", "layered desert sunset mountain far quiet horizon")
def strata(c: Card) -> None:
    """mountains behind mountains | a slice of cake | blankets on a bed"""
    for i, (colour, a) in enumerate((("sky", 3), ("rose", -4), ("orange", 2), ("red", -3), ("plum", 4), ("ink", 0))):
        line = [(x, 44 + i * 60 + 24 * cos(x * 0.82 + i * 109) + c.j(8)) for x in range(-30, 440, 46)]
        c.put(c.hill(line), colour, "brush", a, 2, torn=True)
    c.put(c.blob(288, 66, 34), "sun", "brush", 20, 2)


@picture("p008b", "mint wash 0", "wave hair run power sea storm wind")
def surge(c: Card) -> None:
    """waves race for the shore | manes of running horses | a comb full of hair"""
    for i, (colour, edge) in enumerate((("night", "sky"), ("blue", "snow"), ("teal", "cream"))):
        y = 40 + 112 * i
        for k, colour_k in enumerate((edge, colour)):
            crest = []
            for n in range(5):
                x = -150 + 128 * n + 52 * i
                crest += [
                    (x, y + 100),
                    (x + 50, y + 34),
                    (x + 100, y + 2),
                    (x + 142, y + 16),
                    (x + 150, y + 52),
                    (x + 132, y + 40),
                ]
            c.put(c.hill([(px - k * 14, py + k * 16) for px, py in crest], 440), colour_k, "brush", -30, 2 - k)


@picture("p009a", "night brush 14", "cloud leg walk rain animal float dream")
def stilts(c: Card) -> None:
    """a cloud goes for a walk | a sheep in high shoes | rain that stands on the ground"""
    c.put(c.hill("-20 372, 100 356, 230 372, 340 354, 425 366"), "teal", "brush", 3, 1)
    legs = "104 200, 92 280, 112 316, 96 392", "164 200, 184 290, 160 330, 178 400"
    for line in (*legs, "238 200, 226 284, 252 320, 236 388", "300 200, 322 284, 298 330, 316 400"):
        c.put(c.ribbon(line, lambda t: 24 - 8 * t), "orange", "brush", 90, 1)
    for x, y, r, colour in (
        (92, 168, 62, "sky"),
        (332, 160, 60, "sky"),
        (258, 98, 80, "lilac"),
        (160, 110, 78, "snow"),
        (214, 176, 84, "cream"),
    ):
        c.put(c.blob(x, y, r), colour, "brush", 10, 2)
    c.put(c.ribbon(spiral(214, 176, 52, 10, 1.4, 30, 30), 11, 40), "sky", "flat", lift=0)


@picture("p009b", "sun brush 40", "ring meeting echo sound pair wave round")
def ripples(c: Card) -> None:
    """two stones in one pond | two people talk at once | records on a counter"""
    for i, r in enumerate((196, 150, 106, 64)):
        c.put(c.ring(112, 128, r, 24), "blue" if i % 2 else "night", "brush", 30 * i, 1, hole=True)
    for i, r in enumerate((210, 164, 120, 78, 38)):
        c.put(c.ring(300, 300, r, 24), "red" if i % 2 else "wine", "brush", 50 * i, 2, hole=True)
    c.put(c.blob(112, 128, 26), "night", "flat")


@picture("p010a", "lilac wash 0", "mountain hidden deep big gem secret surprise")
def berg(c: Card) -> None:
    """most of it is under the water | a tooth and its root | a red gem under a small hill"""
    c.put(c.hill("-20 138, 110 132, 250 140, 425 130"), "plum", "brush", 2, 1)
    c.put(c.cut("110 140, 168 54, 214 84, 246 36, 296 140", 2), "snow", "brush", 70, 2)
    c.put(
        c.cut("70 146, 330 146, 380 232, 300 330, 236 350, 196 430, 140 352, 58 300, 24 214", 2.5),
        "red",
        "brush",
        -60,
        2,
    )
    c.put(c.cut("70 146, 180 146, 150 240, 196 430, 140 352, 58 300, 24 214", 2), "rose", "brush", 70, None)
    c.put(c.cut("180 146, 270 146, 300 240, 236 350, 196 430, 150 240", 2), "orange", "brush", 88, None)
    c.put(c.ribbon("-20 140, 110 134, 250 143, 425 132", 12), "cream", "dry", 0, 1)


@picture("p010b", "ink speck 0", "spiral shell time spin dream deep magic")
def whorl(c: Card) -> None:
    """a snail asleep | a far galaxy | water going down the drain"""
    c.put(c.blob(206, 204, 196, 190), "night", "brush", 30, 2)
    line = [at(200, 204, 6 + k * 3.05, k * 16.04) for k in range(64)]
    c.put(c.ribbon(line, lambda t: 14 + 48 * t, 100), "orange", "brush", 20, 2)
    c.put(c.ribbon(line[8:60], lambda t: 8 + 9 * t, 90), "cream", "dry", 20, 0)
    c.put(c.blob(198, 204, 17), "sun", "flat", lift=1)


@picture("p011a", "sun brush 80", "crack lightning river gap dark danger energy cliff")
def rift(c: Card) -> None:
    """lightning between two cliffs | a river seen from a plane | something breaks and light comes through"""
    c.put(c.cut("-30 -30, 176 -30, 128 84, 196 128, 118 236, 178 276, 126 440, -30 440", 2.5), "plum", "brush", 70, 3)
    c.put(c.cut("430 -30, 250 -30, 196 92, 268 140, 176 246, 250 292, 178 440, 430 440", 2.5), "ink", "brush", 104, 3)
    c.put(c.cut("-30 150, 60 166, 134 206, 60 196, -30 196", 2), "sun", "brush", 10, 0)
    c.put(c.cut("430 226, 340 236, 214 262, 330 264, 430 262", 2), "sun", "brush", 0, 0)


@picture("p011b", "rose brush 2", "fog forest mountain sharp quiet tooth lost")
def mist(c: Card) -> None:
    """tree tops in the fog | the teeth of a saw | masts in a harbour before dawn"""
    rows = (
        ("lilac", 120, "30 40, 120 -10, 226 30, 330 -16, 410 40", "cream"),
        ("teal", 226, "-6 150, 84 100, 176 152, 282 84, 374 146", "mint"),
        ("ink", 336, "40 206, 142 256, 232 186, 330 252, 414 200", "snow"),
    )
    for colour, floor, tips, fog in rows:
        c.put(
            [c.cut([(x - 58, floor + 90), (x, y), (x + 58, floor + 90)], 2) for x, y in points(tips)],
            colour,
            "brush",
            84,
            1,
        )
        line = [(x, floor + 16 * sin(x * 1.4 + floor) + c.j(6)) for x in range(-40, 450, 40)]
        c.put(c.hill(line), fog, "brush", 3, 2, torn=True)


@picture("p012a", "wine brush 76", "drop planet home tear small protection dream world")
def dewdrop(c: Card) -> None:
    """a whole land in a drop | a tear that remembers | a seed with everything inside"""
    half = points("204 -24, 150 110, 84 216, 74 300, 120 366, 204 392")
    shape = smooth([*half, *[(408 - x, y) for x, y in reversed(half[1:-1])]])
    c.put(shape, "sky", "brush", 20, 3)
    c.put(c.blob(246, 190, 40), "sun", "brush", 40, 1, clip=shape)
    c.put(c.hill("20 262, 110 226, 190 266, 270 236, 390 262"), "leaf", "brush", -10, 1, clip=shape)
    c.put(c.hill("20 312, 120 290, 220 316, 390 286"), "moss", "brush", 8, 1, clip=shape)
    c.put(c.hill("20 356, 200 344, 390 352"), "night", "brush", 2, 1, clip=shape)
    c.put(c.cut("128 280, 128 246, 150 222, 172 246, 172 280", 1), "red", "brush", 80, 1)
    c.put(c.ribbon("116 236, 150 150, 180 88", lambda t: 18 - 8 * t), "snow", "flat", lift=0)


@picture("p012b", "cream speck 0", "waterfall rainbow colourful fall road stairs flow paint")
def cascade(c: Card) -> None:
    """a waterfall of paint | a rainbow going down the stairs | a road that folds"""
    for i, colour in enumerate(("wine", "red", "orange", "sun", "teal", "night")):
        o, line = i * 30, []
        for x, y in points("-40 60, 80 62, 126 92, 130 180, 164 216, 240 220, 276 252, 280 440"):
            line.append((x + o * 0.72, y + 76 - o * 0.96 + 22))
        c.put(c.ribbon(line, 33, 50, cap=False), colour, "brush", 45, 1)
    c.put(c.blob(86, 352, 70), "sky", "brush", 10, 2)


@picture("p013a", "wine brush 24", "star winter flower wheel pattern bright spin")
def flakes(c: Card) -> None:
    """a snow crystal, very near | a wheel of spears | flowers of ice"""
    for x, y, r, colours, rot in ((156, 214, 250, ("snow", "sky"), 11), (356, 44, 120, ("sun", "orange"), 26)):
        for k in range(6):
            a = rot + 60 * k
            c.put(c.petal(x, y, r * 0.86, r * 0.2, a + 30), colours[1], "brush", a + 30, 1)
            c.put(c.petal(x, y, r, r * 0.26, a), colours[0], "brush", a, 2)
            px, py = at(x, y, r * 0.46, a)
            c.put([c.petal(px, py, r * 0.3, r * 0.11, a + s * 50) for s in (-1, 1)], colours[0], "brush", a, 1)
        c.put(c.star(x, y, r * 0.24, r * 0.12, 6, rot), "wine", "brush", 20, 1)
        c.put(c.blob(x, y, r * 0.07), "sun", "flat", lift=0)


@picture("p013b", "orange brush 6", "wind smoke hair speed freedom curved music")
def gust(c: Card) -> None:
    """wind with curls | a horse's tail | steam that wants to sing"""
    rows = (40, "cream", 270, 70, 1), (214, "wine", 150, 56, -1), (262, "snow", 236, 60, 1), (392, "teal", 300, 74, -1)
    for y, colour, x, r, s in rows:
        curl = spiral(x, y + s * r, r, 12, s * 1.25, -90 * s, 22)
        line = [(-60, y + 10), (x * 0.3, y - 6), (x * 0.7, y + 3), *curl]
        c.put(c.ribbon(line, lambda t: 52 - 32 * t, 60), colour, "brush", 4, 2)
    c.put(c.petal(336, 196, 74, 40, 30), "red", "brush", 30, 3)
    c.put(c.petal(40, 120, 60, 32, -20), "sun", "brush", -40, 3)


@picture("p014a", "sand wash 0", "bowl rain boat catch gift water well")
def catcher(c: Card) -> None:
    """an umbrella turned over | a boat under slanted rain | a bowl that waits for more"""
    for i in range(7):
        x = -70 + 78 * i
        c.put(c.ribbon([(x + 130, -40), (x, 250)], 15), ("night", "blue")[i % 2], "brush", 114, 1)
    bowl = smooth("-10 208, 60 226, 204 234, 346 222, 414 202, 398 300, 326 372, 206 398, 86 376, 10 306")
    c.put(bowl, "red", "brush", 4, 3)
    c.put(
        [c.petal(204, 396, 190, 60, -90), c.petal(180, 396, 214, 50, -138), c.petal(228, 396, 214, 50, -42)],
        "wine",
        "brush",
        90,
        0,
        clip=bowl,
    )
    c.put(c.blob(204, 224, 206, 26, 0.02, 16), "ink", "brush", 0, 0)
    c.put(c.blob(214, 228, 150, 15, 0.02, 14), "blue", "brush", 0, 0)


@picture("p014b", "teal brush 30", "sea map path edge wave walk sand")
def shoreline(c: Card) -> None:
    """steps along the beach | the coast on a map | a blanket slips off the bed"""
    edge = "250 -40, 196 40, 240 130, 168 210, 206 300, 130 372, 150 450"
    for dx, colour in ((58, "sky"), (26, "snow"), (0, "sand")):
        line = [(x + dx, y) for x, y in points(edge)]
        c.put(smooth(line, False) + "L-40 450L-40 -40Z", colour, "brush" if colour != "snow" else "wash", 70, 2)
    for i in range(6):
        x, y = 60 + 18 * sin(70 * i) + (24 if i % 2 else -18), 370 - 66 * i
        c.put(c.blob(x + 28, y, 13, 24, 0.08, rot=18), "brown", "wash", lift=0)
    c.put(wave_foam(c), "snow", "flat", lift=0)


def wave_foam(c: Card) -> list[str]:
    """Two thin lines of foam on open water."""
    return [c.ribbon(wave(280, 400, y, 7, 1.5), 9) for y in (110, 300)]
