/** Who sits at the table of a lesson: the learner first, then others by name. */
import type { Player } from "$shared/table/desk";
import { LEARNER } from "$shared/table/lesson_desk.svelte";
import type { Say } from "$shared/texts/texts.svelte";
import { paperOf } from "$shared/ui/marks";

export function classmates(seats: number, say: Say): Player[] {
  const names = say("seat-bots").split(",");
  return Array.from({ length: seats }, (_, seat) => {
    const isMine = seat === LEARNER;
    const name = isMine ? say("page-you") : (names[(seat - 1) % names.length] ?? "").trim();
    return { seat, name, paper: paperOf(seat), isBot: !isMine, isMine };
  });
}
