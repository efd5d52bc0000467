import type { Shop } from "@pawhaven/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { PaymentProvider } from "../../platform/payments/payment-provider.ts";
import type { Settings } from "../../settings.ts";

/** What the life of an order needs besides the database. */
export interface OrderTools {
  database: Database;
  /** Who takes card payments; without one there is only cash. */
  provider: PaymentProvider | undefined;
  site: { origin: string; shop: Shop };
  log: Pick<FastifyBaseLogger, "error" | "warn">;
}

export const orderToolsFor = (
  { origin, shop }: Pick<Settings, "origin" | "shop">,
  tools: Omit<OrderTools, "site">,
): OrderTools => ({ ...tools, site: { origin, shop } });

export function providerOf({ provider }: OrderTools): PaymentProvider {
  if (provider) return provider;
  throw new Refusal("failed_dependency", "Card payments are not set up in this shop. Please choose cash on delivery.");
}
