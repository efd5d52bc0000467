import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { invoices, orders } from "../../../schema/index.ts";
import type { InvoiceContent } from "./invoice-content.ts";

type StoredRow = Omit<typeof invoices.$inferSelect, "content">;

/** As everybody reads it: after the commit that gave it its number. */
export interface InvoiceRow extends StoredRow {
  content: InvoiceContent;
  number: string;
}

export interface NewInvoice extends Pick<
  typeof invoices.$inferInsert,
  "kind" | "orderId" | "invoiceId" | "refundId" | "issuedOn" | "amountCents"
> {
  content: InvoiceContent;
}

/** Undefined if there is one already: an order has one invoice, and a refund one credit note. */
export async function insertInvoice(tx: Tx, values: NewInvoice): Promise<number | undefined> {
  const [row] = await tx.insert(invoices).values(values).onConflictDoNothing().returning({ id: invoices.id });
  return row?.id;
}

/** The invoice of an order, without its number, which it may not have yet. */
export async function findInvoiceOf(tx: Tx, orderId: number): Promise<{ id: number; amountCents: number } | undefined> {
  const [row] = await tx
    .select({ id: invoices.id, amountCents: invoices.amountCents })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, "invoice")));
  return row;
}

/** What credit notes without a refund have taken off so far. */
export async function creditedCents(tx: Tx, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${invoices.amountCents}), 0)::integer` })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, "credit_note"), isNull(invoices.refundId)));
  return row?.cents ?? 0;
}

export const invoicesOf = (db: Db, orderIds: number[]): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.orderId, orderIds), isNotNull(invoices.number)))
    .orderBy(asc(invoices.id)) as Promise<InvoiceRow[]>;

const corrected = alias(invoices, "corrected");

const selectInvoices = (db: Db) =>
  db
    .select({ ...getTableColumns(invoices), corrects: corrected.number })
    .from(invoices)
    .leftJoin(corrected, eq(corrected.id, invoices.invoiceId));

export interface PrintableInvoice extends InvoiceRow {
  /** The number of the invoice that a credit note corrects. */
  corrects: string | null;
}

export async function findInvoice(db: Db, id: number): Promise<PrintableInvoice | undefined> {
  const [row] = await selectInvoices(db).where(eq(invoices.id, id));
  return row as PrintableInvoice | undefined;
}

/** A document of this order, and of no other. */
export async function findInvoiceByNumber(
  db: Db,
  orderId: number,
  number: string,
): Promise<PrintableInvoice | undefined> {
  const [row] = await selectInvoices(db).where(
    and(
      eq(invoices.number, number),
      // mutant(invoices.test.ts): a document is found under its own order only
      eq(invoices.orderId, orderId),
    ),
  );
  return row as PrintableInvoice | undefined;
}

/** Sold orders from before there were invoices, oldest first. */
export const ordersWithoutInvoice = async (db: Db, limit: number): Promise<number[]> => {
  const rows = await db.execute(sql`
    select orders.id from ${orders} left join ${invoices} on invoices.order_id = orders.id and invoices.kind = 'invoice'
    where invoices.id is null and status in ('ordered', 'shipping', 'shipped', 'cancel', 'refund')
      and (payment_method = 'cash' or exists (
        select from order_events where order_id = orders.id and order_events.kind = 'paid'
      ))
    order by orders.id limit ${limit}`);
  return rows.map(({ id }) => Number(id));
};
