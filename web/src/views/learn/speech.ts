/** What the teacher says at this moment of a lesson. */
import type { Turning } from "$shared/table/learning";
import type { LessonDesk } from "$shared/table/lesson_desk.svelte";

/** The task · its second part · well done · try again. */
export type SpeechKind = "task" | "then" | "praise" | "again";

type Progress = Pick<LessonDesk, "reached" | "isLost" | "refusals" | "moveNumber">;

/** `isMissed`: the game says that nothing can be reached from here any more. */
export function speak(desk: Progress | null, turning: Turning, isMissed = false): SpeechKind {
  if (!desk) return "task";
  if (desk.reached) return "praise";
  if (desk.isLost || isMissed) return "again";
  const done = turning === "refusal" ? desk.refusals : turning === "move" ? desk.moveNumber : 0;
  return done > 0 ? "then" : "task";
}
