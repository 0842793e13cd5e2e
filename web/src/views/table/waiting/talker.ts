/** The chat of a table before its game. */
import type { SeatInfo } from "$generated/protocol";
import type { LiveTable } from "$shared/table/live.svelte";
import { seatPlayers } from "$shared/table/players";
import { recallSeen, rememberSeen } from "$shared/table/seen";
import { Talk } from "$shared/table/talk.svelte";
import type { Say } from "$shared/texts/texts.svelte";
import { Refused } from "$shared/wire/refused";

import type { Talker } from "../chatting";

/** `refused` is told why something could not be said. */
export function waitingTalker(live: LiveTable, say: Say, refused: (why: Refused) => void): Talker {
  const seen = recallSeen(live.id);
  const talk = new Talk(live.snapshot?.you ?? "", seen?.line ?? null);
  const seats = (): readonly SeatInfo[] => live.snapshot?.seats ?? [];
  return {
    talk,
    live,
    desk: {
      get seats() {
        return seats();
      },
      get players() {
        return seatPlayers(seats(), say);
      },
      tell: async (command) => {
        try {
          await live.send(command);
          return null;
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          refused(error);
          return error;
        }
      },
    },
    remember: () => rememberSeen(live.id, { game: seen?.game ?? 0, move: seen?.move ?? 0, line: talk.read }),
  };
}
