/** Forces at many places at once, for what learners are shown. */
import { COUPLING, fieldAt, FRICTION, GRAVITY, momentOf, REACH, SOFTENING, strainOn, type Body } from "../../forces";

/** The field of many stones along the table, to be asked at many points: what `fieldAt` gives for each, added up. */
export function fieldOf(bodies: readonly Body[]): (x: number, y: number) => readonly [number, number] {
  const known = Float64Array.from(bodies.flatMap((body) => [body.x, body.y, body.z, ...momentOf(body)]));
  return (x, y) => {
    let [bx, by] = [0, 0];
    for (let at = 0; at < known.length; at += 6) {
      const [mx, my] = [known[at + 3]!, known[at + 4]!];
      const [dx, dy, dz] = [x - known[at]!, y - known[at + 1]!, -known[at + 2]!];
      const square = dx * dx + dy * dy + dz * dz + SOFTENING;
      const scale = COUPLING / (square * Math.sqrt(square));
      const along = (3 * (mx * dx + my * dy + known[at + 5]! * dz)) / square;
      bx += scale * (along * dx - mx);
      by += scale * (along * dy - my);
    }
    return [bx, by];
  };
}

/**
 * How dangerous it would be to lay a stone down beside another: 1 and more where it is pulled off its place once both
 * have turned, or where an upright one topples.
 */
export function dangerBetween(held: Body, other: Body): number {
  const [dx, dy] = [held.x - other.x, held.y - other.y];
  const square = dx * dx + dy * dy;
  if (square > REACH * REACH) return 0;
  if (held.pose !== "flat" || other.pose !== "flat")
    return Math.max(topples(held, other), topples(other, held), strainOn(held, other).ratio);
  const soft = square + SOFTENING;
  const aligned = (6 * COUPLING * held.stone.moment * other.stone.moment) / (soft * soft);
  const hold = FRICTION * GRAVITY * Math.min(held.stone.mass, other.stone.mass);
  return 0.35 * strainOn(held, other).ratio + 0.65 * (aligned / hold);
}

function topples(one: Body, by: Body): number {
  if (one.pose === "flat") return 0;
  const [bx, by_] = fieldAt(one.x, one.y, one.stone.length / 2, by);
  return (one.stone.moment * Math.hypot(bx, by_)) / (one.stone.mass * GRAVITY * one.stone.base);
}
