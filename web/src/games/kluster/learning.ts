/** Learning Kluster: its rules page and the words for its lessons. */
import type { Learning, Turning } from "$shared/table/learning";

import Figure from "./Figure.svelte";
import { CHAPTERS } from "./sections";

/** The lessons with a second task, and what leads to it. */
const TURNINGS: Readonly<Record<string, Turning>> = {};

export const learning: Learning = {
  texts: ["kluster", "kluster-rules"],
  chapters: CHAPTERS,
  Figure,
  title: (of) => ("chapter" in of ? `kluster-chapter-${of.chapter}` : `kluster-rules-${of.section}`),
  paragraph: (section, part) => `kluster-rules-${section}.${part}`,
  lesson: (name) => `kluster-lesson-${name}`,
  credits: "kluster-credits",
  seats: 2,
  turning: (lesson) => TURNINGS[lesson] ?? null,
  films: true,
  // The table itself shows what was reached: the stone lies, the string holds, the clump flies to the hand.
  celebrate: () => undefined,
};
