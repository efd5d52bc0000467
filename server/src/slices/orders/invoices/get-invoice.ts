import type { InvoiceFile } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { findOrderByNumber, findOwnOrder, type OrderRow } from "../store.ts";
import { toInvoiceFile } from "./invoice-file.ts";
import { findInvoiceByNumber } from "./store.ts";

interface Wanted {
  /** The order. */
  id: string;
  number: string;
}

/** To its customer; to everybody else there is no such document. */
export const getInvoice = async (db: Db, { userId }: Caller, { id, number }: Wanted): Promise<InvoiceFile> =>
  invoiceFileOf(db, await findOwnOrder(db, userId, id), number);

export const getInvoiceAsStaff = async (db: Db, { id, number }: Wanted): Promise<InvoiceFile> =>
  invoiceFileOf(db, await findOrderByNumber(db, id), number);

export async function invoiceFileOf(db: Db, order: OrderRow | undefined, number: string): Promise<InvoiceFile> {
  const invoice = order && (await findInvoiceByNumber(db, order.id, number));
  if (!invoice) throw new ApiError("not_found", "This invoice does not exist.");
  return toInvoiceFile(invoice);
}
