import { afterEach, expect, test, vi } from "vitest";

import { keepDraft, recallDraft } from "./drafts";

function stub(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

test("what is half typed is kept for its table until it is said", () => {
  const kept = stub();
  keepDraft("one", "Shall we");
  expect([recallDraft("one"), recallDraft("two")]).toEqual(["Shall we", ""]);
  keepDraft("one", "");
  expect(kept.size).toBe(0);
});

test("without a storage nothing is kept, and nothing breaks", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepDraft("one", "Shall we");

  expect(recallDraft("one")).toBe("");
});
