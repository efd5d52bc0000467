import { type CardDetails, type CardOutcome, cardSandbox } from "@pawhaven/contract";
import type { PaymentOutcome } from "./card-form.tsx";

/** The sandbox is talked to like a real provider: by the browser itself, beside the shop's API. */
export async function payInSandbox(
  card: CardDetails,
  { clientSecret, returnAddress: returnUrl }: { clientSecret: string; returnAddress: string },
): Promise<PaymentOutcome> {
  const response = await fetch(cardSandbox.confirmPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...card, client_secret: clientSecret, return_url: returnUrl }),
  });
  if (!response.ok) return { kind: "refused", message: await readErrorMessage(response) };
  return outcomeOf((await response.json()) as CardOutcome);
}

function outcomeOf(reply: CardOutcome): PaymentOutcome {
  if ("error" in reply) return { kind: "refused", message: reply.error.message };
  if (reply.paymentIntent.status === "succeeded") return { kind: "succeeded" };
  window.location.assign(reply.paymentIntent.next_action.redirect_to_url.url);
  return { kind: "leaving" };
}

async function readErrorMessage(response: Response): Promise<string | undefined> {
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  return body.message;
}
