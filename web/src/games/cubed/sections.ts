/** What the rules page of Cubed consists of, in order. */
import type { Chapter } from "$shared/table/learning";

import type { FigureName } from "./figures";

export const CHAPTERS: readonly Chapter<FigureName>[] = [
  {
    name: "basics",
    sections: [
      { name: "aim", rules: ["CUB-31", "CUB-41"], parts: ["text"] },
      {
        name: "pieces",
        rules: ["CUB-2", "CUB-3", "CUB-4", "CUB-5", "CUB-6", "CUB-Q1"],
        parts: ["text", ["blocker", "triple", "double", "single"], "box"],
      },
      { name: "heights", rules: ["CUB-25", "CUB-26", "CUB-G3"], parts: ["text", ["turns"], "sixty", ["heights"]] },
      { name: "setup", rules: ["CUB-10", "CUB-11", "CUB-12", "CUB-13"], parts: ["text", "first"] },
      {
        name: "opening",
        rules: ["CUB-14", "CUB-15", "CUB-17", "CUB-18"],
        parts: ["first", "second", ["second", "second_not"], "early"],
      },
      {
        name: "match",
        rules: ["CUB-16", "CUB-24", "CUB-Q3"],
        parts: ["touch", ["third", "third_not"], "all", ["all", "all_not"], "two"],
      },
      { name: "turn", rules: ["CUB-19", "CUB-20", "CUB-21", "CUB-22", "CUB-23"], parts: ["lay", "draw", "empty"] },
      {
        name: "blocking",
        rules: ["CUB-27", "CUB-28", "CUB-29", "CUB-30"],
        parts: ["lay", "dead", ["blocking", "blocking_not"]],
      },
    ],
  },
  {
    name: "points",
    sections: [
      { name: "end", rules: ["CUB-32", "CUB-33", "CUB-Q13", "CUB-Q14"], parts: ["out", "stuck", "closed"] },
      { name: "count", rules: ["CUB-35", "CUB-36", "CUB-37", "CUB-38", "CUB-39"], parts: ["text"] },
      { name: "rounds", rules: ["CUB-40", "CUB-42", "CUB-Q16", "CUB-Q18"], parts: ["text", "winner"] },
    ],
  },
  {
    name: "ways",
    sections: [
      { name: "bridging", rules: ["CUB-43", "CUB-44", "CUB-Q36"], parts: ["text", ["bridge"], "second"] },
      { name: "void", rules: ["CUB-45", "CUB-Q26", "CUB-Q27"], parts: ["text", ["void"]] },
      { name: "draw_many", rules: ["CUB-46", "CUB-47", "CUB-48", "CUB-49", "CUB-Q28"], parts: ["text"] },
      {
        name: "solo",
        rules: ["CUB-50", "CUB-51", "CUB-52", "CUB-57", "CUB-58", "CUB-59", "CUB-60", "CUB-Q32"],
        parts: ["setup", "draw", "end"],
      },
    ],
  },
];
