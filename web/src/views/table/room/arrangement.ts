/** How a table is set up for its next game, and in words what differs between two ways. */
import type { Declaration, Option } from "$generated/http";
import type { House, Level, Snapshot } from "$generated/protocol";
import { isRecord } from "$shared/memory";
import { changedOptions, valueOf, wordKey, type Chosen } from "$shared/options";
import type { Say } from "$shared/texts/texts.svelte";

export interface Arrangement {
  readonly game: string;
  readonly options: Chosen;
  readonly seats: number;
  readonly house: House;
  /** The strength of the bots by seat; null: as they are. */
  readonly bots: Readonly<Record<number, Level>> | null;
}

type Table = Pick<Snapshot, "game" | "options" | "seats" | "house">;

export function arrangementOf({ game, options, seats, house }: Table): Arrangement {
  const bots = Object.fromEntries(
    seats.flatMap(({ kind, seat, level }) => (kind === "bot" && level ? [[seat, level]] : [])),
  );
  return { game, options: isRecord(options) ? options : {}, seats: seats.length, house, bots };
}

/** Whether two tables differ in anything that is arranged; who sits there does not count. */
export function isRearranged(before: Table, now: Table): boolean {
  const essence = ({ game, options, seats, house }: Table): string =>
    JSON.stringify([game, options, seats.length, house.listed, house.spectators, house.clock]);
  return essence(before) !== essence(now);
}

/** What differs from before, in a few words each; `declared` is the game that is played after it. */
export function tellChanges(before: Arrangement, after: Arrangement, declared: Declaration | null, say: Say): string[] {
  const told: string[] = [];
  if (before.game !== after.game) {
    told.push(say(`${after.game}-name`));
    if (declared) told.push(...changedOptions(declared, after.options).map((option) => tellOption(option, after, say)));
  } else if (declared) {
    const others = declared.options.filter(
      (option) => JSON.stringify(valueOf(option, before.options)) !== JSON.stringify(valueOf(option, after.options)),
    );
    told.push(...others.map((option) => tellOption(option, after, say)));
  }
  if (before.seats !== after.seats) told.push(say("waiting-change-seats", { seats: after.seats }));
  return [...told, ...tellHouse(before.house, after.house, say), ...tellBots(before.bots, after, say)];
}

/** The time for a move, or that there is none. */
export function tellClock({ clock }: House, say: Say): string {
  return clock ? say("waiting-clock", { seconds: clock.per_move }) : say("waiting-no_clock");
}

function tellHouse(before: House, after: House, say: Say): string[] {
  const told: string[] = [];
  if (JSON.stringify(before.clock) !== JSON.stringify(after.clock)) told.push(tellClock(after, say));
  if (before.spectators !== after.spectators) told.push(say(`waiting-spectators-${after.spectators}`));
  if (before.listed !== after.listed) told.push(say(after.listed ? "waiting-listed" : "waiting-unlisted"));
  return told;
}

function tellBots(before: Arrangement["bots"], { bots, seats }: Arrangement, say: Say): string[] {
  if (bots === null) return [];
  const seatNumbers = Object.keys(bots).map(Number);
  const others = seatNumbers.filter((seat) => seat < seats && before?.[seat] !== bots[seat]);
  const levels = new Set(others.map((seat) => bots[seat]!));
  return [...levels].map((level) => say("waiting-change-bots", { level: say(`level-${level}`) }));
}

function tellOption(option: Option, { options }: Arrangement, say: Say): string {
  const label = say(`${option.help}.label`);
  const value = tellValue(option, valueOf(option, options), say);
  return value === null ? label : say("waiting-change-option", { label, value });
}

/** A value in a word; null where it takes more. */
function tellValue(option: Option, value: unknown, say: Say): string | null {
  if (option.kind === "toggle") return say(value === true ? "waiting-change-on" : "waiting-change-off");
  if (typeof value === "number") return option.kind === "seats" ? null : String(value);
  return option.kind === "choice" ? say(wordKey(option, value)) : null;
}
