import type { StockFilters, StockState } from "@pawhaven/contract";
import { and, asc, eq, exists, lte, type SQL, sql } from "drizzle-orm";
import { escapeLike } from "../../platform/db/contains-text.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { keysetPage, type Page, type PageRequest } from "../../platform/lists/keyset-page.ts";
import { gears, stockAlerts, supplierGears, suppliers } from "../../schema/index.ts";

export interface StockRow {
  id: number;
  name: string;
  category: string;
  stock: number;
  held: number;
  lowStockAt: number;
  /** Customers who want to be told when it is back. */
  waiting: number;
}

const columns = {
  id: gears.id,
  name: gears.name,
  category: gears.category,
  stock: gears.stock,
  held: gears.held,
  lowStockAt: gears.lowStockAt,
  waiting: sql<number>`(
    select count(*)::integer from ${stockAlerts} where gear_id = "gears"."id" and told_at is null
  )`,
};

const sorting = { id: gears.id, columns: { available: gears.stock, held: gears.held } };

/** One statement, whatever the number of gears. */
export async function stockPage(
  db: Db,
  where: SQL | undefined,
  request: PageRequest<"available" | "held">,
): Promise<Page<StockRow>> {
  const page = keysetPage(sorting, request);
  const found = await db
    .select({ ...columns, ...page.key })
    .from(gears)
    .where(and(where, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}

const isInState: Record<Exclude<StockState, "in_stock">, SQL> = {
  low: lte(gears.stock, gears.lowStockAt),
  out: eq(gears.stock, 0),
};

export const matchesStockFilters = (db: Db, { state, supplier_id: supplierId, text }: StockFilters): SQL | undefined =>
  and(
    state && isInState[state],
    text?.trim() ? nameContains(text.trim()) : undefined,
    supplierId === undefined ? undefined : exists(supplies(db, supplierId)),
  );

/** In `search_text`, which has an index, a character that nobody can type ends the name. */
const nameContains = (text: string): SQL =>
  sql`${gears.searchText} like fold_text(${`%${escapeLike(text)}%\u001F%`}::text)`;

const supplies = (db: Db, supplierId: number) =>
  db
    .select({ gearId: supplierGears.gearId })
    .from(supplierGears)
    .where(and(eq(supplierGears.gearId, gears.id), eq(supplierGears.supplierId, supplierId)));

export const countLowGears = (db: Db): Promise<number> => db.$count(gears, isInState.low);

export async function findStock(db: Db, gearId: number): Promise<StockRow | undefined> {
  const [row] = await db.select(columns).from(gears).where(eq(gears.id, gearId));
  return row;
}

export async function lockStock(tx: Tx, gearId: number): Promise<StockRow | undefined> {
  const [row] = await tx.select(columns).from(gears).where(eq(gears.id, gearId)).for("no key update");
  return row;
}

export async function updateLowStockAt(tx: Tx, gearId: number, lowStockAt: number): Promise<StockRow> {
  const [row] = await tx.update(gears).set({ lowStockAt }).where(eq(gears.id, gearId)).returning(columns);
  return row as StockRow;
}

export const suppliersOf = (db: Db, gearId: number) =>
  db
    .select({ id: suppliers.id, name: suppliers.name, item_number: supplierGears.itemNumber })
    .from(supplierGears)
    .innerJoin(suppliers, eq(suppliers.id, supplierGears.supplierId))
    .where(eq(supplierGears.gearId, gearId))
    .orderBy(asc(suppliers.name), asc(suppliers.id));
