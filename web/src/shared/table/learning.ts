/** What a game adds for those who learn it: its rules in sections and the words for its lessons. Loaded when needed. */
import type { Component } from "svelte";

/** A paragraph (the attribute of the section's sentence), or drawn examples side by side, by their names. */
export type Part<F extends string = string> = string | readonly F[];

/** A part of the rules page. */
export interface Section<F extends string = string> {
  readonly name: string;
  /** The rules of the ledger that it tells: refusals lead here by them. */
  readonly rules: readonly string[];
  readonly parts: readonly Part<F>[];
}

/** Sections under one heading. */
export interface Chapter<F extends string = string> {
  readonly name: string;
  readonly sections: readonly Section<F>[];
}

/** When a lesson goes on to its second task: after a refusal, after a move; null if it has only one. */
export type Turning = "refusal" | "move" | null;

export interface Learning {
  /** Files of sentences that it needs (`locales/<language>/<file>.ftl`). */
  readonly texts: readonly string[];
  readonly chapters: readonly Chapter[];
  /** A drawn example; each game knows its own by their names. Absent where the rules have none. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly Figure?: Component<{ name: any }>;
  /** The page of rules, where they are written in one piece and not in chapters. */
  readonly Rules?: Component<{ game: string; hasLessons: boolean }>;
  /** The key of the title of a chapter or section. */
  title(of: { chapter: string } | { section: string }): string;
  /** The key of a paragraph of a section. */
  paragraph(section: string, part: string): string;
  /** The key of a lesson's title; its attributes are `text`, `task` and `praise`, some also have `then` and `again`. */
  lesson(name: string): string;
  /** Whose game it is. */
  readonly credits: string;
  /** How many sit at the table in its lessons; the learner has the first seat. */
  readonly seats: number;
  turning(lesson: string): Turning;
  /** Whether a lesson is lost in this position though there are still moves; absent where that never happens. */
  missed?(lesson: string, view: unknown): boolean;
  /** Whether the moves of its lessons can be seen as films. */
  readonly films?: boolean;
  /** Shows on the board what was reached: `play` is the game's own state of the page. */
  celebrate(play: unknown, lesson: string): void;
}

/** What a game says of its own about learning it; the rest follows from its name. */
interface Own
  extends Pick<Learning, "chapters" | "Figure" | "seats">, Partial<Pick<Learning, "missed" | "films" | "celebrate">> {
  /** The lessons with a second task, and what leads to it. */
  readonly turnings: Readonly<Record<string, Turning>>;
}

/** How a game is learned: its sentences begin with its name. */
export function learningOf(game: string, { turnings, ...own }: Own): Learning {
  return {
    texts: [game, `${game}-rules`],
    title: (of) => ("chapter" in of ? `${game}-chapter-${of.chapter}` : `${game}-rules-${of.section}`),
    paragraph: (section, part) => `${game}-rules-${section}.${part}`,
    lesson: (name) => `${game}-lesson-${name}`,
    credits: `${game}-credits`,
    turning: (lesson) => turnings[lesson] ?? null,
    // Most tables show by themselves what was reached.
    celebrate: () => undefined,
    ...own,
  };
}
