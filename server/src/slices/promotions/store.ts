import { and, asc, eq, getTableColumns, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { gears, orderDiscounts, promotions, promotionUses } from "../../schema/index.ts";
import type { Candidate } from "./find-obstacle.ts";

const hasBegun = sql<boolean>`(${promotions.beginsAt} is null or ${promotions.beginsAt} <= now())`;
const isOver = sql<boolean>`(${promotions.endsAt} is not null and ${promotions.endsAt} <= now())`;

/** How often this customer uses it in orders that are paid or to be paid in cash, or in unpaid ones. */
const usesByCustomer = (isUnpaid: boolean) => sql<number>`(
  select count(*)::integer from promotion_uses join orders on orders.id = promotion_uses.order_id
  where promotion_uses.promotion_id = promotions.id and given_back_at is null
    and orders.user_id = ${sql.placeholder("userId")}::integer -- mutant(promotions.test.ts): a customer's uses are their own
    and (orders.status = 'awaiting_payment') = ${sql.raw(String(isUnpaid))}
)`;

/** Automatic ones whose time it is, and all that have this code but drafts. */
const candidates = prepared((db) =>
  db
    .select({
      ...getTableColumns(promotions),
      hasBegun,
      isOver,
      usesOfCustomer: usesByCustomer(false),
      usesOfUnpaid: usesByCustomer(true),
      gearName: gears.name,
    })
    .from(promotions)
    .leftJoin(gears, eq(gears.id, promotions.gearId))
    .where(
      or(
        and(isNull(promotions.code), eq(promotions.state, "active"), hasBegun, sql`not ${isOver}`),
        and(eq(promotions.code, sql.placeholder("code")), ne(promotions.state, "draft")),
      ),
    )
    .orderBy(asc(promotions.id))
    .prepare("promotions of a cart"),
);

export const candidatesFor = (db: Db, userId: number | null, code: string | undefined): Promise<Candidate[]> =>
  candidates(db).execute({ userId, code: code ?? null });

export async function gearFactsOf(
  db: Db,
  gearIds: number[],
): Promise<Map<number, { petType: string; category: string }>> {
  const rows = await db
    .select({ id: gears.id, petType: gears.petType, category: gears.category })
    .from(gears)
    .where(inArray(gears.id, gearIds));
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

interface NewUse {
  orderId: number;
  promotion: Pick<Candidate, "id" | "name" | "code">;
  cents: number;
  parts: { gearId: number; cents: number }[];
}

export async function insertUse(tx: Tx, { orderId, promotion, cents, parts }: NewUse): Promise<void> {
  const { id: promotionId, name, code } = promotion;
  await tx.insert(promotionUses).values({ orderId, promotionId, name, code, cents });
  await tx.insert(orderDiscounts).values(parts.map((part) => ({ ...part, orderId, promotionId })));
}

export const usesOf = (db: Db, orderId: number) =>
  db
    .select({ name: promotionUses.name, code: promotionUses.code, cents: promotionUses.cents })
    .from(promotionUses)
    .where(eq(promotionUses.orderId, orderId))
    .orderBy(sql`${promotionUses.code} nulls first`);
