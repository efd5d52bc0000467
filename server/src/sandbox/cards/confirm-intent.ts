import { type CardDetails, type CardOutcome, cardSandbox, testCards } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { hashToken, newToken } from "../../platform/auth/tokens.ts";
import { updateIntentIfStatus, intentBySecret, type SandboxIntent } from "./store.ts";

interface Confirmation extends CardDetails {
  client_secret: string;
  /** Already validated as a path of this shop. */
  returnPath: string;
}

/** Pays an intent. The test card's number decides the outcome and is never stored. */
export async function confirmIntent(db: Db, { number, client_secret, returnPath }: Confirmation): Promise<CardOutcome> {
  const intent = await intentBySecret(db, client_secret);
  if (!intent) throw new ApiError("not_found", "Payment not found.");
  if (intent.status === "succeeded") return succeeded(intent);
  const card = testCards.find((known) => known.number === number);
  if (!card) return { error: { code: "card_declined", message: nonTestCardMessage, field: "number" } };
  if (card.declineError) return { error: { ...card.declineError, message: card.outcome } };
  return card.requires ? requestAuthentication(db, intent, returnPath) : chargeCard(db, intent);
}

const nonTestCardMessage = "Your card was declined. Your request was in test mode, but used a non test card.";

const succeeded = ({ id }: SandboxIntent): CardOutcome => ({ paymentIntent: { id, status: "succeeded" } });

async function chargeCard(db: Db, { id }: SandboxIntent): Promise<CardOutcome> {
  const paid = await updateIntentIfStatus(db, id, ["open", "requires_action", "succeeded"], { status: "succeeded" });
  return paid ? succeeded(paid) : rejectCanceled();
}

async function requestAuthentication(db: Db, { id }: SandboxIntent, returnPath: string): Promise<CardOutcome> {
  const token = newToken();
  const values = { status: "requires_action" as const, challengeHash: hashToken(token), returnPath };
  const challenged = await updateIntentIfStatus(db, id, ["open", "requires_action"], values);
  if (!challenged) return rejectCanceled();
  // The token goes into the query string, because the request log omits it.
  const url = `${cardSandbox.challengePath}/${id}?token=${token}`;
  return { paymentIntent: { id, status: "requires_action", next_action: { redirect_to_url: { url } } } };
}

function rejectCanceled(): never {
  throw new ApiError("conflict", "This payment was canceled. Please start over.");
}
