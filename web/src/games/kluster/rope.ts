/** A string while a learner pulls it, as the page guesses it until the server says how it really went. */
import { distance, type Path, type Point } from "./geometry";

/** A link that is nearer to its length than this part is left alone: so what need not move stays where it is. */
const LOOSE = 0.004;
const SWEEPS = 160;
/** A cord is stiff: the ends of two links in a row stay at least so many links apart. */
const STIFF = 1.5;

/** The line of a string of some length once one of its nodes is led to a point: others follow only as far as they must. */
export function pulledTo(line: Path, node: number, to: Point, length: number): Path {
  const from = line[node];
  if (!from) return line;
  const link = length / line.length;
  const steps = Math.max(1, Math.ceil(distance(from, to) / (link / 2)));
  const nodes = [...line];
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    nodes[node] = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    let isUneven = true;
    for (let sweep = 0; sweep < SWEEPS && isUneven; sweep++) isUneven = even(nodes, node, link);
  }
  return nodes;
}

export function lengthOf(line: Path): number {
  return line.reduce((sum, point, at) => sum + distance(point, line[(at + 1) % line.length]!), 0);
}

/** Give every link its length, from the node that is led on both ways; whether there was anything to do. */
function even(nodes: Point[], led: number, link: number): boolean {
  const count = nodes.length;
  let hasMoved = false;
  for (let step = 0; step < count / 2; step++) {
    for (const way of [1, -1]) {
      const [near, far] = [wrap(led + way * step, count), wrap(led + way * (step + 1), count)];
      hasMoved = straighten(nodes, near, far, step === 0 ? 0 : 0.5, link) || hasMoved;
      const beyond = wrap(led + way * (step + 2), count);
      const isFolded = distance(nodes[near]!, nodes[beyond]!) < STIFF * link;
      if (isFolded && beyond !== led) straighten(nodes, near, beyond, step === 0 ? 0 : 0.5, STIFF * link);
    }
  }
  return hasMoved;
}

/** Give one link its length: its first end moves by `share` of what is wrong, the other by the rest. */
function straighten(nodes: Point[], first: number, second: number, share: number, link: number): boolean {
  const [a, b] = [nodes[first]!, nodes[second]!];
  const long = distance(a, b) || 1e-9;
  if (Math.abs(long / link - 1) < LOOSE) return false;
  const excess = (long - link) / long;
  const [dx, dy] = [(b.x - a.x) * excess, (b.y - a.y) * excess];
  if (share > 0) nodes[first] = { x: a.x + dx * share, y: a.y + dy * share };
  nodes[second] = { x: b.x - dx * (1 - share), y: b.y - dy * (1 - share) };
  return true;
}

const wrap = (place: number, count: number): number => ((place % count) + count) % count;
