import { type CardDetails, type CardOutcome, cardSandbox, type SavedCard } from "@pawhaven/contract";
import type { PaymentOutcome } from "./payment-outcome.ts";

interface SandboxPayment {
  clientSecret: string;
  returnUrl: string;
}

interface SavedCardChoice {
  saved_card: string;
  customer_session: string;
}

type CardChoice = (CardDetails & { save: boolean }) | SavedCardChoice;

const post = (path: string, body: object): Promise<Response> =>
  fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/**
 * Plays the role of a card provider's SDK, which calls the provider directly. That is why it uses `fetch` and not the
 * API client: the sandbox is not part of the shop's API.
 */
export async function payInSandbox(
  card: CardChoice,
  { clientSecret, returnUrl }: SandboxPayment,
): Promise<PaymentOutcome> {
  const body = { ...card, client_secret: clientSecret, return_url: returnUrl };
  const response = await post(cardSandbox.confirmPath, body);
  if (!response.ok) return { kind: "declined", message: await readErrorMessage(response) };
  return outcomeOf((await response.json()) as CardOutcome);
}

/** Without an answer the form works as if none was saved. */
export async function savedCardsInSandbox(customerSession: string | null | undefined): Promise<SavedCard[]> {
  if (!customerSession) return [];
  const response = await post(cardSandbox.savedPath, { customer_session: customerSession }).catch(() => null);
  return response?.ok ? ((await response.json()) as SavedCard[]) : [];
}

function outcomeOf(reply: CardOutcome): PaymentOutcome {
  if ("error" in reply) return { kind: "declined", message: reply.error.message };
  if (reply.paymentIntent.status === "succeeded") return { kind: "succeeded" };
  window.location.assign(reply.paymentIntent.next_action.redirect_to_url.url);
  return { kind: "redirecting" };
}

async function readErrorMessage(response: Response): Promise<string | undefined> {
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  return body.message;
}
