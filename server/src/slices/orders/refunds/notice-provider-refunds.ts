import type { ProviderRefund } from "../../../platform/payments/payment-provider.ts";
import { type OrderContext } from "../order-context.ts";
import { orderIdByIntent } from "../payment-store.ts";
import { applyProviderRefunds } from "./apply-provider-refunds.ts";
import { intentsToCompare } from "./store.ts";

/** Providers resend webhooks for three days; what is older has been seen. */
const lookBackMs = 4 * 24 * 60 * 60_000;

/** Finds refunds made or changed at the provider whose webhook got lost. */
export async function noticeProviderRefunds(context: OrderContext): Promise<void> {
  if (!context.provider) return;
  const found = await context.provider.listRefunds({ since: new Date(Date.now() - lookBackMs) });
  if (found.length === 0) return;
  for (const intentId of await intentsToCompare(context.database.db, found)) await compareRefunds(context, intentId);
}

/** Compares all refunds of an intent with ours. */
export async function compareRefunds(context: OrderContext, intentId: string): Promise<void> {
  const orderId = await orderIdByIntent(context.database.db, intentId);
  if (orderId === undefined || !context.provider) return;
  const found: ProviderRefund[] = await context.provider.listRefunds({ intentId });
  await applyProviderRefunds(context, orderId, found);
}
