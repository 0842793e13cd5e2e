/** What the server tells a service worker: the sentence is in the language of who is called. */
import { isRecord } from "../memory.ts";

export interface Call {
  /** Where the page of the table is. */
  readonly path: string;
  readonly title: string;
  readonly body: string;
}

const TABLE = /^[\w-]{1,64}$/;

/** A call as it came; one that makes no sense leads home, for browsers want every one of them shown. */
export function readCall(data: { json(): unknown } | null): Call {
  const said = read(data);
  const { table, title, body } = isRecord(said) ? said : {};
  return {
    path: typeof table === "string" && TABLE.test(table) ? `/t/${table}` : "/",
    title: typeof title === "string" ? title : "Klub",
    body: typeof body === "string" ? body : "",
  };
}

/** The path that a notification carries, if it is one of ours. */
export function pathOf(data: unknown): string {
  const path = isRecord(data) ? data["path"] : undefined;
  return typeof path === "string" && /^\/(t\/[\w-]{1,64})?$/.test(path) ? path : "/";
}

function read(data: { json(): unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}
