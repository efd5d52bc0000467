import type { CountState } from "@pawhaven/contract";
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { containsText } from "../../../platform/db/contains-text.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { keysetPage, type Page } from "../../../platform/lists/keyset-page.ts";
import { gears, staff, stocktakeCounts, stocktakes } from "../../../schema/index.ts";

const starter = alias(staff, "starter");
const ender = alias(staff, "ender");

const difference = sql`${stocktakeCounts.counted} - ${stocktakeCounts.expected}`;
const totalOf = (value: SQL) =>
  sql<number>`(select coalesce(${value}, 0)::integer from stocktake_counts where stocktake_id = ${stocktakes.id})`;

const columns = {
  id: stocktakes.id,
  state: stocktakes.state,
  startedAt: stocktakes.startedAt,
  startedBy: starter.name,
  endedAt: stocktakes.endedAt,
  endedBy: ender.name,
  counted: totalOf(sql`count(*)`),
  different: totalOf(sql`count(*) filter (where counted <> expected)`),
  missing: totalOf(sql`sum(greatest(expected - counted, 0))`),
  surplus: totalOf(sql`sum(greatest(counted - expected, 0))`),
};

const withPeople = (db: Db) =>
  db
    .select(columns)
    .from(stocktakes)
    .innerJoin(starter, eq(starter.id, stocktakes.startedBy))
    .leftJoin(ender, eq(ender.id, stocktakes.endedBy))
    .$dynamic();

export type StocktakeRow = Awaited<ReturnType<typeof withPeople>>[number];

export async function stocktakePage(db: Db, cursor: string | undefined): Promise<Page<StocktakeRow>> {
  const page = keysetPage({ id: stocktakes.id, columns: { date: stocktakes.startedAt } }, { sort: "-date", cursor });
  const found = await db
    .select({ ...columns, ...page.key })
    .from(stocktakes)
    .innerJoin(starter, eq(starter.id, stocktakes.startedBy))
    .leftJoin(ender, eq(ender.id, stocktakes.endedBy))
    .where(page.after)
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}

export async function findStocktake(db: Db, id: number): Promise<StocktakeRow | undefined> {
  const [row] = await withPeople(db).where(eq(stocktakes.id, id));
  return row;
}

export async function insertStocktake(tx: Tx, startedBy: number): Promise<number> {
  const [row] = await tx.insert(stocktakes).values({ startedBy }).returning({ id: stocktakes.id });
  return (row as { id: number }).id;
}

/** Counting may go on side by side; ending waits for it, and it for the end. */
export async function lockStocktake(tx: Tx, id: number, strength: "share" | "no key update") {
  const [row] = await tx.select().from(stocktakes).where(eq(stocktakes.id, id)).for(strength);
  return row;
}

export async function endStocktake(tx: Tx, id: number, state: "finished" | "cancelled", endedBy: number) {
  await tx
    .update(stocktakes)
    .set({ state, endedBy, endedAt: sql`now()` })
    .where(eq(stocktakes.id, id));
}

export async function upsertCount(tx: Tx, values: Omit<typeof stocktakeCounts.$inferInsert, "countedAt">) {
  const { counted, expected, staffId } = values;
  await tx
    .insert(stocktakeCounts)
    .values(values)
    .onConflictDoUpdate({
      target: [stocktakeCounts.stocktakeId, stocktakeCounts.gearId],
      set: { counted, expected, staffId, countedAt: sql`now()` },
    });
}

/** Locks the gears, in the order of their ids, so that nothing is sold between the check and the movement. */
export const lockDifferences = (tx: Tx, stocktakeId: number) =>
  tx
    .select({ gearId: gears.id, name: gears.name, stock: gears.stock, delta: sql<number>`${difference}` })
    .from(stocktakeCounts)
    .innerJoin(gears, eq(gears.id, stocktakeCounts.gearId))
    .where(and(eq(stocktakeCounts.stocktakeId, stocktakeId), ne(stocktakeCounts.counted, stocktakeCounts.expected)))
    .orderBy(gears.id)
    .for("no key update", { of: gears });

const isInState: Record<CountState, SQL> = {
  uncounted: isNull(stocktakeCounts.counted),
  counted: isNotNull(stocktakeCounts.counted),
  different: ne(stocktakeCounts.counted, stocktakeCounts.expected),
};

const countColumns = {
  id: gears.id,
  name: gears.name,
  category: gears.category,
  counted: stocktakeCounts.counted,
  expected: stocktakeCounts.expected,
  countedAt: stocktakeCounts.countedAt,
  staffName: staff.name,
};

export type CountRow = Awaited<ReturnType<typeof countPage>>["rows"][number];

/** Gears in the order of their ids: the same on every device, whoever counts what. */
export async function countPage(
  db: Db,
  stocktakeId: number,
  filters: { state?: CountState | undefined; text?: string | undefined; gearId?: number; cursor?: string | undefined },
) {
  const page = keysetPage({ id: gears.id, columns: { gear: gears.id } }, { sort: "gear", cursor: filters.cursor });
  const text = filters.text?.trim();
  const isOfStocktake = and(eq(stocktakeCounts.gearId, gears.id), eq(stocktakeCounts.stocktakeId, stocktakeId));
  const found = await db
    .select({ ...countColumns, ...page.key })
    .from(gears)
    .leftJoin(stocktakeCounts, isOfStocktake)
    .leftJoin(staff, eq(staff.id, stocktakeCounts.staffId))
    .where(
      and(
        page.after,
        filters.state && isInState[filters.state],
        text ? containsText(sql`${gears.name}`, text) : undefined,
        filters.gearId === undefined ? undefined : eq(gears.id, filters.gearId),
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}
