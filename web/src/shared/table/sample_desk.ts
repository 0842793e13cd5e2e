/** A desk for tests: its position is set by hand, and it takes every move and keeps it. */
import type { GameTypes } from "$generated/protocol";

import type { Refused } from "../wire/refused";
import type { Desk, Hint, Player } from "./desk";

export const PLAYERS: readonly Player[] = [
  { seat: 0, name: "Mara", paper: "blue", isBot: false, isMine: true },
  { seat: 1, name: "Noor", paper: "orange", isBot: true, isMine: false },
];

export class SampleDesk<G extends GameTypes & { view: { readonly phase: string } }> implements Desk<G> {
  view: G["view"];
  moves: readonly G["move"][] | null;
  seat: number | null = 0;
  worth: readonly number[] | null = null;
  players = PLAYERS;
  moveNumber = 7;
  canMove = true;
  hint: Hint<G> | null = null;
  /** The moves made, those asked about, and why the next one is refused. */
  readonly made: G["move"][] = [];
  readonly asked: G["move"][] = [];
  refusal: Refused | null = null;

  constructor(view: G["view"], moves: readonly G["move"][] | null) {
    this.view = view;
    this.moves = moves;
  }

  get over(): boolean {
    return this.view.phase === "over";
  }

  async move(move: G["move"]): Promise<Refused | null> {
    if (!this.refusal) this.made.push(move);
    return this.refusal;
  }

  async whyNot(move: G["move"]): Promise<Refused | null> {
    this.asked.push(move);
    return this.refusal;
  }

  /** Go on to another position. */
  go(view: Partial<G["view"]>, moves: readonly G["move"][] = []): void {
    this.view = { ...this.view, ...view };
    this.moves = moves;
    this.moveNumber += 1;
  }
}
