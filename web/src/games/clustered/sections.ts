/** What the rules page of Clustered consists of, in order. */
import type { Chapter } from "$shared/table/learning";

import type { FigureName } from "./figures";

export const CHAPTERS: readonly Chapter<FigureName>[] = [
  {
    name: "basics",
    sections: [
      { name: "aim", rules: ["CLU-40"], parts: ["text"] },
      {
        name: "cards",
        rules: ["CLU-5", "CLU-6", "CLU-7", "CLU-8", "CLU-29"],
        parts: ["deck", ["number", "shape", "fill"], "all", "colour"],
      },
      { name: "setup", rules: ["CLU-14", "CLU-17", "CLU-18", "CLU-19"], parts: ["text", "first"] },
      { name: "turn", rules: ["CLU-20", "CLU-24", "CLU-25", "CLU-26"], parts: ["lay", "draw"] },
      { name: "touch", rules: ["CLU-27", "CLU-Q1"], parts: ["text", ["side", "corner"]] },
      {
        name: "fit",
        rules: ["CLU-28"],
        parts: ["rule", ["number_shape", "shape_fill", "number_fill", "only_fill"], "each", ["both", "one"]],
      },
      {
        name: "wild",
        rules: ["CLU-34", "CLU-35", "CLU-36", "CLU-Q2", "CLU-Q3"],
        parts: ["wild", "start", ["wild", "beside_wild"], "counts"],
      },
      { name: "others", rules: ["CLU-37", "CLU-38", "CLU-39"], parts: ["text", ["block"]] },
      { name: "stuck", rules: ["CLU-21", "CLU-22", "CLU-23", "CLU-Q4"], parts: ["discard", "must"] },
      { name: "end", rules: ["CLU-41", "CLU-59", "CLU-Q7", "CLU-Q8", "CLU-Q29"], parts: ["over", "winner"] },
    ],
  },
  {
    name: "points",
    sections: [
      {
        name: "lines",
        rules: ["CLU-49", "CLU-50", "CLU-51", "CLU-57", "CLU-Q11"],
        parts: ["rule", ["row"], "cut", ["split"]],
      },
      {
        name: "rectangle",
        rules: ["CLU-42", "CLU-44", "CLU-45", "CLU-46", "CLU-47"],
        parts: ["rule", ["square", "rectangle"], "one"],
      },
      { name: "sum", rules: ["CLU-54", "CLU-55", "CLU-56", "CLU-58"], parts: ["rule", ["blue", "orange"], "note"] },
    ],
  },
  {
    name: "ways",
    sections: [
      { name: "quick", rules: ["CLU-63", "CLU-64", "CLU-Q14", "CLU-Q15"], parts: ["start", "turn", "few"] },
      {
        name: "bonuses",
        rules: ["CLU-69", "CLU-70", "CLU-71", "CLU-72", "CLU-73", "CLU-74", "CLU-75"],
        parts: ["first", "largest"],
      },
      { name: "third_wild", rules: ["CLU-60", "CLU-61"], parts: ["text"] },
      { name: "bounds", rules: ["CLU-15", "CLU-Q13"], parts: ["text"] },
      { name: "two_starts", rules: ["CLU-65", "CLU-66", "CLU-67", "CLU-Q21"], parts: ["text"] },
      { name: "solo", rules: ["CLU-68", "CLU-Q30"], parts: ["text"] },
    ],
  },
];
