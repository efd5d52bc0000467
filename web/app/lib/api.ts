import { type Api, createClient, type endpoints } from "@pawhaven/contract";
import table from "virtual:endpoint-manifest";
import { emitSessionExpired } from "./session-expiry.ts";
import { clearSession, readSession } from "./session.ts";

/** The shop's API over HTTP, in the name of whoever is signed in. */
export const api: Api = createClient<typeof endpoints>(
  table,
  async ({ method, path, body, signal, idempotencyKey }) => {
    const token = readSession()?.token;
    const response = await fetch(path, {
      method,
      signal: signal ?? null,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status === 401 && path !== "/api/login") expireSession(token);
    return { status: response.status, body: await readJson(response) };
  },
);

/**
 * The server does not know the token, or another tab has signed out: sign out here too, and let the page say so without
 * losing what was typed. An answer that comes after somebody signed in again says nothing about the new session.
 */
export function expireSession(rejectedToken: string | undefined): void {
  if (readSession()?.token !== rejectedToken) return;
  clearSession();
  emitSessionExpired();
}

/** A proxy in between may answer with a page of its own; the status then has to do. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
