import { type CardDetails, type CardOutcome, cardSandbox, testCards } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { hashOf, newToken } from "../../platform/tokens.ts";
import { changeFrom, intentBySecret, type SandboxIntent } from "./store.ts";

interface Confirmation extends CardDetails {
  client_secret: string;
  /** Checked: an address of this shop. */
  returnPath: string;
}

/** Pays an intent with a card, as far as the card allows. The number decides and is then forgotten. */
export async function confirm(db: Db, { number, client_secret, returnPath }: Confirmation): Promise<CardOutcome> {
  const intent = await intentBySecret(db, client_secret);
  if (!intent) throw new Refusal("not_found", "There is no such payment.");
  if (intent.status === "succeeded") return succeeded(intent);
  const card = testCards.find((known) => known.number === number);
  if (!card) return { error: { code: "card_declined", message: notForTesting, field: "number" } };
  if (card.declines) return { error: { ...card.declines, message: card.outcome } };
  return card.asks ? ask(db, intent, returnPath) : take(db, intent);
}

const notForTesting = "Your card was declined. Your request was in test mode, but used a non test card.";

const succeeded = ({ id }: SandboxIntent): CardOutcome => ({ paymentIntent: { id, status: "succeeded" } });

async function take(db: Db, { id }: SandboxIntent): Promise<CardOutcome> {
  const paid = await changeFrom(db, id, ["open", "requires_action", "succeeded"], { status: "succeeded" });
  return paid ? succeeded(paid) : refuseCanceled();
}

async function ask(db: Db, { id }: SandboxIntent, returnPath: string): Promise<CardOutcome> {
  const token = newToken();
  const values = { status: "requires_action" as const, challengeHash: hashOf(token), returnPath };
  const asked = await changeFrom(db, id, ["open", "requires_action"], values);
  if (!asked) return refuseCanceled();
  // The token is in the query, because queries stay out of the log.
  const url = `${cardSandbox.challengePath}/${id}?token=${token}`;
  return { paymentIntent: { id, status: "requires_action", next_action: { redirect_to_url: { url } } } };
}

function refuseCanceled(): never {
  throw new Refusal("conflict", "This payment was cancelled. Please begin again.");
}
