import type { CashState } from "@pawhaven/contract";
import { and, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { keysetPage, type Page, type PageRequest } from "../../../platform/lists/keyset-page.ts";
import { orderEvents, orders, staff } from "../../../schema/index.ts";
import type { OrderRow } from "../store.ts";

export type CollectionRow = Pick<OrderRow, "collectedAt" | "collectedCents" | "collectedDueCents" | "collectedBy">;

export const setCollection = async (tx: Tx, orderId: number, values: CollectionRow): Promise<void> =>
  void (await tx.update(orders).set(values).where(eq(orders.id, orderId)));

export async function addCancelledCents(tx: Tx, orderId: number, cents: number): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({ cancelledCents: sql`${orders.cancelledCents} + ${cents}` })
    .where(eq(orders.id, orderId))
    .returning();
  return row as OrderRow;
}

export const deleteCollectedEvent = async (tx: Tx, orderId: number): Promise<void> =>
  void (await tx.delete(orderEvents).where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, "collected"))));

export async function staffNameOf(db: Db, staffId: number | null): Promise<string | null> {
  if (staffId === null) return null;
  const [row] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId));
  return row?.name ?? null;
}

/** What the customer pays: the price without what was cancelled or paid with a gift card. */
const dueCents = sql<number>`coalesce(${orders.collectedDueCents},
  greatest(${orders.amountCents} - ${orders.cancelledCents} - ${orders.giftCents} + ${orders.giftVoidedCents}, 0))`;

export interface CashRowFound extends OrderRow {
  dueCents: number;
  collector: string | null;
}

/** As the partial indexes have them. */
export const hasCashState: Record<CashState, SQL> = {
  collected: isNotNull(orders.collectedAt),
  differs: sql`${orders.collectedCents} <> ${orders.collectedDueCents}`,
  open: and(
    sql`${orders.paymentMethod} = 'cash' and ${orders.status} = 'shipped'`,
    isNull(orders.collectedAt),
    sql`${dueCents} > 0`,
  ) as SQL,
};

/** By the moment of the collection, or of the order while there is none. */
export const cashMoment = (state: CashState) => (state === "open" ? orders.placedAt : orders.collectedAt);

export async function cashPage(
  db: Db,
  state: CashState,
  where: SQL | undefined,
  request: PageRequest<"date">,
): Promise<Page<CashRowFound>> {
  const page = keysetPage({ id: orders.id, columns: { date: cashMoment(state) } }, request);
  const found = await db
    .select({ ...getTableColumns(orders), dueCents, collector: staff.name, ...page.key })
    .from(orders)
    .leftJoin(staff, eq(staff.id, orders.collectedBy))
    .where(and(hasCashState[state], where, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}

export interface CashSums {
  count: number;
  dueCents: number;
  collectedCents: number;
}

export async function cashSums(db: Db, state: CashState, where: SQL | undefined): Promise<CashSums> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::integer`,
      dueCents: sql<number>`coalesce(sum(${dueCents}), 0)::float8`,
      collectedCents: sql<number>`coalesce(sum(${orders.collectedCents}), 0)::float8`,
    })
    .from(orders)
    .where(and(hasCashState[state], where));
  return row as CashSums;
}
