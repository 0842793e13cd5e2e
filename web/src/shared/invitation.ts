/** Opening tables, and finding the way into those of others. */
import { late } from "./late";
import { ask } from "./wire/http";
import type { CommandSent } from "$generated/protocol";
import type { Mode, Wishes } from "./wishes.svelte";

/** Open a table as wished; all but an invitation begin at once. Answers the table's id. */
export async function openTable(wishes: Wishes, mode: Mode | "daily"): Promise<string> {
  const body = mode === "daily" ? wishes.requestDaily(new Date()) : wishes.request(mode);
  const { table } = await ask("POST /api/tables", { body });
  const command = (body: CommandSent): Promise<unknown> =>
    ask("POST /api/tables/{table_id}/commands", { table_id: table, body });
  if (mode === "pass") await sitAround(wishes.seats(mode), command);
  if (mode !== "invite") await command({ do: "start" });
  return table;
}

/** A link to a table that says the language of whoever shares it; other links stay as they are. */
export function spokenLink(link: string, language: string): string {
  const url = new URL(link);
  if (!/^\/t\/[\w-]+$/.test(url.pathname)) return link;
  url.searchParams.set("l", language);
  return url.href;
}

/** A path of ours, or a link to us, with another beginning. */
export function moveLink(link: string, origin: string): string {
  const { pathname, search, hash } = new URL(link, origin);
  return origin + pathname + search + hash;
}

/** Where a link leads, as people say it. */
export function hostOf(link: string): string {
  return new URL(link).host;
}

/** Everybody before this screen has a seat, under the own name and colour where they gave one. */
async function sitAround(seats: number, command: (body: CommandSent) => Promise<unknown>): Promise<void> {
  const people = (await late(() => import("./companions.svelte"))).recallCompanions();
  const [host] = people;
  if (host && host.name.trim()) await command({ do: "rename", seat: 0, name: host.name.trim(), color: host.paper });
  for (let seat = 1; seat < seats; seat++) {
    const { name = "", paper } = people[seat] ?? {};
    await command({ do: "sit", seat, name: name.trim() || null, color: paper ?? null });
  }
}

/** A code as it is kept: without blanks and dashes, in capitals. */
export function cleanCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

/** What somebody has typed, pasted or shared: a table's id, a code, or nothing that we know. */
export function readInvitation(text: string): { table: string } | { code: string } | null {
  const table = /\/t\/([\w-]+)/.exec(text)?.[1];
  if (table) return { table };
  const code = cleanCode(/^https?:\/\/[^/\s]+\/([A-Za-z2-9]{6})\/?$/.exec(text.trim())?.[1] ?? text);
  return /^[A-Z2-9]{6}$/.test(code) ? { code } : null;
}
