import { describe, expect, it } from "vitest";

import { Refused } from "$shared/wire/refused";

import { CubedPlay } from "./play.svelte";
import { DIFFER, PLAYERS, SampleDesk, say, VIEW } from "./sample";
import { advice, cellWords, explain, seatLine, tell, tellHint } from "./words";

function makePlay(): CubedPlay {
  const play = new CubedPlay(new SampleDesk());
  play.follow();
  return play;
}

describe("cells in words", () => {
  it("tells contacts, and whether and how the picked piece fits", () => {
    const play = makePlay();
    expect(cellWords(play, { q: -1, r: 1 }, say)).toBe(
      "(-1, 1): free, touches 2 pieces, ember on the right, sun at the upper right; 1 of your pieces fits",
    );
    play.pick("bdf");
    expect(cellWords(play, { q: -1, r: 1 }, say)).toMatch(/your piece fits in rotations 2 and 3$/);
    expect(cellWords(play, { q: 1, r: 1 }, say)).toMatch(/your piece does not fit$/);
  });

  it("tells pieces as they lie, and dead cells", () => {
    const play = makePlay();

    expect(cellWords(play, { q: 1, r: 0 }, say)).toBe("(1, 0): a Single (ember, dawn, sky)");
    (play.desk as SampleDesk).go({ dead: [{ q: 2, r: 2 }] });
    expect(new CubedPlay(play.desk).dead.has("2,2")).toBe(true);
    expect(cellWords(new CubedPlay(play.desk), { q: 2, r: 2 }, say)).toContain("dead");
  });
});

describe("refusals", () => {
  it("name each neighbour that objects, and both colours", () => {
    const { title, text, rule } = explain(DIFFER, say)!;

    expect(title).toBe("The colours differ.");
    expect(text).toBe(
      "On the left, rose would meet plum. At the upper left, rose would meet ember. All sides that touch must match.",
    );
    expect(rule).toBe("CUB-24");
  });

  it.each(["too_few_contacts", "blocker_too_early", "first_piece", "not_adjacent", "occupied", "dead_cell", "heights"])(
    "explains cubed/%s",
    (code) => {
      const explained = explain(new Refused(`cubed/${code}`, { rule: "CUB-16" }), say)!;

      expect(explained.title).not.toBe("");
      expect(explained.text).not.toBe("");
    },
  );

  it("leaves codes of others alone", () => {
    expect(explain(new Refused("move/not_your_turn", {}), say)).toBeNull();
  });
});

describe("events", () => {
  it("tell what was laid, drawn, given and counted", () => {
    const told = tell(
      [
        { event: "played", seat: 0, piece: "bdf", q: -1, r: 1, turn: 2, bridged: true, filled: false, died: 0 },
        { event: "drew", seat: 1, count: 2, pieces: [] },
        { event: "gave", seat: 1, to: 0, piece: "aab" },
        { event: "round_over", round: 1, why: "out", left: [[], ["aab"]], points: [0, 2], winners: [0] },
        { event: "round_began", round: 2, seat: 0 },
      ],
      PLAYERS,
      say,
    ).map(({ text }) => text);

    expect(told).toEqual([
      expect.stringMatching(/^You lay a Single \(sun, ember, plum\) at \(-1, 1\).* bridge/),
      "Noor draws 2 pieces.",
      "Noor gives a Double (dawn, dawn, sun) to you.",
      "Round 1 is over: somebody has laid all their pieces. Mara (no points) and Noor (2 points).",
      "Round 2 begins. You start.",
    ]);
  });

  it("tell a solo game as won or lost", () => {
    const over = {
      event: "round_over" as const,
      round: 1,
      why: "stuck" as const,
      left: [["aab"]],
      points: [2],
      winners: [],
    };

    expect(tell([over], PLAYERS.slice(0, 1), say)[0]!.text).toContain("lost");
  });
});

it("says what to do, and who holds how much", () => {
  const play = makePlay();

  expect(advice(play, say)).toBe("Pick a piece");
  play.pick("ccc");
  expect(advice(play, say)).toBe("This piece fits nowhere");
  play.pick("bdf");
  expect(advice(play, say)).toBe("Choose a glowing place");
  play.look({ q: -1, r: 1 });
  expect(advice(play, say)).toBe("Turn it or lay it");
  expect(seatLine(VIEW, 1, say)).toBe("9 pieces in hand");
});

it("says what a bot would do", () => {
  const reason = { code: "shed", facts: { points: 5 } };

  expect(tellHint({ move: { do: "play", piece: "axx", q: 0, r: 2, turn: 0 }, reason }, PLAYERS, say)).toBe(
    "Lay a Blocking piece (dawn) at (0, 2). It takes 5 points out of your hand.",
  );
  expect(tellHint({ move: { do: "pass" }, reason: { code: "pass", facts: {} } }, PLAYERS, say)).toMatch(/^Pass\./);
});
