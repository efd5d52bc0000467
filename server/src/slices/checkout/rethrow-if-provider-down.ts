import { ApiError } from "../../platform/http/api-error.ts";
import { ProviderUnavailableError } from "../../platform/payments/payment-provider.ts";

/** Says it in the customer's words when the card provider does not answer. */
export async function rethrowIfProviderDown<T>(message: string, work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw cause instanceof ProviderUnavailableError ? new ApiError("failed_dependency", message, { cause }) : cause;
  });
}
