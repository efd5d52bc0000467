import type { IncomingHttpHeaders } from "node:http";
import { type OrderContext, requireProvider } from "../orders/order-context.ts";
import { settleOrder } from "../orders/settle-order.ts";
import { deleteOldEvents, isEventProcessed, recordProcessedEvent } from "./store.ts";
import { rethrowIfProviderDown } from "./rethrow-if-provider-down.ts";

/**
 * A report is only a hint that something happened: what happened is fetched. It counts as dealt with once that is done,
 * so that the provider repeats it if it is not.
 */
export async function receivePaymentEvent(
  context: OrderContext,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<{ received: true }> {
  const event = await requireProvider(context).readEvent(body, headers);
  if (!event || (await isEventProcessed(context.database.db, event.id))) return { received: true };
  await rethrowIfProviderDown(
    "The payment could not be fetched. Please report again.",
    settleOrder(context, event.intentId),
  );
  await recordProcessedEvent(context.database.db, event.id);
  return { received: true };
}

export const deleteOldPaymentEvents = deleteOldEvents;
