/** Learning Cluellage: its rules page and the words for its lessons. */
import type { View } from "$generated/cluellage";
import type { Learning, Turning } from "$shared/table/learning";

import Figure from "./Figure.svelte";
import { CHAPTERS } from "./sections";

/** The lessons with a second task, and what leads to it. */
const TURNINGS: Readonly<Record<string, Turning>> = {
  lose_a_race: "refusal",
  leave_a_quarter: "refusal",
  change_your_mind: "move",
};

export const learning: Learning = {
  texts: ["cluellage", "cluellage-rules"],
  chapters: CHAPTERS,
  Figure,
  title: (of) => ("chapter" in of ? `cluellage-chapter-${of.chapter}` : `cluellage-rules-${of.section}`),
  paragraph: (section, part) => `cluellage-rules-${section}.${part}`,
  lesson: (name) => `cluellage-lesson-${name}`,
  credits: "cluellage-credits",
  seats: 3,
  turning: (lesson) => TURNINGS[lesson] ?? null,
  // The tokens are turned over, and the own one was wrong.
  missed: (lesson, view) => lesson === "guess_a_word" && (view as View).phase === "reveal",
  // The table itself shows what was reached: the hand lies on its card, the collage is sealed, the tokens turn over.
  celebrate: () => undefined,
};
