import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { readSeen, readTable, readWords } from "./build.ts";

const PICTURES = `id,name,tags,readings,hash
p001a,plume,feather;leaf;fire,a quill | a burning leaf, or two | a fish,1e06
p001b,willow,leaf;hair,hair | a curtain | a willow,8c35
`;
const TAGS = `tag,de,fr
feather,Feder,plume
fire,Feuer,feu
hair,Haar,
leaf,Blatt,feuille
`;
const data = (name: string): string =>
  readFileSync(new URL(`../../../../src/klub/games/cluellage/data/${name}`, import.meta.url), "utf8");

it("finds the tags of every picture", () => {
  expect(readSeen(PICTURES)).toEqual({
    tags: ["feather", "fire", "hair", "leaf"],
    pictures: { p001a: [0, 3, 1], p001b: [3, 2] },
  });
});

it("gives their words in the same order, and the English one where there is none", () => {
  const { tags } = readSeen(PICTURES);

  expect(readWords(tags, TAGS, "de")).toEqual(["Feder", "Feuer", "Haar", "Blatt"]);
  expect(readWords(tags, TAGS, "fr")).toEqual(["plume", "feu", "hair", "feuille"]);
  expect(() => readTable('a,b\n"x",y')).toThrow("quotes");
});

it("knows both sides of a hundred cards, and a word for each tag in all languages", () => {
  const { tags, pictures } = readSeen(data("pictures.csv"));
  const known = new Set(readTable(data("tags.csv")).map(({ tag }) => tag));

  expect(Object.keys(pictures)).toHaveLength(200);
  expect(tags.filter((tag) => !known.has(tag))).toEqual([]);
});
