import type { SignedIn } from "@pawhaven/contract";
import { smallPage } from "../../platform/http/small-page.ts";

/**
 * Hands the session to the page that opened this window, and to no other origin, should another page have got hold of
 * the window. It closes a little later than at once: some browsers forget who sent a message when its window is gone.
 */
export function signedInPage({ access_token: token, user }: SignedIn, origin: string): string {
  const message = { type: "OAUTH_SUCCESS", token, user };
  return smallPage({
    title: "You are signed in",
    content: "<p>This window closes by itself. If it stays open, close it and go back to the shop.</p>",
    script: `window.opener?.postMessage(${inScript(message)}, ${inScript(origin)}); setTimeout(() => window.close(), 500);`,
  });
}

/** A name may hold "</script>", which would end the script wherever it stands. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
