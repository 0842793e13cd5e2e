"""Machines, tools and wheels."""

from itertools import pairwise

from scripts.cluellage.paper.forms import gear, sector
from scripts.cluellage.paper.kit import Card, at, picture, points, smooth, wave


@picture("p056a", "cream speck 0", "wheel time flower machine together touch sun")
def cogs(c: Card) -> None:
    """clockwork | a flower that meets the sun | two who fit together"""
    for i in range(9):
        c.put(c.petal(*at(120, 276, 60, i * 40), 124, 62, i * 40), "red", "brush", i * 40, 2)
    c.put(c.blob(120, 276, 84), "plum", "brush", 30, 2)
    c.put(c.blob(120, 276, 40), "sun", "brush", 60)
    c.put(c.cut(gear(310, 92, 168, 126, 12, 6), 1) + c.blob(310, 92, 62), "teal", "brush", 40, 3, hole=True)
    c.put(c.blob(310, 92, 34), "ink", "brush", 10, 2)


@picture("p056b", "night brush 3", "wheel sunrise fruit boat light spin hope")
def helm(c: Card) -> None:
    """the wheel of a ship | a sunrise in spokes | half a fruit on a plate"""
    c.put(c.cut(sector(200, 330, 0, 236, 180, 360, 20), 1), "orange", "brush", 0, 3)
    c.put(c.cut(sector(200, 330, 0, 204, 180, 360, 20), 1), "cream", "wash", 0, 0)
    for i in range(6):
        a = 183 + i * 30
        c.put(c.cut(sector(200, 330, 44, 190, a, a + 24, 4), 1), ("sun", "orange")[i % 2], "brush", a, 1)
    for i in range(7):
        c.put(c.rect(*at(200, 330, 262, 180 + i * 30), 50, 24, i * 30), "sun", "brush", i * 30, 2)
    c.put(c.rect(200, 376, 460, 96, 0), "ink", "brush", 0, 2)
    c.put(c.ribbon(wave(20, 380, 374, 8, 3), 10), "blue", "dry", 0, 0)


@picture("p057a", "sky brush -4", "bird machine catch rise tall water")
def hoist(c: Card) -> None:
    """a bird standing in water | a crane on a building site | someone fishing"""
    c.put(c.blob(330, 76, 44), "sun", "brush", 20)
    c.put([c.rect(266, 330, 24, 200, 3), c.rect(328, 330, 24, 200, -2)], "ink", "brush", 88, 2)
    c.put(c.cut("52 46, 84 20, 330 226, 284 262"), "red", "brush", 40, 3)
    for k in range(5):
        x, y = 118 + k * 38, 74 + k * 33
        c.put(c.rect(x, y, 11, 44, 40 + (34 if k % 2 else -34), 1), "cream", "flat", lift=0)
    c.put(smooth("240 214, 290 180, 380 186, 450 160, 420 240, 360 286, 270 280"), "red", "brush", 10, 3)
    c.put(c.cut("96 26, 92 84, -10 112, 44 40"), "ink", "brush", -30, 2)
    c.put(c.rect(44, 190, 11, 190, 0, 1), "ink", "flat")
    c.put(c.rect(46, 292, 70, 52, 6), "orange", "brush", 20, 2)
    c.put(c.hill("-20 350, 120 336, 280 356, 425 340"), "teal", "brush", 2, 2)


@picture("p057b", "red wash 0", "spiral snake jump energy surprise ball tower")
def recoil(c: Card) -> None:
    """a spring let go | a snake that rises | a jump for joy"""
    c.put(c.blob(270, 62, 58), "sun", "brush", 30, 3)
    turns = [(186 + k * 16, 424 - k * 70, 158 - k * 14) for k in range(6)]
    for (x, y, w), (x2, y2, w2) in pairwise(turns):
        c.put(c.ribbon([(x + w, y - 28), (x + 20, y - 62), (x2 - w2, y2)], 26), "ink", "brush", -10)
    for x, y, w in turns[:5]:
        c.put(c.ribbon([(x - w, y), (x - 10, y + 26), (x + w, y - 28)], 36), "cream", "brush", -6, 2)


@picture("p058a", "leaf wash 0", "tunnel maze road bend knot connection machine")
def pipes(c: Card) -> None:
    """pipes in a wall | a maze of roads | what is inside a belly"""
    for line, colour in (
        ("-40 70, 60 70, 110 72, 128 120, 128 220, 132 270, 180 280, 300 282, 440 280", "ink"),
        ("270 -40, 270 60, 268 150, 240 172, 150 174, 60 176, 40 210, 40 320, 40 440", "cream"),
        ("440 140, 380 142, 352 160, 350 240, 350 330, 320 356, 220 358, 180 370, 178 440", "red"),
    ):
        c.put(c.ribbon(line, 56, 60, 0.02), colour, "brush", 45, 2)
    for x, y, w, h, colour in (
        (90, 70, 24, 78, "orange"), (270, 60, 78, 24, "orange"), (250, 282, 24, 78, "sun"), (40, 300, 78, 24, "sun"),
        (350, 218, 78, 24, "ink"),
    ):  # fmt: skip
        c.put(c.rect(x, y, w, h, c.j(3)), colour, "brush", 90, 2)


@picture("p058b", "ink speck 0", "machine warm fire loud round")
def engine(c: Card) -> None:
    """the chest of a robot | an oven at work | a loudspeaker"""
    c.put(c.rect(200, 224, 350, 380, -1), "stone", "brush", 88, 3)
    for x, y in ((52, 62), (348, 62), (52, 372), (348, 372)):
        c.put(c.blob(x, y, 15), "ink", "flat", lift=0)
    c.put(c.blob(200, 232, 140), "ink", "brush", 20, 2)
    for r, colour in (118, "red"), (88, "orange"), (58, "sun"):
        c.put(c.blob(200, 232, r, r, 0.07, 12), colour, "brush", r, 1)
    c.put([c.rect(200, 196 + k * 36, 270, 13, 0, 1) for k in range(3)], "ink", "flat", lift=1)
    c.put([c.rect(130, 20, 46, 100, 2), c.rect(270, 20, 46, 100, -2)], "brown", "brush", 90, 2)


@picture("p059a", "sun brush 10", "machine tooth mountain sharp danger animal")
def sawback(c: Card) -> None:
    """a saw at work | the back of a dragon | a mountain range by night"""
    for r, colour, n, rot in (330, "red", 20, 4), (270, "plum", 20, 0):
        teeth = [
            at(330, 420, r - (0 if i % 2 else 52) + (30 if i % 2 else 0), rot + i * 360 / n / 2) for i in range(2 * n)
        ]
        c.put(c.cut(teeth, 2), colour, "brush", 40, 3)
    c.put(c.blob(330, 420, 200), "ink", "brush", 30, 1)
    c.put(c.blob(330, 420, 110), "stone", "brush", -30, 2)
    c.put(c.blob(78, 74, 34), "cream")


@picture("p059b", "teal brush 60", "machine flower dance spin wind skirt")
def blades(c: Card) -> None:
    """a propeller | a flower in the wind | a dancer seen from above"""
    for i in range(5):
        a = i * 72 - 20
        back = [at(200, 200, r, a + t) for r, t in ((30, 0), (120, -26), (220, -20), (248, 6), (200, 22), (110, 14))]
        c.put(smooth(back), "cream", "brush", a, 2)
        c.put(
            smooth([at(200, 200, r, a + t) for r, t in ((34, 8), (120, 2), (236, 8), (200, 22), (110, 16))]),
            "red",
            "brush",
            a,
            0,
        )
    c.put(c.blob(200, 200, 52), "ink", "brush", 20, 3)
    c.put(c.blob(196, 196, 20), "sun", "flat", lift=1)


@picture("p060a", "plum wash 0", "machine tower storm spin stairs deep")
def drill(c: Card) -> None:
    """a screw going in | a tower with stairs around it | a storm that digs into the ground"""
    c.put(c.hill("-20 350, 110 330, 200 372, 290 332, 425 352"), "ink", "brush", 4)
    c.put(c.cut("120 40, 290 40, 214 420, 196 420"), "night", "brush", 88, 2)
    for k in range(6):
        y, w = 84 + k * 56, 138 - k * 19
        thread = [
            (202 - w, y + 14),
            (202 - w * 0.6, y + 30),
            (202 + w * 0.8, y - 2),
            (202 + w, y - 26),
            (202 + w * 0.5, y - 30),
        ]
        c.put(smooth([*thread, (202 - w * 0.7, y - 6)]), ("sun", "sky")[k % 2], "brush", -12, 2)
    c.put(c.rect(203, 26, 250, 60, -2), "orange", "brush", 0, 3)


@picture("p060b", "ink flat 0", "patchwork machine quilt field repair pattern power")
def plates(c: Card) -> None:
    """the hull of a ship | a patched blanket | fields seen from a plane"""
    for x, y, w, h, rot, colour in (
        (96, 76, 230, 190, -2, "blue"), (322, 104, 236, 240, 2, "stone"), (84, 290, 220, 250, 2, "sand"),
        (318, 330, 260, 230, -2, "moss"), (216, 214, 170, 130, 9, "orange"),
    ):  # fmt: skip
        c.put(c.rect(x, y, w, h, rot, 5), colour, "brush", c.r.choice((0, 90, 45)), 2)
    for line in "18 158, 64 156, 110 154", "228 24, 230 74, 228 124", "366 206, 320 208", "24 192, 70 194, 116 192":
        c.put([c.blob(x, y, 9) for x, y in points(line)], "ink", "flat", lift=0)
    c.put(
        [c.blob(x, y, 9) for x, y in points("180 386, 210 330, 210 386, 366 238, 320 240, 84 386, 24 386")],
        "ink",
        "flat",
        lift=0,
    )
    c.put([c.blob(*at(216, 214, 76, 45 + k * 90 + 9), 9) for k in range(4)], "cream", "flat", lift=0)
    c.put(c.blob(216, 214, 30), "ink", "brush", 20, 0)
