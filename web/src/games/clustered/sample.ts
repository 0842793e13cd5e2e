/** A small position of Clustered for tests: two players, a start card and three cards around it. */
import type { Clustered, Move, View } from "$generated/clustered";
import english from "$games/clustered/locales/en.ftl?raw";
import type { Desk, Hint, Player } from "$shared/table/desk";
import { sayFrom } from "$shared/texts/sample";
import type { Say } from "$shared/texts/texts.svelte";
import { Refused } from "$shared/wire/refused";

/** The English sentences. */
export const say: Say = sayFrom("en", english);

export const PLAYERS: readonly Player[] = [
  { seat: 0, name: "Mara", paper: "blue", isBot: false, isMine: true },
  { seat: 1, name: "Noor", paper: "orange", isBot: true, isMine: false },
];

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

/** A desk whose position is set by hand; it takes every move and keeps it. */
export class SampleDesk implements Desk<Clustered> {
  view: View = VIEW;
  seat: number | null = 0;
  moves: readonly Move[] = MOVES;
  worth: readonly number[] | null = [3, 0, 0];
  players = PLAYERS;
  moveNumber = 7;
  canMove = true;
  hint: Hint<Clustered> | null = null;
  /** The moves made, and why the next one is refused. */
  readonly made: Move[] = [];
  refusal: Refused | null = null;

  get over(): boolean {
    return this.view.phase === "over";
  }

  async move(move: Move): Promise<Refused | null> {
    if (!this.refusal) this.made.push(move);
    return this.refusal;
  }

  async whyNot(): Promise<Refused | null> {
    return this.refusal;
  }

  /** Go on to another position. */
  go(view: Partial<View>, moves: readonly Move[] = []): void {
    this.view = { ...this.view, ...view };
    this.moves = moves;
    this.moveNumber += 1;
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
