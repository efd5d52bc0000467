import type { SearchResult } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { ordersContaining } from "./workplace-store.ts";

/** By a part of the number, the name or the email address; newest first. */
export async function searchOrders(db: Db, text: string, limit: number): Promise<SearchResult[]> {
  const found = await ordersContaining(db, text, limit);
  return found.map(({ transactionId, name, email }) => ({
    kind: "order",
    id: transactionId,
    title: transactionId,
    detail: `${name}, ${email}`,
    date: null,
  }));
}
