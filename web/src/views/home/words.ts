/** Times in the words of a language. */

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago something was (both in seconds): “5 min ago”, “yesterday”. */
export function formatAgo(then: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" });
  const passed = Math.max(0, now - then);
  const [unit, length] = STEPS.find(([, seconds]) => passed >= seconds) ?? ["second", Infinity];
  return format.format(-Math.floor(passed / length) || 0, unit);
}
