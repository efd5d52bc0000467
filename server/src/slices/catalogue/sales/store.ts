import type { SaleState } from "@pawhaven/contract";
import { and, eq, getTableColumns, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { keysetPage, type Page, type PageRequest } from "../../../platform/lists/keyset-page.ts";
import { gearSales, gears } from "../../../schema/index.ts";

type NewSale = Pick<typeof gearSales.$inferInsert, "percent" | "beginsAt" | "endsAt">;

/** The state comes from the database's clock, by which prices change. */
const saleColumns = {
  ...getTableColumns(gearSales),
  gearName: gears.name,
  listPriceCents: gears.listPriceCents,
  state: sql<SaleState>`case when ${gearSales.beginsAt} > now() then 'coming'
    when ${gearSales.endsAt} <= now() then 'ended' else 'running' end`.as("state"),
};

export type SaleRow = typeof gearSales.$inferSelect & { gearName: string; listPriceCents: number; state: SaleState };

const sorting = { id: gearSales.id, columns: { begin: gearSales.beginsAt } };

export async function salePage(
  db: Db,
  filters: { state?: SaleState | undefined; gear_id?: number | undefined },
  request: PageRequest<"begin">,
): Promise<Page<SaleRow>> {
  const page = keysetPage(sorting, request);
  const found = await db
    .select({ ...saleColumns, ...page.key })
    .from(gearSales)
    .innerJoin(gears, eq(gears.id, gearSales.gearId))
    .where(and(matchesSaleFilters(filters), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}

const now = sql`now()`;
const conditions: Record<SaleState, SQL | undefined> = {
  coming: gt(gearSales.beginsAt, now),
  running: and(lte(gearSales.beginsAt, now), or(isNull(gearSales.endsAt), gt(gearSales.endsAt, now))),
  ended: lte(gearSales.endsAt, now),
};

const matchesSaleFilters = ({ state, gear_id: gearId }: Parameters<typeof salePage>[1]): SQL | undefined =>
  and(state && conditions[state], gearId === undefined ? undefined : eq(gearSales.gearId, gearId));

export async function saleById(db: Db, id: number): Promise<SaleRow | undefined> {
  const [row] = await db
    .select(saleColumns)
    .from(gearSales)
    .innerJoin(gears, eq(gears.id, gearSales.gearId))
    .where(eq(gearSales.id, id));
  return row;
}

/** All of one gear, also those that have ended. */
export const salesOfGear = (tx: Tx, gearId: number): Promise<SaleRow[]> =>
  tx.select(saleColumns).from(gearSales).innerJoin(gears, eq(gears.id, gearSales.gearId)).where(eq(gears.id, gearId));

/** The gear is locked before the sale, as by the trigger that applies it. */
export async function lockSale(tx: Tx, id: number): Promise<SaleRow | undefined> {
  await tx.execute(sql`
    select from gears where id = (select gear_id from gear_sales where id = ${id}) for no key update`);
  return saleById(tx, id);
}

export async function insertSale(tx: Tx, gearId: number, sale: NewSale): Promise<number> {
  const [row] = await tx
    .insert(gearSales)
    .values({ gearId, ...sale })
    .returning({ id: gearSales.id });
  return (row as { id: number }).id;
}

/** Whether it still had this version. */
export async function replaceSale(tx: Tx, id: number, version: number, sale: Partial<NewSale>): Promise<boolean> {
  const replaced = await tx
    .update(gearSales)
    .set({ ...sale, version: sql`${gearSales.version} + 1` })
    .where(
      and(
        eq(gearSales.id, id),
        // mutant(sales.test.ts): a change of an old version of a sale is refused
        eq(gearSales.version, version),
      ),
    )
    .returning({ id: gearSales.id });
  return replaced.length > 0;
}

export async function endSaleNow(tx: Tx, id: number): Promise<void> {
  await tx
    .update(gearSales)
    .set({ endsAt: sql`now()`, version: sql`${gearSales.version} + 1` })
    .where(eq(gearSales.id, id));
}

export async function deleteSale(tx: Tx, id: number): Promise<void> {
  await tx.delete(gearSales).where(eq(gearSales.id, id));
}

/** How long until the next sale begins or ends; negative if one is due, null if none will. */
export async function msUntilSaleChange(db: Db): Promise<number | null> {
  const [row] = await db.execute<{ ms: number | null }>(sql`
    select (extract(epoch from min(sale_changes_at) - now()) * 1000)::float8 as ms from gears
    where sale_changes_at is not null`);
  return row?.ms ?? null;
}

/** The trigger `gears_follow_sales` sets the discount of each gear that is due. */
export async function applyDueSales(db: Db): Promise<void> {
  await db.execute(sql`
    with due as (select id from gears where sale_changes_at <= now() order by id for no key update)
    update gears set sale_percent = sale_percent from due where gears.id = due.id`);
}
