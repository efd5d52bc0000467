import type { endpoints, OrderFilters, QueryOf, ReplyOf } from "@pawhaven/contract";
import { listUnclaimed } from "./guests/store.ts";
import { toOrderDtos } from "./list-orders.ts";
import type { OrderContext } from "./order-context.ts";
import { matchesOrderFilters, orderPage } from "./staff-store.ts";

export async function listOrdersAsStaff(
  { database: { db }, shopIdentity }: Pick<OrderContext, "database" | "shopIdentity">,
  { sort, cursor, ...filters }: QueryOf<typeof endpoints.listOrdersAsStaff>,
): Promise<ReplyOf<typeof endpoints.listOrdersAsStaff>> {
  const where = matchesOrderFilters(filters satisfies OrderFilters, shopIdentity.shop.timeZone);
  const { rows, nextCursor } = await orderPage(db, where, { sort, cursor });
  const found = await toOrderDtos(db, rows);
  const isPartlySent = (index: number) => rows[index]?.isPartlySent === true && rows[index].status === "shipping";
  const guests = await listUnclaimed(
    db,
    rows.map(({ id }) => id),
  );
  const isGuest = (index: number) => guests.has(rows[index]?.id ?? 0);
  return {
    rows: found.map((order, index) => ({
      ...order,
      is_partly_sent: isPartlySent(index),
      is_guest: isGuest(index),
    })),
    next_cursor: nextCursor,
  };
}
