import { createClient, httpTransport, type SiteApi, type SiteTable } from "@pawhaven/contract";
import manifest from "virtual:endpoint-manifest";
import { emitSessionExpired } from "./session-expiry.ts";
import { clearSession, readSession } from "./session.ts";

const signInPaths = new Set<string>([manifest.login.path, manifest.signInWithPasskey.path]);

/** The API over HTTP, called with the token of the current session. */
export const api: SiteApi = createClient<SiteTable>(manifest, async (request) => {
  const token = readSession()?.token;
  const response = await httpTransport({ token })(request);
  if (response.status === 401 && !signInPaths.has(request.path)) expireSession(token);
  return response;
});

/** The API with a fixed token. A rejected token goes unnoticed, which suits calls that the user did not ask for. */
export const createApiWithToken = (token: string): SiteApi =>
  createClient<SiteTable>(manifest, httpTransport({ token }));

/**
 * Signs out here as well and opens the login dialog, so that nothing the user typed is lost. A late response to a call
 * with an older token says nothing about the current session.
 */
export function expireSession(rejectedToken: string | undefined): void {
  if (readSession()?.token !== rejectedToken) return;
  clearSession();
  emitSessionExpired();
}
