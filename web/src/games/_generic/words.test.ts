import { beforeEach, describe, expect, it, vi } from "vitest";

import { plainFact, readable } from "$shared/texts/declared";
import { explain } from "$shared/texts/refusals";
import { Texts, servedPart } from "$shared/texts/texts.svelte";
import de from "$vectors/../plugins/pebbles/locales/de.ftl?raw";
import en from "$vectors/../plugins/pebbles/locales/en.ftl?raw";
import vectors from "$vectors/declared_words.json";

import { kindWords, moveWords, tell, tellHint } from "./words";

const { game } = vectors;
const players = vectors.names.map((name, seat) => ({
  seat,
  name,
  paper: "blue" as const,
  isBot: false,
  isMine: seat === 0,
}));

/** What the game of the examples brings, as the server gives it. */
function brought(path: string): string {
  if (!path.includes("/pebbles/")) return "";
  return path.endsWith("/de") ? de : en;
}

const asked = vi.fn((path: string) => Promise.resolve(new Response(brought(path))));

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", asked);
});

async function speaking(language: "en" | "de" | "fr"): Promise<Texts> {
  const texts = new Texts();
  await texts.start(["page", "refusals", "levels", "generic"]);
  await texts.speak(language);
  await texts.need(servedPart(game));
  return texts;
}

describe("declared names", () => {
  it("are readable", () => {
    for (const [name, words] of Object.entries(vectors.read)) expect(readable(name)).toBe(words);
  });

  it("and facts are plain", () => {
    for (const [fact, plain] of vectors.facts) expect(plainFact(fact)).toEqual(plain);
  });
});

describe.each(["en", "de"] as const)("a game that brings some sentences, in %s", (language) => {
  const said = vectors.said[language];

  it("says what it says in Python", async () => {
    const texts = await speaking(language);
    const { say } = texts;

    expect(say(`${game}-name`)).toBe(said.name);
    expect(say(`${game}-name.about`)).toBe(said.about);
    expect(say(`${game}-option-heaps`)).toBe(said.option);
    expect(say(`${game}-option-odd_stones.label`)).toBe(said.bare_option);
    expect(Object.keys(said.kinds).map((kind) => kindWords(game, kind, say))).toEqual(Object.values(said.kinds));
    expect(vectors.moves.map((move) => moveWords(game, move, say))).toEqual(said.moves);
    expect(vectors.events.flatMap((event) => tell(game, [event], players, say)).map(({ text }) => text)).toEqual(
      said.events,
    );
    expect(vectors.refusals.map((refusal) => explain(refusal, texts))).toEqual(said.refusals);
  });

  it("gives the reasons of bots, where there are any", async () => {
    const { say } = await speaking(language);
    const [move] = vectors.moves;
    const hints = vectors.reasons.map((reason) => tellHint(game, { move: move!, reason }, players, say));

    expect(hints).toEqual(said.reasons.map((reason) => (reason ? `${said.moves[0]}. ${reason}` : said.moves[0])));
  });
});

describe("a game that brings no sentences", () => {
  it("is told by its names, and keeps quiet where there is nothing to tell", async () => {
    const { say } = await speaking("fr");
    const keys = [
      "name",
      "name.about",
      "name.minutes",
      "option-big_heap",
      "option-big_heap.label",
      "option-big_heap.null",
    ];
    const texts = new Texts();
    await texts.start([servedPart("odd_game")]);

    expect(keys.map((key) => texts.say(`odd_game-${key}`))).toEqual(["Odd game", "", "", "", "Big heap", "–"]);
    expect(texts.say("odd_game-lesson-first_step")).toBe("First step");
    expect(texts.say("odd_game-breakdown-big_stones")).toBe("Big stones");
    expect(say("pebbles-name")).toBe("Last Pebble"); // French is not brought: English is
  });

  it("is called by its name on any page, and everything else that is missing is a mistake of ours", () => {
    const wrong = vi.spyOn(console, "error").mockReturnValue();
    const texts = new Texts();

    expect([texts.say("chess-name"), texts.say("chess-name.about")]).toEqual(["chess", ""]);
    expect(wrong).not.toHaveBeenCalled();
    expect(texts.say("table-no_such")).toBe("table-no_such");
    expect(wrong).toHaveBeenCalledOnce();
  });
});

describe("Texts", () => {
  it("lets no game replace a sentence of ours", async () => {
    asked.mockResolvedValueOnce(new Response("page-name = Mine\nthief-name = Thief\n"));
    const texts = new Texts();
    await texts.start([servedPart("thief")]);
    await texts.need("page");

    expect([texts.say("thief-name"), texts.say("page-name") === "Mine"]).toEqual(["Thief", false]);
  });

  it("says everything that was needed, whatever is needed meanwhile", async () => {
    const texts = new Texts();
    await texts.start(["page"]);
    const first = texts.need("levels");
    void texts.need("generic");
    await first;

    expect([texts.has("level-club"), texts.has("generic-moves")]).toEqual([true, true]);
  });

  it("waits for what somebody else has asked for just now", async () => {
    const texts = new Texts();
    await texts.start(["page"]);
    void texts.need(servedPart("late_game"));
    await texts.need(servedPart("late_game"));

    expect(texts.say("late_game-option-big_heap.label")).toBe("Big heap");
  });

  it("speaks the language that was wished for last", async () => {
    const texts = new Texts();
    await texts.start(["page"]);
    const german = texts.speak("de");
    const more = texts.need("levels");
    await Promise.all([german, more]);

    expect(texts.language).toBe("de");
  });

  it("does without sentences that cannot be had", async () => {
    asked.mockRejectedValueOnce(new TypeError("offline"));
    const texts = new Texts();
    await texts.start([servedPart("far_game")]);

    expect(texts.say("far_game-name")).toBe("Far game");
  });
});
