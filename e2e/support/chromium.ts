import { type CDPSession, type Page, test } from "@playwright/test";

export const isChromium = (page: Page) => page.context().browser()?.browserType().name() === "chromium";

/** Skips the rest of a test where the browser is another one. */
export const needsChromium = (page: Page, reason: string) =>
  test.skip(!isChromium(page), `Only Playwright with Chromium can ${reason}.`);

/** Chromium's own protocol, for what Playwright cannot do itself. */
export async function chromiumSession(page: Page, reason: string): Promise<CDPSession> {
  needsChromium(page, reason);
  return page.context().newCDPSession(page);
}
