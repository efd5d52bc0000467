import type { SignInReply } from "@pawhaven/contract";
import { standalonePage } from "../../platform/http/standalone-page.ts";

/**
 * Posts the session to the opener, restricted to the shop's origin, because the opener may have navigated elsewhere.
 * The window closes after a delay: some browsers clear a message's `source` once the sending window is gone.
 */
export function signedInPage({ access_token: token, user }: SignInReply, origin: string): string {
  const message = { type: "OAUTH_SUCCESS", token, user };
  return standalonePage({
    title: "You are signed in",
    content: "<p>This window closes automatically. If it stays open, close it and return to the shop.</p>",
    script: `window.opener?.postMessage(${toInlineScriptJson(message)}, ${toInlineScriptJson(origin)}); setTimeout(() => window.close(), 500);`,
  });
}

/** A user's name may contain "</script>", which would end the inline script. */
const toInlineScriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
