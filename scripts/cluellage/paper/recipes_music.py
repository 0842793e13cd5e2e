"""Music, sound and rhythm."""

import math

from scripts.cluellage.paper.forms import sector
from scripts.cluellage.paper.kit import Card, at, mirror, picture, points, resample, sin, smooth


@picture("p071a", "plum wash 0", "sound wave echo round stage warning beyond")
def hearing(c: Card) -> None:
    """a sound that spreads | rings in a pond | a theatre seen from above"""
    for ring, colour in enumerate(("sky", "cream", "sun", "orange", "red")):
        inner = 96 + ring * 72
        n = 3 + ring
        for k in range(n):
            a0 = -94 + k * 98 / n
            c.put(c.cut(sector(30, 390, inner, inner + 50, a0, a0 + 98 / n - 4, 6), 1.5), colour, "brush", a0 + 60, 2)
    c.put(c.blob(30, 390, 72), "ink", "brush", 30, 3)
    c.put(c.blob(50, 366, 20), "rose", "flat", lift=1)


@picture("p071b", "teal brush 4", "drum cake crown loud party king rhythm")
def drum(c: Card) -> None:
    """a drum for a parade | a birthday cake | the crown of a king"""
    for k in range(5):
        x = 64 + k * 68
        c.put(c.cut([(x - 42, 220), (x, 60 - (30 if k % 2 == 0 else 0)), (x + 42, 220)]), "sun", "brush", 80, 2)
        c.put(c.blob(x, 56 - (30 if k % 2 == 0 else 0), 24), "orange", "brush", 30, 2)
    c.put(c.rect(200, 302, 330, 250, 0), "red", "brush", 88, 3)
    for k in range(6):
        c.put(
            c.cut([(36 + k * 55, 440), (64 + k * 55, 224), (91 + k * 55, 440), (64 + k * 55, 360)], 1),
            "cream",
            "brush",
            80,
            1,
        )
    c.put(c.blob(200, 190, 178, 46, 0.02), "ink", "brush", 2, 3)
    c.put(c.blob(200, 182, 156, 32, 0.02), "plum", "brush", 2, 0)


@picture("p072a", "cream speck 0", "horn flower loud music bird open")
def trumpet(c: Card) -> None:
    """a horn that calls | a flower that opens | a bird with a great beak"""
    c.put(c.ribbon("20 450, 20 340, 90 290, 170 270, 230 210", lambda t: 44 + 70 * t, 40), "moss", "brush", -40, 3)
    for k in range(5):
        a = -128 + k * 41
        c.put(c.petal(*at(226, 196, 40, a), 190, 120, a), ("orange", "red")[k % 2], "brush", a, 2)
    c.put(c.blob(242, 178, 104, 92, 0.03, 12, 40), "orange", "brush", 60, 2)
    c.put(c.blob(250, 170, 66, 56, 0.03, 10, 40), "ink", "brush", 40, 1)
    c.put([c.petal(246, 174, 130, 24, a) for a in (-70, -38, -6)], "sun", "flat", lift=2)
    c.put([c.blob(60, 90, 26), c.blob(116, 166, 17), c.blob(130, 50, 15)], "plum", "brush", 20, 1)


@picture("p072b", "red wash 0", "tooth stairs music cave rhythm opposite city")
def keyboard(c: Card) -> None:
    """the keys of a piano | teeth from above and below | a cave with hanging stones"""
    for k, h in enumerate((170, 250, 200, 290, 230, 180)):
        c.put(c.rect(34 + k * 68, 410 - h / 2, 60, h + 20, c.j(2)), "snow", "brush", 90, 2)
    for k, h in enumerate((190, 120, 210, 90, 150, 240, 120)):
        c.put(c.rect(2 + k * 68, h / 2 - 20, 40, h + 40, c.j(2)), "ink", "brush", 90, 3)
    c.put(c.blob(292, 218, 22), "sun", "brush", 20, 2)


@picture("p073a", "blue brush -8", "string wing sail bird music soft dream")
def harp(c: Card) -> None:
    """a harp without a player | the wing of a great bird | the sail of a boat"""
    c.put(smooth("52 410, 50 200, 100 80, 200 30, 320 60, 420 30, 340 250, 220 370"), "night", "brush", -40, 1)
    top, low = resample("64 120, 150 40, 250 24, 330 70, 420 54", 10), resample("70 420, 200 362, 310 262, 400 130", 10)
    for (x0, y0), (x1, y1) in zip(top[:-1], low[:-1], strict=True):
        angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
        c.put(c.petal(x0, y0, math.dist((x0, y0), (x1, y1)) + 30, 34, angle), "cream", "dry", angle, 1)
    c.put(
        c.ribbon("64 440, 40 250, 70 120, 150 40, 250 24, 330 74, 430 50", lambda t: 46 - 14 * t, 50),
        "sun",
        "brush",
        30,
        3,
    )
    c.put([c.blob(*p, 10) for p in points("44 300, 48 190, 98 84")], "red", "flat", lift=0)


@picture("p073b", "ink wash 0", "rhythm city light ball jump music pattern")
def pulse(c: Card) -> None:
    """a rhythm written down | the lights of a city | a ball that bounces"""
    heights = (120, 220, 70, 300, 170, 250, 90)
    for k, h in enumerate(heights):
        x = 26 + k * 58
        c.put(c.rect(x, 420 - h / 2, 38, h, c.j(2)), ("teal", "night", "blue")[k % 3], "brush", 90, 2)
        c.put(c.blob(x, 398 - h - 34, 21), ("sun", "orange", "rose", "red")[k % 4], "brush", 30, 2)
    for k, h in enumerate(heights):
        c.put([c.rect(26 + k * 58, 400 - i * 34, 18, 10, 0, 1) for i in range(h // 40)], "sky", "flat", lift=0)


@picture("p074a", "leaf brush 84", "music body jar person curved hole")
def waist(c: Card) -> None:
    """a guitar without strings | a person in a cape | a vase in the window"""
    half = points("0 -90, 64 -98, 112 -50, 96 10, 66 50, 104 90, 168 160, 166 240, 80 300, 0 306")
    c.put(c.cut("172 -20, 232 -20, 222 110, 186 110"), "plum", "brush", 88, 2)
    c.put(smooth([(204 + x, 170 + y) for x, y in [*half, *mirror(half[1:-1], 0)]]), "red", "brush", 80, 3)
    c.put(
        smooth([(204 + x * 0.8, 176 + y * 0.86) for x, y in half[1:-1]] + [(208, 430), (208, 100)]),
        "orange",
        "brush",
        80,
        0,
    )
    c.put(c.blob(204, 250, 62), "ink", "brush", 20, 1)
    c.put(c.star(206, 252, 38, 16, 6), "sun", "flat", lift=1)
    c.put(c.blob(202, 44, 52, 56), "plum", "brush", 30, 3)


@picture("p074b", "snow wash 0", "echo mountain heart warning wave line")
def echo(c: Card) -> None:
    """an echo that fades | a heartbeat on a screen | mountains behind mountains"""
    beat = points("-40 250, 60 250, 96 210, 126 290, 176 60, 226 350, 262 200, 300 250, 440 250")
    for k, colour in enumerate(("sky", "blue", "night", "ink")):
        line = [(x, y * (0.55 + 0.15 * k) + k * 34 - 10) for x, y in beat]
        c.put(c.cut([*line, (440, 440), (-40, 440)], 1), colour, "brush", 70, 2)
    c.put(c.blob(322, 70, 36), "red", "brush", 20, 1)


@picture("p075a", "leaf brush 3", "rain sound cold high wind curtain")
def chimes(c: Card) -> None:
    """chimes in the wind | heavy rain | what hangs from the roof in winter"""
    for k, (h, colour) in enumerate(
        zip((190, 280, 230, 330, 260, 170, 240), ("sky", "snow", "blue", "snow", "sky", "snow", "blue"), strict=True)
    ):
        x = 24 + k * 59
        swing = 4 * sin(k * 70)
        c.put(c.rect(x + swing, 40 + h / 2, 38, h, swing), colour, "brush", 90, 2)
        c.put(c.drop(x + swing * 2, 40 + h, 56, 32), colour, "flat", lift=1)
    c.put(c.ribbon("-20 40, 100 52, 220 44, 330 54, 430 40", 52), "brown", "brush", 2, 3)


@picture("p075b", "night brush 40", "dance flame pair wind spin cloth love")
def swirl(c: Card) -> None:
    """two who dance | flames in the wind | scarves thrown into the air"""
    c.put(
        c.ribbon("60 440, 150 350, 80 250, 150 160, 250 170, 240 90, 190 60", lambda t: 110 * (1 - t) ** 0.6 + 14, 50),
        "red",
        "brush",
        -60,
        3,
    )
    c.put(
        c.ribbon(
            "350 440, 240 370, 320 260, 200 250, 110 140, 200 110, 300 130", lambda t: 96 * (1 - t) ** 0.6 + 14, 50
        ),
        "sun",
        "brush",
        60,
        3,
    )
    c.put([c.blob(150, 60, 34)], "rose", "brush", 20, 2)
    c.put([c.blob(324, 96, 34)], "cream", "brush", 20, 2)
