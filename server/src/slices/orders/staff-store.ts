import type { OrderFilters } from "@pawhaven/contract";
import { and, eq, getTableColumns, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { containsText } from "../../platform/db/contains-text.ts";
import { isInDateRange } from "../../platform/lists/is-in-date-range.ts";
import { keysetPage, type Page, type PageRequest } from "../../platform/lists/keyset-page.ts";
import { orders } from "../../schema/index.ts";
import { neverPaidStatuses } from "./order-status.ts";
import type { OrderRow } from "./store.ts";
import { isPaymentStuck, orderText } from "./workplace-store.ts";

const sorting = { id: orders.id, columns: { date: orders.placedAt, amount: orders.amountCents } };

/** One statement, whatever the number of orders. */
export async function orderPage(
  db: Db,
  where: SQL | undefined,
  request: PageRequest<"date" | "amount">,
): Promise<Page<OrderRow>> {
  const page = keysetPage(sorting, request);
  const found = await db
    .select({ ...getTableColumns(orders), ...page.key })
    .from(orders)
    .where(and(where, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}

/** As the index `orders_partly_sent` has it. What is refunded meanwhile is not sent any more. */
const isPartlySent = sql`(${orders.isPartlySent} and ${orders.status} = 'shipping')`;

/** Something was bought and not sent yet. As the index `orders_to_ship` has it, which a parameter would not match. */
export const isToShip = sql`(${orders.status} = 'ordered' or ${isPartlySent})`;

/** Not delivered, and the days that were promised are over. As the index `orders_by_promise` has it. */
const isLate = (timeZone: string): SQL =>
  sql`(${orders.status} in ('ordered', 'shipping') and ${orders.promisedUntil} < (now() at time zone ${timeZone})::date)`;

export const matchesOrderFilters = (
  { status, payment, problem, country, customer, text, ...days }: OrderFilters,
  timeZone: string,
): SQL | undefined =>
  and(
    hasStatus(status, problem),
    problem === undefined ? undefined : problem === "late" ? isLate(timeZone) : isPaymentStuck,
    country === undefined ? undefined : eq(orders.country, country),
    customer === undefined ? undefined : eq(orders.userId, customer),
    payment === undefined ? undefined : eq(orders.paymentMethod, payment),
    text?.trim() ? containsText(orderText, text.trim()) : undefined,
    isInDateRange(orders.placedAt, days, timeZone),
  );

/** Without checkouts that were never paid, unless it is asked for them or for what went wrong with their payments. */
function hasStatus(status: OrderFilters["status"], problem: OrderFilters["problem"]): SQL | undefined {
  if (status === "to_ship") return isToShip;
  if (status === "partly_sent") return isPartlySent;
  if (status !== undefined) return eq(orders.status, status);
  return problem === undefined ? notInArray(orders.status, [...neverPaidStatuses]) : undefined;
}

export const orderNumbers = (where: SQL | undefined): SQL =>
  sql`select ${orders.transactionId} from ${orders} where ${where}`;
