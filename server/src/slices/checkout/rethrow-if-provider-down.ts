import { ApiError } from "../../platform/http/api-error.ts";
import { ProviderUnavailableError } from "../../platform/payments/payment-provider.ts";

/** Replaces the error of an unavailable card provider by a message for the customer. */
export async function rethrowIfProviderDown<T>(message: string, work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw cause instanceof ProviderUnavailableError ? new ApiError("failed_dependency", message, { cause }) : cause;
  });
}
