import { ApiError } from "../http/api-error.ts";

/** A card payment as its provider sees it. Only what is read from the provider counts, never what a browser says. */
export interface Intent {
  id: string;
  /** With it the browser, and nobody else, can pay this intent. */
  clientSecret: string;
  status: "open" | "processing" | "succeeded" | "canceled";
  amountCents: number;
  currency: string;
  /** The order it was made for. */
  reference: string;
  refundedCents: number;
}

export interface IntentDraft {
  reference: string;
  amountCents: number;
  currency: "usd";
  email: string;
}

/** Every call may be repeated: the reference sees to it that nothing happens twice. */
export interface PaymentProvider {
  createIntent(draft: IntentDraft): Promise<Intent>;
  fetchIntent(id: string): Promise<Intent | undefined>;
  /** Gives back what became of it: a payment that was quicker stays a success. */
  cancelIntent(id: string): Promise<Intent>;
  /** Gives everything back that was not given back before. */
  refund(intent: Pick<Intent, "id" | "reference">): Promise<void>;
  /** The intent a signed report speaks of, or undefined if it is about something else. Else `badSignature` is thrown. */
  readEvent(body: Buffer, headers: Record<string, string | string[] | undefined>): Promise<PaymentEvent | undefined>;
}

export interface PaymentEvent {
  /** The provider's own number of the report, by which a repetition is recognised. */
  id: string;
  intentId: string;
}

/** The provider could not be reached or did not know what to do; trying again later may help. */
export class ProviderUnavailableError extends Error {
  override name = "ProviderUnavailableError";
}

/** Whoever reported cannot prove to be the provider, or did so too long ago. */
export const invalidSignature = (cause?: unknown): ApiError =>
  new ApiError("malformed", "The signature of this report is missing, wrong or too old.", { cause });
