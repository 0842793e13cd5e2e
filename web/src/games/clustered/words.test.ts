import { expect, it } from "vitest";

import { Refused } from "$shared/wire/refused";

import { ClusteredPlay } from "./play.svelte";
import { PLAYERS, SampleDesk, say, TOO_FEW, VIEW } from "./sample";
import { advice, cellWords, explain, seatLine, tell, tellHint } from "./words";

it("tells what happened, and only own draws", () => {
  const told = tell(
    [
      { event: "placed", seat: 0, card: "2TS", x: 1, y: -2, points: 3 },
      { event: "drew", seat: 0, count: 1, cards: ["1CH"] },
      { event: "drew", seat: 1, count: 1, cards: [] },
      { event: "bonus_moved", bonus: "first_line", seat: 1 },
      { event: "discarded", seat: 1, card: "?", why: "stuck" },
    ],
    PLAYERS,
    say,
  );

  expect(told).toEqual([
    { seat: 0, text: "You lay two solid triangles at (1, -2): 3 points." },
    { seat: 0, text: "You draw one hollow circle." },
    { seat: 1, text: "Noor now holds the bonus “first line of five”." },
    { seat: 1, text: "Noor discards a face-down card, because nothing fits." },
  ]);
});

it("uses names where several seats are on one device", () => {
  const both = PLAYERS.map((player) => ({ ...player, isMine: true }));
  const [told] = tell([{ event: "placed", seat: 0, card: "W", x: 0, y: 1, points: 0 }], both, say);

  expect(told?.text).toBe("Mara lays a wild card at (0, 1): no points.");
});

it("explains which neighbour does not fit, and what is shared", () => {
  expect(explain(TOO_FEW, say)).toEqual({
    title: "The card does not fit there.",
    text: "The card to its left shares nothing. The card above it shares only the shape. Neighbouring cards must share two attributes.",
    checks: [
      { label: "Number", ok: false },
      { label: "Shape", ok: false },
      { label: "Fill", ok: false },
    ],
    rule: "CLU-28",
  });
});

it.each(["occupied", "not_adjacent", "off_table", "must_place", "must_discard", "not_drawn"])(
  "explains %s with its rule",
  (code) => {
    const explained = explain(new Refused(`clustered/${code}`, { rule: "CLU-20" }), say);

    expect(explained?.title).not.toBe("");
    expect(explained?.text).not.toBe("");
    expect(explained?.rule).toBe("CLU-20");
  },
);

it("leaves refusals of the table to the frame", () => {
  expect(explain(new Refused("move/not_your_turn", { actors: [1] }), say)).toBeNull();
});

it("puts a hint and its reason into words", () => {
  const reason = { code: "deny", facts: { points: 3, seat: 1 } };

  expect(tellHint({ move: { do: "place", card: "1CH", x: 2, y: 0 }, reason }, PLAYERS, say)).toBe(
    "Lay one hollow circle at (2, 0). It denies Noor 3 points.",
  );
  expect(tellHint({ move: { do: "discard", card: "W" }, reason: { code: "only_move", facts: {} } }, PLAYERS, say)).toBe(
    "Discard a wild card. Nothing else is possible.",
  );
});

it("says what lies on a cell, and what would fit", () => {
  const play = new ClusteredPlay(new SampleDesk());

  expect(cellWords(play, { x: 1, y: 0 }, say)).toBe("(1, 0): one solid circle, Mara");
  expect(cellWords(play, { x: 0, y: 0 }, say)).toBe("(0, 0): the start card");
  expect(cellWords(play, { x: 0, y: 2 }, say)).toBe("(0, 2): free, 2 of your cards fit");
  play.pick("1CH");
  expect(cellWords(play, { x: 2, y: 0 }, say)).toBe("(2, 0): free, fits, 3 points");
  expect(cellWords(play, { x: 0, y: 2 }, say)).toBe("(0, 2): free, does not fit");
});

it("advises what to do next", () => {
  const desk = new SampleDesk();
  const play = new ClusteredPlay(desk);

  expect(advice(play, say)).toBe("Pick a card");
  play.pick("1CH");
  expect(advice(play, say)).toBe("Choose a glowing place");
  play.pick("3TD");
  expect(advice(play, say)).toBe("This card fits nowhere");
  desk.go({ actors: [1] });
  expect(advice(play, say)).toBe("");
});

it("counts the cards that somebody has left", () => {
  expect(seatLine(VIEW, 1, say)).toBe("26 cards left");
});
