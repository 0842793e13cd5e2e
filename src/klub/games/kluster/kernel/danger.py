"""What a stone would feel, and make others feel, if it were held or put down somewhere: from the forces alone."""

import math
from typing import Any

from klub.compiled import Array
from klub.games.kluster.kernel.compilation import entry, inner
from klub.games.kluster.kernel.field import magnetism
from klub.games.kluster.kernel.layout import ARM, BASE, FLAT, IN_HAND, LONG, MASS, MOMENT, SOUTH_UP, WIDE, Table
from klub.games.kluster.kernel.matter import CONTACT, COUPLING, GRAVITY, SOFTENING, STATIC
from klub.games.kluster.kernel.outline import aim, nearest


@entry
def pull(t: Table, i: int, pose: int, x: float, y: float, z: float, angle: float, found: Array) -> None:
    """Fill force (x, y, z) and torque on a stone whose centre is there, from all others that lie on the table."""
    bx, by, bz = _moment(t, i, pose, angle)
    magnetism(t)
    for number in range(4):
        found[number] = 0.0
    for j in range(t.stones):
        if not t.here[j] or j == i:
            continue
        dx = x - t.place[j, 0]
        dy = y - t.place[j, 1]
        dz = z - t.place[j, 2]
        fx, fy, fz = _force(dx, dy, dz, t.moment[j, 0], t.moment[j, 1], t.moment[j, 2], bx, by, bz)
        gx, gy, _ = _field(dx, dy, dz, t.moment[j, 0], t.moment[j, 1], t.moment[j, 2])
        found[0] += fx
        found[1] += fy
        found[2] += fz
        found[3] += bx * gy - by * gx


@entry
def danger(t: Table, i: int, pose: int, angle: float, places: Array, values: Array) -> None:
    """Fill for each place how near the table is to a snap if a stone is put down there, 0 … 1."""
    in_hand = t.hand[IN_HAND]
    here = t.here[i]
    was = t.pose[i]
    t.hand[IN_HAND] = 0.0
    t.here[i] = 0
    magnetism(t)
    t.pose[i] = pose
    for j in range(t.stones):
        if t.here[j]:
            aim(t, j)
    for p in range(places.shape[0]):
        values[p] = min(1.0, _danger(t, i, pose, places[p, 0], places[p, 1], angle))
    t.hand[IN_HAND] = in_hand
    t.here[i] = here
    t.pose[i] = was


@inner
def _danger(t: Table, i: int, pose: int, x: float, y: float, angle: float) -> float:
    """The greatest of what any stone feels, of what makes it slide or fall over; those that turn have turned."""
    z = t.props[i, WIDE] if pose == FLAT else t.props[i, LONG]
    c = math.cos(angle)
    s = math.sin(angle)
    ax, ay, az = _moment(t, i, pose, angle)
    gx = 0.0
    gy = 0.0
    for j in range(t.stones):
        if not t.here[j]:
            continue
        dx = x - t.place[j, 0]
        dy = y - t.place[j, 1]
        reach = t.props[i, LONG] + t.props[j, LONG] + CONTACT
        if dx * dx + dy * dy < reach * reach and nearest(t, i, x, y, c, s, j, 1.0)[0] < CONTACT:
            return 1.0
        hx, hy, _ = _field(dx, dy, z - t.place[j, 2], t.moment[j, 0], t.moment[j, 1], t.moment[j, 2])
        gx += hx
        gy += hy
    found = _falls(t, i, pose, gx, gy)
    ax, ay, az = _turned(t, i, pose, ax, ay, az, gx, gy, _holds(t, i, 0.0))
    fx = 0.0
    fy = 0.0
    fz = 0.0
    for j in range(t.stones):
        if not t.here[j]:
            continue
        dx = t.place[j, 0] - x
        dy = t.place[j, 1] - y
        dz = t.place[j, 2] - z
        hx, hy, _ = _field(dx, dy, dz, ax, ay, az)
        hx += t.field[j, 0]
        hy += t.field[j, 1]
        found = max(found, _falls(t, j, t.pose[j], hx, hy))
        mx, my, mz = t.moment[j, 0], t.moment[j, 1], t.moment[j, 2]
        bx, by, bz = _turned(t, j, t.pose[j], mx, my, mz, hx, hy, _holds(t, j, t.force[j, 2]))
        hx, hy, hz = _force(dx, dy, dz, ax, ay, az, bx, by, bz)
        fx -= hx
        fy -= hy
        fz -= hz
        hx += t.force[j, 0]
        hy += t.force[j, 1]
        hz += t.force[j, 2]
        found = max(found, math.sqrt(hx * hx + hy * hy) / _holds(t, j, hz))
    return max(found, math.sqrt(fx * fx + fy * fy) / _holds(t, i, fz))


@inner
def _moment(t: Table, i: int, pose: int, angle: float) -> Any:
    strength = t.props[i, MOMENT]
    if pose == FLAT:
        return strength * math.cos(angle), strength * math.sin(angle), 0.0
    return 0.0, 0.0, -strength if pose == SOUTH_UP else strength


@inner
def _field(dx: float, dy: float, dz: float, ax: float, ay: float, az: float) -> Any:
    """The field that a dipole has so far away from it."""
    square = dx * dx + dy * dy + dz * dz + SOFTENING * SOFTENING
    i3 = COUPLING / (square * math.sqrt(square))
    i5 = 3.0 * (ax * dx + ay * dy + az * dz) * i3 / square
    return i5 * dx - i3 * ax, i5 * dy - i3 * ay, i5 * dz - i3 * az


@inner
def _force(dx: float, dy: float, dz: float, ax: float, ay: float, az: float, bx: float, by: float, bz: float) -> Any:
    """The force on a dipole `b` that is so far away from a dipole `a`."""
    square = dx * dx + dy * dy + dz * dz + SOFTENING * SOFTENING
    i5 = 3.0 * COUPLING / (square * square * math.sqrt(square))
    a = ax * dx + ay * dy + az * dz
    b = bx * dx + by * dy + bz * dz
    s = i5 * (ax * bx + ay * by + az * bz - 5.0 * a * b / square)
    return s * dx + i5 * (ax * b + bx * a), s * dy + i5 * (ay * b + by * a), s * dz + i5 * (az * b + bz * a)


@inner
def _holds(t: Table, i: int, fz: float) -> float:
    """The force that makes a stone slide."""
    value: float = STATIC * max(1e-9, t.props[i, MASS] * GRAVITY - fz)
    return value


@inner
def _turned(t: Table, i: int, pose: int, ax: float, ay: float, az: float, gx: float, gy: float, holds: float) -> Any:
    """The moment of a stone after it has turned in a field, if that is strong enough to turn it."""
    strong = math.sqrt(gx * gx + gy * gy)
    if pose != FLAT or strong < 1e-9 or abs(ax * gy - ay * gx) < holds * t.props[i, ARM]:
        return ax, ay, az
    return t.props[i, MOMENT] * gx / strong, t.props[i, MOMENT] * gy / strong, 0.0


@inner
def _falls(t: Table, i: int, pose: int, gx: float, gy: float) -> float:
    """What a field is of what makes an upright stone fall over."""
    if pose == FLAT:
        return 0.0
    value: float = math.sqrt(gx * gx + gy * gy) * t.props[i, MOMENT] / (t.props[i, MASS] * GRAVITY * t.props[i, BASE])
    return value
