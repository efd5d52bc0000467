import {
  type CustomerFilters,
  type CustomerListItem,
  type customersEndpoints,
  hasPermission,
  type QueryOf,
} from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Page, PageRequest } from "../../platform/lists/keyset-page.ts";
import { listRelatedCustomers } from "../accounts/list-customers.ts";
import { countOrdersOfCustomers } from "../orders/list-orders-of-customer.ts";
import type { CustomerContext } from "./customer-context.ts";

type ListContext = Pick<CustomerContext, "database" | "timeZone">;

export async function listCustomers(
  context: ListContext,
  caller: Pick<StaffCaller, "role">,
  { sort, cursor, ...filters }: QueryOf<typeof customersEndpoints.listCustomers>,
): Promise<{ rows: CustomerListItem[]; next_cursor: string | null }> {
  const { rows, nextCursor } = await readCustomers(context, caller, { filters, sort, cursor });
  return { rows, next_cursor: nextCursor };
}

/** Two statements, whatever the number of customers and orders. */
export async function readCustomers(
  { database: { db }, timeZone }: ListContext,
  { role }: Pick<StaffCaller, "role">,
  request: PageRequest<"since"> & { filters: CustomerFilters },
): Promise<Page<CustomerListItem>> {
  const { rows, nextCursor } = await listRelatedCustomers(db, role, { timeZone, ...request });
  const isContactIncluded = hasPermission(role, "customers.read_orders");
  const counts = await countOrdersOfCustomers(db, isContactIncluded ? rows.map(({ id }) => id) : []);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      member_since: row.createdAt.toISOString(),
      ...(isContactIncluded && { contact: toContact(row, counts.get(row.id)) }),
    })),
    nextCursor,
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
