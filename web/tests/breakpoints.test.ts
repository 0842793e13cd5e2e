import { expect, it } from "vitest";

import { filesBelow, read } from "./sources.ts";

/** As documented in page.css, in pixels. */
const PAGE = ["520", "600", "640", "700", "899", "900", "1000", "1150", "1600"];
const BOARD = ["360", "520", "700", "759", "760", "900", "1200"];

/** The sizes that queries of a kind ask for. */
function sizes(kind: RegExp): string[] {
  const texts = filesBelow("src", [".svelte", ".css"]).map(read).join("\n");
  const queries = [...texts.matchAll(/@(?:media|container)[^{]*/g)]
    .map(([query]) => query)
    .filter((query) => kind.test(query));
  const asked = queries.flatMap((query) => [...query.matchAll(/-(?:width|height): (\d+)px/g)].map(([, size]) => size!));
  return [...new Set(asked)].sort((one, other) => Number(one) - Number(other));
}

it("pages change at few widths, and boards at few of theirs", () => {
  expect(sizes(/^@media/)).toEqual(PAGE);
  expect(sizes(/^@container mat/)).toEqual(BOARD);
});
