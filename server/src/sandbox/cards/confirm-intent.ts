import { type CardDetails, type CardOutcome, cardSandbox, testCards } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { hashToken, newToken } from "../../platform/auth/tokens.ts";
import { cardOf, customerBySession } from "./card-store.ts";
import { updateIntentIfStatus, intentBySecret, type SandboxIntent } from "./store.ts";

interface Payment {
  client_secret: string;
  /** Already validated as a path of this shop. */
  returnPath: string;
}

interface Confirmation extends CardDetails, Payment {
  save?: boolean | undefined;
}

interface SavedCardConfirmation extends Payment {
  saved_card: string;
  customer_session: string;
}

type TestCard = (typeof testCards)[number];

/** Pays an intent. The test card's number decides the outcome and is never stored. */
export async function confirmIntent(db: Db, given: Confirmation): Promise<CardOutcome> {
  const intent = await findOpenIntent(db, given.client_secret);
  if (intent.status === "succeeded") return succeeded(intent);
  const card = testCards.find((known) => known.number === given.number);
  if (!card) return { error: { code: "card_declined", message: nonTestCardMessage, field: "number" } };
  return payWith(db, intent, card, { returnPath: given.returnPath, cardToSave: given.save ? shownOf(given) : null });
}

/** Takes the session of the customer whose intent it is. The last digits tell the test cards apart. */
export async function confirmWithSavedCard(db: Db, given: SavedCardConfirmation): Promise<CardOutcome> {
  const intent = await findOpenIntent(db, given.client_secret);
  if (intent.status === "succeeded") return succeeded(intent);
  const customer = await customerBySession(db, given.customer_session);
  // mutant(saved-cards.test.ts): a saved card pays its own customer's intents
  const isOwn = customer !== undefined && customer.id === intent.customerId;
  const saved = isOwn ? await cardOf(db, customer.id, given.saved_card) : undefined;
  const card = saved && testCards.find(({ number }) => number.endsWith(saved.last4));
  if (!card) return { error: { code: "card_declined", message: "This card was removed. Please choose another one." } };
  return payWith(db, intent, card, { returnPath: given.returnPath, cardToSave: null });
}

async function findOpenIntent(db: Db, clientSecret: string): Promise<SandboxIntent> {
  const intent = await intentBySecret(db, clientSecret);
  if (!intent) throw new ApiError("not_found", "Payment not found.");
  return intent;
}

type Details = Pick<SandboxIntent, "returnPath" | "cardToSave">;

async function payWith(db: Db, intent: SandboxIntent, card: TestCard, details: Details): Promise<CardOutcome> {
  if (card.declineError) return { error: { ...card.declineError, message: card.outcome } };
  return card.requires ? requestAuthentication(db, intent, details) : chargeCard(db, intent, details);
}

/** What a provider shows of a card. All test cards are of one brand. */
function shownOf({ number, expiry }: CardDetails): NonNullable<SandboxIntent["cardToSave"]> {
  const [month = "", year = ""] = expiry.split("/");
  return {
    brand: "visa",
    last4: number.slice(-4),
    exp_month: Number(month),
    exp_year: 2000 + (Number(year) % 100),
  };
}

const nonTestCardMessage = "Your card was declined. Your request was in test mode, but used a non test card.";

const succeeded = ({ id }: SandboxIntent): CardOutcome => ({ paymentIntent: { id, status: "succeeded" } });

async function chargeCard(db: Db, { id }: SandboxIntent, { cardToSave }: Details): Promise<CardOutcome> {
  const values = { status: "succeeded" as const, cardToSave };
  const paid = await updateIntentIfStatus(db, id, ["open", "requires_action", "succeeded"], values);
  return paid ? succeeded(paid) : rejectCanceled();
}

async function requestAuthentication(db: Db, { id }: SandboxIntent, details: Details): Promise<CardOutcome> {
  const token = newToken();
  const values = { status: "requires_action" as const, challengeHash: hashToken(token), ...details };
  const challenged = await updateIntentIfStatus(db, id, ["open", "requires_action"], values);
  if (!challenged) return rejectCanceled();
  // The token goes into the query string, because the request log omits it.
  const url = `${cardSandbox.challengePath}/${id}?token=${token}`;
  return { paymentIntent: { id, status: "requires_action", next_action: { redirect_to_url: { url } } } };
}

function rejectCanceled(): never {
  throw new ApiError("conflict", "This payment was canceled. Please start over.");
}
