import type { Delivery, DeliveryWithLines, endpoints, ReplyOf } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { deliveryPage, type DeliveryRow, findDelivery, linesOf } from "./store.ts";

export async function listDeliveries(
  db: Db,
  cursor: string | undefined,
): Promise<ReplyOf<typeof endpoints.listDeliveries>> {
  const { rows, nextCursor } = await deliveryPage(db, cursor);
  return { rows: rows.map(toDeliveryDto), next_cursor: nextCursor };
}

export async function getDelivery(db: Db, id: number): Promise<DeliveryWithLines> {
  const found = await findDelivery(db, id);
  if (!found) throw new ApiError("not_found", "There is no such delivery.");
  return { ...toDeliveryDto(found), lines: await linesOf(db, id) };
}

const toDeliveryDto = (row: DeliveryRow): Delivery => ({
  id: row.id,
  received_at: row.receivedAt.toISOString(),
  supplier: { id: row.supplierId, name: row.supplierName },
  reference: row.reference,
  staff: row.staffName,
  units: row.units,
});
