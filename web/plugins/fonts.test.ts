import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { readFaces, readRange } from "./fonts";

const css = readFileSync(fileURLToPath(new URL("../src/shared/fonts.css", import.meta.url)), "utf8");
const source = fileURLToPath(new URL("../../src/klub/", import.meta.url));

test("a range is all its characters", () => {
  expect(readRange(" U+0041-0043, U+20AC")).toBe("ABC€");
});

test("both families come in two parts that share no character", () => {
  const faces = readFaces(css);

  expect(faces.map((face) => face.name).sort()).toEqual([
    "atkinson-hyperlegible-next-latin",
    "atkinson-hyperlegible-next-latin-ext",
    "bricolage-grotesque-latin",
    "bricolage-grotesque-latin-ext",
  ]);
  for (const family of ["atkinson", "bricolage"]) {
    const texts = faces.filter((face) => face.name.startsWith(family)).map((face) => face.text);
    expect(new Set(texts.join("")).size).toBe(texts.join("").length);
  }
});

test("each family has every letter of our texts", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ftl"));
  const written = new Set(files.map((file) => readFileSync(source + file, "utf8")).join(""));
  const letters = [...written].filter((sign) => /[\p{L}\p{N}\p{P}]/u.test(sign));

  expect(letters.length).toBeGreaterThan(100);
  for (const family of ["atkinson", "bricolage"]) {
    const there = readFaces(css).filter((face) => face.name.startsWith(family));
    expect(letters.filter((letter) => !there.some((face) => face.text.includes(letter)))).toEqual([]);
  }
});
