/** Learning Clustered: its rules page and the words for its lessons. */
import { learningOf, type Turning } from "$shared/table/learning";

import Figure from "./Figure.svelte";
import type { ClusteredPlay } from "./play.svelte";
import { rowsOf } from "./rows";
import { CHAPTERS } from "./sections";

/** The lessons with a second task, and what leads to it. */
const TURNINGS: Readonly<Record<string, Turning>> = {
  ask_why: "refusal",
  make_a_rectangle: "move",
  play_a_wild: "move",
};

/** The lessons at whose end the learner's points are lit. */
const LIT: readonly string[] = ["make_a_row", "make_a_rectangle"];

export const learning = learningOf("clustered", {
  chapters: CHAPTERS,
  Figure,
  turnings: TURNINGS,
  seats: 2,
  celebrate(given, lesson) {
    const play = given as ClusteredPlay;
    const { seat, view } = play.desk;
    if (seat === null || !LIT.includes(lesson)) return;
    play.light(rowsOf(view.breakdown[seat]!).map((row) => ({ seat, row })));
  },
});
