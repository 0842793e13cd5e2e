/** A game that the page knows nothing of but what its declaration, its views and its moves say. */
export interface AnyEvent {
  readonly [field: string]: unknown;
}

export interface AnyGame {
  options: Record<string, unknown>;
  move: Record<string, unknown>;
  view: { readonly [field: string]: unknown; events: AnyEvent[] };
  event: AnyEvent;
  breakdown: unknown;
}
