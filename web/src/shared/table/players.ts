/** The people and bots at a table as the page shows them. */
import type { SeatInfo } from "$generated/protocol";

import { seatLetter } from "../texts/refusals";
import type { Say } from "../texts/texts.svelte";
import type { Player } from "./desk";
import { dealPapers } from "./papers";

type Seated = Pick<SeatInfo, "seat" | "kind" | "who" | "name" | "color" | "mine">;

/**
 * Everyone, by seat. On several seats of one person (a device that goes round) those without a name of their own go by
 * the letters of the seats; bots get names that nobody at the table has.
 */
export function seatPlayers(seats: readonly Seated[], say: Say): Player[] {
  const papers = dealPapers(seats);
  const taken = new Set(seats.map(({ name }) => name));
  const names = say("seat-bots")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => !taken.has(name));
  return seats.map(({ seat, kind, who, name, mine }, at) => {
    const shared = who !== null && seats.filter((each) => each.who === who && each.name === name).length > 1;
    const letter = say("seat-player", { letter: seatLetter(seat) });
    const called = kind === "bot" ? (names[at % names.length] ?? letter) : kind === "person" && !shared ? name : letter;
    return { seat, name: called, paper: papers[at]!, isBot: kind === "bot", isMine: mine };
  });
}

/** The same people for a log: where one person plays several seats, everyone goes by name and nobody is “you”. */
export function namedPlayers(players: readonly Player[]): readonly Player[] {
  if (players.filter(({ isMine }) => isMine).length < 2) return players;
  return players.map((player) => ({ ...player, isMine: false }));
}
