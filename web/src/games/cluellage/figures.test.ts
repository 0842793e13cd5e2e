import { describe, expect, it } from "vitest";

import game from "$games/cluellage/locales/en.ftl?raw";
import rules from "$games/cluellage/rules/en.ftl?raw";
import type { Part } from "$shared/table/learning";
import { sayFrom } from "$shared/texts/sample";

import { FIGURES, isLawful, notesOn, pointsOf, type Figure, type FigureName } from "./figures";
import { CHAPTERS } from "./sections";

const say = sayFrom("en", `${game}\n${rules}`);
const names = Object.keys(FIGURES) as FigureName[];
const sections = CHAPTERS.flatMap((chapter) => chapter.sections);

describe("the drawn examples", () => {
  it.each(names)("%s shows what it says", (name) => {
    expect(isLawful(FIGURES[name])).toBe(true);
    expect(say(`cluellage-figure-${name}`)).not.toBe("");
  });

  it("would not pass as something else", () => {
    const { quarter, quarter_not: hidden, edge_not: outside } = FIGURES;

    expect(isLawful(made(quarter, { fits: false }))).toBe(false);
    expect(isLawful(made(hidden, { fits: true }))).toBe(false);
    expect(isLawful(made(outside, { fits: true }))).toBe(false);
    expect(isLawful(made(quarter, { collage: collageOf(quarter).slice(1) }))).toBe(false);
  });

  it("are all shown, each once", () => {
    const shown = sections.flatMap(({ parts }) => parts.filter(isRow).flat());

    expect(shown.toSorted()).toEqual(names.toSorted());
  });

  it("tell how much of a covered card is seen: exactly a quarter, and too little", () => {
    expect(notesOf("quarter")).toEqual([["p003a", 25, false]]);
    expect(notesOf("quarter_not").filter(([, , isFault]) => isFault)).toEqual([["p003a", 16, true]]);
  });

  it("mark the card that sticks out, though all of it is seen", () => {
    expect(notesOf("edge_not")).toEqual([["p036a", 100, true]]);
  });

  it("overlap or do not", () => {
    expect(notesOf("overlap").length).toBeGreaterThan(0);
    expect(notesOf("apart")).toEqual([]);
  });

  it("note a share where the card is seen", () => {
    const [note] = notesOn(collageOf(FIGURES.quarter));

    expect(note?.at.x).toBeLessThan(125); // left of the card that covers it
  });

  it("give a point for each right token", () => {
    const { open } = FIGURES;

    expect(open.kind === "tokens" && open.tokens.map((token) => pointsOf(token, open.right))).toEqual([1, 1, 0]);
    expect(pointsOf({ paper: "leaf", number: null }, null)).toBe(0);
  });

  it("have six words, and the own one is that of the first collage", () => {
    const { words } = FIGURES;

    expect(say("cluellage-sample").split(", ")).toHaveLength(6);
    expect(words.kind === "words" && say("cluellage-sample").split(", ")[words.own - 1]).toBe("Homesickness");
  });
});

describe("the sections", () => {
  it.each(sections)("$name has a title and its paragraphs", ({ name, parts }) => {
    expect(say(`cluellage-rules-${name}`)).not.toBe("");
    for (const part of parts) if (!isRow(part)) expect(say(`cluellage-rules-${name}.${part}`)).not.toBe("");
  });

  it("name each rule once", () => {
    const named = sections.flatMap(({ rules: ids }) => ids);

    expect(named).toEqual([...new Set(named)]);
  });

  it("say first that the gallery is not from the rulebook", () => {
    expect(sections.find(({ name }) => name === "gallery")?.parts[0]).toBe("own");
  });
});

function notesOf(name: FigureName): [string, number, boolean][] {
  return notesOn(collageOf(FIGURES[name])).map(({ card, percent, isFault }) => [card, percent, isFault]);
}

function collageOf(figure: Figure): Extract<Figure, { kind: "collage" }>["collage"] {
  return figure.kind === "collage" ? figure.collage : [];
}

function made(figure: Figure, change: Partial<Extract<Figure, { kind: "collage" }>>): Figure {
  return { ...figure, ...change } as Figure;
}

function isRow(part: Part<FigureName>): part is readonly FigureName[] {
  return typeof part !== "string";
}
