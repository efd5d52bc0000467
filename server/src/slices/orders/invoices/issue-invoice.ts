import type { Tx } from "../../../platform/db/database.ts";
import { todayAt } from "../../../platform/days.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import type { OrderWithLines } from "../store.ts";
import { faultPoint } from "../fault-points.ts";
import { contentOf } from "./invoice-content.ts";
import { insertInvoice } from "./store.ts";

/**
 * Writes down the invoice of an order that is sold from now on, in the transaction that sells it. It gets its number when
 * that commits. Returns its id, or undefined if the order has one.
 */
export async function issueInvoice(
  tx: Tx,
  shopIdentity: Pick<ShopIdentity, "shop">,
  { order, lines }: OrderWithLines,
): Promise<number | undefined> {
  const id = await insertInvoice(tx, {
    kind: "invoice",
    orderId: order.id,
    issuedOn: todayAt(shopIdentity.shop, new Date()),
    amountCents: order.amountCents,
    content: contentOf(shopIdentity, order, { lines }),
  });
  faultPoint("invoice written");
  return id;
}
