import { and, asc, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { shipmentLines, shipments, staff } from "../../../schema/index.ts";
import type { GearQuantity } from "../order-lines.ts";

export type ShipmentRow = typeof shipments.$inferSelect;
export type TrackingRow = Pick<ShipmentRow, "carrier" | "carrierName" | "trackingNumber" | "trackingUrl">;

export interface SentLine extends GearQuantity {
  name: string;
}

export interface ShipmentWithLines extends ShipmentRow {
  staffName: string | null;
  lines: SentLine[];
}

const sentLines = sql<SentLine[]>`(
  select json_agg(json_build_object('gearId', line.gear_id, 'name', line.name, 'quantity', sent.quantity) order by line.gear_id)
  from shipment_lines as sent join order_lines as line on line.order_id = sent.order_id and line.gear_id = sent.gear_id
  where sent.shipment_id = ${shipments.id}
)`;

/** One statement for all parcels of an order. */
export const shipmentsOf = (db: Db, orderId: number): Promise<ShipmentWithLines[]> =>
  db
    .select({ ...getTableColumns(shipments), staffName: staff.name, lines: sentLines })
    .from(shipments)
    .leftJoin(staff, eq(staff.id, shipments.staffId))
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.number));

export async function insertShipment(
  tx: Tx,
  values: typeof shipments.$inferInsert,
  lines: readonly GearQuantity[],
): Promise<ShipmentRow> {
  const [row] = await tx.insert(shipments).values(values).returning();
  const shipment = row as ShipmentRow;
  await tx
    .insert(shipmentLines)
    .values(lines.map((line) => ({ ...line, shipmentId: shipment.id, orderId: shipment.orderId })));
  return shipment;
}

export const isCallKnown = async (tx: Tx, orderId: number, requestKey: string): Promise<boolean> =>
  (await tx.$count(shipments, and(eq(shipments.orderId, orderId), eq(shipments.requestKey, requestKey)))) > 0;

export const countShipments = (tx: Tx, orderId: number): Promise<number> =>
  tx.$count(shipments, eq(shipments.orderId, orderId));

export async function lockShipment(tx: Tx, orderId: number, number: number): Promise<ShipmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), eq(shipments.number, number)))
    .for("no key update");
  return row;
}

/** Undefined if somebody has changed it since it had this version. */
export async function replaceTracking(
  tx: Tx,
  { id, version }: Pick<ShipmentRow, "id" | "version">,
  tracking: TrackingRow,
): Promise<ShipmentRow | undefined> {
  const [row] = await tx
    .update(shipments)
    .set({ ...tracking, version: version + 1 })
    .where(
      and(
        eq(shipments.id, id),
        // mutant(shipments.test.ts): a tracking number corrected elsewhere is not overwritten
        eq(shipments.version, version),
      ),
    )
    .returning();
  return row;
}

/** Marks these parcels of an order, or all of them, as delivered. Returns the numbers of those that were not yet. */
export async function markDelivered(tx: Tx, orderId: number, numbers?: number[]): Promise<number[]> {
  const rows = await tx
    .update(shipments)
    .set({ deliveredAt: sql`now()` })
    .where(
      and(eq(shipments.orderId, orderId), isNull(shipments.deliveredAt), numbers && inArray(shipments.number, numbers)),
    )
    .returning({ number: shipments.number });
  return rows.map(({ number }) => number);
}

export const countUndelivered = (tx: Tx, orderId: number): Promise<number> =>
  tx.$count(shipments, and(eq(shipments.orderId, orderId), isNull(shipments.deliveredAt)));
