import { expect, it } from "vitest";

import { folderChunks, sharedChunks, type Graph } from "./chunks.ts";

/** Module → what it imports statically. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  "/src/games/go/face.ts": ["/src/games/go/Board.svelte", "/src/games/go/stone.ts", "/src/shared/say.ts"],
  "/src/games/go/Board.svelte": ["/src/games/go/Board.svelte?svelte&type=style&lang.css"],
  "/src/games/go/learning.ts": ["/src/games/go/sections.ts", "/src/games/go/stone.ts"],
  "/src/shared/say.ts": ["/src/games/go/late.ts"],
};
const graph: Graph = { getModuleInfo: (id) => ({ importedIds: IMPORTS[id] ?? [] }) };
const chunkOf = folderChunks(["/src/games/go/face.ts", "/src/games/go/learning.ts"]);
const find = (path: string): string | null => chunkOf(`/src/${path}`, graph);

it("keeps together what an entry imports from its folder", () => {
  expect(["games/go/face.ts", "games/go/Board.svelte"].map(find)).toEqual(["go-face", "go-face"]);
  expect(find("games/go/Board.svelte?svelte&type=style&lang.css")).toBe("go-face");
  expect(find("games/go/sections.ts")).toBe("go-learning");
});

it("gives a chunk of its own to what two entries import", () => {
  expect(find("games/go/stone.ts")).toBe("go-face-learning");
});

it("leaves other folders and what is imported on demand to the bundler", () => {
  expect(["shared/say.ts", "games/go/late.ts", "games/gomoku/face.ts"].map(find)).toEqual([null, null, null]);
});

it("keeps together what the same pages import, but not what is there before them", () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    app: ["say"],
    home: ["say", "list", "form"],
    table: ["say", "list", "board"],
    board: ["camera"],
  };
  const pages = sharedChunks("app", ["home", "table"]);
  const name = (id: string): string | null =>
    pages(id, { getModuleInfo: (of) => ({ importedIds: imports[of] ?? [] }) });

  expect(["form", "list"].map(name)).toEqual(["shared-home", "shared-home-table"]);
  expect(["board", "camera"].map(name)).toEqual(["shared-table", "shared-table"]);
  expect(["say", "elsewhere"].map(name)).toEqual([null, null]);
});
