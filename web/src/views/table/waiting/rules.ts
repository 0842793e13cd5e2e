/** By which rules a table plays, in a few words. */
import type { Declaration } from "$generated/http";
import type { House } from "$generated/protocol";
import { changedOptions, type Chosen } from "$shared/options";
import type { Say } from "$shared/texts/texts.svelte";

import { undoRule } from "../room/arrangement";
import { tellClock } from "../room/changes";

/** What differs from the basic rules, then how the table is run. */
export function tellRules(game: Declaration, options: Chosen, house: House, say: Say): string[] {
  return [
    ...changedOptions(game, options).map(({ help }) => say(`${help}.label`)),
    tellClock(house, say),
    ...(house.spectators === "open" ? [] : [say(`waiting-spectators-${house.spectators}`)]),
    ...(undoRule(house) === "agreed" ? [] : [say(`waiting-undo-${undoRule(house)}`)]),
    ...(house.listed ? [say("waiting-listed")] : []),
  ];
}
