/** What the rules page of Cluellage consists of, in order. */
import type { Chapter } from "$shared/table/learning";

import type { FigureName } from "./figures";

export const CHAPTERS: readonly Chapter<FigureName>[] = [
  {
    name: "basics",
    sections: [
      { name: "aim", rules: ["CLG-1", "CLG-21", "CLG-34", "CLG-35"], parts: ["text", ["hero"], "rounds"] },
      {
        name: "cards",
        rules: ["CLG-5", "CLG-6", "CLG-7", "CLG-9", "CLG-10", "CLG-11"],
        parts: ["pictures", ["pictures"], "words", ["categories"]],
      },
      {
        name: "setup",
        rules: [
          "CLG-16",
          "CLG-17",
          "CLG-23",
          "CLG-25",
          "CLG-26",
          "CLG-28",
          "CLG-29",
          "CLG-31",
          "CLG-32",
          "CLG-Q2",
          "CLG-Q4",
        ],
        parts: ["words", "own", "pile"],
      },
      {
        name: "word",
        rules: ["CLG-36", "CLG-37", "CLG-38", "CLG-39", "CLG-40", "CLG-Q3", "CLG-Q5", "CLG-Q31"],
        parts: ["card", "die", ["words"], "same"],
      },
      {
        name: "claim",
        rules: ["CLG-41", "CLG-42", "CLG-43", "CLG-44", "CLG-45", "CLG-Q6", "CLG-Q7", "CLG-Q10", "CLG-Q11"],
        parts: ["wave", ["wave"], "one"],
      },
      { name: "race", rules: ["CLG-Q8", "CLG-Q9"], parts: ["first", ["race"], "last"] },
      {
        name: "collage",
        rules: ["CLG-47", "CLG-48", "CLG-49", "CLG-52", "CLG-53", "CLG-54", "CLG-Q13", "CLG-Q15", "CLG-Q16", "CLG-Q17"],
        parts: ["text", "lie", ["overlap", "apart"], "hidden"],
      },
      { name: "quarter", rules: ["CLG-50", "CLG-56", "CLG-Q12"], parts: ["text", ["quarter", "quarter_not"]] },
      { name: "canvas", rules: ["CLG-51", "CLG-Q14"], parts: ["edge", ["edge_not"], "side"] },
      { name: "seal", rules: ["CLG-55", "CLG-Q18", "CLG-Q20", "CLG-Q21"], parts: ["text", "all"] },
    ],
  },
  {
    name: "exhibit",
    sections: [
      { name: "exhibit", rules: ["CLG-57", "CLG-66", "CLG-Q22"], parts: ["text"] },
      {
        name: "guess",
        rules: ["CLG-18", "CLG-58", "CLG-59", "CLG-60", "CLG-Q23", "CLG-Q24", "CLG-Q25", "CLG-Q26"],
        parts: ["token", ["sealed"], "change", "again"],
      },
      { name: "silence", rules: ["CLG-61", "CLG-65", "CLG-Q27"], parts: ["text", "owner"] },
      {
        name: "points",
        rules: ["CLG-62", "CLG-63", "CLG-64", "CLG-Q28", "CLG-Q29", "CLG-Q30", "CLG-Q32"],
        parts: ["text", ["open"], "none"],
      },
      { name: "end", rules: ["CLG-67", "CLG-69", "CLG-70", "CLG-71"], parts: ["round", "win"] },
    ],
  },
  {
    name: "ways",
    sections: [
      { name: "locations", rules: ["CLG-8", "CLG-24", "CLG-Q1"], parts: ["text"] },
      { name: "category", rules: ["CLG-72", "CLG-73", "CLG-Q33", "CLG-Q34"], parts: ["text", "mix"] },
      { name: "options", rules: ["CLG-46", "CLG-Q19", "CLG-Q35"], parts: ["text", "time", "show", "rounds"] },
      { name: "gallery", rules: [], parts: ["own", "text", "win"] },
    ],
  },
];
