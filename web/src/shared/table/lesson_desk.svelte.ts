/** The desk of a lesson: a small position, and a teacher who is told all that was tried so far. */
import type { LessonState } from "$generated/http";
import type { GameTypes } from "$generated/protocol";

import { Refused } from "../wire/refused";
import type { Desk, Player } from "./desk";

/** Says where these moves lead, from the start of the lesson. */
export type Teacher<G extends GameTypes = GameTypes> = (tries: G["move"][]) => Promise<LessonState<G>>;

/** Shows the last of these moves as a film, in bytes of the game's own. */
export type Projector<G extends GameTypes = GameTypes> = (tries: G["move"][]) => Promise<ArrayBuffer>;

/** The learner always has the first seat. */
export const LEARNER = 0;

/** A teacher listens to 32 tries; whoever needs nearly as many starts again. */
const PATIENCE = 30;

export class LessonDesk<G extends GameTypes = GameTypes> implements Desk<G> {
  readonly seat = LEARNER;
  readonly players: readonly Player[];
  readonly over = false;
  readonly hint = null;
  readonly teaches = true;
  /** The film of the last move; absent where there are none. */
  readonly film?: () => Promise<ArrayBuffer>;
  #teacher: Teacher<G>;
  #state: LessonState<G> = $state.raw(undefined!);
  #tries: readonly G["move"][] = $state.raw([]);
  #moveNumber = $state(0);
  #refusals = $state(0);
  #lastRefused = false;
  #sending = $state(false);
  #refusal: Refused | null = $state.raw(null);

  /** `first` is the position that the teacher shows before anything was tried. */
  constructor(
    teacher: Teacher<G>,
    players: readonly Player[],
    first: LessonState<G>,
    projector: Projector<G> | null = null,
  ) {
    this.#teacher = teacher;
    this.players = players;
    this.#state = first;
    if (projector) this.film = () => projector([...this.#tries]);
  }

  get view(): G["view"] {
    return this.#state.view;
  }

  get picture(): string | null {
    return this.#state.picture ?? null;
  }

  get moves(): readonly G["move"][] | null {
    return this.#state.moves;
  }

  get worth(): readonly number[] | null {
    return this.#state.worth;
  }

  get moveNumber(): number {
    return this.#moveNumber;
  }

  /** How often something was tried that is not allowed. */
  get refusals(): number {
    return this.#refusals;
  }

  /** Whether the learner has done what was asked. */
  get reached(): boolean {
    return this.#state.reached;
  }

  /** Whether the goal can no longer be reached from here: then the lesson starts again. */
  get isLost(): boolean {
    return !this.reached && (this.moves?.length === 0 || this.#tries.length >= PATIENCE);
  }

  get canMove(): boolean {
    return !this.reached && !this.isLost && !this.#sending;
  }

  /** What was refused last, of a move or by the line. */
  get refusal(): Refused | null {
    return this.#refusal;
  }

  async move(move: G["move"]): Promise<Refused | null> {
    if (!this.canMove) return null;
    this.#sending = true;
    const answer = await this.#ask(move);
    this.#sending = false;
    if (!answer) return this.#refusal;
    if (answer.refused) return (this.#refusal = this.#keepRefused(move, answer));
    this.#tries = [...this.#tries, move];
    this.#lastRefused = false;
    this.#moveNumber += 1;
    this.#state = answer;
    return null;
  }

  /** Asking why counts as a try too: some lessons want exactly that. */
  async whyNot(move: G["move"]): Promise<Refused | null> {
    if (!this.canMove) return null;
    const answer = await this.#ask(move);
    return answer?.refused && this.canMove ? this.#keepRefused(move, answer) : null;
  }

  async #ask(move: G["move"]): Promise<LessonState<G> | null> {
    try {
      return await this.#teacher([...this.#tries, move]);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#refusal = error;
      return null;
    }
  }

  /** Of several refusals in a row only the last is told again. */
  #keepRefused(move: G["move"], { refused, reached }: LessonState<G>): Refused {
    this.#tries = [...(this.#lastRefused ? this.#tries.slice(0, -1) : this.#tries), move];
    this.#lastRefused = true;
    this.#refusals += 1;
    if (reached) this.#state = { ...this.#state, reached };
    return new Refused(refused!.code, refused!.facts);
  }
}
