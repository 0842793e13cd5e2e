/** The page's state of any game: the legal moves in groups, what is looked for among them, and which one is advised. */
import type { Desk } from "$shared/table/desk";
import type { Sight, Told } from "$shared/table/face";
import { kindAndFacts } from "$shared/texts/declared";
import type { Say } from "$shared/texts/texts.svelte";

import { groupByKind, type Choice } from "./groups";
import { isSame } from "./same";
import type { AnyGame } from "./types";
import { kindWords, moveWords, tell } from "./words";

/** Of more moves than these, one can look for some. */
export const FEW = 12;
/** The most buttons at once; of more moves, those that match what is typed. */
export const MOST_SHOWN = 60;

export interface Group {
  readonly kind: string;
  readonly title: string;
  readonly choices: readonly Choice[];
}

export class GenericPlay {
  /** What is typed to find a move. */
  sought = $state("");

  readonly #choices: readonly Choice[] = $derived.by(() =>
    (this.desk.canMove ? (this.desk.moves ?? []) : []).map((move) => ({
      key: JSON.stringify(move),
      kind: kindAndFacts(move).kind,
      move,
      label: moveWords(this.game, move, this.say),
    })),
  );
  readonly #found: readonly Choice[] = $derived.by(() => {
    const sought = this.isMany ? this.sought.trim().toLowerCase() : "";
    return this.#choices.filter(({ label }) => label.toLowerCase().includes(sought));
  });

  constructor(
    readonly game: string,
    readonly desk: Desk<AnyGame>,
    readonly say: Say,
    readonly sight: Sight = "close",
  ) {}

  /** Every legal move of the seat in view, in the game's order; none where they cannot be listed. */
  get choices(): readonly Choice[] {
    return this.#choices;
  }

  /** Whether there are so many that one wants to look for some. */
  get isMany(): boolean {
    return this.#choices.length > FEW;
  }

  /** What is shown of them, by kind; the kinds in the order they are first met. */
  get groups(): readonly Group[] {
    const title = (kind: string): string => kindWords(this.game, kind, this.say);
    const shown = this.#found.slice(0, MOST_SHOWN);
    return groupByKind(shown).map(([kind, choices]) => ({ kind, title: title(kind), choices }));
  }

  /** How many match what is typed and are not shown. */
  get hidden(): number {
    return Math.max(0, this.#found.length - MOST_SHOWN);
  }

  /** Whether moves must be written, since nobody can list them. */
  get isUnlisted(): boolean {
    return this.desk.canMove && this.desk.moves === null;
  }

  /** Whether somebody plays here: then there is a place for moves, also while others have their turn. */
  get hasMoves(): boolean {
    const { desk, sight } = this;
    const isPlayed = desk.isLive === true || desk.teaches === true;
    return sight === "close" && isPlayed && desk.seat !== null && !desk.over;
  }

  /** What happened last, in words. */
  get told(): readonly Told[] {
    return tell(this.game, this.desk.view.events, this.desk.players, this.say);
  }

  /** The legal move that a mark of the picture stands for; null if it may not be made now. */
  choiceOf(move: AnyGame["move"]): Choice | null {
    const found = this.#choices.find((choice) => isSame(choice.move, move));
    if (found || !this.isUnlisted) return found ?? null;
    const { kind } = kindAndFacts(move);
    return { key: JSON.stringify(move), kind, move, label: moveWords(this.game, move, this.say) };
  }

  /** Whether a bot advises this move. */
  isAdvised(move: AnyGame["move"]): boolean {
    const { hint } = this.desk;
    return hint !== null && isSame(hint.move, move);
  }

  /** Make a move; what was looked for is found. */
  async make(move: AnyGame["move"]): Promise<void> {
    if ((await this.desk.move(move)) === null) this.sought = "";
  }
}
