/** Requests to the server's API, typed by its own description. Whatever goes wrong is a `Refused`. */
import type { Api } from "$generated/http";

import { OFFLINE, Refused } from "./refused";

type Route = keyof Api;
type Answer<R extends Route> = Api[R]["answer"];
type Query = Record<string, string | number | undefined>;

/** What stands in the braces of a route's path. */
type Places<R extends string> = R extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string | number> & Places<Rest>
  : object;

type Given<R extends Route> = Places<R> &
  (Api[R] extends { body: infer Body } ? { body: Body } : object) &
  (Api[R] extends { query: infer Asked } ? { query?: Asked } : object);

/** Ask the server: `ask("GET /api/codes/{code}", { code })`. */
export async function ask<R extends Route>(route: R, given: Given<R>): Promise<Answer<R>> {
  const { body, query, ...places } = given as { body?: unknown; query?: Query } & Record<string, string | number>;
  const [method = "GET", form = ""] = route.split(" ");
  const path = form.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(places[name] ?? ""));
  const answer = await fetchOr(path + searchOf(query), method === "GET" ? { method } : posted(method, body ?? {}));
  return (await answer.json()) as Answer<R>;
}

/** What is no JSON, such as a film; with a body it is posted. */
export async function askBytes(path: string, body?: unknown): Promise<ArrayBuffer> {
  return (await fetchOr(path, body === undefined ? {} : posted("POST", body))).arrayBuffer();
}

/** What is no JSON but text. */
export async function askText(path: string): Promise<string> {
  return (await fetchOr(path, {})).text();
}

function posted(method: string, body: unknown): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function fetchOr(path: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refused(OFFLINE);
  }
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

function searchOf(query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}` : "";
}

async function refusalOf(answer: Response): Promise<Refused> {
  try {
    const { code, facts } = (await answer.json()) as { code: string; facts: Record<string, unknown> };
    return new Refused(code, facts);
  } catch {
    return new Refused("server/http", { status: answer.status }); // a page of a proxy
  }
}
