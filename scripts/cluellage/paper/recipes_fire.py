"""Fire, energy and explosions."""

from scripts.cluellage.paper.forms import rows
from scripts.cluellage.paper.kit import Card, at, picture, smooth, turn


@picture("p081a", "ink brush 84", "fire flower wish warm dance hand")
def tongues(c: Card) -> None:
    """a fire that grows | a flower in the dark | hands that ask for something"""
    for x, y, length, w, a, colour in (
        (110, 420, 330, 150, -100, "red"), (300, 420, 320, 150, -78, "red"), (200, 440, 420, 170, -90, "orange"),
        (150, 430, 260, 100, -96, "sun"), (256, 430, 250, 100, -84, "sun"), (204, 440, 230, 90, -90, "cream"),
    ):  # fmt: skip
        c.put(c.petal(x, y, length, w, a), colour, "brush", a, 2)
    c.put(c.petal(204, 440, 140, 54, -90), "plum", "brush", 90, 1)
    c.put([c.blob(60, 120, 13), c.blob(340, 90, 16), c.blob(300, 40, 9), c.blob(110, 50, 10)], "orange", "flat", lift=1)


@picture("p081b", "sky wash 0", "explosion flower surprise drop star anger loud")
def burst(c: Card) -> None:
    """an explosion | a flower of paper | a great surprise"""
    for n, outer, inner, colour, rot in (
        (14, 270, 150, "red", 0), (12, 212, 120, "orange", 8), (11, 160, 90, "sun", 20), (9, 106, 54, "cream", 5),
    ):  # fmt: skip
        spikes = [
            at(176, 214, (outer if i % 2 == 0 else inner) * (1 + c.j(0.13)), rot + i * 180 / n) for i in range(2 * n)
        ]
        c.put(c.cut(spikes, 1.5), colour, "brush", rot * 4, 2)
    c.put(c.blob(178, 214, 30), "ink", "brush", 20, 2)


@picture("p082a", "blue wash 0", "fire crowd candle alone idea line")
def matches(c: Card) -> None:
    """a crowd in which one is on fire | matches in their box | candles on a cake"""
    bodies, heads = (
        ("plum", "teal", "sand", "red", "moss", "sand", "plum"),
        ("rose", "brown", "cream", "ink", "rose", "brown", "cream"),
    )
    for k, h in enumerate((230, 262, 236, 286, 246, 226, 262)):
        x = 10 + k * 64
        c.put(c.rect(x, 430 - h / 2, 46, h, c.j(3)), bodies[k], "brush", 90, 2)
        if k == 3:
            c.put(c.petal(x, 190, 200, 120, -90), "orange", "brush", 90, 2)
            c.put(c.petal(x, 184, 130, 66, -90), "sun", "brush", 90, 1)
        c.put(c.blob(x, 414 - h, 30, 36), heads[k], "brush", 80, 2)


@picture("p082b", "rose brush 6", "volcano anger hair person mountain tree water")
def erupt(c: Card) -> None:
    """a mountain that spits fire | somebody with wild hair | flowers in a vase"""
    for k, (a, length) in enumerate(
        ((-176, 180), (-4, 180), (-152, 216), (-28, 212), (-124, 230), (-58, 226), (-90, 236))
    ):
        c.put(
            c.petal(202, 200, length, 92, a), ("red", "orange", "sun", "red", "orange", "sun", "red")[k], "brush", a, 2
        )
    c.put(
        smooth("134 172, 202 188, 270 172, 262 240, 290 300, 400 360, 420 440, -20 440, 6 360, 114 300, 142 240"),
        "plum",
        "brush",
        84,
        3,
    )
    c.put(c.ribbon("168 182, 160 260, 186 330, 150 440", lambda t: 26 + 12 * t), "orange", "brush", 88, 1)
    c.put(c.ribbon("236 182, 250 260, 232 320", lambda t: 24 - 6 * t), "sun", "brush", 88, 1)


@picture("p083a", "plum brush 40", "festival comet star magic lightning far")
def sparks(c: Card) -> None:
    """fireworks | a comet with its tail | a broom that sweeps the sky"""
    for k in range(11):
        a = 188 + k * 8.4
        length = 230 + 110 * ((k * 7) % 4) / 3
        x, y = at(330, 330, 70, a)
        colour = ("sun", "orange", "cream", "rose")[k % 4]
        c.put(
            c.ribbon(
                [(x, y), at(330, 330, length * 0.6 + 40, a + 2), at(330, 330, length + 60, a + 5)], lambda t: 17 - 6 * t
            ),
            colour,
            "dry",
            a,
            1,
        )
        c.put(c.blob(*at(330, 330, length + 62, a + 5), 15), colour, "flat", lift=1)
    c.put(c.star(334, 334, 120, 62, 9), "sun", "brush", 30, 3)
    c.put(c.blob(336, 336, 42), "red", "brush", 20, 2)


@picture("p083b", "orange brush 20", "stone desert land pattern animal warm")
def embers(c: Card) -> None:
    """coal that still glows | the skin of a wild cat | dry earth"""
    spots = (
        "40 50 62, 176 30 50, 300 66 66, 396 150 46, 96 170 52, 216 160 44, 30 286 58, 160 278 66, 296 214 54, "
        "390 288 50, 270 340 62, 100 392 54, 370 396 46, 196 396 30, 226 92 18, 340 146 17, 96 92 15, 96 244 16"
    )
    for k, (x, y, r) in enumerate(rows(spots)):
        c.put(c.blob(x, y, r * 1.06, r * 0.84, 0.17, 8, k * 50), "ink", "brush", k * 40, 2)
        if r > 40:
            c.put(
                c.blob(x + c.j(8), y + c.j(8), r * 0.56, r * 0.42, 0.2, 7, k * 50),
                "sun" if k == 7 else "red",
                "brush",
                k * 30,
                0,
            )


@picture("p084a", "teal wash 0", "flight food fish speed warm new")
def rocket(c: Card) -> None:
    """a rocket | a hot pepper | a fish that jumps"""
    for a, length, w, colour in (132, 200, 100, "orange"), (140, 210, 74, "sun"), (136, 130, 44, "cream"):
        c.put(c.petal(150, 250, length, w, a), colour, "brush", a, 2)
    c.put([c.petal(180, 240, 150, 66, 84), c.petal(176, 236, 150, 66, 184)], "plum", "brush", 40, 2)
    c.put(smooth("112 292, 130 190, 220 96, 330 40, 380 34, 376 74, 320 180, 222 276, 140 312"), "red", "brush", -44, 3)
    c.put(c.blob(262, 140, 38), "cream", "brush", 20, 1)
    c.put(c.blob(264, 142, 22), "ink", "flat", lift=0)
    c.put(c.ribbon("366 50, 390 30, 420 26", 22), "leaf", "brush", 20, 2)


@picture("p084b", "sand brush 10", "energy planet lightning egg storm break idea")
def jagged(c: Card) -> None:
    """a planet struck by lightning | an idea that cracks the shell | a ball full of energy"""
    c.put(c.blob(200, 204, 158, irr=0.03), "night", "brush", 40, 3)
    c.put(c.blob(204, 206, 112, irr=0.06), "ink", "brush", 20, 1)
    for k in range(5):
        a = -100 + k * 72
        bolt = [
            (26, -14),
            (96, 12),
            (92, -10),
            (176, 10),
            (172, -8),
            (270, 4),
            (186, 26),
            (188, 14),
            (110, 32),
            (112, 18),
            (30, 16),
        ]
        c.put(c.cut(turn([(200 + r, 204 + v) for r, v in bolt], 200, 204, a), 1), "sun", "brush", a, 2)
    c.put(c.star(200, 204, 54, 28, 7), "cream", "flat", lift=2)
    c.put([c.blob(*at(200, 204, 190, -64 + k * 144), 13) for k in range(2)], "red", "flat", lift=1)


@picture("p085a", "sun wash 0", "smoke forest cloud tree machine hair dark")
def plumes(c: Card) -> None:
    """smoke over the factories | a dark forest | three heads with wild hair"""
    for x, y, s, colour in (330, 160, 0.9, "stone"), (92, 150, 1.0, "plum"), (216, 190, 1.2, "ink"):
        c.put(
            c.cut([(x - 22 * s, y + 40), (x + 22 * s, y + 40), (x + 34 * s, 440), (x - 34 * s, 440)]),
            "red" if colour == "ink" else "brown",
            "brush",
            88,
            2,
        )
        puffs = rows("0 0 74, -56 -40 52, 54 -44 54, -20 -92 56, 40 -104 40, -60 36 38, 62 30 40")
        c.put([c.blob(x + px * s, y + py * s, r * s, irr=0.08) for px, py, r in puffs], colour, "brush", 40, 3)
    c.put(c.hill("-20 392, 120 380, 280 396, 425 380"), "moss", "brush", 2, 2)


@picture("p085b", "moss brush 86", "candle tower finger light melt window wait")
def taper(c: Card) -> None:
    """a candle that melts | a lighthouse | a finger that points up"""
    c.put(c.blob(204, 106, 124), "leaf", "wash", lift=0)
    c.put(c.petal(204, 176, 170, 84, -90), "orange", "brush", 90, 2)
    c.put(c.petal(204, 172, 100, 40, -90), "cream", "brush", 90, 1)
    c.put(
        smooth("140 168, 204 156, 268 168, 276 250, 290 330, 310 440, 98 440, 120 330, 132 250"), "rose", "brush", 88, 3
    )
    wax = "140 168, 204 156, 268 168, 272 236, 254 266, 240 216, 220 222, 212 276, 194 280, 186 222, 164 216, 134 236"
    c.put(smooth(wax), "cream", "wash", 0, 2)
    c.put([c.arch(170, 352, 17, 30), c.arch(240, 330, 17, 30), c.arch(206, 430, 24, 40)], "ink", "flat", lift=0)
