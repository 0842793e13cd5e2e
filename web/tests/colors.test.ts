import { expect, it } from "vitest";

import { filesBelow, findIn, read } from "./sources.ts";

const NAMES =
  "white|black|silver|gr[ae]y|red|maroon|orange|yellow|olive|lime|green|aqua|cyan|teal|blue|navy|purple|pink|gold|brown";
/** A colour in CSS or in an attribute; names count only as values of their own. */
const LITERAL = new RegExp(
  `(?<![\\w&{./]|href=")#(?:[0-9a-f]{3,4}){1,2}\\b|\\b(?:rgb|hsl)a?\\(\\s*\\d|\\b(?:hwb|lab|lch|oklab|oklch)\\(|` +
    `(?:color|background|fill|stroke|border|outline|shadow)[\\w-]*(?::|=")[^;"]*(?<![\\w-])(?:${NAMES})(?![\\w-])`,
  "i",
);

it("tells colours from other words", () => {
  const colours = [
    "color: #2a2433;",
    'fill="#fff"',
    "background: rgb(255 248 234 / 0.5)",
    "color: hsl(20deg 10% 10%)",
    "border: 1px solid red;",
    'fill="gold"',
    "linear-gradient(#c9512f 0 0)",
  ];
  const others = [
    "color: var(--gold);",
    "{#each a as b}",
    "{#if add}",
    "this.#fade = 1",
    'href="#feed"',
    "rgb(var(--shade) / 0.2)",
    "color-mix(in srgb, var(--white) 25%, transparent)",
    "stroke: currentColor;",
    'class="p-red"',
  ];

  expect(colours.filter((text) => !LITERAL.test(text))).toEqual([]);
  expect(others.filter((text) => LITERAL.test(text))).toEqual([]);
});

it("components take their colours from the theme", () => {
  const components = ["src", "gallery"].flatMap((folder) => filesBelow(folder, [".svelte"]));

  expect(components.length).toBeGreaterThan(200);
  expect(components.flatMap((path) => findIn(path, read(path), LITERAL))).toEqual([]);
});
