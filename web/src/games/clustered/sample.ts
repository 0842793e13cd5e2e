/** A small position of Clustered for tests: two players, a start card and three cards around it. */
import type { Clustered, Move, View } from "$generated/clustered";
import english from "$games/clustered/locales/en.ftl?raw";
import { SampleDesk as Sample } from "$shared/table/sample_desk";
import { sayFrom } from "$shared/texts/sample";
import type { Say } from "$shared/texts/texts.svelte";
import { Refused } from "$shared/wire/refused";

export { PLAYERS } from "$shared/table/sample_desk";

/** The English sentences. */
export const say: Say = sayFrom("en", english);

const NOTHING = { total: 0, lines: [], rectangle: null, bonuses: [] };

export const VIEW: View = {
  seat: 0,
  options: {
    third_wild: "none",
    quick_play: false,
    quick_discard_from: "hand",
    first_bonuses: false,
    largest_bonuses: false,
    bounds: null,
    first_player: null,
    discards_visible: true,
    two_starts: null,
  },
  phase: "turn",
  turn: 0,
  actors: [0],
  table: [
    { x: 0, y: 0, card: "*", seat: null },
    { x: 1, y: 0, card: "1CS", seat: 0 },
    { x: 0, y: 1, card: "3TH", seat: 1 },
  ],
  hand: ["1CH", "2CS", "3TD", "W", "W"],
  drawn: [],
  hand_sizes: [5, 5],
  deck_sizes: [20, 21],
  discards: [[], []],
  scores: [0, 0],
  breakdown: [NOTHING, NOTHING],
  bonuses: { first_line: null, first_rectangle: null, longest_line: null, largest_rectangle: null },
  events: [],
};

export const MOVES: readonly Move[] = [
  { do: "place", card: "1CH", x: 2, y: 0 },
  { do: "place", card: "1CH", x: -1, y: 0 },
  { do: "place", card: "W", x: 0, y: 2 },
];

/** A desk at this position. */
export class SampleDesk extends Sample<Clustered> {
  override worth: readonly number[] | null = [3, 0, 0];

  constructor() {
    super(VIEW, MOVES);
  }
}

export const TOO_FEW = new Refused("clustered/too_few_shared", {
  card: "2CS",
  x: 1,
  y: 1,
  neighbours: [
    { x: 0, y: 1, card: "3TH", shared: [] },
    { x: 1, y: 0, card: "1SH", shared: ["shape"] },
  ],
  rule: "CLU-28",
});
