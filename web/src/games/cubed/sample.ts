/** A small position of Cubed for tests: two players and three pieces on the table. */
import type { Cubed, Move, View } from "$generated/cubed";
import english from "$games/cubed/locales/en.ftl?raw";
import { SampleDesk as Sample } from "$shared/table/sample_desk";
import { sayFrom } from "$shared/texts/sample";
import type { Say } from "$shared/texts/texts.svelte";
import { Refused } from "$shared/wire/refused";

export { PLAYERS } from "$shared/table/sample_desk";

/** The English sentences. */
export const say: Say = sayFrom("en", english);

export const VIEW: View = {
  seat: 0,
  options: {
    match: "all",
    rounds: 3,
    bridging: true,
    bridge: "arcs",
    bridge_chain: false,
    fill_the_void: true,
    draw_many: false,
    open_hands: false,
    solo_discard: "out",
    solo_variants: false,
    first_player: null,
    colors: 6,
    blockers_per_color: 1,
    mirrored_singles: true,
  },
  phase: "turn",
  round: 1,
  turn: 0,
  oldest: 0,
  actors: [0],
  // As they lie: abc, dae and fda.
  table: [
    { piece: "abc", q: 0, r: 0, turn: 0 },
    { piece: "aed", q: 1, r: 0, turn: 1 },
    { piece: "afd", q: 0, r: 1, turn: 2 },
  ],
  dead: [],
  hand: ["axx", "bdf", "ccc", "def"],
  hands: [],
  hand_sizes: [4, 9],
  points: 10,
  drawn: [],
  choosing: 0,
  bag: 24,
  draws: 0,
  idle: 0,
  out: [],
  sheet: [],
  totals: [0, 0],
  events: [],
};

export const MOVES: readonly Move[] = [
  { do: "draw" },
  { do: "play", piece: "bdf", q: -1, r: 1, turn: 1 },
  { do: "play", piece: "bdf", q: -1, r: 1, turn: 2 },
  { do: "play", piece: "def", q: 1, r: 1, turn: 2 },
];

/** A desk at this position. */
export class SampleDesk extends Sample<Cubed> {
  constructor() {
    super(VIEW, MOVES);
  }
}

export const DIFFER = new Refused("cubed/colors_differ", {
  piece: "ccc",
  q: 1,
  r: 1,
  turn: 0,
  neighbours: [
    { q: 0, r: 1, piece: "afd", edge: 3, mine: "c", theirs: "f" },
    { q: 1, r: 0, piece: "aed", edge: 4, mine: "c", theirs: "d" },
  ],
  matching: 0,
  match: "all",
  rule: "CUB-24",
});
