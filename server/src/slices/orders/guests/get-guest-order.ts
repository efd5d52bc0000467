import type { InvoiceFile, OrderWithTimeline, Receipt, ShopFacts } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { loadOrderWithTimeline, loadReceipt } from "../get-order.ts";
import { invoiceFileOf } from "../invoices/get-invoice.ts";
import { findGuestOrder } from "./find-guest-order.ts";

export const getGuestOrder = async (db: Db, token: string): Promise<OrderWithTimeline> =>
  loadOrderWithTimeline(db, await findGuestOrder(db, token));

export const getGuestReceipt = async (db: Db, shop: ShopFacts, token: string): Promise<Receipt> =>
  loadReceipt(db, shop, await findGuestOrder(db, token));

export const getGuestInvoice = async (
  db: Db,
  { token, number }: { token: string; number: string },
): Promise<InvoiceFile> => invoiceFileOf(db, await findGuestOrder(db, token), number);
