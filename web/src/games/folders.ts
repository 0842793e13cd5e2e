/** Modules of the game folders, by the names of the games: what `import.meta.glob("./*…")` finds, with other keys. */
export function byFolder<T>(modules: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(modules).map(([path, module]) => [path.split("/")[1]!, module]));
}
