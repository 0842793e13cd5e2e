import { describe, expect, it } from "vitest";

import type { SeatInfo, Snapshot } from "$generated/protocol";

import { newsBetween, RoomNews } from "./news.svelte";

const seat = (who: string | null, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({
    seat: 0,
    kind: who ? "person" : "empty",
    who,
    name: who ?? "",
    mine: who === "me",
    ready: false,
    ...more,
  }) as SeatInfo;

const table = (more: Partial<Snapshot> = {}): Snapshot =>
  ({
    you: "me",
    host: false,
    host_who: "ada",
    phase: "waiting",
    game: "toy",
    options: {},
    house: { listed: false, spectators: "open", clock: null },
    seats: [seat("ada"), seat("me", { ready: true })],
    ...more,
  }) as Snapshot;

describe("news", () => {
  it.each([
    ["nothing", table(), table(), null, []],
    ["a nudge", table(), table({ nudges: [{ who: "me", by: "ada", at: 9 }] }), null, [{ what: "nudged", who: "ada" }]],
    ["a nudge of somebody else", table(), table({ nudges: [{ who: "ada", by: "bo", at: 9 }] }), null, []],
    [
      "a bot that has played",
      table({ phase: "playing", stand_ins: ["me"] }),
      table({ phase: "playing" }),
      null,
      [{ what: "returned", who: "me" }],
    ],
    ["a game that was ended", table({ phase: "playing" }), table(), "vote_end", [{ what: "ended", who: "" }]],
    ["a game that is over", table({ phase: "over" }), table(), null, []],
    ["being the host", table(), table({ host: true, host_who: "me" }), null, [{ what: "host_you", who: "me" }]],
    ["another host", table(), table({ host_who: "bo" }), null, [{ what: "host", who: "bo" }]],
    ["a lost seat", table(), table({ seats: [seat("ada")] }), "say", [{ what: "sent_away", who: "ada" }]],
    ["a seat that was left", table(), table({ seats: [seat("ada")] }), "stand", []],
    ["a seat that was given", table({ seats: [seat("ada")] }), table(), null, [{ what: "given", who: "me" }]],
    ["a claim that was confirmed", table({ seats: [] }), table(), "claim", [{ what: "given", who: "me" }]],
    ["a seat that was taken", table({ seats: [] }), table(), "sit", []],
    [
      "a name that was taken",
      table({ seats: [] }),
      table({ seats: [seat("me", { name: "me 2" })] }),
      "sit",
      [{ what: "renamed", who: "me" }],
    ],
  ] as const)("tells of %s", (_, before, now, asked, expected) => {
    expect(newsBetween(before, now, asked, "me")).toEqual(expected);
  });
});

describe("a table that is set up anew", () => {
  const follow = (...looks: Snapshot[]): RoomNews => {
    const news = new RoomNews();
    for (const look of looks) news.follow(look, null, "me");
    return news;
  };
  const other = table({ game: "chess", seats: [seat("ada"), seat("me")] });

  it("says what was before, and who has to be ready again", () => {
    expect(follow(table(), other).rearranged).toMatchObject({ before: { game: "toy" }, readyAgain: true });
  });

  it("asks nobody who was not ready, or still is", () => {
    const unready = table({ seats: other.seats });
    expect(follow(unready, other).rearranged?.readyAgain).toBe(false);
    expect(follow(table(), table({ house: { ...table().house, listed: true } })).rearranged?.readyAgain).toBe(false);
  });

  it("is no news for who has just come, nor once the game is on", () => {
    expect(follow(other).rearranged).toBeNull();
    expect(follow(table(), other, table({ game: "chess", phase: "playing" })).rearranged).toBeNull();
  });

  it("is not a rematch, whose options the game itself may change", () => {
    const over = table({ phase: "over" });
    expect(follow(over, table({ options: { first: 1 } })).rearranged).toBeNull();
    expect(follow(over, other).rearranged).toMatchObject({ before: { game: "toy" }, readyAgain: false });
  });
});
