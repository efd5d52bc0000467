import { salesWeeks } from "@pawhaven/contract";
import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { supplierGears, suppliers } from "../../../schema/index.ts";

export type SupplierFields = Pick<
  typeof suppliers.$inferSelect,
  "name" | "contactName" | "email" | "phone" | "leadDays"
>;
export type SupplierRow = typeof suppliers.$inferSelect & { gears: number };

const columns = {
  ...getTableColumns(suppliers),
  gears: sql<number>`(select count(*)::integer from supplier_gears where supplier_id = ${suppliers.id})`,
};

export const listSupplierRows = (db: Db): Promise<SupplierRow[]> =>
  db
    .select(columns)
    .from(suppliers)
    .orderBy(asc(sql`lower(${suppliers.name} collate caseless)`), asc(suppliers.id));

export async function findSupplier(db: Db, id: number): Promise<SupplierRow | undefined> {
  const [row] = await db.select(columns).from(suppliers).where(eq(suppliers.id, id));
  return row;
}

export async function insertSupplier(tx: Tx, fields: SupplierFields): Promise<number> {
  const [row] = await tx.insert(suppliers).values(fields).returning({ id: suppliers.id });
  return (row as { id: number }).id;
}

export async function lockSupplier(tx: Tx, id: number) {
  const [row] = await tx.select().from(suppliers).where(eq(suppliers.id, id)).for("no key update");
  return row;
}

export async function updateSupplierRow(tx: Tx, id: number, fields: Partial<SupplierFields>): Promise<void> {
  await tx
    .update(suppliers)
    .set({ ...fields, version: sql`${suppliers.version} + 1` })
    .where(eq(suppliers.id, id));
}

export async function upsertSupplierGear(tx: Tx, values: typeof supplierGears.$inferInsert): Promise<void> {
  const { itemNumber } = values;
  await tx
    .insert(supplierGears)
    .values(values)
    .onConflictDoUpdate({ target: [supplierGears.supplierId, supplierGears.gearId], set: { itemNumber } });
}

export async function deleteSupplierGear(tx: Tx, supplierId: number, gearId: number): Promise<boolean> {
  const isSame = and(eq(supplierGears.supplierId, supplierId), eq(supplierGears.gearId, gearId));
  const deleted = await tx.delete(supplierGears).where(isSame).returning({ gearId: supplierGears.gearId });
  return deleted.length > 0;
}

export interface SuggestionRow {
  gearId: number;
  name: string;
  itemNumber: string;
  sold: number;
  leadUnits: number;
  safety: number;
  available: number;
  suggested: number;
}

/** In one statement for all gears of a supplier. */
export const listSuggestionRows = (db: Db, supplierId: number): Promise<SuggestionRow[]> =>
  db.execute(sql`
    with supplied as (
      select gears.id, gears.name, item_number, lead_days, stock, low_stock_at,
        greatest(coalesce((
          select -sum(delta) from stock_movements
          where gear_id = gears.id and reason in ('sold', 'returned')
            and happened_at > now() - make_interval(weeks => ${salesWeeks})
        ), 0), 0)::integer as sold
      from supplier_gears join suppliers on suppliers.id = supplier_id join gears on gears.id = gear_id
      where supplier_id = ${supplierId}
    ), needed as (
      select *, ceil(sold::numeric * lead_days / ${salesWeeks * 7})::integer as lead_units from supplied
    )
    select id as "gearId", name, item_number as "itemNumber", sold, lead_units as "leadUnits", low_stock_at as safety,
      stock as available, greatest(lead_units + low_stock_at - stock, 0) as suggested
    from needed order by suggested desc, name, id`) as unknown as Promise<SuggestionRow[]>;
