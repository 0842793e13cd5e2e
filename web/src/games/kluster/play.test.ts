import { beforeEach, describe, expect, it } from "vitest";

import { Refused } from "$shared/wire/refused";

import { centre } from "./geometry";
import { press } from "./keys";
import { KlusterPlay } from "./play.svelte";
import { frameOf, SampleDesk, SampleLiveTurns, VIEW } from "./sample";

const [HOLD, HOVER, RELEASE, BACK, PULL, DROP, DONE, GATHER] = [1, 2, 3, 4, 5, 6, 7, 8];
/** Frames: everything lies as in the view, nothing is held; the stone 0 is held; it has landed; it is over. */
const key = [1, 0, 0, 0, 0, 0, 0, 0];
const held = [16, 8, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 88, 2, 0, 0, 0, 0, 0];
const struck = [2 | 4, 16, 0, 0, 0, 0, 0, 0];

let live: SampleLiveTurns;
let desk: SampleDesk;
let play: KlusterPlay;
let now: number;

function makePlay(at: SampleDesk): KlusterPlay {
  const made = new KlusterPlay(at);
  made.display.motion = false;
  made.camera.glides = false;
  made.camera.resize(800, 600);
  made.follow();
  made.listen(() => now);
  return made;
}

/** Let so many seconds pass, in frames of a screen. */
function pass(seconds: number): void {
  for (let frame = 0; frame < seconds * 60; frame++) play.step((now += 1 / 60));
}

const tap = (...keys: string[]): void => keys.forEach((each) => press(play, { key: each, code: "", shiftKey: false }));

beforeEach(() => {
  now = 10;
  live = new SampleLiveTurns();
  desk = new SampleDesk(live);
  play = makePlay(desk);
  pass(0.1);
});

describe("a turn by hand", () => {
  it("holds, hovers at most 30 times a second, and lets go", () => {
    play.pick(0, "live");
    play.drag(60, 0);
    pass(1);
    const hovers = live.kinds.filter((kind) => kind === HOVER).length;
    expect(hovers).toBeGreaterThan(2);
    expect(hovers).toBeLessThanOrEqual(31);

    void play.letGo();
    expect([live.kinds[0], live.kinds.at(-1)]).toEqual([HOLD, RELEASE]);
    expect(play.task).toBe("settle");
    expect(desk.made).toEqual([]);
  });

  it("sends nothing while the hand rests", () => {
    play.pick(0, "live");
    pass(0.5);
    const count = live.sent.length;
    pass(2);

    expect(live.sent).toHaveLength(count);
  });

  it("flips the stone by taking it up anew, and puts it back", () => {
    play.pick(0, "live");
    play.flip();
    expect(live.kinds).toEqual([HOLD, BACK, HOLD]);
    expect(live.sent[2]!.slice(1, 3)).toEqual([0, 1]);

    expect(play.putBack()).toBe(true);
    expect([live.kinds.at(-1), play.picked]).toEqual([BACK, null]);
  });

  it("holds one more together with it, up to all of them, and then only one again", () => {
    play.pick(0, "live");
    const counts = Array.from({ length: play.hand.length }, () => {
      tap("g");
      return play.scene.hand?.count;
    });
    expect(counts).toEqual([...play.hand.slice(1).map((_, at) => at + 2), 1]);
    expect(live.sent.at(-1)).toEqual([GATHER, 1]);

    tap("g");
    play.flip();
    expect(live.kinds.slice(-4)).toEqual([GATHER, BACK, HOLD, GATHER]);
    void play.letGo();
    expect(play.turn.isReleased).toBe(true);
  });

  it("never stands a stone up where stones must lie", () => {
    desk.view = { ...VIEW, options: { ...VIEW.options, upright: false } };
    play.pick(0, "live");
    play.flip();

    expect(play.turn.pose).toBe("flat");
  });

  it("takes only own stones, and only in the own turn", () => {
    play.pick(6, "live");
    expect(play.picked).toBeNull();

    desk.go({ actors: [1], turn: 1 });
    play.follow();
    play.pick(0, "live");
    expect([play.picked, play.task]).toEqual([null, "wait"]);
  });

  it("shows the own hand where it is led, and not where the server still has it", () => {
    play.pick(0, "live", { x: 10, y: 0 });
    live.show(frameOf(5, key));
    live.show(frameOf(5, held));
    pass(0.5);
    play.drag(30, 0);
    pass(1);

    expect(play.scene.hand).toMatchObject({ magnet: 0, x: 40 });
  });

  it("is over for the hand once stones have touched", () => {
    play.pick(0, "live");
    live.show(frameOf(5, key));
    live.show(frameOf(5, struck));
    pass(0.2);

    expect([play.task, play.picked]).toEqual(["settle", null]);
  });

  it("takes up a hand that was held before the page was opened", () => {
    const bytes = [...held];
    bytes[0] = 1 | 16;
    live.show(frameOf(5, bytes));
    pass(0.2);

    expect(play.turn.held).toBe(0);
    play.drag(10, 0);
    pass(0.5);
    expect(live.kinds).toContain(HOVER);
    expect(live.kinds).not.toContain(HOLD);
  });

  it("takes the stone up again after the line was away for long", () => {
    play.pick(0, "live");
    pass(1);
    live.show(frameOf(5, key));
    pass(0.1);

    expect(live.kinds).toEqual([HOLD, HOLD]);
  });

  it("still holds what it let go of while there was no line", () => {
    play.pick(0, "live");
    live.isOpen = false;
    void play.letGo();
    expect(play.task).toBe("place");

    live.isOpen = true;
    void play.letGo();
    expect(play.task).toBe("settle");
    const bytes = [...held];
    bytes[0] = 1 | 16;
    live.show(frameOf(5, bytes)); // the line was cut before it was heard
    expect([play.task, play.picked]).toEqual(["place", 0]);
  });

  it("begins anew where the turn was given up", () => {
    play.pick(0, "live");
    live.show(frameOf(5, key));
    live.end(5);

    expect([play.picked, play.task, play.turn.isLive]).toEqual([null, "place", false]);
  });

  it("shows refusals but not what came too late", () => {
    expect(live.refuse(new Refused("kluster/upright"))).toBe(true);
    expect(live.refuse(new Refused("kluster/turn_over"))).toBe(false);
    expect(live.refuse(new Refused("server/too_fast"))).toBe(false);
  });
});

describe("cords", () => {
  it("are pulled from near, and let go", () => {
    const [point] = VIEW.loops[0]!;
    expect(play.cord.near({ x: point!.x + 4, y: point!.y }, 5)).toEqual({ loop: 0, node: 0 });
    expect(play.cord.near({ x: 0, y: 0 }, 5)).toBeNull();

    play.cord.pull({ loop: 0, node: 0 }, { x: 60, y: 0 });
    pass(0.1);
    play.cord.drop();
    expect(live.kinds).toEqual([PULL, DROP]);
  });

  it("are pulled by keys too", () => {
    tap("s", "ArrowLeft", "ArrowLeft");
    pass(0.2);
    expect(live.kinds).toEqual([PULL, PULL]);
    tap("Escape");
    expect([live.kinds.at(-1), play.cord.node]).toEqual([DROP, null]);
  });

  it("are mended before the turn can end", async () => {
    const [loop] = VIEW.loops;
    const apart = loop!.map(({ x, y }) => ({ x: x + 400, y }));
    desk.go({ phase: "repair", loops: [loop!, apart], lengths: [650, 650] });
    play.follow();
    expect([play.task, play.mayPlace, play.mayPull]).toEqual(["repair", false, true]);
    expect(play.loose).toEqual([0, 1]);

    await play.finish();
    expect(live.kinds).toEqual([DONE]);
  });
});

describe("a whole turn at once", () => {
  it("is what keys make of it while nothing was shown live", async () => {
    tap(".", "ArrowRight", "e");
    pass(1);
    tap("Enter");
    await Promise.resolve();

    expect(live.sent).toEqual([]);
    expect(desk.made).toMatchObject([{ do: "place", magnet: 0, x: 5, y: 0, pose: "flat" }]);
  });

  it("becomes a live one with the first thing that only a hand can do", () => {
    tap(".", "]");
    expect(live.kinds).toEqual([HOLD]);
    tap("Enter");

    expect(live.kinds.at(-1)).toBe(RELEASE);
    expect(desk.made).toEqual([]);
  });

  it("is raised by keys that every keyboard has", () => {
    tap(".", "PageUp");
    const { height } = play.turn;
    tap("PageDown");
    expect(play.turn.height).toBe(height - 4);
    tap("[");
    expect(play.turn.height).toBe(height - 8);
  });

  it.each([
    ["on QWERTY", { key: "q", code: "KeyQ" }, -15],
    ["on AZERTY", { key: "a", code: "KeyQ" }, -15],
    ["in Russian", { key: "у", code: "KeyE" }, 15],
    ["by its letter on Colemak", { key: "e", code: "KeyK" }, 15],
    ["with R", { key: "r", code: "KeyR" }, 15],
  ])("turns %s", (_, where, degrees) => {
    tap(".");
    const { angle } = play.turn;
    press(play, { ...where, shiftKey: false });
    expect(((play.turn.angle - angle) * 180) / Math.PI).toBeCloseTo(degrees);
    press(play, { key: "R", code: "KeyR", shiftKey: degrees > 0 });
    expect(play.turn.angle).toBeCloseTo(angle);
  });

  it("is the only way in a lesson", async () => {
    desk = new SampleDesk();
    play = makePlay(desk);
    play.pick(1, "live", { x: 20, y: 30 });
    await play.letGo();

    expect(desk.made).toMatchObject([{ do: "place", magnet: 1, x: 20, y: 30 }]);
    expect(play.mayPull).toBe(false);
  });

  it("keeps the stone in the hand if it is refused", async () => {
    desk = new SampleDesk();
    desk.refusal = new Refused("kluster/off_table");
    play = makePlay(desk);
    play.pick(1, "live");
    await play.letGo();

    expect(play.picked).toBe(1);
  });
});

describe("laying a string", () => {
  beforeEach(() => {
    desk.go({ phase: "strings", loops: [], lying: [] });
    play.follow();
  });

  it("offers shapes, which can be moved and turned", async () => {
    play.draft!.choose("oval");
    tap("ArrowRight", "ArrowRight");
    await play.layString();
    const [move] = desk.made;
    if (move?.do !== "lay_string") throw new Error("a string was laid");

    expect(move.points).toHaveLength(64);
    expect(centre(move.points).x).toBeCloseTo(10, 1);
  });

  it("takes a line that is drawn, without the tail beyond its beginning", () => {
    const draft = play.draft!;
    draft.choose("free");
    draft.begin({ x: 80, y: 0 });
    for (let at = 1; at < 66; at++) draft.draw({ x: 80 * Math.cos(at / 10), y: 80 * Math.sin(at / 10) });
    expect(draft.drawing).not.toBeNull();
    draft.finish();

    expect([draft.drawing, draft.fault]).toEqual([null, null]);
    expect(centre(draft.line).x).toBeCloseTo(0, -1);
  });

  it("forgets a slip, and refuses what crosses itself", () => {
    const draft = play.draft!;
    const before = draft.line;
    draft.begin({ x: 0, y: 0 });
    draft.draw({ x: 5, y: 0 });
    draft.finish();
    expect(draft.line).toBe(before);

    draft.begin({ x: 0, y: 0 });
    for (let at = 1; at < 64; at++) draft.draw({ x: 90 * Math.sin(at / 10), y: 60 * Math.sin(at / 5) });
    draft.finish();
    expect(draft.fault).toBe("crossed");
  });

  it("says whether a further string overlaps", () => {
    desk.go({ phase: "strings", loops: VIEW.loops, lengths: [650, 650] });
    play.follow();
    const draft = play.draft!;
    expect([draft.loop, draft.overlaps]).toEqual([1, true]);
    draft.move(400, 0);

    expect([draft.overlaps, draft.fault]).toEqual([false, "apart"]);
  });
});

describe("one more", () => {
  it("may be placed or not", async () => {
    desk.go({ phase: "more" });
    play.follow();
    expect([play.task, play.mayPlace]).toEqual(["more", true]);
    await play.finish();

    expect(desk.made).toEqual([{ do: "end" }]);
  });
});

describe("an upright screen", () => {
  it("turns the table by a quarter, and the hand goes where the finger goes", () => {
    play.turnTable(true);
    play.pick(0, "live", { x: 0, y: 0 });
    play.drag(10, 0);
    pass(0.5);

    expect(play.scene.hand!.x).toBeCloseTo(0, 6);
    expect(play.scene.hand!.y).toBeCloseTo(-10, 6);
    expect(play.stance.point(play.scene.hand!)).toEqual({ x: expect.closeTo(10, 6), y: expect.closeTo(0, 6) });
  });
});
