/** How a collage is revealed: tokens lie sealed, the drum rolls, the word is turned over, points fly to their seats. No DOM. */
import type { SoundName } from "$shared/table/face";
import type { Say } from "$shared/texts/texts.svelte";

import type { CluellagePlay } from "./play.svelte";
import { gainOf } from "./points";
import { tellPoints } from "./suspense.svelte";
import { wordOf } from "./words";

/** What a seat has made. */
export interface Gain {
  readonly seat: number;
  readonly points: number;
}

/** A point on its way to a seat. */
export interface Flight {
  readonly seat: number;
  /** When it sets out, in milliseconds after the first one. */
  readonly delay: number;
  /** Whether no other point goes to this seat after it. */
  readonly isLast: boolean;
}

/** Where a reveal is seen and heard. */
export interface RevealEffects {
  announce(text: string): void;
  sound(name: SoundName): void;
  /** Lets points fly; `land` is called for each seat once it has all of its own. Resolves when all are there. */
  fly(gains: readonly Gain[], land: (seat: number) => void): Promise<void>;
}

/** How long after each other points set out, in milliseconds. */
const APART = 110;

/** The drum is silent: turn the word over, then give the points. */
export async function turnOver(play: CluellagePlay, effects: RevealEffects, say: Say): Promise<void> {
  const { view } = play;
  play.reveal();
  const shown = view.album.at(-1);
  if (!shown) return;
  effects.announce(say("cluellage-page-it_was", { number: shown.number, word: wordOf(play.words, shown.number, say) }));
  effects.sound(shown.right.length > 0 ? "score" : "discard");
  const gains = play.desk.players.map(({ seat }) => ({ seat, points: gainOf(shown, seat) }));
  await effects.fly(gains, (seat) => tellPoints(view, seat));
  tellPoints(view);
}

/** One token a point, one after the other. */
export function flightsOf(gains: readonly Gain[]): Flight[] {
  const seats = gains.flatMap(({ seat, points }) => Array.from({ length: points }, () => seat));
  return seats.map((seat, at) => ({ seat, delay: APART * at, isLast: seats[at + 1] !== seat }));
}
