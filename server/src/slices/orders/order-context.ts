import type { Shop } from "@pawhaven/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";
import type { Settings } from "../../settings.ts";

/** What the life of an order needs besides the database. */
export interface OrderContext {
  database: Database;
  /** Who takes card payments; without one there is only cash. */
  provider: PaymentProvider | undefined;
  shopIdentity: { origin: string; shop: Shop };
  log: Pick<FastifyBaseLogger, "error" | "warn">;
}

export const createOrderContext = (
  { origin, shop }: Pick<Settings, "origin" | "shop">,
  context: Omit<OrderContext, "shopIdentity">,
): OrderContext => ({ ...context, shopIdentity: { origin, shop } });

export function requireProvider({ provider }: OrderContext): PaymentProvider {
  if (provider) return provider;
  throw new ApiError("failed_dependency", "Card payments are not set up in this shop. Please choose cash on delivery.");
}
