import type { SignInReply } from "@pawhaven/contract";
import { standalonePage } from "../../platform/http/standalone-page.ts";

/**
 * Hands the session to the page that opened this window, and to no other origin, should another page have got hold of
 * the window. It closes a little later than at once: some browsers forget who sent a message when its window is gone.
 */
export function signedInPage({ access_token: token, user }: SignInReply, origin: string): string {
  const message = { type: "OAUTH_SUCCESS", token, user };
  return standalonePage({
    title: "You are signed in",
    content: "<p>This window closes by itself. If it stays open, close it and go back to the shop.</p>",
    script: `window.opener?.postMessage(${toInlineScriptJson(message)}, ${toInlineScriptJson(origin)}); setTimeout(() => window.close(), 500);`,
  });
}

/** A name may hold "</script>", which would end the script wherever it stands. */
const toInlineScriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
