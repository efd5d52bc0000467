import { Refusal } from "../../platform/http/refusal.ts";
import { ProviderUnavailable } from "../../platform/payments/payment-provider.ts";

/** Says it in the customer's words when the card provider does not answer. */
export async function whenAway<T>(message: string, work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw cause instanceof ProviderUnavailable ? new Refusal("failed_dependency", message, { cause }) : cause;
  });
}
