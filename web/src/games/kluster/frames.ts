/** Frames of a live turn and the inputs of a hand, as bytes: docs/protocol.md, `klub/games/kluster/frames.py`. */
import type { Point } from "./geometry";
import { POSES } from "./magnets";
import {
  eased,
  easeOf,
  type Ease,
  type Happening,
  type Held,
  type Lain,
  type Pulled,
  type Scene,
  type What,
} from "./scene";

const KEY = 1;
const STRUCK = 2;
const ENDING = 4;
const OVER = 8;
const HAND = 16;
const PULLED = 32;
const LOWERING = 64;

const GONE = 255; // as a pose
const NOBODY = 255; // as a stone
const STEPS = 128; // in the length of a run of nodes: they are told by how far they moved
const TENTHS = 10;
const MILLI = 1000;
const WHATS: readonly What[] = ["touch", "lift", "topple", "land", "block"];

/** What a frame says beside the scene that it leads to. */
export interface Frame {
  readonly tick: number;
  readonly scene: Scene;
  readonly happenings: readonly Happening[];
  readonly isKey: boolean;
  readonly hasStruck: boolean;
  /** Whether the hand has nothing more to do. */
  readonly isEnding: boolean;
  readonly isOver: boolean;
  readonly isLowering: boolean;
}

/** Whether a frame needs none before it. */
export function isKey(data: DataView): boolean {
  return data.byteLength > 0 && (data.getUint8(0) & KEY) > 0;
}

/** Read a frame that follows `before`. Throws a `RangeError` for bytes that are none. */
export function readFrame(data: DataView, before: Scene): Frame {
  const reader = new Reader(data);
  const flags = reader.byte();
  const tick = reader.long();
  const hand = flags & HAND ? readHand(reader) : null;
  const pull = flags & PULLED ? readPull(reader) : null;
  const stones = readStones(reader, flags & KEY ? new Map() : before.stones);
  const loops = readNodes(reader, before.loops);
  const happenings = Array.from({ length: reader.byte() }, () => readHappening(reader));
  reader.end();
  return {
    tick,
    scene: { stones, loops, hand, pull },
    happenings,
    isKey: (flags & KEY) > 0,
    hasStruck: (flags & STRUCK) > 0,
    isEnding: (flags & ENDING) > 0,
    isOver: (flags & OVER) > 0,
    isLowering: (flags & LOWERING) > 0,
  };
}

/** The frames of a film, 30 a second: each after its length, empty where nothing changed. */
export function readFilm(bytes: ArrayBuffer, before: Scene): Frame[] {
  const data = new DataView(bytes);
  const frames: Frame[] = [];
  let scene = before;
  let ease: Ease = new Map();
  for (let at = 0; at < bytes.byteLength;) {
    const size = data.getUint32(at, true);
    const tick = (frames.length * 240) / 30;
    if (size > 0) {
      const frame = readFrame(new DataView(bytes, at + 4, size), scene);
      if (frames.length === 0) ease = easeOf(frame.scene);
      scene = eased(frame.scene, frame.isKey ? { ...scene, stones: new Map() } : scene, ease);
      frames.push({ ...frame, scene, tick });
    } else frames.push({ ...frames.at(-1)!, tick, happenings: [] });
    at += 4 + size;
  }
  return frames;
}

function readHand(reader: Reader): Held {
  const magnet = reader.byte();
  const [pose, count] = [POSES[reader.byte()]!, reader.byte()];
  return { magnet, pose, count, ...readPoint(reader), z: reader.short() / TENTHS, angle: reader.short() / MILLI };
}

function readPull(reader: Reader): Pulled {
  return { loop: reader.byte(), node: reader.byte(), ...readPoint(reader) };
}

function readPoint(reader: Reader): Point {
  return { x: reader.short() / TENTHS, y: reader.short() / TENTHS };
}

function readStones(reader: Reader, before: ReadonlyMap<number, Lain>): ReadonlyMap<number, Lain> {
  const count = reader.byte();
  if (count === 0) return before;
  const stones = new Map(before);
  for (let at = 0; at < count; at++) {
    const [magnet, pose] = [reader.byte(), reader.byte()];
    const place = readPoint(reader);
    const [angle, unrest] = [reader.short() / MILLI, reader.byte() / 255];
    if (pose === GONE) stones.delete(magnet);
    else stones.set(magnet, { magnet, pose: POSES[pose]!, ...place, angle, unrest });
  }
  return stones;
}

function readNodes(reader: Reader, before: Scene["loops"]): Scene["loops"] {
  const runs = reader.byte();
  if (runs === 0) return before;
  const loops = before.map((line) => line);
  const fresh = new Map<number, Point[]>();
  for (let run = 0; run < runs; run++) {
    const [loop, first, length] = [reader.byte(), reader.byte(), reader.byte()];
    let nodes = fresh.get(loop);
    if (!nodes) fresh.set(loop, (nodes = [...(loops[loop] ?? [])]));
    const isSteps = length > STEPS;
    for (let node = first; node < first + length - (isSteps ? STEPS : 0); node++) {
      const old = nodes[node] ?? { x: 0, y: 0 };
      nodes[node] = isSteps ? { x: tenth(old.x, reader.step()), y: tenth(old.y, reader.step()) } : readPoint(reader);
    }
    loops[loop] = nodes;
  }
  return loops;
}

/** A place some tenths on: exactly as if it had been told itself. */
function tenth(place: number, by: number): number {
  return (Math.round(place * TENTHS) + by) / TENTHS;
}

function readHappening(reader: Reader): Happening {
  const what = WHATS[reader.byte() - 1];
  if (!what) throw new RangeError("an unknown happening");
  const [first, second] = [reader.byte(), reader.byte()];
  return { what, first: first === NOBODY ? -1 : first, second };
}

class Reader {
  #data: DataView;
  #at = 0;

  constructor(data: DataView) {
    this.#data = data;
  }

  byte(): number {
    return this.#data.getUint8(this.#at++);
  }

  step(): number {
    return this.#data.getInt8(this.#at++);
  }

  short(): number {
    this.#at += 2;
    return this.#data.getInt16(this.#at - 2, true);
  }

  long(): number {
    this.#at += 4;
    return this.#data.getUint32(this.#at - 4, true);
  }

  end(): void {
    if (this.#at !== this.#data.byteLength) throw new RangeError("something follows the frame");
  }
}

// What a hand does

export type Input = Uint8Array<ArrayBuffer>;

export function hold({ magnet, pose, x, y, z, angle }: Held): Input {
  return write([1, magnet, POSES.indexOf(pose)], [tenths(x), tenths(y), tenths(z), milliradians(angle)]);
}

export function hover({ x, y, z, angle }: Held): Input {
  return write([2], [tenths(x), tenths(y), tenths(z), milliradians(angle)]);
}

export function pull({ loop, node, x, y }: Pulled): Input {
  return write([5, loop, node], [tenths(x), tenths(y)]);
}

/** Hold so many stones together. */
export function gather(count: number): Input {
  return write([8, count], []);
}

const PLAIN = { release: 3, back: 4, drop: 6, done: 7 } as const;

export function plain(name: keyof typeof PLAIN): Input {
  return write([PLAIN[name]], []);
}

function write(bytes: readonly number[], shorts: readonly number[]): Input {
  const input = new Uint8Array(bytes.length + 2 * shorts.length);
  input.set(bytes);
  const data = new DataView(input.buffer);
  shorts.forEach((value, at) => data.setInt16(bytes.length + 2 * at, value, true));
  return input;
}

const tenths = (value: number): number => Math.round(value * TENTHS);

/** An angle within one turn. */
function milliradians(angle: number): number {
  const turn = 2 * Math.PI;
  return Math.round((angle - turn * Math.round(angle / turn)) * MILLI);
}
