/** A refusal: a stable code and its facts, from the server, or from here where it could not be asked. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

/** Do something; resolves to the refusal if there was one. */
export async function unlessRefused(action: () => Promise<unknown>): Promise<Refused | null> {
  try {
    await action();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** The turn that was played by hand is lost, with the process that played it: it begins again. */
export const LIVE_LOST = "live/lost";

/** The server cannot be reached: nothing is known to be wrong but the line. */
export const OFFLINE = "page/offline";
