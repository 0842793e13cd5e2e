/** The geometry of a chart of lines: where its grid lies, how a line runs, and where the labels at its end stand. */

export interface Scale {
  readonly low: number;
  readonly high: number;
  /** Where a grid line is drawn, lowest first. */
  readonly ticks: readonly number[];
}

/** A dash pattern for each line, so that colour is not all that tells them apart. */
export const DASHES = ["", "10 7", "1 7", "15 7 1 7", "5 6", "22 7", "10 7 1 7 1 7", "1 10"] as const;

/** A scale over these values with at most so many steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(low: number, high: number, steps: number): Scale {
  const step = niceStep(Math.max(1, high - low) / steps);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { low: first * step, high: last * step, ticks };
}

/** Whole numbers to write below the axis: 5, 10, 15 … up to `last`. */
export function marksUpTo(last: number, steps: number): number[] {
  const step = niceStep(last / steps);
  return Array.from({ length: Math.floor(last / step) }, (_, at) => (at + 1) * step);
}

/** A path that keeps a value until the next one, through points given left to right. */
export function stairs(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }, at) => (at === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`)).join("");
}

/** Heights for labels that want to stand at `wanted`: in the same order, at least `gap` apart, within 0 and `height`. */
export function spread(wanted: readonly number[], gap: number, height: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => wanted[one]! - wanted[other]! || one - other);
  const placed: number[] = new Array<number>(wanted.length);
  let free = 0;
  for (const at of order) free = (placed[at] = Math.max(free, wanted[at]!)) + gap;
  let limit = height;
  for (const at of order.toReversed()) limit = (placed[at] = Math.min(limit, placed[at]!)) - gap;
  return placed;
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 10 * power;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
