import { beforeEach, describe, expect, it } from "vitest";

import type { Placed } from "$generated/clustered";
import { pressAnywhere } from "$shared/board/keys";
import type { Pressed } from "$shared/keyboard/pressed";
import { Refused } from "$shared/wire/refused";

import { pressTable } from "./keys";
import { ClusteredPlay } from "./play.svelte";
import { SampleDesk, TOO_FEW, VIEW } from "./sample";

let desk: SampleDesk;
let play: ClusteredPlay;

beforeEach(() => {
  desk = new SampleDesk();
  play = new ClusteredPlay(desk);
  play.camera.glides = false;
  play.camera.resize(390, 600);
  play.follow();
});

const placed = (seat: number, x: number, y: number, points = 0): Placed => ({
  event: "placed",
  seat,
  card: "1CH",
  x,
  y,
  points,
});

const key = (name: string, shiftKey = false): Pressed => ({ key: name, code: "", shiftKey });

describe("picking", () => {
  it("lights up the places of the picked card", () => {
    play.pick("1CH");

    expect([...play.places.keys()]).toEqual(["2,0", "-1,0"]);
    expect(play.fits("3TD")).toBe(0);
  });

  it("puts the card back by a second tap or by Esc", () => {
    play.pick("1CH");
    play.pick("1CH");
    expect(play.picked).toBeNull();

    play.pick("1CH");
    expect(play.putBack()).toBe(true);
    expect(play.putBack()).toBe(false);
  });

  it("shows no places while it is somebody else's turn", () => {
    desk.go({ actors: [1] });
    play.pick("1CH");

    expect(play.places.size).toBe(0);
    expect(play.task).toBe("wait");
  });
});

describe("laying", () => {
  it("needs a second tap of a finger, but no second click", async () => {
    play.pick("1CH");
    await play.touch({ x: 2, y: 0 }, "touch");
    expect(desk.made).toEqual([]);
    expect(play.looked).toEqual({ x: 2, y: 0 });
    await play.touch({ x: 2, y: 0 }, "touch");
    expect(desk.made).toEqual([{ do: "place", card: "1CH", x: 2, y: 0 }]);
  });

  it("shows the card at once and takes it out of the hand", async () => {
    play.pick("1CH");
    await play.touch({ x: 2, y: 0 }, "mouse");

    expect(play.pieces.at(-1)).toEqual({ x: 2, y: 0, card: "1CH", seat: 0 });
    expect(play.hand.map(({ code }) => code)).toEqual(["2CS", "3TD", "W", "W"]);
    expect(play.task).toBe("wait");
  });

  it("gives the card back if the server refuses it", async () => {
    desk.refusal = new Refused("table/not_your_seat");
    play.pick("1CH");
    await play.touch({ x: 2, y: 0 }, "mouse");

    expect(play.pieces).toHaveLength(3);
    expect(play.picked?.code).toBe("1CH");
  });

  it("forgets the card on its way once the move is made, also after it was taken back", async () => {
    play.pick("1CH");
    await play.touch({ x: 2, y: 0 }, "mouse");
    desk.go({ events: [placed(0, 2, 0)], table: [...VIEW.table, { x: 2, y: 0, card: "1CH", seat: 0 }], actors: [1] });
    play.follow();
    desk.view = { ...VIEW };
    desk.moveNumber = 7;
    play.follow();

    expect(play.pieces).toHaveLength(3);
    expect(play.hand).toHaveLength(5);
  });

  it("asks why a place does not fit, and marks the neighbours that object", async () => {
    desk.refusal = TOO_FEW;
    play.pick("2CS");
    await play.touch({ x: 1, y: 1 }, "mouse");

    expect(desk.made).toEqual([]);
    expect(play.clashes).toEqual([
      { x: 0, y: 1, shared: 0 },
      { x: 1, y: 0, shared: 1 },
    ]);
    play.pick("1CH");
    expect(play.refused).toBeNull();
  });
});

describe("discarding", () => {
  const all = VIEW.hand.map((card) => ({ do: "discard" as const, card }));

  it("chooses two of seven at the start, the last two if more are touched", async () => {
    desk.go({ phase: "start_discards", hand: ["1CH", "2CS", "3TD", "3SD", "2TS", "W", "W"] }, [
      ...all,
      { do: "discard", card: "3SD" },
    ]);
    expect(play.discards).toBe(2);
    for (const key of ["1CH", "2CS", "W"]) play.pick(key);
    expect(play.chosen).toEqual(["2CS", "W"]);
    await play.discard();

    expect(desk.made).toEqual([
      { do: "discard", card: "2CS" },
      { do: "discard", card: "W" },
    ]);
  });

  it("keeps what is chosen while others discard", () => {
    const start = { phase: "start_discards" as const, hand: ["1CH", "2CS", "3TD", "3SD", "2TS", "W", "W"] };
    desk.go(start, all);
    play.follow();
    play.pick("2CS");
    desk.go(start, all);
    play.follow();

    expect(play.chosen).toEqual(["2CS"]);
    desk.go({ ...start, hand: start.hand.filter((code) => code !== "2CS") }, all);
    play.follow();
    expect(play.chosen).toEqual([]);
  });

  it("waits until enough is chosen", async () => {
    desk.go({ phase: "quick_discard", drawn: ["W"] }, [{ do: "discard", card: "W" }]);
    await play.discard();
    play.pick("1CH");
    expect(play.chosen).toEqual([]);
    await play.discard();

    expect(desk.made).toEqual([]);
  });

  it("is the turn of somebody whose cards fit nowhere", () => {
    desk.go({}, all);

    expect(play.task).toBe("stuck");
    expect(play.discards).toBe(1);
  });
});

describe("following the game", () => {
  it("shows what the others laid since the own last move", () => {
    desk.go({ events: [placed(0, 2, 0)] });
    play.follow();
    desk.go({ events: [placed(1, 3, 0)] });
    play.follow();

    expect(play.recent.map(({ seat }) => seat)).toEqual([1]);
    expect(play.fresh).toBe("3,0");
  });

  it("shows points where they were made, but not with reduced motion", () => {
    desk.go({ events: [placed(1, 3, 0, 4)] });
    play.follow();
    expect(play.gain).toMatchObject({ x: 3, y: 0, points: 4 });
    play.forgetGain(play.gain!);

    play.motion = false;
    desk.go({ events: [placed(1, 4, 0, 4)] });
    play.follow();
    expect(play.gain).toBeNull();
  });

  it("sends bonus cards to their holders, but not after a leap or without motion", () => {
    const options = { ...VIEW.options, largest_bonuses: true };
    play.bonuses.shown("longest_line", () => ({ x: 0, y: 0, size: 28 }));
    const give = (longest_line: number | null): void => {
      desk.go({ options, bonuses: { ...VIEW.bonuses, longest_line } });
      play.follow();
    };
    give(1);
    expect(play.bonuses.heldBy(1)).toEqual(["longest_line"]);
    expect(play.bonuses.setOut("longest_line")).not.toBeNull();

    desk.moveNumber += 2;
    give(0);
    expect(play.bonuses.heldBy(0)).toEqual(["longest_line"]);
    expect(play.bonuses.setOut("longest_line")).toBeNull();

    play.motion = false;
    give(null);
    expect(play.bonuses.heldBy(0)).toEqual([]);
    expect(play.bonuses.setOut("longest_line")).toBeNull();
  });

  it("goes where the others move, if that is out of view", () => {
    play.home();
    play.camera.panBy(1, 0);
    const before = play.camera.pose;
    desk.go({ events: [placed(1, 1, 1)], table: [...VIEW.table, { x: 1, y: 1, card: "W", seat: 1 }] });
    play.follow();
    expect(play.camera.pose).toEqual(before);

    desk.go({ events: [placed(1, 9, 0)], table: [...VIEW.table, { x: 9, y: 0, card: "W", seat: 1 }] });
    play.follow();
    expect(play.camera.seen.right).toBeGreaterThan(9 * 80 + 40);
  });

  it("counts the points once, when the game ends before one's eyes", () => {
    const line = { direction: "row" as const, cells: [{ x: 0, y: 0 }], points: 3 };
    const breakdown = [{ total: 3, lines: [line], rectangle: null, bonuses: [] }, VIEW.breakdown[1]!];
    desk.go({ phase: "over", scores: [3, 0], breakdown, actors: [] });
    play.follow();

    expect(play.lit).toMatchObject([{ seat: 0, row: { letter: "A" } }]);
    play.counting?.skip();
    expect(play.counting).toBeNull();
    expect(play.lit).toEqual([]);

    const late = new ClusteredPlay(desk);
    late.follow();
    expect(late.counting).toBeNull();
  });

  it("keeps cells large enough for a thumb, and shows all of it on demand", () => {
    desk.go({ table: Array.from({ length: 20 }, (_, x) => ({ x, y: 0, card: "W", seat: 0 })) });
    play.home();
    expect(play.camera.pose.zoom * 80).toBeGreaterThanOrEqual(44);

    play.overview();
    expect(play.camera.seen.left).toBeLessThan(0);
    expect(play.camera.seen.right).toBeGreaterThan(19 * 80);
    play.overview();
    expect(play.camera.pose.zoom * 80).toBeGreaterThanOrEqual(44);
  });

  it("shows the whole table as a picture, however small", () => {
    const picture = new ClusteredPlay(desk, "whole");
    picture.camera.glides = false;
    picture.camera.resize(200, 200);
    desk.go({ table: Array.from({ length: 20 }, (_, x) => ({ x, y: 0, card: "W", seat: 0 })) });
    picture.home();

    expect(picture.camera.seen.left).toBeLessThan(0);
    expect(picture.camera.seen.right).toBeGreaterThan(19 * 80);
  });
});

describe("keys", () => {
  it("play a card without a pointer", () => {
    expect(pressAnywhere(play, key("1"))).toBe("done");
    expect(pressAnywhere(play, key("n"))).toBe("jump");
    expect(play.cursor).toEqual({ x: 2, y: 0 });
    expect(pressTable(play, key("Enter", false))).toBe(true);

    expect(desk.made).toEqual([{ do: "place", card: "1CH", x: 2, y: 0 }]);
  });

  it("move the cursor, and with Shift the view", () => {
    pressTable(play, key("ArrowLeft", false));
    pressTable(play, key("ArrowUp", false));
    expect(play.cursor).toEqual({ x: -1, y: -1 });

    const { x } = play.camera.pose;
    pressTable(play, key("ArrowRight", true));
    expect(play.cursor).toEqual({ x: -1, y: -1 });
    expect(play.camera.pose.x).toBeLessThan(x);
  });

  it("leave alone what they do not know", () => {
    expect(pressTable(play, key("a", false))).toBe(false);
    expect(pressAnywhere(play, key("a"))).toBeNull();
    expect(pressAnywhere(play, key("n"))).toBeNull();
    expect(pressAnywhere(play, key("9"))).toBeNull();
    expect(pressAnywhere(play, key("Escape"))).toBeNull();
  });

  it("zoom, and put the card back", () => {
    const { zoom } = play.camera.pose;
    pressAnywhere(play, key("+"));
    expect(play.camera.pose.zoom).toBeGreaterThan(zoom);
    pressAnywhere(play, key("1"));
    expect(pressAnywhere(play, key("Escape"))).toBe("done");
    expect(play.picked).toBeNull();
  });
});
