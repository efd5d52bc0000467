import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { type ShopIdentity, shopIdentityFrom } from "../../platform/mail/shop-identity.ts";
import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";

/** What the life of an order needs besides the database. */
export interface OrderContext {
  database: Database;
  /** Who takes card payments; without one there is only cash. */
  provider: PaymentProvider | undefined;
  shopIdentity: ShopIdentity;
  log: Pick<FastifyBaseLogger, "error" | "warn">;
}

export const createOrderContext = (
  settings: ShopIdentity,
  context: Omit<OrderContext, "shopIdentity">,
): OrderContext => ({ ...context, shopIdentity: shopIdentityFrom(settings) });

export function requireProvider({ provider }: OrderContext): PaymentProvider {
  if (provider) return provider;
  throw new ApiError("failed_dependency", "Card payments are not set up in this shop. Please choose cash on delivery.");
}
