import { type CardDetails, type CardOutcome, cardSandbox } from "@pawhaven/contract";
import type { PaymentOutcome } from "./card-form.tsx";

/** The sandbox is talked to like a real provider: by the browser itself, beside the shop's API. */
export async function payInSandbox(
  card: CardDetails,
  { clientSecret, returnAddress }: { clientSecret: string; returnAddress: string },
): Promise<PaymentOutcome> {
  const response = await fetch(cardSandbox.confirmPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...card, client_secret: clientSecret, return_url: returnAddress }),
  });
  if (!response.ok) return { kind: "refused", message: await messageIn(response) };
  return outcomeOf((await response.json()) as CardOutcome);
}

function outcomeOf(answer: CardOutcome): PaymentOutcome {
  if ("error" in answer) return { kind: "refused", message: answer.error.message };
  if (answer.paymentIntent.status === "succeeded") return { kind: "succeeded" };
  window.location.assign(answer.paymentIntent.next_action.redirect_to_url.url);
  return { kind: "leaving" };
}

async function messageIn(response: Response): Promise<string | undefined> {
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  return body.message;
}
