/** Game files to keep. */

/** What a downloaded game file is called: by its game and the day. */
export function fileName(game: string, day: Date): string {
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0"));
  return `klub-${game}-${day.getFullYear()}-${month}-${date}.json`;
}
