/** What the rules page of Kluster consists of, in order. */
import type { Chapter } from "$shared/table/learning";

import type { FigureName } from "./figures";

export const CHAPTERS: readonly Chapter<FigureName>[] = [
  {
    name: "basics",
    sections: [
      { name: "aim", rules: ["KLU-25"], parts: ["text"] },
      {
        name: "magnets",
        rules: ["KLU-1", "KLU-2", "KLU-3", "KLU-4", "KLU-5", "KLU-Q22"],
        parts: ["text", ["classic", "spinner"], "poles"],
      },
      {
        name: "setup",
        rules: ["KLU-8", "KLU-9", "KLU-10", "KLU-11", "KLU-12", "KLU-Q2", "KLU-Q3", "KLU-Q18"],
        parts: ["string", ["shapes"], "share", "first"],
      },
      {
        name: "turn",
        rules: ["KLU-13", "KLU-19", "KLU-Q8", "KLU-Q10", "KLU-Q17", "KLU-Q31"],
        parts: ["place", ["hold", "upright"], "once", "rest"],
      },
      {
        name: "take",
        rules: ["KLU-14", "KLU-15", "KLU-16", "KLU-17", "KLU-18", "KLU-Q6", "KLU-Q7", "KLU-Q9", "KLU-Q33"],
        parts: ["text", ["clump", "stray"], "all", "over"],
      },
      { name: "inside", rules: ["KLU-Q1", "KLU-Q11", "KLU-Q14"], parts: ["text", ["inside", "outside"], "moved"] },
      {
        name: "hover",
        rules: ["KLU-23", "KLU-24", "KLU-Q4", "KLU-Q5"],
        parts: ["text", ["pull", "push"], "several", "jump"],
      },
      {
        name: "string",
        rules: ["KLU-20", "KLU-21", "KLU-22", "KLU-Q12", "KLU-Q15"],
        parts: ["text", ["drag"], "flat", "after"],
      },
      { name: "end", rules: ["KLU-26", "KLU-Q13"], parts: ["text", "rest"] },
    ],
  },
  {
    name: "ways",
    sections: [
      {
        name: "expert",
        rules: ["KLU-27", "KLU-28", "KLU-29", "KLU-30", "KLU-31", "KLU-Q19"],
        parts: ["more", "again", "end"],
      },
      {
        name: "solo",
        rules: ["KLU-32", "KLU-33", "KLU-34", "KLU-35", "KLU-36", "KLU-Q20", "KLU-Q21"],
        parts: ["text", "failures", "win"],
      },
      { name: "plus", rules: ["KLU-6", "KLU-37", "KLU-38", "KLU-39", "KLU-40"], parts: ["text", "players"] },
      {
        name: "plus_setup",
        rules: [
          "KLU-41",
          "KLU-42",
          "KLU-43",
          "KLU-44",
          "KLU-45",
          "KLU-46",
          "KLU-47",
          "KLU-Q23",
          "KLU-Q26",
          "KLU-Q27",
          "KLU-Q28",
          "KLU-Q29",
          "KLU-Q30",
          "KLU-Q34",
        ],
        parts: ["strings", ["cross", "cross_not"], "share", "spare", ["spare"]],
      },
      {
        name: "plus_turn",
        rules: ["KLU-48", "KLU-49", "KLU-50", "KLU-51", "KLU-52", "KLU-Q24", "KLU-Q25", "KLU-Q32"],
        parts: ["inside", "repair", "first"],
      },
      { name: "options", rules: ["KLU-Q16"], parts: ["text", "place", "time", "plus"] },
    ],
  },
  {
    name: "sources",
    sections: [
      {
        name: "differences",
        rules: [
          "KLU-L1",
          "KLU-L2",
          "KLU-L3",
          "KLU-L4",
          "KLU-L5",
          "KLU-L8",
          "KLU-L9",
          "KLU-L11",
          "KLU-L12",
          "KLU-L13",
          "KLU-L14",
          "KLU-L15",
          "KLU-L18",
        ],
        parts: ["text", "touch", "whose", "flat", "start", "end", "solo", "expert", "strings", "loose", "spare"],
      },
    ],
  },
];
