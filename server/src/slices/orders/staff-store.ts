import type { OrderFilters } from "@pawhaven/contract";
import { and, eq, getTableColumns, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { containsText } from "../../platform/db/contains-text.ts";
import { isInDateRange } from "../../platform/lists/is-in-date-range.ts";
import { keysetPage, type Page, type PageRequest } from "../../platform/lists/keyset-page.ts";
import { orders } from "../../schema/index.ts";
import { neverPaidStatuses } from "./order-status.ts";
import type { OrderRow } from "./store.ts";
import { orderText } from "./workplace-store.ts";

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

/** Without checkouts that were never paid. */
export const matchesOrderFilters = (
  { status, payment, text, ...days }: OrderFilters,
  timeZone: string,
): SQL | undefined =>
  and(
    status === undefined ? notInArray(orders.status, [...neverPaidStatuses]) : eq(orders.status, status),
    payment === undefined ? undefined : eq(orders.paymentMethod, payment),
    text?.trim() ? containsText(orderText, text.trim()) : undefined,
    isInDateRange(orders.placedAt, days, timeZone),
  );

export const orderNumbers = (where: SQL | undefined): SQL =>
  sql`select ${orders.transactionId} from ${orders} where ${where}`;
