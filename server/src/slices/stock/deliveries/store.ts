import { and, asc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { keysetPage, type Page } from "../../../platform/lists/keyset-page.ts";
import { deliveries, gears, staff, stockMovements, suppliers } from "../../../schema/index.ts";

export interface DeliveryRow {
  id: number;
  receivedAt: Date;
  supplierId: number;
  supplierName: string;
  reference: string;
  staffName: string;
  units: number;
}

const columns = {
  id: deliveries.id,
  receivedAt: deliveries.receivedAt,
  supplierId: deliveries.supplierId,
  supplierName: suppliers.name,
  reference: deliveries.reference,
  staffName: staff.name,
  units: sql<number>`(select coalesce(sum(delta), 0)::integer from stock_movements where delivery_id = ${deliveries.id})`,
};

const sorting = { id: deliveries.id, columns: { date: deliveries.receivedAt } };

export async function deliveryPage(db: Db, cursor: string | undefined): Promise<Page<DeliveryRow>> {
  const page = keysetPage(sorting, { sort: "-date", cursor });
  const found = await db
    .select({ ...columns, ...page.key })
    .from(deliveries)
    .innerJoin(suppliers, eq(suppliers.id, deliveries.supplierId))
    .innerJoin(staff, eq(staff.id, deliveries.staffId))
    .where(page.after)
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}

export async function findDelivery(db: Db, id: number): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(deliveries)
    .innerJoin(suppliers, eq(suppliers.id, deliveries.supplierId))
    .innerJoin(staff, eq(staff.id, deliveries.staffId))
    .where(eq(deliveries.id, id));
  return row;
}

export const linesOf = (db: Db, deliveryId: number) =>
  db
    .select({ gear_id: gears.id, name: gears.name, quantity: stockMovements.delta })
    .from(stockMovements)
    .innerJoin(gears, eq(gears.id, stockMovements.gearId))
    .where(eq(stockMovements.deliveryId, deliveryId))
    .orderBy(asc(gears.name), asc(gears.id));

export type NewDeliveryRow = typeof deliveries.$inferInsert;

/** Undefined if this press of the button has been received already. A second one waits for the first to end. */
export async function insertDelivery(tx: Tx, values: NewDeliveryRow): Promise<number | undefined> {
  const [row] = await tx
    .insert(deliveries)
    .values(values)
    .onConflictDoNothing({ target: [deliveries.staffId, deliveries.requestKey] })
    .returning({ id: deliveries.id });
  return row?.id;
}

export async function findDeliveryByKey(tx: Tx, staffId: number, requestKey: string): Promise<number | undefined> {
  const isSame = and(eq(deliveries.staffId, staffId), eq(deliveries.requestKey, requestKey));
  const [row] = await tx.select({ id: deliveries.id }).from(deliveries).where(isSame);
  return row?.id;
}
