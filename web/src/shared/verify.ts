/** Checking the shuffle: the seed that is told at the end must be the one that was promised before the first move. */
import { sha256 } from "@noble/hashes/sha2.js"; // `crypto.subtle` is missing on plain HTTP
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * `kept`: the seed fits what this browser saw while the game ran; `shown`: it fits what is shown now, and this browser
 * did not look before the end; `broken`: it does not fit.
 */
export type Verdict = "kept" | "shown" | "broken";

export interface Check {
  readonly verdict: Verdict;
  /** What was promised, as far as this browser knows. */
  readonly promised: string;
  readonly seed: string;
  /** The commitment that belongs to the seed. */
  readonly computed: string;
}

/** What is shown before the first move for a seed of 64 hex digits: the page's side of `klub.core.commitment`. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("klub/commitment/1"), hexToBytes(seed))));
}

/** Whether the seed of a finished game is the promised one; `seen` is the promise that this browser kept, if any. */
export function checkShuffle({ seed, commitment }: { seed: string; commitment: string }, seen: string | null): Check {
  const promised = seen ?? commitment;
  const computed = commitmentOf(seed);
  const verdict = computed !== promised || computed !== commitment ? "broken" : seen === null ? "shown" : "kept";
  return { verdict, promised, seed, computed };
}
