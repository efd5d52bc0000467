import type { IncomingHttpHeaders } from "node:http";
import { settleFeeByIntent } from "../adoption/fees/settle-fee.ts";
import { type OrderContext, requireProvider } from "../orders/order-context.ts";
import { settleOrder } from "../orders/settle-order.ts";
import { isEventProcessed, recordProcessedEvent } from "./store.ts";
import { rethrowIfProviderDown } from "./rethrow-if-provider-down.ts";

/**
 * A webhook only says that something has changed; the current state is fetched from the provider. The event is recorded
 * as processed afterwards, so that the provider sends it again if settling fails.
 */
export async function receivePaymentEvent(
  context: OrderContext,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<{ received: true }> {
  const event = await requireProvider(context).readEvent(body, headers);
  if (!event || (await isEventProcessed(context.database.db, event.id))) return { received: true };
  await rethrowIfProviderDown(
    "The payment could not be fetched. Please send the event again.",
    settleOrder(context, event.intentId).then(() => settleFeeByIntent(context, event.intentId)),
  );
  await recordProcessedEvent(context.database.db, event.id);
  return { received: true };
}
