import { expect, it } from "vitest";

import { filesBelow, findIn, GAMES, read } from "./sources.ts";

const BUILT = ["src", "gallery", "plugins", "tests", "index.html", "vite.config.ts"];
const OF_GAMES = new RegExp(`^src/(games/(${GAMES.join("|")})|generated)/`);

it("no game is named outside its folder", () => {
  const files = BUILT.flatMap((path) => filesBelow(path, [".ts", ".svelte", ".css", ".html"]));
  const elsewhere = files.filter((path) => !OF_GAMES.test(path));
  const named = new RegExp(GAMES.join("|"), "i");

  expect(GAMES.length).toBeGreaterThan(3);
  expect(elsewhere.length).toBeGreaterThan(200);
  expect(elsewhere.flatMap((path) => findIn(path, read(path), named))).toEqual([]);
});
