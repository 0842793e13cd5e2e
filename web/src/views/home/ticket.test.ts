import { describe, expect, it } from "vitest";

import type { TableCard } from "$generated/http";
import type { SeatInfo, Snapshot } from "$generated/protocol";

import { sortTickets, ticketOf } from "./ticket";

const seat = (place: number, given: Partial<SeatInfo>): SeatInfo => ({
  seat: place,
  kind: "person",
  who: `p${place}`,
  name: "",
  color: "blue",
  level: null,
  ready: false,
  away: false,
  resigned: false,
  muted: false,
  mine: false,
  deadline: null,
  bank: null,
  ...given,
});

const card = (given: Partial<TableCard> = {}): TableCard => ({
  table: "t",
  game: "toy",
  phase: "playing",
  listed: false,
  created: 0,
  touched: 100,
  title: {
    host: "Ada",
    players: ["Ada", "Bo"],
    seats: 3,
    free: 0,
    bots: 1,
    spectators: "open",
    clock: false,
    options: {},
  },
  ...given,
});

const SEATS = [
  seat(0, { name: "Ada", mine: true }),
  seat(1, { name: "Bo", color: "red" }),
  seat(2, { kind: "bot", who: null, color: "" }),
];

const snapshot = (awaited: number[]): Snapshot => ({ seats: SEATS, play: { awaited } }) as unknown as Snapshot;

describe("ticketOf", () => {
  it("says that it is our turn", () => {
    expect(ticketOf(card(), snapshot([0]), "Ada")).toMatchObject({
      others: ["Bo"],
      bots: 1,
      papers: ["blue", "red", "orange"],
      state: "yours",
      turn: null,
    });
  });

  it("names the one other who is to move", () => {
    expect(ticketOf(card(), snapshot([1]), "Ada")).toMatchObject({ state: "theirs", turn: "Bo" });
  });

  it("names nobody where several are to move, or a bot", () => {
    const others = { ...snapshot([0, 1]), seats: SEATS.map((each) => ({ ...each, mine: false })) };

    expect(ticketOf(card(), others, "Cy")).toMatchObject({ state: "theirs", turn: null });
    expect(ticketOf(card(), snapshot([2]), "Ada")).toMatchObject({ state: "theirs", turn: null });
  });

  it("tells what the card alone can tell", () => {
    expect(ticketOf(card(), null, "Ada")).toMatchObject({ others: ["Bo"], state: "playing", papers: [] });
    expect(ticketOf(card({ phase: "over" }), null, "Ada").state).toBe("over");
    expect(ticketOf(card({ phase: "waiting" }), null, "Ada").state).toBe("waiting");
  });
});

describe("sortTickets", () => {
  it("puts first what waits for us, and the latest first among equals", () => {
    const tickets = [
      ticketOf(card({ table: "over", phase: "over", touched: 900 }), null, "Ada"),
      ticketOf(card({ table: "old" }), snapshot([0]), "Ada"),
      ticketOf(card({ table: "theirs", touched: 800 }), snapshot([1]), "Ada"),
      ticketOf(card({ table: "new", touched: 200 }), snapshot([0]), "Ada"),
    ];

    expect(sortTickets(tickets).map(({ table }) => table)).toEqual(["new", "old", "theirs", "over"]);
  });
});
