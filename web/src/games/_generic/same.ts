/** Whether two moves are the same, as JSON: the order of fields does not count. */
import { isRecord } from "$shared/memory";

export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((each, at) => isSame(each, other[at]));
  }
  if (!isRecord(one)) return one === other;
  if (!isRecord(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
}

/** A move that somebody wrote; null for what is none. */
export function parseMove(text: string): Record<string, unknown> | null {
  try {
    const move: unknown = JSON.parse(text);
    return isRecord(move) ? move : null;
  } catch {
    return null;
  }
}
