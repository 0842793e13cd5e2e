/** Doing something that may be refused: then the reason is shown in words. */
import { Unloaded } from "./late";
import { useNotices } from "./notices.svelte";
import { explain, loadReason } from "./texts/refusals";
import { useTexts } from "./texts/texts.svelte";
import { OFFLINE, Refused } from "./wire/refused";

/** Resolves to what the action gives, or to undefined if it was refused and the reason is shown. */
export type Attempt = <T>(action: () => Promise<T>) => Promise<T | undefined>;

/** The `attempt` of the page, for components. */
export function useAttempt(): Attempt {
  const notices = useNotices();
  const texts = useTexts();
  return async (action) => {
    try {
      return await action();
    } catch (error) {
      const refused = error instanceof Unloaded ? new Refused(OFFLINE) : error;
      if (!(refused instanceof Refused)) throw error;
      await loadReason(refused, texts);
      notices.show("bad", { title: explain(refused, texts) });
      return undefined;
    }
  };
}
