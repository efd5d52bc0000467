import type { Page } from "@playwright/test";

/** A device of the browser that keeps passkeys. It answers only while `isPresent` is true, as if somebody touched it. */
export async function addVirtualAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setPresent = (enabled: boolean) =>
    session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  return { setPresent };
}
