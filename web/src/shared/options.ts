/** A game's options as its declaration describes them: what may be chosen, what applies, and what is sent. */
import type { Area, Counts, Declaration, Option, Several } from "$generated/http";

import { isRecord } from "./memory";

/** The option that stands for the game of a day: a date as a number. It has a button of its own and no field. */
export const DAILY = "gallery";

/** Values by the names of their options; what is missing has its default. */
export type Chosen = Readonly<Record<string, unknown>>;

export function valueOf(option: Option, chosen: Chosen): unknown {
  return option.name in chosen ? chosen[option.name] : option.default;
}

/** Whether the options it needs have the values it needs. */
export function applies(option: Option, all: readonly Option[], chosen: Chosen): boolean {
  return option.needs.every((need) => {
    const other = all.find(({ name }) => name === need.option);
    return other !== undefined && valueOf(other, chosen) === need.value && applies(other, all, chosen);
  });
}

/** Whether an option means anything at a table of so many seats. */
export function isFor({ players }: Option, seats: number): boolean {
  return players === "any" || (players === "alone") === (seats === 1);
}

/** Whether an option can take a value at a table of so many seats. */
export function isAllowed(option: Option, value: unknown, seats: number): boolean {
  switch (option.kind) {
    case "toggle":
      return typeof value === "boolean";
    case "choice":
      return option.values.some((each) => each === value);
    case "number":
      return value === null ? option.default === null : isWithin(value, option.low, option.high);
    case "size":
      return value === null || isArea(value, option.low, option.high);
    case "counts":
      return value === null ? option.default === null : isCounts(value, option);
    case "several":
      return value === null ? option.default === null : isSome(value, option);
    case "seats":
      if (option.words.some((word) => word === value)) return true;
      return option.pick === "one" ? isWithin(value, 0, seats - 1) : isSeatList(value, seats);
  }
}

/** What a new table is asked for: what applies, is allowed, and differs from the default. */
export function wantedOptions({ options }: Declaration, chosen: Chosen, seats: number): Record<string, unknown> {
  const wanted: Record<string, unknown> = {};
  for (const option of options) {
    const value = valueOf(option, chosen);
    if (!isFor(option, seats) || !applies(option, options, chosen) || isDefault(option, value)) continue;
    if (isAllowed(option, value, seats)) wanted[option.name] = value;
  }
  return wanted;
}

/** The options whose values differ from the basic rules. */
export function changedOptions({ options }: Declaration, chosen: Chosen): Option[] {
  return options.filter((option) => applies(option, options, chosen) && !isDefault(option, valueOf(option, chosen)));
}

/** The attribute of an option's help that names one of its values in words: `<game>-option-<name>.true`. */
export function wordKey(option: Option, value: unknown): string {
  return `${option.help}.${String(value)}`;
}

function isDefault(option: Option, value: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(option.default);
}

function isWithin(value: unknown, low: number, high: number): value is number {
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
}

function isArea(value: unknown, low: number, high: number): value is Area {
  if (!isRecord(value)) return false;
  if (value["shape"] === "round") return isWithin(value["diameter"], low, high);
  return value["shape"] === "rectangle" && isWithin(value["width"], low, high) && isWithin(value["height"], low, high);
}

function isCounts(value: unknown, { names, low, high }: Counts): boolean {
  if (!isRecord(value) || Object.keys(value).length !== names.length) return false;
  return names.every((name) => isWithin(value[name], low, high));
}

function isSome(value: unknown, { names }: Several): value is string[] {
  return (
    Array.isArray(value) && value.length > 0 && names.filter((name) => value.includes(name)).join() === value.join()
  );
}

function isSeatList(value: unknown, seats: number): value is number[] {
  return Array.isArray(value) && value.length > 0 && value.every((seat) => isWithin(seat, 0, seats - 1));
}
