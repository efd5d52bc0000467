import { type Notification, toDollars } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { newestSales } from "./workplace-store.ts";

export async function listNewestOrders(db: Db, limit: number): Promise<Omit<Notification, "is_new">[]> {
  const found = await newestSales(db, limit);
  return found.map(({ transactionId, name, amountCents, placedAt }) => ({
    kind: "order",
    id: transactionId,
    title: `${name} ordered for $${toDollars(amountCents).toFixed(2)}`,
    at: placedAt.toISOString(),
  }));
}
