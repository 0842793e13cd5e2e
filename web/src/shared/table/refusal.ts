/** What is shown where a move was refused. */
import { explain, loadReason } from "../texts/refusals";
import type { Texts } from "../texts/texts.svelte";
import type { Refused } from "../wire/refused";
import type { AnyFace, Explained } from "./face";

type Reason = Partial<Explained> & Pick<Explained, "title">;

/** In the words of the game, or in ours, under `title`; null where the board itself shows it. */
export async function explainMove(why: Refused, face: AnyFace, texts: Texts, title: string): Promise<Reason | null> {
  const own = face.explain(why, texts.say);
  if (own) return own.isOnBoard ? null : own;
  await loadReason(why, texts);
  return { title, text: explain(why, texts, face.refusalFacts?.(why, texts.say)) };
}
