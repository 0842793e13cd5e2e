import { describe, expect, it, test } from "vitest";

import { findKeyboard, Keyboard } from "./keyboard";
import { AZERTY, guessLayout, QWERTZ } from "./layouts";
import { Lettering } from "./lettering.svelte";
import { QWERTY } from "./qwerty";

describe("a layout is guessed", () => {
  it.each([
    ["en", [], QWERTY],
    ["de", [], QWERTZ],
    ["de", ["en-US"], QWERTZ],
    ["de", ["en-US", "de-AT"], QWERTZ],
    ["fr", [], AZERTY],
    ["fr", ["fr-FR", "en"], AZERTY],
    ["fr", ["fr-CA", "en-CA"], QWERTY],
    ["fr", ["fr-CH"], QWERTZ],
    ["nl", ["nl-NL"], QWERTY],
    ["nl", ["nl-BE"], AZERTY],
    ["it", ["it-CH"], QWERTZ],
    ["es", [], QWERTY],
    ["pt", [], QWERTY],
    ["pl", ["pl-PL"], QWERTY],
  ])("for %s with %j", (language, locales, layout) => {
    expect(guessLayout(language, locales)).toBe(layout);
  });
});

describe("a keyboard", () => {
  it("is believed where the browser tells", async () => {
    const getLayoutMap = async () => new Map([["KeyQ", "a"]]);
    const keyboard = await findKeyboard({ languages: ["en"], keyboard: { getLayoutMap } });
    expect(keyboard.meet({ key: "q", code: "KeyQ" }).layout("en")).toEqual({ KeyQ: "a" });
  });

  it("is guessed where the browser may not tell", async () => {
    const getLayoutMap = () => Promise.reject(new Error("not in a frame"));
    const keyboard = await findKeyboard({ languages: ["fr"], keyboard: { getLayoutMap } });
    expect(keyboard.layout("fr")).toEqual(AZERTY);
    expect((await findKeyboard({ languages: ["fr"] })).layout("fr")).toEqual(AZERTY);
  });

  it("shows itself by the keys that are pressed", () => {
    expect(new Keyboard(["en"]).meet({ key: "A", code: "KeyQ" }).layout("en")).toEqual(AZERTY);
    expect(new Keyboard(["fr"]).meet({ key: "z", code: "KeyY" }).layout("fr")).toEqual(QWERTZ);
  });

  it("keeps what it met, whatever layout that is", () => {
    const dvorak = new Keyboard(["en"]).meet({ key: ";", code: "KeyZ" }).meet({ key: "a", code: "KeyA" });
    expect(dvorak.layout("en")).toEqual({ ...QWERTY, KeyZ: ";" });
  });

  it.each([
    ["й", "KeyQ"],
    ["Enter", "Enter"],
    ["Dead", "KeyQ"],
    ["q", "KeyG"],
  ])("learns nothing from %s at %s", (key, code) => {
    expect(new Keyboard(["de"]).meet({ key, code }).layout("de")).toEqual(QWERTZ);
  });
});

test("the letters are QWERTY until a key is pressed, and the keyboard's own afterwards", async () => {
  const page = new EventTarget();
  const lettering = new Lettering(page as Window, { languages: ["fr-FR"] });
  expect(lettering.layout("fr")).toBe(QWERTY);

  page.dispatchEvent(Object.assign(new Event("keydown"), { key: "Tab", code: "Tab" }));
  await expect.poll(() => lettering.layout("fr")).toEqual(AZERTY);
  page.dispatchEvent(Object.assign(new Event("keydown"), { key: "w", code: "KeyW" }));
  await expect.poll(() => lettering.layout("fr")).toEqual(QWERTY);
});
