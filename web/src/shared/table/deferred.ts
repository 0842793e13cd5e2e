/** Parts of a game that are needed late, such as its final breakdown: a table that has just begun is light. */
import type { Component } from "svelte";

import Deferred from "./Deferred.svelte";

type Props = Record<string, never>;

/** A component that is loaded when it is first shown. */
export function deferred<P extends object>(load: () => Promise<{ default: Component<P> }>): Component<P> {
  const part = load as unknown as () => Promise<{ default: Component<Props> }>;
  return (internals, given) => Deferred(internals, { load: part, given: given as Props });
}
