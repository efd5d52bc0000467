import { ApiError } from "../http/api-error.ts";
import type { ProviderCards } from "./provider-cards.ts";

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
  /** Whose saved cards can pay it. */
  customerId?: string | undefined;
}

export interface RefundRequest {
  intentId: string;
  /** The order, as the intent's `reference`. */
  reference: string;
  /** Names this refund, and this attempt at it: the provider refunds once per key. */
  key: string;
  amountCents: number;
}

/** A refund as recorded by the provider. */
export interface ProviderRefund {
  id: string;
  intentId: string;
  /** Undefined if we did not ask for it: somebody refunded in the provider's own dashboard. */
  key: string | undefined;
  amountCents: number;
  status: "pending" | "succeeded" | "failed";
}

/** All calls are idempotent, except those of `cards` that say otherwise. */
export interface PaymentProvider {
  readonly cards: ProviderCards;
  createIntent(draft: IntentDraft): Promise<Intent>;
  fetchIntent(id: string): Promise<Intent | undefined>;
  /** Returns the resulting state: an intent that was paid in the meantime stays succeeded. */
  cancelIntent(id: string): Promise<Intent>;
  /** Throws `RefundRejectedError` if the provider will not do it, however often it is asked. */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /** Of an intent, or of all intents since a moment; those that failed included. */
  listRefunds(of: { intentId: string } | { since: Date }): Promise<ProviderRefund[]>;
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
  /** The provider said no, so the call had no effect, and would say so again to the same key. */
  readonly hasAnswered: boolean;

  constructor(message: string, { hasAnswered = false, ...options }: ErrorOptions & { hasAnswered?: boolean } = {}) {
    super(message, options);
    this.hasAnswered = hasAnswered;
  }
}

/** The message is the provider's, for staff. */
export class RefundRejectedError extends Error {
  override name = "RefundRejectedError";
}

export const invalidSignature = (cause?: unknown): ApiError =>
  new ApiError("malformed", "The signature of this event is missing, wrong or too old.", { cause });
