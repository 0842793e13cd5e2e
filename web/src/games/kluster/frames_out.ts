/** The server's side of frames and inputs, as far as a lesson needs it: inputs are read, strings that move are told. */
import type { Lying } from "$generated/kluster";

import type { Path } from "./geometry";
import { POSES } from "./magnets";
import type { Pulled } from "./scene";

/** An input in whole tenths of a millimetre and thousandths of a radian; `pose` is its place in `POSES`. */
export type Heard =
  | { what: "hold"; magnet: number; pose: number; x: number; y: number; z: number; angle: number }
  | { what: "hover"; x: number; y: number; z: number; angle: number }
  | { what: "gather"; count: number }
  | { what: "pull"; loop: number; node: number; x: number; y: number }
  | { what: "release" | "back" | "drop" | "done" };

const PLAIN: Readonly<Record<number, "release" | "back" | "drop" | "done">> = {
  3: "release",
  4: "back",
  6: "drop",
  7: "done",
};
const KEY = 1;
const PULLED = 32;

/** Read what a hand does. */
export function readInput(input: Uint8Array<ArrayBuffer>): Heard {
  const data = new DataView(input.buffer, input.byteOffset, input.byteLength);
  const kind = data.getUint8(0);
  const shorts = (from: number): number[] =>
    Array.from({ length: (data.byteLength - from) / 2 }, (_, at) => data.getInt16(from + 2 * at, true));
  if (kind === 1) {
    const [x = 0, y = 0, z = 0, angle = 0] = shorts(3);
    return { what: "hold", magnet: data.getUint8(1), pose: data.getUint8(2), x, y, z, angle };
  }
  if (kind === 2) {
    const [x = 0, y = 0, z = 0, angle = 0] = shorts(1);
    return { what: "hover", x, y, z, angle };
  }
  if (kind === 8) return { what: "gather", count: data.getUint8(1) };
  if (kind === 5) {
    const [x = 0, y = 0] = shorts(3);
    return { what: "pull", loop: data.getUint8(1), node: data.getUint8(2), x, y };
  }
  const what = PLAIN[kind];
  if (!what) throw new RangeError("an unknown input");
  return { what };
}

/** A frame with all strings and the node that is pulled, in tenths; with `lying` it needs none before it. */
export function writeNodes(
  loops: readonly Path[],
  { loop, node, x, y }: Pulled,
  tick: number,
  lying: readonly Lying[] | null,
): DataView {
  const bytes = new Writer();
  bytes.byte(PULLED | (lying ? KEY : 0));
  bytes.long(tick);
  bytes.bytes(loop, node);
  bytes.shorts(x, y);
  bytes.byte(lying?.length ?? 0);
  for (const stone of lying ?? []) {
    bytes.bytes(stone.magnet, POSES.indexOf(stone.pose));
    bytes.shorts(stone.x * 10, stone.y * 10, within(stone.angle) * 1000);
    bytes.byte(0);
  }
  bytes.byte(loops.length);
  loops.forEach((line, at) => {
    bytes.bytes(at, 0, line.length);
    for (const point of line) bytes.shorts(point.x * 10, point.y * 10);
  });
  bytes.byte(0);
  return bytes.view();
}

/** The same direction within one turn. */
function within(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

class Writer {
  #bytes: number[] = [];

  byte(value: number): void {
    this.#bytes.push(value & 255);
  }

  bytes(...values: readonly number[]): void {
    for (const value of values) this.byte(value);
  }

  shorts(...values: readonly number[]): void {
    for (const value of values) {
      const whole = Math.round(value);
      this.bytes(whole, whole >> 8);
    }
  }

  long(value: number): void {
    this.bytes(value, value >> 8, value >> 16, value >> 24);
  }

  view(): DataView {
    return new DataView(new Uint8Array(this.#bytes).buffer);
  }
}
