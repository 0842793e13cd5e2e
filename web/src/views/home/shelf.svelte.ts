/** The games of the home page, which of them is chosen, and the best that was reached alone. */
import type { Played } from "$generated/http";
import { declaredGames } from "$shared/declarations";
import { recall, remember } from "$shared/memory";
import { valueOf } from "$shared/options";
import { ask } from "$shared/wire/http";
import { Wishes } from "$shared/wishes.svelte";

const isText = (value: unknown): value is string => typeof value === "string";

export class Shelf {
  #games: readonly Wishes[] = $state.raw([]);
  #chosen: string | undefined = $state(recall("game", isText));
  #bests: readonly Played[] = $state.raw([]);

  /** What there is to play, each with what was wished for last time. */
  get games(): readonly Wishes[] {
    return this.#games;
  }

  get chosen(): Wishes | undefined {
    return this.#games.find(({ game }) => game.name === this.#chosen) ?? this.#games[0];
  }

  /** The own best of the chosen game alone, with the rules that it would be played by now. */
  get soloBest(): number | undefined {
    return this.chosen && soloBest(this.#bests, this.chosen);
  }

  choose(game: string): void {
    this.#chosen = game;
    remember("game", game);
  }

  /** Ask for the games. */
  async load(): Promise<void> {
    this.#games = (await declaredGames()).map((game) => new Wishes(game));
  }

  async loadBests(): Promise<void> {
    this.#bests = await ask("GET /api/me/bests", {});
  }
}

/** The best result alone with the options that are wished for. */
export function soloBest(bests: readonly Played[], { game, options }: Wishes): number | undefined {
  const scores = bests
    .filter((best) => best.game === game.name && best.seats === 1)
    .filter((best) =>
      game.options.every(
        (option) =>
          !(option.name in best.options) ||
          JSON.stringify(best.options[option.name]) === JSON.stringify(valueOf(option, options)),
      ),
    )
    .map(({ score }) => score);
  return scores.length ? Math.max(...scores) : undefined;
}
