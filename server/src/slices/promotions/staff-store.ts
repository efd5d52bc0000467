import type { PromotionStanding } from "@pawhaven/contract";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { keysetPage, type Page, type PageRequest } from "../../platform/lists/keyset-page.ts";
import { gears, promotions } from "../../schema/index.ts";

export type PromotionFields = Omit<typeof promotions.$inferInsert, "id" | "uses" | "state" | "createdAt" | "version">;

export type PromotionRow = typeof promotions.$inferSelect & {
  gearName: string | null;
  standing: PromotionStanding;
  discountedCents: number;
  revenueCents: number;
};

/** By the database's clock, by which it applies. */
const standing = sql<PromotionStanding>`case
  when ${promotions.state} = 'ended' or ${promotions.endsAt} <= now() then 'ended'
  when ${promotions.state} = 'draft' then 'draft'
  when ${promotions.beginsAt} > now() then 'coming'
  when ${promotions.uses} >= ${promotions.maxUses} then 'used_up'
  else 'running' end`;

const sumOfUses = (cents: ReturnType<typeof sql>) => sql<number>`(
  select coalesce(sum(${cents}), 0)::float8 from promotion_uses join orders on orders.id = promotion_uses.order_id
  where promotion_uses.promotion_id = promotions.id and given_back_at is null
)`;

const columns = {
  ...getTableColumns(promotions),
  gearName: gears.name,
  standing: standing.as("standing"),
  discountedCents: sumOfUses(sql`promotion_uses.cents`).as("discounted_cents"),
  revenueCents: sumOfUses(sql`orders.amount_cents`).as("revenue_cents"),
};

const sorting = { id: promotions.id, columns: { created: promotions.createdAt } };

export async function promotionPage(
  db: Db,
  wanted: PromotionStanding | undefined,
  request: PageRequest<"created">,
): Promise<Page<PromotionRow>> {
  const page = keysetPage(sorting, request);
  const found = await db
    .select({ ...columns, ...page.key })
    .from(promotions)
    .leftJoin(gears, eq(gears.id, promotions.gearId))
    .where(and(wanted && sql`${standing} = ${wanted}`, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}

export async function findPromotion(db: Db, id: number): Promise<PromotionRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(promotions)
    .leftJoin(gears, eq(gears.id, promotions.gearId))
    .where(eq(promotions.id, id));
  return row;
}

export async function lockPromotion(tx: Tx, id: number): Promise<PromotionRow | undefined> {
  await tx.execute(sql`select from promotions where id = ${id} for no key update`);
  return findPromotion(tx, id);
}

export async function insertPromotion(tx: Tx, fields: PromotionFields): Promise<number> {
  const [row] = await tx.insert(promotions).values(fields).returning({ id: promotions.id });
  return (row as { id: number }).id;
}

export async function updatePromotionRow(
  tx: Tx,
  id: number,
  fields: Partial<typeof promotions.$inferInsert>,
): Promise<void> {
  await tx
    .update(promotions)
    .set({ ...fields, version: sql`${promotions.version} + 1` })
    .where(eq(promotions.id, id));
}
