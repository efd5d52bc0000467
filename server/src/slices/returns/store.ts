import { type ReturnFilters, waitingReturnStatuses } from "@pawhaven/contract";
import { and, asc, desc, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import { containsText } from "../../platform/db/contains-text.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { keysetPage, type Page, type PageRequest } from "../../platform/lists/keyset-page.ts";
import { orderEvents, orderLines, orders, refunds, returnLines, returnPhotos, returns } from "../../schema/index.ts";

export type ReturnRow = typeof returns.$inferSelect;

export interface ReturnLineRow {
  returnId: number;
  gearId: number;
  name: string;
  unitCents: number;
  /** Of the order's line, like the two that follow. */
  discountCents: number;
  ordered: number;
  /** Cancelled or refunded before. */
  gone: number;
  quantity: number;
  restocked: number;
  writtenOff: number;
  /** Units of the order's line that were sent and are not refunded. */
  refundable: number;
}

export interface ReturnableLine {
  gearId: number;
  name: string;
  left: number;
}

/** Units that were sent, are in no return, and did not come back in another way. */
export const returnableLines = (db: Db, orderId: number): Promise<ReturnableLine[]> =>
  db.execute(sql`
    select line.gear_id as "gearId", line.name,
      greatest(0, line.shipped - line.in_returns - (line.returned - coalesce(arrived.units, 0)))::integer as left
    from order_lines as line left join (
      select gear_id, sum(restocked + written_off) as units from return_lines where order_id = ${orderId} group by gear_id
    ) as arrived on arrived.gear_id = line.gear_id
    where line.order_id = ${orderId} order by line.gear_id`) as unknown as Promise<ReturnableLine[]>;

/** When the last of an order arrived; null until all of it has. */
export async function deliveredAt(db: Db, orderId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: orderEvents.happenedAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, "shipped")))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return row?.at ?? null;
}

export interface NewReturn extends Pick<ReturnRow, "orderId" | "reason" | "note"> {
  key?: string;
  lines: readonly { gearId: number; quantity: number }[];
  photos: readonly string[];
}

export async function insertReturn(tx: Tx, { lines, photos, ...values }: NewReturn): Promise<ReturnRow> {
  const [row] = await tx.insert(returns).values(values).returning();
  const { id: returnId, orderId } = row as ReturnRow;
  await tx
    .insert(returnLines)
    .values(lines.map(({ gearId, quantity }) => ({ returnId, orderId, gearId, quantity, claimed: quantity })));
  if (photos.length > 0) await tx.insert(returnPhotos).values(photos.map((publicId) => ({ returnId, publicId })));
  return row as ReturnRow;
}

export async function findReturn(db: Db, id: number): Promise<ReturnRow | undefined> {
  const [row] = await db.select().from(returns).where(eq(returns.id, id));
  return row;
}

export async function isReturnOf(db: Db, orderId: number, key: string): Promise<boolean> {
  return (await db.$count(returns, and(eq(returns.orderId, orderId), eq(returns.key, key)))) > 0;
}

/** Newest first. */
export const returnsOf = (db: Db, orderId: number) =>
  db
    .select({ ...getTableColumns(returns), refundCents: refunds.amountCents })
    .from(returns)
    .leftJoin(refunds, eq(refunds.id, returns.refundId))
    .where(eq(returns.orderId, orderId))
    .orderBy(desc(returns.id));

export const returnLinesOf = (db: Db, returnIds: number[]): Promise<ReturnLineRow[]> =>
  db
    .select({
      returnId: returnLines.returnId,
      gearId: returnLines.gearId,
      name: orderLines.name,
      unitCents: orderLines.unitCents,
      discountCents: orderLines.discountCents,
      ordered: orderLines.quantity,
      gone: sql<number>`${orderLines.cancelled} + ${orderLines.refunded}`,
      quantity: returnLines.quantity,
      restocked: returnLines.restocked,
      writtenOff: returnLines.writtenOff,
      refundable: sql<number>`${orderLines.shipped} - ${orderLines.refunded}`,
    })
    .from(returnLines)
    .innerJoin(orderLines, and(eq(orderLines.orderId, returnLines.orderId), eq(orderLines.gearId, returnLines.gearId)))
    .where(inArray(returnLines.returnId, returnIds))
    .orderBy(asc(returnLines.returnId), asc(returnLines.gearId));

export const returnPhotosOf = (db: Db, returnIds: number[]) =>
  db.select().from(returnPhotos).where(inArray(returnPhotos.returnId, returnIds)).orderBy(asc(returnPhotos.publicId));

/** Compare and swap by version: undefined if somebody was faster. */
export async function updateReturn(
  tx: Tx,
  { id, version }: Pick<ReturnRow, "id" | "version">,
  values: Partial<Pick<ReturnRow, "status" | "answer" | "refundId">>,
): Promise<ReturnRow | undefined> {
  const [row] = await tx
    .update(returns)
    .set({ ...values, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(returns.id, id), eq(returns.version, version)))
    .returning();
  return row;
}

/** The units can be in another return now. */
export async function freeUnits(tx: Tx, returnId: number): Promise<void> {
  await tx.update(returnLines).set({ claimed: 0 }).where(eq(returnLines.returnId, returnId));
}

/** What did not arrive can be returned later. */
export async function setArrived(
  tx: Tx,
  returnId: number,
  { gearId, restocked, writtenOff }: { gearId: number; restocked: number; writtenOff: number },
): Promise<void> {
  await tx
    .update(returnLines)
    .set({ restocked, writtenOff, claimed: restocked + writtenOff })
    .where(and(eq(returnLines.returnId, returnId), eq(returnLines.gearId, gearId)));
}

const sorting = { id: returns.id, columns: { date: returns.requestedAt } };

export interface ReturnListRow extends Pick<ReturnRow, "id" | "status" | "reason" | "requestedAt"> {
  transactionId: string;
  name: string;
  units: number;
}

/** One statement, whatever the number of returns. */
export async function returnPage(
  db: Db,
  { status, text }: ReturnFilters,
  request: PageRequest<"date">,
): Promise<Page<ReturnListRow>> {
  const page = keysetPage(sorting, request);
  const units = sql<number>`(select sum(quantity)::integer from return_lines where return_id = ${returns.id})`;
  const found = await db
    .select({
      ...page.key,
      id: returns.id,
      status: returns.status,
      reason: returns.reason,
      requestedAt: returns.requestedAt,
      transactionId: orders.transactionId,
      name: orders.name,
      units,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(hasStatus(status), text?.trim() ? hasText(text.trim()) : undefined, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}

const hasText = (text: string): SQL | undefined =>
  or(containsText(sql`${orders.transactionId}`, text), containsText(sql`${orders.name}`, text));

const isWaiting = inArray(returns.status, waitingReturnStatuses);

const hasStatus = (status: ReturnFilters["status"]): SQL | undefined =>
  status === "waiting" ? isWaiting : status && eq(returns.status, status);

export const countWaiting = (db: Db): Promise<number> => db.$count(returns, isWaiting);

export async function usedPhotoIds(db: Db, publicIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: returnPhotos.publicId })
    .from(returnPhotos)
    .where(inArray(returnPhotos.publicId, publicIds));
  return rows.map(({ id }) => id);
}
