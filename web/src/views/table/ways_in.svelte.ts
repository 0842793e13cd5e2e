/** How others come to a table, as long as a component shows it: its link, where that leads, and its short code. */
import { hostOf } from "$shared/invitation";
import { useReach, type Reach } from "$shared/reach.svelte";

import { useShortCode } from "./code.svelte";

export interface WaysIn {
  readonly reach: Reach;
  readonly link: string;
  /** The host of the link. */
  readonly place: string;
  /** Null while there is none that works. */
  readonly code: string | null;
  /** Settles when the server has said all of it. */
  readonly known: Promise<unknown>;
}

export function useWaysIn(table: string): WaysIn {
  const { reach, looked } = useReach();
  const { short, asked } = useShortCode(table);
  return {
    reach,
    known: Promise.all([looked, asked]),
    get link() {
      return reach.link(`/t/${table}`);
    },
    get place() {
      return hostOf(this.link);
    },
    get code() {
      return short.current;
    },
  };
}
