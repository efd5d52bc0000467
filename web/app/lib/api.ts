import { type Api, createClient, type endpoints, httpTransport } from "@pawhaven/contract";
import manifest from "virtual:endpoint-manifest";
import { emitSessionExpired } from "./session-expiry.ts";
import { clearSession, readSession } from "./session.ts";

/** The shop's API over HTTP, called with the token of whoever is signed in. */
export const api: Api = createClient<typeof endpoints>(manifest, async (request) => {
  const token = readSession()?.token;
  const response = await httpTransport({ token })(request);
  if (response.status === 401 && request.path !== manifest.login.path) expireSession(token);
  return response;
});

/**
 * The server does not know the token, or another tab has signed out: sign out here too, and let the page say so without
 * losing what was typed. An answer that comes after somebody signed in again says nothing about the new session.
 */
export function expireSession(rejectedToken: string | undefined): void {
  if (readSession()?.token !== rejectedToken) return;
  clearSession();
  emitSessionExpired();
}
