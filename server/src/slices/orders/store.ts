import type { OrderEvent } from "@pawhaven/contract";
import { and, asc, desc, eq, getTableColumns, inArray, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { orderEvents, orderLines, orders, refunds } from "../../schema/index.ts";
import type { PricedLine } from "./order-lines.ts";
import { neverPaidStatuses, type OrderStatus } from "./order-status.ts";

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

export interface OrderWithLines {
  order: OrderRow;
  lines: PricedLine[];
}

export interface PlaceOrderResult extends OrderWithLines {
  /** Whether the customer has another order that awaits payment. */
  hasUnpaid: boolean;
}

type NewOrder = Omit<typeof orders.$inferInsert, "status">;

/** How long the items of a card order stay reserved without a payment. */
const reservationMinutes = 30;

/** Inserts the order with its lines and its first event. */
export async function insertOrder(tx: Tx, values: NewOrder, lines: PricedLine[]): Promise<PlaceOrderResult> {
  const isCash = values.paymentMethod === "cash";
  const [row] = await tx
    .insert(orders)
    .values({
      ...values,
      status: isCash ? "ordered" : "awaiting_payment",
      ...(!isCash && { heldUntil: minutesFromNow(reservationMinutes), nextCheckAt: minutesFromNow(1) }),
    })
    .returning({ ...getTableColumns(orders), hasUnpaid: hasEarlierUnpaidOrder(values.userId) });
  const { hasUnpaid, ...order } = row as OrderRow & { hasUnpaid: boolean };
  const { id } = order;
  await tx.execute(sql`
    with lines as (
      insert into order_lines (order_id, gear_id, name, image, unit_cents, quantity, hold, warned_of, is_gift, discount_cents)
      select ${id}, "gearId", name, image, "unitCents", quantity, ${isCash ? "claimed" : "held"},
        coalesce("warnedOf", '{}'), coalesce("isGift", false), coalesce("discountCents", 0)
      from json_to_recordset(${JSON.stringify(lines)}::json)
        as line("gearId" integer, name text, image json, "unitCents" integer, quantity integer, "warnedOf" text[],
          "isGift" boolean, "discountCents" integer)
    )
    insert into order_events (order_id, kind) values (${id}, ${isCash ? "placed" : "awaiting_payment"})`);
  return { order, lines, hasUnpaid };
}

export interface UnpaidOrders {
  /** By gear. */
  units: Record<number, number>;
  cashCents: number;
}

export interface UnpaidOrdersOfCustomer extends UnpaidOrders {
  /** Whether the customer's email address is confirmed. */
  isConfirmed: boolean;
}

/** What was ordered and not paid for: in cash until it is delivered, by card until the payment succeeds. */
const unpaidTotals = (isTheirs: SQL, more = sql``) => sql`
  with unpaid as (
    select id, payment_method,
      greatest(amount_cents - cancelled_cents - gift_cents + gift_voided_cents, 0) as due_cents
    from orders
    where ${isTheirs} and (
      status = 'awaiting_payment' or (payment_method = 'cash' and status in ('ordered', 'shipping'))
    )
  ), held as (
    select gear_id, sum(quantity - cancelled) as units from order_lines join unpaid on unpaid.id = order_id group by gear_id
  )
  select (select coalesce(sum(due_cents), 0) from unpaid where payment_method = 'cash') as "cashCents",
    (select coalesce(json_object_agg(gear_id, units), '{}') from held) as units ${more}`;

export async function unpaidOrdersWhere(tx: Tx, isTheirs: SQL): Promise<UnpaidOrders> {
  const [row] = await tx.execute(unpaidTotals(isTheirs));
  return row as unknown as UnpaidOrders;
}

export async function unpaidOrdersOf(tx: Tx, userId: number): Promise<UnpaidOrdersOfCustomer> {
  const isConfirmed = sql`, email_confirmed_at is not null as "isConfirmed" from users where id = ${userId}`;
  const [row] = await tx.execute(unpaidTotals(sql`user_id = ${userId}`, isConfirmed));
  return row as unknown as UnpaidOrdersOfCustomer;
}

/** Does not find the order of the statement itself, because a statement does not see its own inserts. */
const hasEarlierUnpaidOrder = (userId: number | null | undefined) =>
  sql<boolean>`exists (select from orders as other where other.user_id = ${userId} and other.status = 'awaiting_payment')`;

const minutesFromNow = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;

export async function lockOrder(tx: Tx, id: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for("no key update");
  return row;
}

export async function findOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

export async function findOwnOrder(db: Db, userId: number, transactionId: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.transactionId, transactionId),
        // mutant(../checkout/card.test.ts): an order belongs to its customer
        eq(orders.userId, userId),
      ),
    );
  return row;
}

/** Without checkouts that were never paid; newest first. */
export const ordersOf = (db: Db, userId: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        // mutant(../checkout/card.test.ts): customers see their own orders only
        eq(orders.userId, userId),
        notInArray(orders.status, [...neverPaidStatuses]),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id));

export async function findOrderByNumber(db: Db, transactionId: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.transactionId, transactionId));
  return row;
}

/** The order of this checkout, if it has been placed, and all unpaid orders of this customer. */
export const listCheckoutOrders = (db: Db, userId: number, checkoutKey: string | null): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        // mutant(../checkout/card.test.ts): a new checkout releases the reservations of its own customer only
        eq(orders.userId, userId),
        or(eq(orders.status, "awaiting_payment"), checkoutKey ? eq(orders.checkoutKey, checkoutKey) : sql`false`),
      ),
    );

export const orderLinesOf = (db: Db, orderIds: number[]): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.gearId));

export const loadOrderWithLines = async (db: Db, order: OrderRow): Promise<OrderWithLines> => ({
  order,
  lines: await orderLinesOf(db, [order.id]),
});

export const orderEventsOf = (db: Db, orderId: number) =>
  db
    .select({ ...getTableColumns(orderEvents), refundCents: refunds.amountCents, refundReason: refunds.reason })
    .from(orderEvents)
    .leftJoin(refunds, eq(refunds.id, orderEvents.refundId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));

export async function insertOrderEvent(
  tx: Tx,
  orderId: number,
  kind: OrderEvent["kind"],
  parcel?: number,
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, kind, parcel: parcel ?? null });
}

/** Compare and swap: changes nothing if the status has changed since the caller read it. */
export async function updateStatus(
  tx: Tx,
  { id, status: from }: Pick<OrderRow, "id" | "status">,
  status: OrderStatus,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .update(orders)
    .set({ status, nextCheckAt: null })
    .where(and(eq(orders.id, id), eq(orders.status, from)))
    .returning();
  return row;
}

export async function scheduleNextCheck(db: Db, orderId: number, minutes: number | null): Promise<void> {
  const nextCheckAt = minutes === null ? null : minutesFromNow(minutes);
  await db.update(orders).set({ nextCheckAt }).where(eq(orders.id, orderId));
}

/** Claims one due order by postponing its next check, so that no other node processes it at the same time. */
export async function claimDueOrder(db: Db): Promise<OrderRow | undefined> {
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(lte(orders.nextCheckAt, sql`now()`))
    .orderBy(asc(orders.nextCheckAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(orders)
    .set({ nextCheckAt: minutesFromNow(1) })
    .where(eq(orders.id, sql`(${due})`))
    .returning();
  return row;
}
