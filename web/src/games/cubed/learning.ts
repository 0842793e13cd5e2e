/** Learning Cubed: its rules page and the words for its lessons. */
import { learningOf, type Turning } from "$shared/table/learning";

import Figure from "./Figure.svelte";
import { CHAPTERS } from "./sections";
import "./tones.css";

/** The lessons with a second task, and what leads to it. */
const TURNINGS: Readonly<Record<string, Turning>> = {
  feel_the_heights: "refusal",
  bridge: "move",
};

export const learning = learningOf("cubed", {
  chapters: CHAPTERS,
  Figure,
  turnings: TURNINGS,
  seats: 2,
});
