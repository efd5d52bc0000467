import { type CardDetails, type CardOutcome, cardSandbox } from "@pawhaven/contract";
import type { PaymentOutcome } from "./payment-outcome.ts";

interface SandboxPayment {
  clientSecret: string;
  returnUrl: string;
}

/**
 * Plays the role of a card provider's SDK, which calls the provider directly. That is why it uses `fetch` and not the
 * API client: the sandbox is not part of the shop's API.
 */
export async function payInSandbox(
  card: CardDetails,
  { clientSecret, returnUrl }: SandboxPayment,
): Promise<PaymentOutcome> {
  const response = await fetch(cardSandbox.confirmPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...card, client_secret: clientSecret, return_url: returnUrl }),
  });
  if (!response.ok) return { kind: "declined", message: await readErrorMessage(response) };
  return outcomeOf((await response.json()) as CardOutcome);
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
