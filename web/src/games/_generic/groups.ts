/** Moves by their kind, for headings above them. */
export interface Choice {
  readonly key: string;
  readonly kind: string;
  readonly move: Record<string, unknown>;
  readonly label: string;
}

/** The kinds in the order they are first met, each with its moves. */
export function groupByKind(choices: readonly Choice[]): [string, Choice[]][] {
  const kinds = new Map<string, Choice[]>();
  for (const choice of choices) kinds.set(choice.kind, [...(kinds.get(choice.kind) ?? []), choice]);
  return [...kinds];
}
