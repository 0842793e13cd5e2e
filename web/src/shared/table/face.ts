/** What a game adds to the page: everything that the frame around the table, the result and the replay ask of it. */
import type { Component } from "svelte";

import type { GameTypes } from "$generated/protocol";

import type { Layout } from "../keyboard/qwerty";
import type { Facts, Say } from "../texts/texts.svelte";
import type { Refused } from "../wire/refused";
import type { BreakdownProps } from "./breakdown";
import type { Desk, Player } from "./desk";

/** One line of the log in words; `seat` is whose mark stands before it. */
export interface Told {
  readonly seat: number | null;
  readonly text: string;
}

/** `close`: to play on; `whole`: all of the board as a picture, however small, with nothing to act on. */
export type Sight = "close" | "whole";

/** How a refusal is shown: what, why, and the attributes or conditions it comes from. */
export interface Explained {
  readonly title: string;
  readonly text: string;
  readonly checks: readonly { readonly label: string; readonly ok: boolean }[];
  /** The anchor on the rules page that *Why?* leads to. */
  readonly rule: string | null;
  /** Whether the board says it by itself: then no notice is shown. */
  readonly isOnBoard?: boolean;
}

/**
 * A game's part of the page. `P` is the state of the page for this game (the picked card, the lit score, the camera):
 * made once for each desk by `start` and handed to all its components.
 */
export interface GameFace<G extends GameTypes, P> {
  readonly name: string;
  /** Files of sentences that it needs (`locales/<language>/<file>.ftl`), the rules pages apart. */
  readonly texts: readonly string[];
  start(desk: Desk<G>, say: Say, sight?: Sight): P;
  /** The whole playing area: board, hand rack or dock, what the game says on the board itself. */
  readonly Board: Component<{ play: P }>;
  /** The points of a seat, row by row; touching a row lights it on the board. Null where nothing is counted. */
  readonly Score: Component<{ play: P; seat: number }> | null;
  /** What a seat holds for all to see, as small things on its plate; absent where there is nothing to hold. */
  readonly Holdings?: Component<{ play: P; seat: number }>;
  /** The final breakdown of all seats, for the result page. */
  readonly Breakdown: Component<BreakdownProps<G["breakdown"], G["view"]>>;
  /** Points now; null where nothing is counted while the game runs. `standing` is what the desk knows of them. */
  points(view: G["view"], seat: number, standing?: readonly number[] | null): number | null;
  /** The quiet line below a seat's name: “20 cards left”. */
  seatLine(view: G["view"], seat: number, say: Say): string;
  /** What to do now, in a few words, beside “Your turn”; empty if there is nothing to say. */
  advice(play: P, say: Say): string;
  /** What happened in the last move, for the log and for screen readers. */
  tell(events: readonly EventOf<G>[], players: readonly Player[], say: Say): Told[];
  /** A hint's move and reason in words; `view` is the position it is for. */
  tellHint(hint: NonNullable<Desk<G>["hint"]>, players: readonly Player[], say: Say, view: G["view"]): string;
  /** The keys of the board in words, with the letters of a layout; absent where arrows and Enter are all. */
  keyWords?(say: Say, layout: Layout): string;
  /** A refusal of this game in words; null for codes it does not know. */
  explain(refused: Refused, say: Say): Explained | null;
  /** Whether a view holds anything that only its seat may know; absent where the declaration says it all. */
  hides?(view: G["view"]): boolean;
  /** Whether the only move of a seat can be made without it, when a device goes round: nothing has to be seen first. */
  readonly skipsOnlyMove?: boolean;
  /** Whether something is in the hand that a reload of the page would lose; absent where nothing ever is. */
  isInHand?(play: P): boolean;
  /** What the sentence of a refusal that is not explained is told besides its plain facts. */
  refusalFacts?(refused: Refused, say: Say): Facts;
  /** What a player hears at the last move; null for nothing. */
  soundOf(events: readonly EventOf<G>[]): SoundName | null;
}

export type EventOf<G extends GameTypes> = G["view"] extends { events: (infer E)[] } ? E : unknown;

/** The sounds there are; synthesised in `sound.ts`. */
export type SoundName =
  | "lay"
  | "pick"
  | "score"
  | "discard"
  | "turn"
  | "refuse"
  | "win"
  | "chat"
  | "tick"
  | "clack"
  | "slap"
  | "drum"
  | "seal";

/** A game's face with its types forgotten, as the frame holds it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the frame hands a game only what came from it
export type AnyFace = GameFace<any, any>;
