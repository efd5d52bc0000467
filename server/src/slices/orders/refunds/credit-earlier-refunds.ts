import type { Tx } from "../../../platform/db/database.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import type { OrderRow } from "../store.ts";
import { creditRefund } from "./credit-refund.ts";
import { refundsOf } from "./store.ts";

/** Of an order that was invoiced after its refunds were made. */
export async function creditEarlierRefunds(
  tx: Tx,
  shopIdentity: Pick<ShopIdentity, "shop">,
  order: OrderRow,
): Promise<void> {
  const done = (await refundsOf(tx, order.id)).filter(({ state }) => state === "done");
  for (const refund of done) await creditRefund(tx, shopIdentity, order, refund);
}
