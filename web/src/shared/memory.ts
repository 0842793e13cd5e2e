/** What this browser remembers between visits. Where storage is switched off it forgets, and nothing breaks. */

/** The value kept under `key`, if it is one of the expected kind. */
export function recall<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`klub-${key}`) ?? "null");
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keep a value under `key`. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`klub-${key}`, JSON.stringify(value));
  } catch {
    // full or switched off
  }
}

/** A check for `recall`: one of these words. */
export function oneOf<const T extends string>(...words: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => words.includes(value as T);
}

export const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
export const isString = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
