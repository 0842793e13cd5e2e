/** What a bot would do, as it is shown on the table. */
import type { Kluster } from "$generated/kluster";

import type { Path } from "./geometry";
import { POSES } from "./magnets";
import type { Lain, Pulled } from "./scene";

export interface Advice {
  /** A stone as it would lie. */
  readonly stone: Lain | null;
  /** A node of a string, and where it would be pulled in the end. */
  readonly pull: Pulled | null;
  /** A string as it would be laid. */
  readonly line: Path | null;
}

const TENTHS = 10;
const MILLI = 1000;
const NOTHING: Advice = { stone: null, pull: null, line: null };

export function adviceOf(move: Kluster["move"]): Advice {
  switch (move.do) {
    case "place": {
      const { magnet, x, y, angle, pose } = move;
      return { ...NOTHING, stone: { magnet, x, y, angle, pose, unrest: 0 } };
    }
    case "lay_string":
      return { ...NOTHING, line: move.points };
    case "turn":
      return { ...NOTHING, stone: stoneOf(move.track), pull: pullOf(move.track) };
    case "end":
      return NOTHING;
  }
}

type Track = Extract<Kluster["move"], { do: "turn" }>["track"];

/** Where the hand was led last with what it took up. */
function stoneOf(track: Track): Lain | null {
  return track.reduce<Lain | null>((stone, input) => {
    if (input[0] === 1) {
      const [, , magnet, pose, x, y, , angle] = input;
      return { magnet, x: x / TENTHS, y: y / TENTHS, angle: angle / MILLI, pose: POSES[pose]!, unrest: 0 };
    }
    if (input[0] === 2 && stone) {
      const [, , x, y, , angle] = input;
      return { ...stone, x: x / TENTHS, y: y / TENTHS, angle: angle / MILLI };
    }
    return input[0] === 4 ? null : stone;
  }, null);
}

function pullOf(track: Track): Pulled | null {
  for (const input of track.toReversed()) {
    if (input[0] !== 5) continue;
    const [, , loop, node, x, y] = input;
    return { loop, node, x: x / TENTHS, y: y / TENTHS };
  }
  return null;
}
