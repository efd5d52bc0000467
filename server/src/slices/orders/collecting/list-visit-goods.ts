import { toDollars, type VisitGoods } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { dueCentsOf } from "../cash/due-cents-of.ts";
import { unsentLines } from "../shipments/unsent-lines.ts";
import { orderLinesOf } from "../store.ts";
import { waitingOrders } from "./store.ts";

export async function listVisitGoods(db: Db, bookingId: number): Promise<VisitGoods[]> {
  const waiting = await waitingOrders(db, bookingId);
  return Promise.all(
    waiting.map(async (order) => ({
      transaction_id: order.transactionId,
      name: order.name,
      items: unsentLines(await orderLinesOf(db, [order.id])).map(({ gearId, name, quantity }) => ({
        id: gearId,
        name,
        quantity,
      })),
      cash_due: order.paymentMethod === "cash" ? toDollars(dueCentsOf(order)) : null,
    })),
  );
}
