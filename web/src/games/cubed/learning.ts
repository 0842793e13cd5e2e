/** Learning Cubed: its rules page and the words for its lessons. */
import type { Learning, Turning } from "$shared/table/learning";

import Figure from "./Figure.svelte";
import { CHAPTERS } from "./sections";

/** The lessons with a second task, and what leads to it. */
const TURNINGS: Readonly<Record<string, Turning>> = {
  feel_the_heights: "refusal",
  bridge: "move",
};

export const learning: Learning = {
  texts: ["cubed", "cubed-rules"],
  chapters: CHAPTERS,
  Figure,
  title: (of) => ("chapter" in of ? `cubed-chapter-${of.chapter}` : `cubed-rules-${of.section}`),
  paragraph: (section, part) => `cubed-rules-${section}.${part}`,
  lesson: (name) => `cubed-lesson-${name}`,
  credits: "cubed-credits",
  seats: 2,
  turning: (lesson) => TURNINGS[lesson] ?? null,
  // The table itself shows what was reached: the piece lies, the drops shine, the bridge is celebrated.
  celebrate: () => undefined,
};
