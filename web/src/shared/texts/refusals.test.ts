import { beforeEach, expect, it, vi } from "vitest";

import { OFFLINE, Refused } from "../wire/refused";
import { explain, loadReason } from "./refusals";
import { Texts } from "./texts.svelte";

const FULL = new Refused("server/full");

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: {} });
});

async function started(): Promise<Texts> {
  const texts = new Texts();
  await texts.start(["page"]);
  return texts;
}

it("the first refusal brings the words for all of them, in every language that is spoken then", async () => {
  const texts = await started();
  expect(texts.has("refusal-server-full")).toBe(false);

  await loadReason(FULL, texts);
  const said = explain(FULL, texts);
  await texts.speak("de");

  expect(said).toBe("The server is full. Please try again later.");
  expect(explain(FULL, texts)).not.toBe(said);
  expect(texts.has("refusal-move-game_over")).toBe(true);
});

it("without a network nothing has to be loaded to say so", async () => {
  const texts = await started();
  const need = vi.spyOn(texts, "need");

  await loadReason(new Refused(OFFLINE), texts);

  expect(need).not.toHaveBeenCalled();
  expect(explain(new Refused(OFFLINE), texts)).toMatch(/cannot be reached/);
});

it("a refusal whose words cannot be had is told by its code", async () => {
  const texts = await started();
  vi.spyOn(texts, "need").mockRejectedValue(new Error("offline"));

  await loadReason(FULL, texts);

  expect(explain(FULL, texts)).toBe("That is not possible (server/full).");
});
