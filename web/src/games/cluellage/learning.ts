/** Learning Cluellage: its rules page and the words for its lessons. */
import type { View } from "$generated/cluellage";
import { learningOf, type Turning } from "$shared/table/learning";

import Figure from "./Figure.svelte";
import { CHAPTERS } from "./sections";
import "./tones.css";

/** The lessons with a second task, and what leads to it. */
const TURNINGS: Readonly<Record<string, Turning>> = {
  lose_a_race: "refusal",
  leave_a_quarter: "refusal",
  change_your_mind: "move",
};

export const learning = learningOf("cluellage", {
  chapters: CHAPTERS,
  Figure,
  turnings: TURNINGS,
  seats: 3,
  // The tokens are turned over, and the guess was wrong.
  missed: (lesson, view) => lesson === "guess_a_word" && (view as View).phase === "reveal",
});
