import type { Db } from "../../platform/db/database.ts";
import { hashToken } from "../../platform/auth/tokens.ts";
import { answerChallenge, intentByChallenge, type SandboxIntent } from "./store.ts";

/** Undefined if the token is wrong or a newer challenge has replaced this one. */
export const findChallenge = (db: Db, id: string, token: string): Promise<SandboxIntent | undefined> =>
  intentByChallenge(db, id, hashToken(token));

/** Only the first answer counts; later ones change nothing. */
export const submitChallenge = (db: Db, id: string, token: string, choice: "approve" | "decline"): Promise<void> =>
  answerChallenge(db, id, hashToken(token), choice === "approve" ? "succeeded" : "open");

/** The return URL, with the query parameters that Stripe's redirects use. */
export function challengeReturnUrl({ id, clientSecret, status, returnPath }: SandboxIntent): string {
  const [path, search] = (returnPath ?? "/").split("?", 2);
  const query = new URLSearchParams(search);
  query.set("payment_intent", id);
  query.set("payment_intent_client_secret", clientSecret);
  query.set("redirect_status", status === "succeeded" ? "succeeded" : "failed");
  return `${path}?${query}`;
}
