/** All that a painter is asked to show. */
import type { Path, Point } from "../geometry";
import type { Advice } from "../hints";
import type { Lain, Scene } from "../scene";
import type { Stance } from "../stance";

/** A stone on its way to a hand; `part` runs from 0 to 1. */
export interface Flight {
  readonly stone: Lain;
  readonly to: Point;
  readonly part: number;
}

export interface Burst extends Point {
  readonly angle: number;
  readonly part: number;
  readonly seed: number;
}

/** A string that is being laid. */
export interface Draft {
  readonly line: Path;
  /** Whether it may lie like this. */
  readonly fits: boolean;
  readonly isOpen: boolean;
}

/** All that there is to see. Places are those of the table; `Flight.to` is one of what is seen. */
export interface Picture {
  readonly scene: Scene;
  readonly firstSpinner: number;
  readonly stance: Stance;
  readonly draft: Draft | null;
  /** Whose hand it is: the own one has a light rim and says how high it is. */
  readonly label: string | null;
  readonly showsField: boolean;
  readonly showsDanger: boolean;
  readonly motion: boolean;
  readonly finger: Point | null;
  /** A node of a string that the keyboard or the mouse points at. */
  readonly node: { readonly loop: number; readonly node: number } | null;
  /** Where the keyboard is, while nothing is held. */
  readonly cursor: Point | null;
  readonly flights: readonly Flight[];
  readonly bursts: readonly Burst[];
  /** Stones to be pointed out, with a dashed line around. */
  readonly marked: ReadonlySet<number>;
  /** The stone of the last move, with a ring around. */
  readonly last: number | null;
  /** What a hint would do: pale, with an orange line around. */
  readonly hint: Advice | null;
}
