import type { Db } from "../../platform/db/database.ts";
import { hashToken } from "../../platform/auth/tokens.ts";
import { answerChallenge, intentByChallenge, type SandboxIntent } from "./store.ts";

/** The intent a challenge is about, or undefined where the address is made up or a newer challenge took its place. */
export const findChallenge = (db: Db, id: string, token: string): Promise<SandboxIntent | undefined> =>
  intentByChallenge(db, id, hashToken(token));

/** Answers it, unless it was answered before: then the first answer stands. */
export const submitChallenge = (db: Db, id: string, token: string, choice: "approve" | "decline"): Promise<void> =>
  answerChallenge(db, id, hashToken(token), choice === "approve" ? "succeeded" : "open");

/** Where the browser goes from here, told what became of it in the words of Stripe's redirects. */
export function challengeReturnUrl({ id, clientSecret, status, returnPath }: SandboxIntent): string {
  const [path, search] = (returnPath ?? "/").split("?", 2);
  const query = new URLSearchParams(search);
  query.set("payment_intent", id);
  query.set("payment_intent_client_secret", clientSecret);
  query.set("redirect_status", status === "succeeded" ? "succeeded" : "failed");
  return `${path}?${query}`;
}
