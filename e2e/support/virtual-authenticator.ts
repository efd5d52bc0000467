import type { Page } from "@playwright/test";
import { chromiumSession } from "./chromium.ts";

/** A device of the browser that keeps passkeys, and answers as if somebody touched it at once. */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
  const session = await chromiumSession(page, "keep passkeys without a device");
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
