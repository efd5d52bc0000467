import type { Database, Tx } from "../../../platform/db/database.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import { creditEarlierRefunds } from "../refunds/credit-earlier-refunds.ts";
import { loadOrderWithLines, lockOrder } from "../store.ts";
import { creditCancellation } from "./credit-cancellation.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { ordersWithoutInvoice } from "./store.ts";

const batchSize = 100;

/** Invoices orders that were sold before the shop wrote invoices, with the date of today. Nobody gets a mail about it. */
export async function issueMissingInvoices(
  database: Database,
  shopIdentity: Pick<ShopIdentity, "shop">,
): Promise<void> {
  const ids = await ordersWithoutInvoice(database.db, batchSize);
  for (const id of ids) await database.transaction((tx) => invoiceOrder(tx, shopIdentity, id));
  if (ids.length === batchSize) await issueMissingInvoices(database, shopIdentity);
}

async function invoiceOrder(tx: Tx, shopIdentity: Pick<ShopIdentity, "shop">, orderId: number): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  await issueInvoice(tx, shopIdentity, await loadOrderWithLines(tx, order));
  await creditCancellation(tx, shopIdentity, order);
  await creditEarlierRefunds(tx, shopIdentity, order);
}
