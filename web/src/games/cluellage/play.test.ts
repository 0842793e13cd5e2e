import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Claimed, Displayed, View } from "$generated/cluellage";
import { Refused } from "$shared/wire/refused";

import { sideBySide } from "./collage";
import { CluellagePlay } from "./play.svelte";
import { CARDS, MAKING, place, PLAYERS, SampleDesk, VIEW } from "./sample.svelte";
import { tellPoints, toldPoints } from "./suspense.svelte";

let desk: SampleDesk;
let play: CluellagePlay;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  desk = new SampleDesk();
  play = start();
});

function start(): CluellagePlay {
  const made = new CluellagePlay(desk);
  made.follow();
  return made;
}

function go(view: Partial<View>, moves?: Parameters<SampleDesk["go"]>[1]): void {
  desk.go(view, moves);
  play.follow();
}

const claimed = (seat: number, card: string, wave = 1): Claimed => ({
  event: "claimed",
  seat,
  card,
  wave,
  assigned: false,
});
const exhibited = (more: Partial<Displayed> = {}): Displayed => ({
  round: 1,
  seat: 1,
  number: 2,
  collage: [],
  guesses: [2, 0, 5],
  right: [0],
  links: [],
  ...more,
});

describe("claiming", () => {
  it("puts the hand on a card at once", async () => {
    const claiming = play.claim("p011a");
    expect(play.middle.offers.map(({ seat }) => seat)).toEqual([null, 0, null]);
    expect(play.own).toEqual(["p011a"]);
    expect(play.mayClaim).toBe(false);
    await claiming;

    // Others may be faster elsewhere meanwhile: the hand stays.
    go({
      middle: [{ card: "p010a", seat: 2 }, ...VIEW.middle.slice(1)],
      awaited: [0, 1],
      claimed: [[], [], ["p010a"]],
    });
    expect(play.middle.offers.map(({ seat }) => seat)).toEqual([2, 0, null]);
    expect(desk.made).toEqual([{ do: "claim", card: "p011a" }]);
  });

  it("comes back when somebody was faster, and is free for another card", async () => {
    desk.refusal = new Refused("cluellage/claimed", { card: "p011a", seat: 2 });
    await play.claim("p011a");
    expect(play.beaten).toEqual({ card: "p011a", seat: 2 });
    expect(play.own).toEqual([]);
    expect(play.mayClaim).toBe(true);

    desk.refusal = null;
    await play.claim("p012b");
    expect(play.beaten).toBeNull();
    expect(desk.made.at(-1)).toEqual({ do: "claim", card: "p012b" });
  });

  it("does not speak of a race whose wave is over", async () => {
    desk.refusal = new Refused("cluellage/claimed", { card: "p011a", seat: 2 });
    const claiming = play.claim("p011a");
    go({ wave: 2, middle: [{ card: "p020a", seat: null }], race: [claimed(2, "p011a")] });
    await claiming;

    expect(play.beaten).toBeNull();
  });

  it("leaves taken cards alone, except where somebody learns", async () => {
    go({ middle: [{ card: "p010a", seat: 1 }, ...VIEW.middle.slice(1)] });
    await play.claim("p010a");
    expect(desk.made).toEqual([]);

    desk.teaches = true;
    await play.claim("p010a");
    expect(desk.made).toHaveLength(1);
  });

  it("shows the last hands of a wave before the next cards", async () => {
    const race = [claimed(1, "p010a"), claimed(2, "p012b"), claimed(0, "p011a")];
    const next = [{ card: "p020a", seat: null }];
    go({ wave: 2, middle: next, race, claimed: [["p011a"], ["p010a"], ["p012b"]] });
    expect(play.middle).toMatchObject({ wave: 1, isPast: true });
    expect(play.middle.offers.map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(play.mayClaim).toBe(false);
    await play.claim("p020a");
    expect(desk.made).toEqual([]);

    play.goOn();
    expect(play.middle).toEqual({ wave: 2, offers: next, isPast: false });
    expect(play.mayClaim).toBe(true);
  });

  it("shows those of the last wave too, and nothing of what was missed", () => {
    go({ ...MAKING, race: [claimed(0, "p010a", 5)] }, null);
    expect(play.step).toBe("claim");
    play.goOn();
    expect(play.step).toBe("collage");

    desk.moveNumber += 3;
    go({ ...VIEW, wave: 3 });
    expect(play.step).toBe("claim");
    expect(play.middle.isPast).toBe(false);
  });
});

describe("the collage", () => {
  beforeEach(() => {
    go(MAKING, null);
    play.goOn();
  });

  it("is made on the own canvas only while it may be", () => {
    expect(play.easel?.cards).toEqual(sideBySide(CARDS));
    go({ finished: [0], actors: [1, 2], awaited: [1, 2], collages: [sideBySide(CARDS), [], []] }, []);

    expect(play.easel).toBeNull();
    expect(play.sealed).toHaveLength(5);
  });

  it("survives a new page", () => {
    play.easel!.pick(CARDS[0]);
    play.easel!.lay({ x: 400, angle: 30 });
    play.keepEasel();

    expect(start().easel?.find(CARDS[0])).toEqual(place(CARDS[0], 400, 220, 30));
    desk.view = { ...desk.view, round: 2 };
    expect(start().easel?.find(CARDS[0])).toEqual(place(CARDS[0], 190, 220));
    kept.set("klub-cluellage-easel", '{"key":"7/2/0","cards":[{"card":1}]}');
    expect(start().easel?.cards).toEqual(sideBySide(CARDS));
  });

  it("begins anew in a lesson, and leaves what is kept alone", () => {
    play.easel!.pick(CARDS[0]);
    play.easel!.lay({ x: 400 });
    play.keepEasel();
    desk.teaches = true;
    const lesson = start();
    expect(lesson.easel?.cards).toEqual(sideBySide(CARDS));
    lesson.easel!.pick(CARDS[0]);
    lesson.easel!.lay({ x: 500 });
    lesson.keepEasel();

    desk.teaches = false;
    expect(start().easel?.find(CARDS[0])?.x).toBe(400);
  });

  it("is sealed by a second press", async () => {
    await play.seal();
    expect(desk.made).toEqual([]);
    await play.finish();
    expect(play.isSealing).toBe(true);
    play.workOn();
    expect(play.isSealing).toBe(false);
    await play.finish();
    await play.seal();

    expect(desk.made).toEqual([{ do: "hang", cards: sideBySide(CARDS), late: false }]);
    expect(play.easel).toBeNull();
    expect(play.sealed).toHaveLength(5);
  });

  it("says why it cannot be hung while a card is hidden", async () => {
    desk.refusal = new Refused("cluellage/hidden", { card: CARDS[0], percent: 3 });
    play.easel!.pick(CARDS[1]);
    play.easel!.lay({ x: 195, y: 225 });
    await play.finish();

    expect(play.isSealing).toBe(false);
    expect(play.refused).toBe(desk.refusal);
    expect(play.easel!.picked?.card).toBe(CARDS[0]);
    expect(desk.asked).toHaveLength(1);
    expect(desk.made).toEqual([]);
    play.easel!.lay({ x: 500 });
    expect(play.refused).toBeNull();
  });

  it("is shown to the others only where the table wants that", () => {
    play.sketch();
    expect(desk.shown).toEqual([]);
    expect(play.others).toEqual([]);

    go({ options: { ...VIEW.options, live_collages: true }, collages: [[], [], [place("p007a", 300, 300)]] }, null);
    play.sketch();
    expect(desk.shown).toEqual([{ cards: sideBySide(CARDS) }]);
    play.takeSketch(1, { cards: [place("p006a", 500, 400, 9)] });
    play.takeSketch(1, { cards: "nonsense" });
    expect(play.others).toEqual([
      { seat: 1, isDone: false, collage: [place("p006a", 500, 400, 9)] },
      { seat: 2, isDone: true, collage: [place("p007a", 300, 300)] },
    ]);
  });
});

describe("the exhibit", () => {
  const wall: Partial<View> = {
    ...MAKING,
    phase: "exhibit",
    owner: 1,
    order: [1, 2, 0],
    actors: [0, 2],
    awaited: [0, 2],
  };

  beforeEach(() => {
    desk.moveNumber += 2;
    go(wall, [{ do: "guess", number: 1 }]);
  });

  it("lays a token at once, and another one in its place", async () => {
    const laying = play.lay(3);
    expect(play.guess).toBe(3);
    expect(play.laid).toEqual([0]);
    await laying;
    go({ guess: 3, guessed: [0], awaited: [2] }, [{ do: "guess", number: 1 }]);
    await play.lay(3);
    await play.lay(5);

    expect(desk.made).toEqual([
      { do: "guess", number: 3 },
      { do: "guess", number: 5 },
    ]);
  });

  it("lets a visitor of the gallery give up", async () => {
    go({ owner: null, points: [0] });
    await play.lay(0);

    expect(desk.made).toEqual([{ do: "guess", number: 0 }]);
  });

  it("does not let the maker guess", async () => {
    go({ owner: 0, actors: [1, 2] }, []);
    await play.lay(3);

    expect(play.mayGuess).toBe(false);
    expect(desk.made).toEqual([]);
  });

  it("rolls the drum before it tells who was right and who has points", () => {
    go({ phase: "reveal", album: [exhibited()], points: [1, 1, 0], taste: 11, awaited: [0, 1, 2] });
    expect(play.isRolling).toBe(true);
    expect(play.revealed).toBeNull();
    expect(play.mayReady).toBe(false);
    expect([0, 1, 2].map((seat) => toldPoints(play.view, seat))).toEqual([0, 0, 0]);

    play.reveal();
    expect(play.revealed?.number).toBe(2);
    expect(play.mayReady).toBe(true);
    expect([0, 1, 2].map((seat) => toldPoints(play.view, seat))).toEqual([0, 0, 0]);
    tellPoints(play.view, 1);
    expect([0, 1, 2].map((seat) => toldPoints(play.view, seat))).toEqual([0, 1, 0]);
    tellPoints(play.view);
    expect([0, 1, 2].map((seat) => toldPoints(play.view, seat))).toEqual([1, 1, 0]);
  });

  it("neither rolls a drum nor goes on where somebody learns", () => {
    desk.teaches = true;
    go({ phase: "reveal", album: [exhibited()], points: [1, 1, 0], taste: 13, awaited: [0] });

    expect(play.isRolling).toBe(false);
    expect(play.revealed?.number).toBe(2);
    expect(play.mayReady).toBe(false);
  });

  it("cuts where nothing may move", () => {
    play.motion = false;
    go({ phase: "reveal", album: [exhibited()], points: [1, 1, 0], taste: 12 });

    expect(play.isRolling).toBe(false);
    expect(toldPoints(play.view, 0)).toBe(1);
  });

  it("goes on when everybody is ready", async () => {
    play.motion = false;
    go({ phase: "reveal", album: [exhibited()], awaited: [0, 2], ready: [1] });
    await play.ready();
    expect(play.isAwaited).toBe(false);
    expect(play.awaited).toEqual([2]);

    expect(desk.made).toEqual([{ do: "ready" }]);
  });
});

it("hides the own word until it is wanted again, on later visits too", () => {
  expect(play.isVeiled).toBe(false);
  play.veil(true);

  expect(start().isVeiled).toBe(true);
});

describe("waiting", () => {
  const friends = PLAYERS.map((player) => ({ ...player, isBot: false }));

  it("names those who are waited for after a while, until something happens", () => {
    go({ phase: "reveal", album: [exhibited()], awaited: [1] });
    expect(play.isLingering).toBe(false);
    play.linger();
    expect(play.isLingering).toBe(true);

    go({ awaited: [1, 2] });
    expect(play.isLingering).toBe(false);
  });

  it.each([
    ["word", [0, 1], true],
    ["claim", [0, 1], true],
    ["reveal", [0, 1], true],
    ["collage", [0, 1], false],
    ["collage", [0], true],
    ["exhibit", [0], true],
    ["exhibit", [1], false],
    ["word", [0, 1, 2], false],
  ] as const)("in the step %s with %j awaited, others wait for the own seat: %s", (phase, awaited, expected) => {
    desk.players = friends;
    play.motion = false;
    go({ phase, awaited: [...awaited], actors: [...awaited], album: phase === "reveal" ? [exhibited()] : [] });

    expect(play.keepsWaiting).toBe(expected);
  });

  it("keeps no bot waiting, and nobody in a replay", () => {
    go({ phase: "word", awaited: [0] });
    expect(play.keepsWaiting).toBe(false);

    desk.players = friends;
    expect(play.keepsWaiting).toBe(true);
    desk.canMove = false;
    expect(play.keepsWaiting).toBe(false);
  });
});

describe("a device that goes round", () => {
  it("keeps nothing of the hand before: the next one may say that it is ready", async () => {
    go({ phase: "word", ready: [], awaited: [0, 1, 2] }, [{ do: "ready" }]);
    await play.ready();
    desk.seat = 1;
    go({ seat: 1, phase: "word", ready: [0], awaited: [1, 2] }, [{ do: "ready" }]);

    expect([play.isAwaited, play.mayReady]).toEqual([true, true]);
  });

  it("lets the next hand claim", async () => {
    await play.claim("p011a");
    desk.seat = 1;
    go({ seat: 1, middle: [{ card: "p011a", seat: 0 }, ...VIEW.middle.slice(2)], awaited: [1, 2] });

    expect([play.mayClaim, play.own, play.beaten]).toEqual([true, [], null]);
  });
});

describe("a move that was taken back", () => {
  it("can be made again", async () => {
    go({ phase: "word", ready: [], awaited: [0, 1, 2] }, [{ do: "ready" }]);
    await play.ready();
    go({ phase: "word", ready: [0], awaited: [1, 2] }, []);
    go({ phase: "word", ready: [], awaited: [0, 1, 2] }, [{ do: "ready" }]);

    expect(play.mayReady).toBe(true);
  });
});
