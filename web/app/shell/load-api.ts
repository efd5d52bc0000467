import type { SiteApi } from "@pawhaven/contract";

/** Loaded on demand: the shell is on every page, and a visitor who is not signed in needs no API client there. */
export async function loadApiWithToken(token: string): Promise<SiteApi> {
  const { createApiWithToken } = await import("../lib/api.ts");
  return createApiWithToken(token);
}
