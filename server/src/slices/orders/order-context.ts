import type { Shop } from "@pawhaven/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";
import type { Settings } from "../../settings.ts";

/** The dependencies of everything that changes an order. */
export interface OrderContext {
  database: Database;
  /** Undefined if the shop does not accept cards. */
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
  throw new ApiError("failed_dependency", "This shop does not accept cards. Please choose cash on delivery.");
}
