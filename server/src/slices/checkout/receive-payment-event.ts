import type { IncomingHttpHeaders } from "node:http";
import { type OrderTools, providerOf } from "../orders/order-tools.ts";
import { settleOrder } from "../orders/settle-order.ts";
import { deleteOldEvents, isKnownEvent, keepEvent } from "./store.ts";
import { whenAway } from "./when-away.ts";

/**
 * A report is only a hint that something happened: what happened is fetched. It counts as dealt with once that is done,
 * so that the provider repeats it if it is not.
 */
export async function receivePaymentEvent(
  tools: OrderTools,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<{ received: true }> {
  const event = await providerOf(tools).readEvent(body, headers);
  if (!event || (await isKnownEvent(tools.database.db, event.id))) return { received: true };
  await whenAway("The payment could not be fetched. Please report again.", settleOrder(tools, event.intentId));
  await keepEvent(tools.database.db, event.id);
  return { received: true };
}

export const forgetOldEvents = deleteOldEvents;
