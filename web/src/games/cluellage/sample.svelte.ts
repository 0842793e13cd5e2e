/** A small position of Cluellage for tests: three players, the first wave in the middle. */
import type { Category, Cluellage, Move, Placed, View, WordCard } from "$generated/cluellage";
import english from "$games/cluellage/locales/en.ftl?raw";
import type { Desk, Hint, Moment, Player } from "$shared/table/desk";
import { sayFrom } from "$shared/texts/sample";
import type { Say } from "$shared/texts/texts.svelte";
import type { Refused } from "$shared/wire/refused";

/** The English sentences. */
export const say: Say = sayFrom("en", english);

export const PLAYERS: readonly Player[] = [
  { seat: 0, name: "Mara", paper: "blue", isBot: false, isMine: true },
  { seat: 1, name: "Noor", paper: "orange", isBot: true, isMine: false },
  { seat: 2, name: "Ivo", paper: "plum", isBot: true, isMine: false },
];

export const CARDS = ["p001a", "p002b", "p003a", "p004b", "p005a"] as const;

export function wordCard(category: Category): WordCard {
  const words = ["apple", "boat", "cloud", "drum", "eagle", "fog"];
  return { id: "O01a", category, words: words.map((en) => ({ id: en, texts: { en, de: `${en}-de` } })) };
}

export const VIEW: View = {
  seat: 0,
  options: {
    locations: false,
    categories: null,
    rounds: 3,
    claim_timer: null,
    collage_timer: null,
    exhibit_order: "seat",
    live_collages: false,
    discussion: true,
    gallery: null,
    gallery_size: 8,
    gallery_timer: 40,
  },
  phase: "claim",
  round: 1,
  rounds: 3,
  actors: [0, 1, 2],
  awaited: [0, 1, 2],
  words: [wordCard("object")],
  number: 4,
  piles: [4, 4, 4],
  deck: 85,
  discard: 0,
  word_deck: 41,
  wave: 1,
  middle: [
    { card: "p010a", seat: null },
    { card: "p011a", seat: null },
    { card: "p012b", seat: null },
  ],
  race: [],
  claimed: [[], [], []],
  ready: [],
  finished: [],
  late: [],
  collages: [[], [], []],
  order: [],
  owner: null,
  shown: [],
  guessed: [],
  guess: 0,
  album: [],
  points: [0, 0, 0],
  taste: 7,
  events: [],
};

/** Everyone has five cards: the own collage is to be made. */
export const MAKING: Partial<View> = {
  phase: "collage",
  wave: 5,
  middle: [],
  claimed: [[...CARDS], ["p006a"], ["p007a"]],
};

/** A desk whose position is set by hand; it takes every move and keeps it. */
export class SampleDesk implements Desk<Cluellage> {
  view: View = $state.raw(VIEW);
  seat: number | null = 0;
  moves: readonly Move[] | null = $state.raw([{ do: "claim", card: "p010a" }]);
  worth = null;
  players = PLAYERS;
  moveNumber = $state(7);
  canMove = true;
  hint: Hint<Cluellage> | null = null;
  teaches = false;
  past: readonly Moment<Cluellage>[] = [];
  readonly shown: unknown[] = [];
  readonly sketches = {
    send: (sketch: Record<string, unknown>): void => void this.shown.push(sketch),
    watch: (): (() => void) => () => undefined,
  };
  /** The moves made, those asked about, and why the next one is refused. */
  readonly made: Move[] = [];
  readonly asked: Move[] = [];
  refusal: Refused | null = null;

  get over(): boolean {
    return this.view.phase === "over";
  }

  async move(move: Move): Promise<Refused | null> {
    this.made.push(move);
    return this.refusal;
  }

  async whyNot(move: Move): Promise<Refused | null> {
    this.asked.push(move);
    return this.refusal;
  }

  async history(after: number): Promise<readonly Moment<Cluellage>[]> {
    return this.past.slice(after);
  }

  /** Go on to another position. */
  go(view: Partial<View>, moves: readonly Move[] | null = [{ do: "ready" }]): void {
    this.view = { ...this.view, ...view };
    this.moves = moves;
    this.moveNumber += 1;
  }
}

export const place = (card: string, x: number, y: number, angle = 0): Placed => ({ card, x, y, angle });
