import type { FastifyBaseLogger } from "fastify";
import type { CapSettings } from "../../platform/caps.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { type ShopIdentity, shopIdentityFrom } from "../../platform/mail/shop-identity.ts";
import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";

/** The dependencies of everything that changes an order. */
export interface OrderContext {
  database: Database;
  /** Undefined if the shop does not accept cards. */
  provider: PaymentProvider | undefined;
  shopIdentity: ShopIdentity;
  caps: CapSettings;
  /** How much clerks can refund of one order in all. */
  refundLimitCents: number;
  log: Pick<FastifyBaseLogger, "error" | "warn">;
}

export const createOrderContext = (
  settings: ShopIdentity & Pick<OrderContext, "caps" | "refundLimitCents">,
  context: Omit<OrderContext, "shopIdentity" | "caps" | "refundLimitCents">,
): OrderContext => ({
  ...context,
  shopIdentity: shopIdentityFrom(settings),
  caps: settings.caps,
  refundLimitCents: settings.refundLimitCents,
});

export function requireProvider({ provider }: OrderContext): PaymentProvider {
  if (provider) return provider;
  throw new ApiError("failed_dependency", "This shop does not accept cards. Please choose cash on delivery.");
}
