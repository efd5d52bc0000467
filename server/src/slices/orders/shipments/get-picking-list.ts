import { type endpoints, maxPickedOrders, type PickingList, type QueryOf } from "@pawhaven/contract";
import type { OrderContext } from "../order-context.ts";
import { matchesOrderFilters } from "../staff-store.ts";
import { unsentLinesOf, hasNumber } from "./picking-store.ts";

/** What to take from the shelf, gear by gear, for the oldest of these orders. */
export async function getPickingList(
  { database: { db }, shopIdentity }: Pick<OrderContext, "database" | "shopIdentity">,
  { ids, ...filters }: QueryOf<typeof endpoints.getPickingList>,
): Promise<PickingList> {
  const where =
    ids === undefined ? matchesOrderFilters(filters, shopIdentity.shop.timeZone) : hasNumber(ids.split(","));
  const { lines, hasMore } = await unsentLinesOf(db, where, maxPickedOrders);
  const gears = new Map<number, PickingList["gears"][number]>();
  for (const { gearId, name, category, quantity, transactionId, customer, visitDate, visitTime } of lines) {
    const gear = gears.get(gearId) ?? { id: gearId, name, category, quantity: 0, orders: [] };
    gear.quantity += quantity;
    const for_visit = visitDate === null ? null : { date: visitDate, time_slot: visitTime ?? "" };
    gear.orders.push({ transaction_id: transactionId, name: customer, quantity, for_visit });
    gears.set(gearId, gear);
  }
  return {
    gears: [...gears.values()],
    orders: new Set(lines.map(({ transactionId }) => transactionId)).size,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    printed_at: new Date().toISOString(),
    has_more: hasMore,
  };
}
