import type { CheckoutOptions } from "@pawhaven/contract";
import { todayAt } from "../../platform/days.ts";
import type { Tx } from "../../platform/db/database.ts";
import { assertAcknowledged, type WarnedOf } from "../fit/assert-acknowledged.ts";
import type { OrderContext } from "../orders/order-context.ts";

interface Checkout extends Pick<CheckoutOptions, "acknowledged" | "gifts"> {
  items: readonly { id: number }[];
}

/** In the transaction that places the order, for cash and cards alike. */
export const assertCartAcknowledged = (
  tx: Tx,
  { shopIdentity }: OrderContext,
  userId: number,
  { items, acknowledged = [], gifts = [] }: Checkout,
): Promise<WarnedOf> =>
  assertAcknowledged(tx, {
    userId,
    gearIds: [...new Set(items.map(({ id }) => id))],
    acknowledged,
    gifts,
    today: todayAt(shopIdentity.shop, new Date()),
  });
