import { expect, it } from "vitest";

import { GAMES, loadFace } from ".";
import { artOf } from "./art";
import { loadLearning } from "./learn";

it("knows of each game its face, its picture and how it is learned", async () => {
  expect(GAMES.length).toBeGreaterThan(3);
  for (const game of GAMES) {
    expect((await loadFace(game)).name).toBe(game);
    expect((await loadLearning(game))?.texts).toContain(game);
    expect(artOf(game)?.srcset).toMatch(/320w,.* 640w$/);
  }
}, 60_000); // all components of all games are compiled for it

it("gives every other game the generic face, and no picture", async () => {
  const face = await loadFace("chess");

  expect(face.name).toBe("chess");
  expect(face.texts).toContain("generic");
  expect(artOf("chess")).toBeNull();
});
