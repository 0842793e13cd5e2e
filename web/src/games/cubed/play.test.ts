import { beforeEach, describe, expect, it } from "vitest";

import type { Played } from "$generated/cubed";
import type { Pressed } from "$shared/keyboard/pressed";

import { pressAnywhere, pressTable } from "./keys";
import { CubedPlay } from "./play.svelte";
import { DIFFER, MOVES, SampleDesk, VIEW } from "./sample";

let desk: SampleDesk;
let play: CubedPlay;

beforeEach(() => {
  desk = new SampleDesk();
  play = makePlay(desk);
});

function makePlay(at: SampleDesk): CubedPlay {
  const made = new CubedPlay(at);
  made.camera.glides = false;
  made.camera.resize(390, 600);
  made.follow();
  return made;
}

const played = (seat: number, about: Partial<Played> = {}): Played => ({
  event: "played",
  seat,
  piece: "bdf",
  q: -1,
  r: 1,
  turn: 2,
  bridged: false,
  filled: false,
  died: 0,
  ...about,
});

const key = (name: string, about: Partial<Pressed> = {}): Pressed => ({
  key: name,
  code: "",
  shiftKey: false,
  ...about,
});

describe("picking and turning", () => {
  it("lights up the places of the picked piece, with the turns that fit", () => {
    play.pick("bdf");

    expect([...play.places.values()]).toEqual([{ q: -1, r: 1, turns: [1, 2] }]);
    expect(play.fits("ccc")).toBe(0);
    expect([...play.fittingTurns]).toEqual([1, 2]);
  });

  it("goes through all three turns in the hand, but only those that fit where it is looked at", async () => {
    play.pick("bdf");
    await play.rotate();
    await play.rotate();
    await play.rotate();
    expect(play.turn).toBe(0);

    play.look({ q: -1, r: 1 });
    expect(play.turn).toBe(1);
    await play.rotate();
    expect(play.turn).toBe(2);
    await play.rotate();
    expect(play.turn).toBe(1);
    await play.rotate(-1);
    expect(play.tried).toMatchObject({ q: -1, r: 1, letters: "dfb", fits: true });
  });

  it("never turns a Triple", async () => {
    play.pick("ccc");
    await play.rotate();

    expect(play.turn).toBe(0);
  });

  it("puts the piece back by a second tap or by Esc", () => {
    play.pick("bdf");
    play.pick("bdf");
    expect(play.picked).toBeNull();

    play.pick("bdf");
    expect(play.putBack()).toBe(true);
    expect(play.putBack()).toBe(false);
  });

  it("shows no places while it is somebody else's turn", () => {
    desk.go({ actors: [1] });
    play = makePlay(desk);
    play.pick("bdf");

    expect(play.places.size).toBe(0);
    expect(play.task).toBe("wait");
  });
});

describe("laying", () => {
  it("needs a second tap of a finger, but no second click", async () => {
    play.pick("bdf");
    await play.touch({ q: -1, r: 1 }, "touch");
    expect(desk.made).toEqual([]);
    await play.touch({ q: -1, r: 1 }, "touch");
    expect(desk.made).toEqual([{ do: "play", piece: "bdf", q: -1, r: 1, turn: 1 }]);

    play = makePlay((desk = new SampleDesk()));
    play.pick("def");
    play.look({ q: 1, r: 1 });
    await play.touch({ q: 1, r: 1 }, "mouse");
    expect(desk.made).toEqual([{ do: "play", piece: "def", q: 1, r: 1, turn: 2 }]);
  });

  it("lies there at once, and comes back if the server refuses it", async () => {
    play.pick("def");
    play.look({ q: 1, r: 1 });
    const laying = play.lay();
    expect(play.pieces).toHaveLength(4);
    expect(play.hand.map(({ code }) => code)).not.toContain("def");
    expect(play.task).toBe("wait");
    await laying;

    play = makePlay((desk = new SampleDesk()));
    desk.refusal = DIFFER;
    play.pick("def");
    play.look({ q: 1, r: 1 });
    await play.lay();
    expect(play.pieces).toHaveLength(3);
    expect(play.picked?.code).toBe("def");
  });

  it("asks why where a piece does not fit, and shows it there", async () => {
    desk.refusal = DIFFER;
    play.pick("ccc");
    await play.touch({ q: 1, r: 1 }, "mouse");
    play.look(null);

    expect(desk.asked).toEqual([{ do: "play", piece: "ccc", q: 1, r: 1, turn: 0 }]);
    expect(play.refused?.why).toBe(DIFFER);
    expect(play.tried).toMatchObject({ q: 1, r: 1, fits: false });
  });

  it("tries a turn by 60° as one that there is not", async () => {
    desk.refusal = DIFFER;
    play.pick("bdf");
    await play.rotateHalf();
    expect(play.tried).toMatchObject({ q: -1, r: 1, fits: false, isHalf: true });
    expect(desk.asked).toEqual([{ do: "play", piece: "bdf", q: -1, r: 1, turn: 3 }]);

    await play.touch({ q: -1, r: 1 }, "touch");
    expect(play.tried).toMatchObject({ fits: true, isHalf: false });
  });
});

describe("the other moves", () => {
  it("are those that the server lists", async () => {
    expect(play.may("draw")).toBe(true);
    expect(play.may("pass")).toBe(false);
    await play.idle("pass");
    await play.idle("draw");

    expect(desk.made).toEqual([{ do: "draw" }]);
  });

  it("is stuck where nothing can be laid", () => {
    desk.go({}, [{ do: "draw" }]);
    play = makePlay(desk);

    expect(play.task).toBe("stuck");
  });

  it("draws as many as are offered, after choosing how many", async () => {
    desk.go({}, [
      { do: "draw_many", count: 1 },
      { do: "draw_many", count: 2 },
    ]);
    play = makePlay(desk);
    play.count();
    expect(play.isCounting).toBe(true);
    await play.drawMany(3);
    await play.drawMany(2);

    expect(desk.made).toEqual([{ do: "draw_many", count: 2 }]);
  });

  it("gives the picked piece away, or keeps one of those drawn", async () => {
    desk.go({ phase: "gift" }, [{ do: "give", piece: "ccc", seat: 1 }, { do: "skip_gift" }]);
    play = makePlay(desk);
    await play.give(1);
    play.pick("ccc");
    await play.give(1);
    expect(desk.made).toEqual([{ do: "give", piece: "ccc", seat: 1 }]);

    desk.go({ phase: "keep", drawn: ["aab", "abd"] }, [{ do: "keep", piece: "aab" }]);
    play = makePlay(desk);
    expect(play.task).toBe("keep");
    await play.keep("aab");
    expect(desk.made.at(-1)).toEqual({ do: "keep", piece: "aab" });
  });
});

describe("what happens", () => {
  it("keeps the last moves of the others in view until the own one", () => {
    desk.go({ events: [played(1)], actors: [0] }, MOVES);
    play.follow();
    expect(play.recent.map(({ seat }) => seat)).toEqual([1]);

    desk.go({ events: [played(0, { q: 1, r: 1 })], actors: [1] });
    play.follow();
    expect(play.recent.map(({ seat }) => seat)).toEqual([0]);
    expect(play.cursor).toEqual({ q: 1, r: 1 });
  });

  it("celebrates a bridge, a filled void and a gift", () => {
    const moments = [
      { phase: "bridge" as const, events: [played(0, { bridged: true })] },
      { phase: "gift" as const, events: [played(0, { filled: true })] },
      { phase: "turn" as const, events: [{ event: "gave" as const, seat: 0, to: 1, piece: "ccc" }] },
      { phase: "turn" as const, events: [played(0, { bridged: true })] },
    ].map((view) => {
      desk.go(view, MOVES);
      return makePlay(desk).moment?.kind ?? null;
    });

    expect(moments).toEqual(["bridge", "void", "gift", null]);
  });

  it("keeps what a round brought until it was read", () => {
    const over = {
      event: "round_over" as const,
      round: 1,
      why: "out" as const,
      left: [[], ["aab"]],
      points: [0, 2],
      winners: [0],
    };
    desk.go({
      events: [played(0), over, { event: "round_began", round: 2, seat: 0 }],
      round: 2,
      table: [],
      totals: [0, 2],
    });
    play.follow();
    expect(play.ended).toMatchObject({ round: 1, totals: [0, 2], starter: 0 });
    expect(play.recent).toEqual([]);

    desk.go({ events: [] });
    play.follow();
    expect(play.ended).not.toBeNull();
    play.readOn();
    expect(play.ended).toBeNull();
  });

  it("marks what was just drawn", () => {
    desk.go({ events: [{ event: "drew", seat: 0, count: 1, pieces: ["def"] }] }, MOVES);
    play.follow();

    expect(play.drawn).toEqual(["def"]);
  });
});

describe("keys", () => {
  it("move along the six sides", () => {
    for (const [pressed, cell] of [
      [key("ArrowRight"), { q: 1, r: 0 }],
      [key("e"), { q: 2, r: -1 }],
      [key("q"), { q: 2, r: -2 }],
      [key("7", { code: "Numpad7" }), { q: 2, r: -3 }],
      [key("ArrowDown"), { q: 1, r: -2 }],
      [key("ArrowUp"), { q: 2, r: -3 }],
      [key("a"), { q: 1, r: -2 }],
      [key("d"), { q: 1, r: -1 }],
      [key("ArrowLeft"), { q: 0, r: -1 }],
    ] as const) {
      expect(pressTable(play, pressed)).toBe(true);
      expect(play.cursor).toEqual(cell);
    }
  });

  it("lie where the sides are, whatever letters are there", () => {
    for (const [name, code, cell] of [
      ["a", "KeyQ", { q: 0, r: -1 }], // AZERTY
      ["q", "KeyA", { q: -1, r: 0 }],
      ["у", "KeyE", { q: 0, r: -1 }], // Russian
      ["e", "KeyD", { q: 0, r: 0 }], // Dvorak
    ] as const) {
      expect(pressTable(play, key(name, { code }))).toBe(true);
      expect(play.cursor).toEqual(cell);
    }
    expect(pressTable(play, key("p", { code: "KeyE" }))).toBe(false); // BÉPO: P goes to a place
  });

  it("pick on a French keyboard, where digits want Shift", () => {
    pressAnywhere(play, key('"', { code: "Digit3" }));
    expect(play.picked?.code).toBe("bdf");
    const { zoom } = play.camera.pose;
    pressAnywhere(play, key("PageUp"));
    expect(play.camera.pose.zoom).toBeGreaterThan(zoom);
    pressAnywhere(play, key("PageDown"));
    expect(play.camera.pose.zoom).toBeCloseTo(zoom);
  });

  it("pick, go to a place, turn and lay", async () => {
    expect(pressAnywhere(play, key("."))).toBe("done");
    pressAnywhere(play, key("3"));
    expect(play.picked?.code).toBe("bdf");
    expect(pressAnywhere(play, key("n"))).toBe("jump");
    expect(play.cursor).toEqual({ q: -1, r: 1 });
    pressAnywhere(play, key("t"));
    expect(play.turn).toBe(2);
    pressTable(play, key("Enter"));

    expect(desk.made).toEqual([{ do: "play", piece: "bdf", q: -1, r: 1, turn: 2 }]);
    expect(VIEW.hand).toContain("bdf");
  });
});
