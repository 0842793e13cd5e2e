/** What differs between two ways to set up a table, in words. */
import type { Declaration, Option } from "$generated/http";
import type { House } from "$generated/protocol";
import { changedOptions, valueOf, wordKey } from "$shared/options";
import type { Say } from "$shared/texts/texts.svelte";

import { undoRule, type Arrangement } from "./arrangement";

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
  if (undoRule(before) !== undoRule(after)) told.push(say(`waiting-undo-${undoRule(after)}`));
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
