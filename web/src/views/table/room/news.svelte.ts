/** What has happened at a table between two looks at it: how it was set up anew, and what one has to be told. */
import type { Snapshot } from "$generated/protocol";

import { arrangementOf, isRearranged, type Arrangement } from "./arrangement";

/** How the table was before the host set it up anew. */
export interface Rearranged {
  readonly before: Arrangement;
  /** Whether we had been ready and have to say so again. */
  readonly readyAgain: boolean;
}

/** `who`: whom it is about, by id. */
export interface News {
  readonly what: "nudged" | "ended" | "returned" | "host_you" | "host" | "sent_away" | "given" | "renamed";
  readonly who: string;
}

/** Requests after which it is no news that one has no seat any more. */
const GOING: ReadonlySet<string | null> = new Set(["stand", "leave"]);

/** What the person before the screen has to be told; `asked` is their last request, `name` what they call themselves. */
export function newsBetween(before: Snapshot, now: Snapshot, asked: string | null, name: string): News[] {
  const news: News[] = [];
  const { you } = now;
  const nudge = now.nudges?.find(({ who }) => who === you);
  const nudgedBefore = before.nudges?.find(({ who }) => who === you)?.at ?? -Infinity;
  if (nudge && nudge.at > nudgedBefore) news.push({ what: "nudged", who: nudge.by });
  const seats = ownSeats(now);
  const hadSeats = ownSeats(before).length > 0;
  if (before.stand_ins?.includes(you) && !now.stand_ins?.includes(you) && seats.length > 0 && now.phase === "playing")
    news.push({ what: "returned", who: you });
  if (before.phase === "playing" && now.phase === "waiting") news.push({ what: "ended", who: "" });
  if (before.host_who !== now.host_who && now.host_who)
    news.push({ what: now.host ? "host_you" : "host", who: now.host_who });
  if (hadSeats && seats.length === 0 && !GOING.has(asked)) news.push({ what: "sent_away", who: now.host_who ?? "" });
  if (!hadSeats && seats.length > 0) {
    if (asked !== "sit") news.push({ what: "given", who: you });
    else if (name && seats.length === 1 && seats[0]!.name !== name) news.push({ what: "renamed", who: you });
  }
  return news;
}

export class RoomNews {
  #last: Snapshot | null = null;
  #rearranged: Rearranged | null = $state.raw(null);

  /** The last change of what is played and how, while it is waited for. */
  get rearranged(): Rearranged | null {
    return this.#rearranged;
  }

  /** See the table as it is now; answers what has to be told. */
  follow(now: Snapshot, asked: string | null, name: string): News[] {
    const before = this.#last;
    this.#last = now;
    if (before === null) return [];
    if (now.phase !== "waiting") this.#rearranged = null;
    else if (isArranged(before, now))
      this.#rearranged = {
        before: arrangementOf(before),
        readyAgain: isReady(before) && !isReady(now) && before.phase === "waiting",
      };
    return newsBetween(before, now, asked, name);
  }
}

/** A rematch may have other options too, but then somebody is ready for it. */
function isArranged(before: Snapshot, now: Snapshot): boolean {
  if (before.phase !== "waiting" && (before.phase !== "over" || now.seats.some(({ ready }) => ready))) return false;
  return isRearranged(before, now);
}

const ownSeats = ({ seats }: Snapshot): Snapshot["seats"] => seats.filter(({ mine }) => mine);
const isReady = (snapshot: Snapshot): boolean => ownSeats(snapshot).some(({ ready }) => ready);
