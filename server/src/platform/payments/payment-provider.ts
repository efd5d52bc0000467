import { ApiError } from "../http/api-error.ts";

/** A card payment as recorded by the provider. Always read from the provider, never from a browser. */
export interface Intent {
  id: string;
  /** Lets the browser that has it pay this intent. */
  clientSecret: string;
  status: "open" | "processing" | "succeeded" | "canceled";
  amountCents: number;
  currency: string;
  /** What is paid for, as our side names it. */
  reference: string;
  refundedCents: number;
}

export interface IntentDraft {
  reference: string;
  amountCents: number;
  currency: "usd";
  email: string;
}

/** All calls are idempotent. */
export interface PaymentProvider {
  createIntent(draft: IntentDraft): Promise<Intent>;
  fetchIntent(id: string): Promise<Intent | undefined>;
  /** Returns the resulting state: an intent that was paid in the meantime stays succeeded. */
  cancelIntent(id: string): Promise<Intent>;
  /** Refunds whatever has not been refunded yet. */
  refund(intent: Pick<Intent, "id" | "reference">): Promise<void>;
  /** The event in a signed webhook, or undefined if it is not about an intent. Throws `invalidSignature`. */
  readEvent(body: Buffer, headers: Record<string, string | string[] | undefined>): Promise<PaymentEvent | undefined>;
}

export interface PaymentEvent {
  /** The provider's id of the event, by which a duplicate delivery is recognised. */
  id: string;
  intentId: string;
}

/** The provider could not be reached or could not process the call. A later retry may succeed. */
export class ProviderUnavailableError extends Error {
  override name = "ProviderUnavailableError";
}

export const invalidSignature = (cause?: unknown): ApiError =>
  new ApiError("malformed", "The signature of this event is missing, wrong or too old.", { cause });
