import { describe, expect, it } from "vitest";

import rules from "$games/kluster/rules/en.ftl?raw";
import type { Part } from "$shared/table/learning";
import { sayFrom } from "$shared/texts/sample";

import { FIGURES, FIRST_SPINNER, isLawful, type Figure, type FigureName } from "./figures";
import { strainOn, type Body } from "./forces";
import { stoneOf } from "./magnets";
import type { Held, Lain } from "./scene";
import { CHAPTERS } from "./sections";

const say = sayFrom("en", rules);
const names = Object.keys(FIGURES) as FigureName[];
const sections = CHAPTERS.flatMap((chapter) => chapter.sections);

describe("the drawn examples", () => {
  it.each(names)("%s shows what it says", (name) => {
    expect(isLawful(FIGURES[name])).toBe(true);
    expect(say(`kluster-figure-${name}`)).not.toBe("");
  });

  it("would not pass as something else", () => {
    const { clump, stray, cross_not: apart } = FIGURES;

    expect(isLawful({ ...clump, marked: new Set([5]) })).toBe(false);
    expect(isLawful({ ...stray, marked: new Set() })).toBe(false);
    expect(isLawful({ ...apart, fits: true })).toBe(false);
  });

  it("are all shown, each once", () => {
    const shown = sections.flatMap(({ parts }) => parts.filter(isRow).flat());

    expect(shown.toSorted()).toEqual(names.toSorted());
  });

  it("pull with different poles and push with the same", () => {
    expect(handOn(FIGURES.pull).pulls).toBe(true);
    expect(handOn(FIGURES.push).pulls).toBe(false);
    for (const figure of [FIGURES.pull, FIGURES.push]) expect(handOn(figure).ratio).toBeGreaterThan(0.22);
  });
});

describe("the sections", () => {
  it.each(sections)("$name has a title and its paragraphs", ({ name, parts }) => {
    expect(say(`kluster-rules-${name}`)).not.toBe("");
    for (const part of parts) if (!isRow(part)) expect(say(`kluster-rules-${name}.${part}`)).not.toBe("");
  });

  it("name each rule once", () => {
    const named = sections.flatMap(({ rules: ids }) => ids);

    expect(named).toEqual([...new Set(named)]);
  });
});

/** What the hand of a figure does to its first stone. */
function handOn({ scene }: Figure): { ratio: number; pulls: boolean } {
  return strainOn(bodyOf([...scene.stones.values()][0]!), bodyOf(scene.hand!));
}

function bodyOf(at: Lain | Held): Body {
  const { x, y, angle, pose } = at;
  return { stone: stoneOf(at.magnet, FIRST_SPINNER), x, y, z: "z" in at ? at.z : 0, angle, pose };
}

function isRow(part: Part<FigureName>): part is readonly FigureName[] {
  return typeof part !== "string";
}
