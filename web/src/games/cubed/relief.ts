/**
 * The shape of a piece: a hexagon of radius 100 whose even corners (the tips of its diamonds) are low and whose odd
 * corners and middle are high, seen from above with the heights lifted. Diamond 0 is at the top, 1 at the lower right,
 * 2 at the lower left. Light comes from the top left and never turns. `flip` is a turn by 60°, which fits nowhere.
 */
import { chanceFrom } from "$shared/chance";
import type { Point } from "$shared/board/camera";

import { corner, pathOf, short } from "./hexes";
import { isDark, PAINTS, tone } from "./paint";
import type { Letter } from "./pieces";

export type Flip = 0 | 1;

/** A flat part of a drawing. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly transform?: string;
}

/** How high the corners and the middle are: each diamond is one true plane. */
export const HIGH = 10;
export const LOW = 5;
const CENTRE = 15;
/** A piece is a little smaller than its cell. */
const GAP = 0.979;
/** Chamfer width, ridge width, how much of the tip is cut, and how far the chamfer falls. */
const [RIM, RIDGE, TIP, DROP] = [0.066, 0.017, 0.085, 1.6];
export const WARM = "#fff4d8";
export const SHADE = "#3c1220";
export const SPARK = "#fffbea";
export const GLINT = "#fffdf2";
const BODY = "#2c1018";
const FACETS = ["top", "right", "left"] as const;
const DEGREE = Math.PI / 180;
const LIGHT: Point = { x: -0.63, y: -0.777 };

type Plane = (u: number, v: number, drop?: number) => Point;

/** The slot of a piece that a diamond shows. */
export function slotOfDiamond(diamond: number): number {
  return (diamond + 2) % 3;
}

/** A diamond in one colour: its wall, its face with brush streaks, and the mark that lies in it. */
export function diamondShapes(letter: Letter, diamond: number, flip: Flip): Shape[] {
  const paint = PAINTS[letter]!;
  const plane = planeOf(diamond, flip);
  const base = tone(paint.base, FACETS[diamond]!);
  const shapes = wallOf(paint.base, diamond, flip);
  shapes.push({
    d: pathOf([plane(1, 1 - TIP, DROP), plane(1, 1, DROP + 1), plane(1 - TIP, 1, DROP)]),
    fill: tone(paint.base, (["right", "wallR", "wallL"] as const)[diamond]!),
  });
  const face = [plane(0, 0), plane(1, 0, DROP), plane(1, 1 - TIP, DROP), plane(1 - TIP, 1, DROP), plane(0, 1, DROP)];
  shapes.push({ d: pathOf(face), fill: base });
  const chance = chanceFrom(letter.charCodeAt(0) * 977 + diamond * 7 + 5);
  const isBlack = !paint.mark;
  shapes.push({ d: streaks(plane, chance), fill: tone(base, "streakD"), opacity: isBlack ? 0.7 : 0.5 });
  shapes.push({ d: streaks(plane, chance), fill: tone(base, "streakL"), opacity: isBlack ? 0.7 : 0.55 });
  return isBlack ? shapes : [...shapes, ...markShapes(paint, plane, diamond, flip)];
}

/** The dark core that fills the gaps and seats the piece. */
export function bodyShapes(flip: Flip): Shape[] {
  const skirt = [1, 2, 3, 4, 5].map((k) => corner(k, k === 1 || k === 5 ? 97 : 98.5));
  return [
    { d: outline(flip, 1.003), fill: BODY, transform: "translate(0 .7)" },
    { d: pathOf(skirt), fill: BODY },
  ];
}

/** Light and shade over all three diamonds, the same on every colour: sheen, chamfers, ridges. */
export function lightShapes(flip: Flip): Shape[] {
  const inner = 1 - RIM;
  const cut = inner - TIP * 0.8;
  const shapes: Shape[] = [];
  for (let diamond = 0; diamond < 3; diamond++) {
    const plane = planeOf(diamond, flip);
    const face = [plane(RIDGE, RIDGE), plane(inner, RIDGE), plane(inner, cut), plane(cut, inner), plane(RIDGE, inner)];
    shapes.push({ d: pathOf(face), fill: `url(#cubed-sheen${diamond}${flip})` });
    const chamfers: [number, Point[]][] = [
      [-120, [plane(1, 0, DROP), plane(1, 1 - TIP, DROP), plane(inner, cut), plane(inner, 0)]],
      [-60, [plane(0, 1, DROP), plane(1 - TIP, 1, DROP), plane(cut, inner), plane(0, inner)]],
      [-90, [plane(1, 1 - TIP, DROP), plane(1 - TIP, 1, DROP), plane(cut, inner), plane(inner, cut)]],
    ];
    for (const [angle, points] of chamfers) {
      const lit = litBy((angle + 120 * diamond + 60 * flip) * DEGREE);
      const opacity = short(lit > 0 ? 0.12 + 0.5 * lit : 0.1 - 0.36 * lit);
      shapes.push({ d: pathOf(points), fill: lit > 0 ? WARM : SHADE, opacity });
    }
  }
  for (const k of [1, 3, 5]) shapes.push(...ridgeShapes(k + flip));
  return shapes;
}

/** From where to where the sheen of a diamond runs. */
export function sheenOf(diamond: number, flip: Flip): { from: Point; to: Point; warm: number; shade: number } {
  const plane = planeOf(diamond, flip);
  const [warm, shade] = ([[0.3, 0.3], [0.1, 0.38], [0.2, 0.34]] as const)[diamond]!; // prettier-ignore
  return { from: plane(0, 0), to: plane(0.96, 0.96), warm, shade };
}

/** A high corner, where light gathers. */
export function peakOf(k: number): Point {
  const at = corner(k, 100 * GAP * 0.985);
  return { x: at.x, y: at.y - HIGH };
}

/** The rim of a piece, lifted as it is. */
export function outline(flip: Flip, grow = 1): string {
  const at = (k: number): Point => corner(k, 100 * GAP * grow);
  const points = [0, 1, 2, 3, 4, 5].flatMap((k) => {
    const isLow = (k + flip) % 2 === 0;
    const lift = (isLow ? LOW : HIGH) - DROP;
    const towards = (other: Point, part: number): Point => ({
      x: at(k).x + (other.x - at(k).x) * part,
      y: at(k).y + (other.y - at(k).y) * part - lift,
    });
    return isLow ? [towards(at(k + 5), TIP), towards(at(k + 1), TIP)] : [towards(at(k), 0)];
  });
  return pathOf(points);
}

/** A drop of enamel, the sign of a finished match, where three tips of one colour meet. */
export function dropColors(letter: Letter): { rim: string; body: string; glow: string } {
  const { base } = PAINTS[letter]!;
  return { rim: tone(base, "wallR"), body: tone(base, "left"), glow: tone(tone(base, "top"), "streakL") };
}

/** How far below a low corner of the grid, lifted, a drop lies. */
export const DROP_LIFT = LOW - DROP;

function planeOf(diamond: number, flip: Flip): Plane {
  const [a, b] = [corner(2 * diamond - 1 + flip, 100 * GAP), corner(2 * diamond + 1 + flip, 100 * GAP)];
  return (u, v, drop = 0) => ({ x: u * a.x + v * b.x, y: u * a.y + v * b.y - (CENTRE - 5 * u - 5 * v - drop) });
}

/** The lower sides that can be seen, down to the table. */
function wallOf(base: string, diamond: number, flip: Flip): Shape[] {
  const spans = flip ? [[1, 2], [2, 4], [4, 5]] : [[], [2, 3], [3, 4]]; // prettier-ignore
  const [from, to] = spans[diamond]!;
  if (from === undefined || to === undefined) return [];
  const ks = Array.from({ length: to - from + 1 }, (_, step) => from + step);
  const up = ks.map((k) => {
    const at = corner(k, 100 * GAP);
    return { x: at.x, y: at.y - ((k + flip) % 2 ? HIGH : LOW) + DROP };
  });
  const isRight = diamond === 1 - flip;
  return [
    {
      d: pathOf([...up, ...ks.reverse().map((k) => corner(k, 100 * GAP))]),
      fill: tone(base, isRight ? "wallR" : "wallL"),
    },
  ];
}

/** Brush strokes along a diamond: within its bounds by how they are made. */
function streaks(plane: Plane, chance: () => number): string {
  const [inner, count] = [1 - RIM, 6];
  let d = "";
  for (let stroke = 0; stroke < count; stroke++) {
    const v = RIDGE + ((stroke + chance() * 0.8) / count) * (inner - RIDGE - 0.05);
    const wide = 0.008 + chance() * 0.026;
    const from = RIDGE + chance() * 0.5;
    const to = Math.min(inner, from + 0.3 + chance() * 0.5);
    const bend = chance() * 0.02;
    const middle = (from + to) / 2;
    d += pathOf([
      plane(from, v),
      plane(middle, v - wide * 0.5),
      plane(to, v + bend),
      plane(middle + 0.05, v + wide * 0.6 + bend),
    ]);
  }
  return d;
}

/** The mark of a colour lying in its diamond: with a light and a dark edge, so that it is engraved or raised. */
function markShapes(paint: { mark: string; ink: string }, plane: Plane, diamond: number, flip: Flip): Shape[] {
  const angle = (-90 + 120 * diamond + 60 * flip) * DEGREE;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const lean = (x: number, y: number): [number, number] => [x, y + 0.1 * (dx * x + dy * y)];
  const axes = [...lean(-dy, dx), ...lean(-dx, -dy)].map(short).join(" ");
  const middle = plane(0.52, 0.52);
  const at = (x: number, y: number): string => `matrix(${axes} ${short(middle.x + x)} ${short(middle.y + y)})`;
  const dark = isDark(paint.ink);
  return [
    { d: paint.mark, transform: at(1.5, 2.1), fill: dark ? "#fff6e0" : "#1a0714", opacity: dark ? 0.62 : 0.5 },
    { d: paint.mark, transform: at(-0.9, -1.3), fill: dark ? "#1a0714" : "#fff6e0", opacity: dark ? 0.4 : 0.35 },
    { d: paint.mark, transform: at(0, 0), fill: paint.ink },
  ];
}

/** A ridge: a long glint from the middle, and the glow of its high corner. */
function ridgeShapes(k: number): Shape[] {
  const angle = (-90 + 60 * k) * DEGREE;
  const lit = litBy(angle);
  const end = peakOf(k);
  const middle = { x: end.x / 2, y: (end.y - CENTRE) / 2 };
  const aside = { x: -Math.sin(angle) * 1.5, y: Math.cos(angle) * 1.5 };
  const towards = (j: number): Point => {
    const at = corner(j, 100 * GAP * 0.985);
    return { x: end.x + (at.x - end.x) * 0.26, y: end.y + (at.y - LOW - end.y) * 0.26 };
  };
  const glint = [
    { x: 0, y: -CENTRE },
    { x: middle.x + aside.x, y: middle.y + aside.y },
    end,
    { x: middle.x - aside.x, y: middle.y - aside.y },
  ];
  const glow = [end, towards(k - 1), { x: end.x * 0.74, y: end.y * 0.74 - CENTRE * 0.26 }, towards(k + 1)];
  return [
    { d: pathOf(glint), fill: WARM, opacity: short(0.46 + 0.3 * lit) },
    { d: pathOf(glow), fill: `url(#cubed-peak${k})`, opacity: short(0.6 + 0.25 * lit) },
  ];
}

function litBy(angle: number): number {
  return Math.cos(angle) * LIGHT.x + Math.sin(angle) * LIGHT.y;
}
