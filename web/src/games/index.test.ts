import { expect, it } from "vitest";

import { GAMES, loadFace } from ".";
import { artOf } from "./art";
import { loadLearning } from "./learn";

it("knows of each game its face, its picture and how it is learned", async () => {
  expect(GAMES.length).toBeGreaterThan(3);
  for (const game of GAMES) {
    expect((await loadFace(game))?.name).toBe(game);
    expect((await loadLearning(game))?.texts).toContain(game);
    expect(artOf(game)?.srcset).toMatch(/320w,.* 640w$/);
  }
}, 60_000); // all of the games are compiled for it

it("knows nothing of others", async () => {
  expect([await loadFace("chess"), await loadLearning("chess"), artOf("chess")]).toEqual([null, null, null]);
});
