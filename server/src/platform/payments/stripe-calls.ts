import { Stripe } from "stripe";
import { ProviderUnavailableError } from "./payment-provider.ts";

/** Network failures, wrong keys and errors of Stripe itself may all be gone on a later retry. */
export async function callStripe<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new ProviderUnavailableError(error.message, { cause: error, hasAnswered: isFinal(error) });
    throw error;
  }
}

/** Turns an error that is an expected outcome into undefined. */
export const undefinedOn =
  (code: string) =>
  (error: unknown): undefined => {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== code) throw error;
  };

export const undefinedIfMissing = undefinedOn("resource_missing");

/** Stripe repeats these answers to the same idempotency key for a day. Others it does not remember. */
const isFinal = ({ statusCode }: InstanceType<typeof Stripe.errors.StripeError>): boolean =>
  statusCode !== undefined && ![401, 409, 429].includes(statusCode);
