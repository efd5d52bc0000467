import { type endpoints, paymentLabels, type QueryOf, toDollars } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { CsvFile } from "../../platform/http/csv-file.ts";
import { eachRow, rowsPerBatch } from "../../platform/lists/each-row.ts";
import type { OrderContext } from "./order-context.ts";
import { matchesOrderFilters, orderPage } from "./staff-store.ts";
import type { OrderRow } from "./store.ts";

const header = ["Order", "Date", "Status", "Payment", "Amount", "Name", "Email", "Phone", "Address", "Country"];

/** Who took customers' data out of the shop is in the log. */
export async function exportOrders(
  { database, shopIdentity }: Pick<OrderContext, "database" | "shopIdentity">,
  caller: StaffCaller,
  { sort, ...filters }: QueryOf<typeof endpoints.exportOrders>,
): Promise<CsvFile> {
  await database.transaction((tx) =>
    recordAudit(tx, caller, { action: "exported", object: { kind: "list", id: "orders" }, after: filters }),
  );
  const where = matchesOrderFilters(filters, shopIdentity.shop.timeZone);
  const readPage = (cursor: string | undefined) => orderPage(database.db, where, { sort, cursor, limit: rowsPerBatch });
  return { filename: "orders.csv", header, rows: toRows(eachRow(readPage)) };
}

async function* toRows(found: AsyncIterable<OrderRow>) {
  for await (const order of found)
    yield [
      order.transactionId,
      order.placedAt.toISOString(),
      order.status,
      paymentLabels[order.paymentMethod],
      toDollars(order.amountCents),
      order.name,
      order.email,
      order.phone,
      order.address,
      order.country,
    ];
}
