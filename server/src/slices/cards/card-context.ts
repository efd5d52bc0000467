import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { type PaymentProvider, ProviderUnavailableError } from "../../platform/payments/payment-provider.ts";
import type { ProviderCards } from "../../platform/payments/provider-cards.ts";

export interface CardContext {
  database: Database;
  /** Undefined if the shop does not accept cards. */
  provider: PaymentProvider | undefined;
  log: Pick<FastifyBaseLogger, "error" | "warn">;
}

/** Asks the provider, and says so to the customer if it does not answer. */
export async function askProvider<T>(
  { provider }: CardContext,
  question: (cards: ProviderCards) => Promise<T>,
): Promise<T> {
  if (!provider) throw new ApiError("failed_dependency", "This shop does not accept cards.");
  return question(provider.cards).catch((cause: unknown) => {
    throw cause instanceof ProviderUnavailableError
      ? new ApiError("failed_dependency", "Our card provider does not answer. Please try again in a moment.", { cause })
      : cause;
  });
}
