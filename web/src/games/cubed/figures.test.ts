import { describe, expect, it } from "vitest";

import rules from "$games/cubed/rules/en.ftl?raw";
import { sayFrom } from "$shared/texts/sample";

import { FIGURES, isLawful, type FigureName } from "./figures";
import { meetings, scorches } from "./scorch";
import { byCell } from "./contacts";
import { CHAPTERS } from "./sections";

const say = sayFrom("en", rules);
const names = Object.keys(FIGURES) as FigureName[];

describe("the drawn examples", () => {
  it.each(names)("%s fits or not, as it says", (name) => {
    const figure = FIGURES[name];

    expect(isLawful(figure)).toBe(true);
    expect(say(`cubed-figure-${name}`)).not.toBe("");
  });

  it("are all shown, each once", () => {
    const shown = CHAPTERS.flatMap(({ sections }) => sections).flatMap(({ parts }) => parts.filter(isRow).flat());

    expect(shown.toSorted()).toEqual(names.toSorted());
  });

  it("show the four cells that die", () => {
    const { table, dead } = FIGURES.blocking;

    expect(scorches(table, dead).flatMap(({ cells }) => cells)).toHaveLength(4);
  });

  it("have a drop where three tips of one colour meet", () => {
    expect(meetings(byCell(FIGURES.all.table)).map(({ color }) => color)).toEqual(["a"]);
  });
});

function isRow(part: string | readonly FigureName[]): part is readonly FigureName[] {
  return typeof part !== "string";
}
