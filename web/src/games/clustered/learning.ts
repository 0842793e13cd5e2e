/** Learning Clustered: its rules page and the words for its lessons. */
import type { Learning, Turning } from "$shared/table/learning";

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

export const learning: Learning = {
  texts: ["clustered", "clustered-rules"],
  chapters: CHAPTERS,
  Figure,
  title: (of) => ("chapter" in of ? `clustered-chapter-${of.chapter}` : `clustered-rules-${of.section}`),
  paragraph: (section, part) => `clustered-rules-${section}.${part}`,
  lesson: (name) => `clustered-lesson-${name}`,
  credits: "clustered-credits",
  seats: 2,
  turning: (lesson) => TURNINGS[lesson] ?? null,
  celebrate(given, lesson) {
    const play = given as ClusteredPlay;
    const { seat, view } = play.desk;
    if (seat === null || !LIT.includes(lesson)) return;
    play.light(rowsOf(view.breakdown[seat]!).map((row) => ({ seat, row })));
  },
};
