/// <reference types="vite/client" />
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import german from "$locales/de/games.ftl?raw";

import { filesOf, messageOf, withoutComments, withoutTerminal } from "./sentences";

const FILE =
  "## A heading\n\nfirst =\n    { $count ->\n        [one] one\n       *[other] # more\n    }\n    .label = A label\n# about the second\nsecond = #2\n";

test("comments and empty lines are left out, what looks like one inside a sentence is not", () => {
  const short = withoutComments(FILE);

  expect(short.split("\n")).toEqual([
    "first =",
    " { $count ->",
    " [one] one",
    " *[other] # more",
    " }",
    " .label = A label",
    "second = #2",
  ]);
});

test("what only the terminal says is left out", () => {
  const text =
    "go-name = 1\ngo-ask-turn =\n    { $n ->\n       *[other] x\n    }\ngo-command-end = 3\ngo-page-ask = 4\n";

  expect(withoutTerminal(text)).toBe("go-name = 1\ngo-page-ask = 4\n");
  expect(withoutTerminal(FILE)).toBe(FILE);
});

test("the page asks for none of that", () => {
  const folder = fileURLToPath(new URL("../src/", import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(ts|svelte)$/.test(path),
  );

  expect(sources.filter((path) => /["`][^"`]*-(ask|command|phase)-/.test(readFileSync(folder + path, "utf8")))).toEqual(
    [],
  );
});

test("a message is found with its attributes", () => {
  expect(messageOf(FILE, "first").split("\n")).toHaveLength(6);
  expect(messageOf(FILE, "second")).toBe("second = #2");
  expect(messageOf(FILE, "third")).toBe("");
});

test("the files of a language are found by their parts, those of games too, and what the page never says is not", () => {
  const source = fileURLToPath(new URL("../../src/klub/", import.meta.url));
  const files = filesOf("de", { locales: `${source}locales`, games: `${source}games` });

  expect(files.get("table")).toBe(`${source}locales/de/table.ftl`);
  expect([...files.keys()].filter((part) => part.endsWith("-rules")).length).toBeGreaterThan(3);
  for (const [part, path] of files) if (part.endsWith("-rules")) expect(path).toMatch(/\/rules\/de\.ftl$/);
  expect([files.has("terminal"), files.has("share"), files.has("chess")]).toEqual([false, false, false]);
});

test("the file about games names each of them, in its language", () => {
  const bundle = new FluentBundle("de");
  bundle.addResource(new FluentResource(german));
  const folder = fileURLToPath(new URL("../../src/klub/games/", import.meta.url));
  const games = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && !each.name.startsWith("_"))
    .map((each) => each.name);

  expect(games.length).toBeGreaterThan(3);
  for (const game of games) {
    const written = readFileSync(`${folder}${game}/locales/de.ftl`, "utf8");
    const name = bundle.getMessage(`${game}-name`);
    expect(name?.value).not.toBeNull();
    expect(written).toContain(name!.attributes["tagline"]);
  }
});
