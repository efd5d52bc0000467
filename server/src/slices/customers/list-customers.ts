import { type CustomerListItem, type customersEndpoints, hasPermission, type QueryOf } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { listRelatedCustomers } from "../accounts/list-customers.ts";
import { countOrdersOfCustomers } from "../orders/list-orders-of-customer.ts";
import type { CustomerContext } from "./customer-context.ts";

/** Two statements, whatever the number of customers and orders. */
export async function listCustomers(
  { database: { db }, timeZone }: Pick<CustomerContext, "database" | "timeZone">,
  { role }: Pick<StaffCaller, "role">,
  { sort, cursor, ...filters }: QueryOf<typeof customersEndpoints.listCustomers>,
): Promise<{ rows: CustomerListItem[]; next_cursor: string | null }> {
  const { rows, nextCursor } = await listRelatedCustomers(db, role, { filters, timeZone, sort, cursor });
  const isContactIncluded = hasPermission(role, "customers.read_orders");
  const counts = await countOrdersOfCustomers(db, isContactIncluded ? rows.map(({ id }) => id) : []);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      member_since: row.createdAt.toISOString(),
      ...(isContactIncluded && { contact: toContact(row, counts.get(row.id)) }),
    })),
    next_cursor: nextCursor,
  };
}

const toContact = (
  { email, emailConfirmedAt }: { email: string; emailConfirmedAt: Date | null },
  counted: { orders: number; lastOrderAt: Date | null } | undefined,
): NonNullable<CustomerListItem["contact"]> => ({
  email,
  email_confirmed: emailConfirmedAt !== null,
  orders: counted?.orders ?? 0,
  last_order_at: counted?.lastOrderAt?.toISOString() ?? null,
});
