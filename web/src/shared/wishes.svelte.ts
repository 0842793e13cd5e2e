/** What somebody wants to play and how, remembered for each game, so that one tap is enough the next time. */
import { LEVELS, type Clock, type House, type Level, type Spectators, type UndoRule } from "$generated/protocol";
import type { Declaration, NewTable } from "$generated/http";

import { isNumber, isRecord, oneOf, recall, remember } from "./memory";
import { DAILY, isAllowed, wantedOptions, type Chosen } from "./options";

/** Against bots · with a link · several people before one screen · alone. */
export const MODES = ["play", "invite", "pass", "solo"] as const;
export type Mode = (typeof MODES)[number];

/** Seconds for each move and for the whole game. */
export const CLOCKS = {
  none: null,
  slow: { per_move: 90, bank: 300 },
  usual: { per_move: 45, bank: 120 },
  quick: { per_move: 15, bank: 45 },
} as const;
/** A clock by its name, or `own` seconds. */
export type ClockName = keyof typeof CLOCKS | "own";
export const CLOCK_NAMES = [...Object.keys(CLOCKS), "own"] as ClockName[];
/** The fewest and most seconds of an own clock. */
export const CLOCK_RANGE = { per_move: [5, 600], bank: [0, 3600] } as const;

/** A table as it is, to begin with. */
export interface Given {
  readonly seats: number;
  readonly options: Chosen;
  readonly house: House;
  readonly level: Level | null;
}

export const SPECTATORS = ["open", "delayed", "none"] as const satisfies readonly Spectators[];

export const UNDO_RULES = ["agreed", "unseen", "never"] as const satisfies readonly UndoRule[];

const isLevel = oneOf(...LEVELS);
const isClock = oneOf(...CLOCK_NAMES);
const isSpectators = oneOf(...SPECTATORS);
const isUndoRule = oneOf(...UNDO_RULES);

export class Wishes {
  readonly game: Declaration;
  #seats: Record<Mode, number> = $state({ play: 2, invite: 4, pass: 2, solo: 1 });
  #level: Level = $state("casual");
  #options: Chosen = $state.raw({});
  #clock: ClockName = $state("none");
  #ownClock: Clock = $state.raw({ per_move: 30, bank: 60 });
  #spectators: Spectators = $state("open");
  #listed = $state(false);
  #undo: UndoRule = $state("agreed");
  #isKept: boolean;

  /** What was wished last, or a table as it is (`given`), whose changes are not remembered. */
  constructor(game: Declaration, given?: Given) {
    this.game = game;
    this.#isKept = given === undefined;
    if (given) this.#take(given);
    else this.#recall();
  }

  #take({ seats, options, house, level }: Given): void {
    this.#seats.invite = this.#fit("invite", seats);
    this.#options = this.#known(options);
    this.#level = level ?? this.#level;
    this.#clock = nameOfClock(house.clock);
    if (house.clock && this.#clock === "own") this.#ownClock = house.clock;
    this.#spectators = house.spectators;
    this.#listed = house.listed;
    this.#undo = house.undo ?? "agreed";
  }

  #recall(): void {
    const { game } = this;
    const kept = recall(`wishes-${game.name}`, isRecord) ?? {};
    const seats = isRecord(kept["seats"]) ? kept["seats"] : {};
    for (const mode of MODES) this.#seats[mode] = this.#fit(mode, Number(seats[mode] ?? this.#seats[mode]));
    if (isLevel(kept["level"])) this.#level = kept["level"];
    if (isClock(kept["clock"])) this.#clock = kept["clock"];
    if (isOwnClock(kept["own_clock"])) this.#ownClock = kept["own_clock"];
    if (isSpectators(kept["spectators"])) this.#spectators = kept["spectators"];
    this.#listed = kept["listed"] === true;
    if (isUndoRule(kept["undo"])) this.#undo = kept["undo"];
    if (isRecord(kept["options"])) this.#options = this.#known(kept["options"]);
  }

  /** How this game can be played at all. */
  get modes(): Mode[] {
    const [fewest, most] = this.game.seats;
    return MODES.filter((mode) => (mode === "solo" ? fewest <= 1 : most > 1));
  }

  /** The fewest and most seats in a mode. */
  range(mode: Mode): [number, number] {
    const [fewest, most] = this.game.seats;
    if (mode === "solo") return [1, 1];
    let low = Math.max(2, fewest);
    while (this.game.without_seats.includes(low) && low < most) low++;
    return [low, most];
  }

  /** Whether there is a game of the day to play alone: then its option takes a date as a number. */
  get hasDaily(): boolean {
    return this.game.options.some(({ name }) => name === DAILY);
  }

  seats(mode: Mode): number {
    return this.#seats[mode];
  }

  /** The strength of the bots: the one that was chosen, or where the game has fewer, the next weaker one. */
  get level(): Level {
    const { levels } = this.game;
    const most = LEVELS.indexOf(this.#level);
    return levels.findLast((level) => LEVELS.indexOf(level) <= most) ?? levels[0]!;
  }
  get options(): Chosen {
    return this.#options;
  }
  get clock(): ClockName {
    return this.#clock;
  }
  get ownClock(): Clock {
    return this.#ownClock;
  }
  get spectators(): Spectators {
    return this.#spectators;
  }
  get listed(): boolean {
    return this.#listed;
  }

  /** When moves are taken back. */
  get undo(): UndoRule {
    return this.#undo;
  }

  setSeats(mode: Mode, seats: number): void {
    this.#seats[mode] = this.#fit(mode, seats);
    this.#keep();
  }
  setLevel(level: Level): void {
    this.#level = level;
    this.#keep();
  }
  setOption(name: string, value: unknown): void {
    this.#options = { ...this.#options, [name]: value };
    this.#keep();
  }
  setOptions(options: Chosen): void {
    this.#options = this.#known(options);
    this.#keep();
  }
  setClock(clock: ClockName): void {
    this.#clock = clock;
    this.#keep();
  }
  setOwnClock(clock: Partial<Clock>): void {
    this.#ownClock = { ...this.#ownClock, ...clock };
    this.#keep();
  }
  setSpectators(spectators: Spectators): void {
    this.#spectators = spectators;
    this.#keep();
  }
  setListed(listed: boolean): void {
    this.#listed = listed;
    this.#keep();
  }

  setUndo(undo: UndoRule): void {
    this.#undo = undo;
    this.#keep();
  }

  /** The table for the game of a day, alone: the same for everyone. */
  requestDaily(day: Date): NewTable {
    const request = this.request("solo");
    const number = day.getFullYear() * 10_000 + (day.getMonth() + 1) * 100 + day.getDate();
    return { ...request, options: { ...request.options, [DAILY]: number } };
  }

  /** The table that a mode asks of the server. Alone, against bots and before one screen nobody else can join. */
  request(mode: Mode): NewTable {
    const seats = this.seats(mode);
    const bots: Record<number, Level> = {};
    if (mode === "play") for (let seat = 1; seat < seats; seat++) bots[seat] = this.level;
    return {
      game: this.game.name,
      seats,
      options: wantedOptions(this.game, this.#options, seats),
      bots,
      house: {
        listed: mode === "invite" && this.#listed,
        spectators: this.#spectators,
        clock: mode === "solo" ? null : this.#clock === "own" ? this.#ownClock : CLOCKS[this.#clock],
        ...(mode === "invite" && this.#undo !== "agreed" ? { undo: this.#undo } : {}),
      },
    };
  }

  #fit(mode: Mode, seats: number): number {
    const [low, high] = this.range(mode);
    return Number.isInteger(seats) ? Math.min(high, Math.max(low, seats)) : low;
  }

  /** The values that this version of the game still takes. */
  #known(options: Chosen): Chosen {
    const most = this.game.seats[1];
    return Object.fromEntries(
      this.game.options
        .filter(({ name }) => name in options)
        .filter((option) => isAllowed(option, options[option.name], most))
        .map(({ name }) => [name, options[name]]),
    );
  }

  #keep(): void {
    if (!this.#isKept) return;
    remember(`wishes-${this.game.name}`, {
      seats: this.#seats,
      level: this.#level,
      options: this.#options,
      clock: this.#clock,
      own_clock: this.#ownClock,
      spectators: this.#spectators,
      listed: this.#listed,
      undo: this.#undo,
    });
  }
}

/** What a clock is called. */
function nameOfClock(clock: Clock | null): ClockName {
  if (clock === null) return "none";
  const same = (name: ClockName): boolean =>
    name !== "own" && CLOCKS[name]?.per_move === clock.per_move && CLOCKS[name].bank === clock.bank;
  return CLOCK_NAMES.find(same) ?? "own";
}

function isOwnClock(value: unknown): value is Clock {
  if (!isRecord(value)) return false;
  const within = (name: keyof Clock): boolean => {
    const seconds = value[name];
    return isNumber(seconds) && seconds >= CLOCK_RANGE[name][0] && seconds <= CLOCK_RANGE[name][1];
  };
  return within("per_move") && within("bank");
}
