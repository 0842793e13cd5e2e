/** The lessons of a game one after the other: which one is shown, and how it goes. */
import { isRecord, recall, remember } from "$shared/memory";
import type { Player } from "$shared/table/desk";
import { LessonDesk, type Projector, type Teacher } from "$shared/table/lesson_desk.svelte";

/** The teacher of a lesson. */
export type School = (lesson: string) => Teacher;
/** Who shows the moves of a lesson as films; null for nobody. */
export type Cinema = (lesson: string) => Projector | null;

export class Course {
  readonly game: string;
  readonly lessons: readonly string[];
  #school: School;
  #players: readonly Player[];
  #cinema: Cinema;
  #place = $state(0);
  #desk: LessonDesk | null = $state.raw(null);
  #opened = 0;

  /** Takes up where somebody stopped the last time. */
  constructor(
    game: string,
    lessons: readonly string[],
    school: School,
    players: readonly Player[],
    cinema: Cinema = () => null,
  ) {
    this.game = game;
    this.lessons = lessons;
    this.#school = school;
    this.#players = players;
    this.#cinema = cinema;
    const kept = Number((recall("lessons", isRecord) ?? {})[game] ?? 0);
    if (Number.isInteger(kept) && kept > 0 && kept < lessons.length) this.#place = kept;
  }

  /** The number of the lesson that is shown, from 0; as many as there are once all are done. */
  get place(): number {
    return this.#place;
  }

  /** The name of the lesson that is shown; null at the end. */
  get lesson(): string | null {
    return this.lessons[this.#place] ?? null;
  }

  /** Its position; null while it is fetched, and at the end. */
  get desk(): LessonDesk | null {
    return this.#desk;
  }

  /** Show the lesson of the moment from its beginning. */
  async begin(): Promise<void> {
    const { lesson } = this;
    const opened = ++this.#opened;
    if (lesson === null) return void (this.#desk = null);
    const teacher = this.#school(lesson);
    const first = await teacher([]);
    // Somebody who is quick is elsewhere by now.
    if (opened === this.#opened) this.#desk = new LessonDesk(teacher, this.#players, first, this.#cinema(lesson));
  }

  /** Go to another lesson; one beyond the last is the end. */
  async go(place: number): Promise<void> {
    this.#place = Math.max(0, Math.min(this.lessons.length, place));
    this.#desk = null;
    remember("lessons", { ...recall("lessons", isRecord), [this.game]: this.#place });
    await this.begin();
  }
}
