import type { SignInReply } from "@pawhaven/contract";
import { standalonePage } from "../../platform/http/standalone-page.ts";

/** The session goes to the shop's origin only, because the opener may have navigated elsewhere. */
export const signedInPage = ({ access_token: token, user }: SignInReply, origin: string): string =>
  standalonePage({
    title: "You are signed in",
    content: "<p>This window closes automatically. If it stays open, close it and return to the shop.</p>",
    messageToOpener: { message: { type: "OAUTH_SUCCESS", token, user }, targetOrigin: origin },
  });
