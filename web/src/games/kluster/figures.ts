/** The drawn examples of the rules page: small tables with strings, stones and sometimes a hand, from text. */
import { boundsOf, encloses, separated, shape, type Path, type Point } from "./geometry";
import { stoneOf, type Pose } from "./magnets";
import type { Held, Lain, Pulled, Scene } from "./scene";
import type { Burst } from "./paint/picture";

/** Stones below this number are classic ones. */
export const FIRST_SPINNER = 24;
/** Nodes so near to a pulled one follow it in a drawing. */
const SPREAD = 13;
const RISE = 0.66; // on the screen, for each mm of height
const AIR = { stone: 15, string: 9 };

export interface Figure {
  readonly scene: Scene;
  /** The stones that somebody must take. */
  readonly marked: ReadonlySet<number>;
  readonly bursts: readonly Burst[];
  /** Whether what it shows is allowed; null where that is not the question. */
  readonly fits: boolean | null;
  /** What is seen of the table, in mm. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

interface About {
  readonly loops?: readonly Path[];
  /** A stone in the hand, written like the others, and how high it is held. */
  readonly hand?: readonly [words: string, z: number];
  readonly pull?: Pulled;
  readonly taken?: readonly number[];
  /** Where stones met. */
  readonly snap?: Point;
  readonly fits?: boolean;
  /** Only this much of the table is seen: how far from the middle. */
  readonly reach?: { readonly x: number; readonly y: number; readonly middle?: Point };
}

/** The number of each stone, its place in mm, where its north pole points in degrees, and `n` or `s` for one pole up. */
function draw(words: string, about: About = {}): Figure {
  const stones = words.split("; ").filter(Boolean).map(parse);
  const { loops = [], hand, pull = null, taken = [], snap, fits = null } = about;
  const held: Held | null = hand ? { ...parse(hand[0]), count: 1, z: hand[1] } : null;
  const scene: Scene = {
    stones: new Map(stones.map((stone) => [stone.magnet, stone])),
    loops: pull ? loops.map((line, at) => (at === pull.loop ? pulled(line, pull) : line)) : loops,
    hand: held,
    pull,
  };
  const bursts = snap ? [{ ...snap, angle: 0.4, part: 0.34, seed: 5 }] : [];
  return { scene, marked: new Set(taken), bursts, fits, box: about.reach ? around(about.reach) : boxOf(scene) };
}

function parse(words: string): Lain {
  const [magnet, place = "", degrees, up] = words.split(" ");
  const [x = 0, y = 0] = place.split(",").map(Number);
  const pose: Pose = up === "n" ? "north_up" : up === "s" ? "south_up" : "flat";
  return { magnet: Number(magnet), x, y, angle: (Number(degrees) * Math.PI) / 180, pose, unrest: 0 };
}

/** A string with a bulge where it is pulled. */
function pulled(line: Path, { node, x, y }: Pulled): Path {
  const from = line[node]!;
  return line.map((point, at) => {
    const apart = Math.min(Math.abs(at - node), line.length - Math.abs(at - node));
    const part = Math.exp(-((apart / SPREAD) ** 2) * 3);
    return { x: point.x + (x - from.x) * part * 0.86, y: point.y + (y - from.y) * part * 0.86 };
  });
}

function around({ x, y, middle = { x: 0, y: 0 } }: NonNullable<About["reach"]>): Figure["box"] {
  return { left: middle.x - x, top: middle.y - y, right: middle.x + x, bottom: middle.y + y };
}

/** All of the strings and stones, with some air around them. */
function boxOf({ stones, loops, hand, pull }: Scene): Figure["box"] {
  const places: Point[] = [...stones.values(), ...(hand ? [hand, { x: hand.x, y: hand.y - hand.z * RISE }] : [])];
  const corners = [
    ...loops.flat().flatMap((point) => cornersOf(point, AIR.string)),
    ...places.flatMap((point) => cornersOf(point, AIR.stone)),
    ...(pull ? cornersOf(pull, AIR.string) : []),
  ];
  return boundsOf(corners)!;
}

function cornersOf({ x, y }: Point, air: number): Point[] {
  return [
    { x: x - air, y: y - air },
    { x: x + air, y: y + air },
  ];
}

const ROUND = shape("circle", 420);
const SMALL = shape("circle", 300);
/** Beyond what is seen. */
const WIDE = shape("circle", 900);
const FOUR = [
  shape("circle", 380, { x: -72, y: -70 }),
  shape("oval", 380, { x: 76, y: -66 }, 0.5),
  shape("bean", 380, { x: -70, y: 70 }),
  shape("star", 380, { x: 74, y: 74 }, -0.3),
];
const BESIDE = [shape("circle", 330, { x: -36, y: 0 }), shape("circle", 330, { x: 36, y: 8 })];
const WITHIN = [shape("circle", 420), shape("circle", 220, { x: 12, y: 6 })];

export const FIGURES = {
  classic: draw("2 -34,4 20; 12 2,-4 -35; 23 38,2 75"),
  spinner: draw("30 -18,0 -60; 31 22,0 130"),
  shapes: draw("", { loops: FOUR }),
  hold: draw("4 -34,26 20; 9 32,34 200", { loops: [ROUND], hand: ["16 6,-6 -40", 38] }),
  upright: draw("18 -22,2 0 n; 15 20,2 0 s"),
  clump: draw("5 -20,6 12; 11 0.6,9 4; 17 22,8 -8; 8 -6,-42 70", {
    loops: [ROUND],
    taken: [5, 11, 17],
    snap: { x: -9.5, y: 7 },
  }),
  stray: draw("7 -24,-20 40; 13 8,22 160; 20 86,-6 80", { loops: [ROUND], taken: [20] }),
  inside: draw("15 38,0 60; 6 -14,-20 120", { loops: [SMALL] }),
  outside: draw("15 57.4,0 60; 6 -14,-20 120", { loops: [SMALL], taken: [15] }),
  pull: draw("14 -20,20 0", {
    loops: [WIDE],
    hand: ["19 17,18 0", 14],
    reach: { x: 56, y: 40, middle: { x: 2, y: 8 } },
  }),
  push: draw("14 -20,20 0", {
    loops: [WIDE],
    hand: ["19 17,18 180", 14],
    reach: { x: 56, y: 40, middle: { x: 2, y: 8 } },
  }),
  drag: draw("3 -22,-12 15; 10 20,26 100; 21 -10,36 250", {
    loops: [ROUND],
    pull: { loop: 0, node: 58, x: 108, y: -62 },
  }),
  cross: draw("", { loops: BESIDE, fits: true }),
  cross_not: draw("", { loops: WITHIN, fits: false }),
  spare: draw("26 -36,0 30; 27 36,8 200", { loops: BESIDE }),
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;

/** Whether the figure shows what it says: who must be taken touches or is outside, all others do neither. */
export function isLawful({ scene, marked, fits }: Figure): boolean {
  const stones = [...scene.stones.values()];
  const isOutside = (stone: Lain): boolean =>
    scene.loops.length > 0 && !scene.loops.some((line) => encloses(line, stone));
  const isTouching = (stone: Lain): boolean => stones.some((other) => other !== stone && gap(stone, other) <= 0.5);
  const areRight = stones.every((stone) => marked.has(stone.magnet) === (isOutside(stone) || isTouching(stone)));
  if (fits === null) return areRight;
  const isLoose = scene.loops.length > 1 && separated(scene.loops, "cross", false).length > 0;
  return areRight && fits === (marked.size === 0 && !isLoose);
}

/** How far apart two stones are, from outline to outline along the line between them; both lie flat. */
function gap(one: Lain, other: Lain): number {
  const way = Math.atan2(other.y - one.y, other.x - one.x);
  return Math.hypot(other.x - one.x, other.y - one.y) - reachOf(one, way) - reachOf(other, way);
}

function reachOf({ magnet, angle }: Lain, way: number): number {
  const { length, width } = stoneOf(magnet, FIRST_SPINNER);
  const [long, wide] = [length / 2, width / 2];
  return (long * wide) / Math.hypot(wide * Math.cos(way - angle), long * Math.sin(way - angle));
}
