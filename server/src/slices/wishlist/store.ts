import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { gears, wishlistItems } from "../../schema/index.ts";

/** What lists show of a gear. */
export const listedGearColumns = {
  id: gears.id,
  name: gears.name,
  images: gears.images,
  stock: gears.stock,
  state: gears.state,
  priceCents: gears.priceCents,
};

export async function gearToList(db: Db, id: number) {
  const [row] = await db.select(listedGearColumns).from(gears).where(eq(gears.id, id));
  return row;
}
export type ListedGearRow = NonNullable<Awaited<ReturnType<typeof gearToList>>>;

const isShown = isNull(wishlistItems.removedAt);

const isOwn = (userId: number, gearId: number) =>
  and(
    eq(wishlistItems.gearId, gearId),
    // mutant(wishlist.test.ts): a wish list is changed by its own customer
    eq(wishlistItems.userId, userId),
  );

export const wishlistOf = (db: Db, userId: number) =>
  db
    .select({ gear: listedGearColumns, item: wishlistItems })
    .from(wishlistItems)
    .innerJoin(gears, eq(gears.id, wishlistItems.gearId))
    .where(
      and(
        isShown,
        // mutant(wishlist.test.ts): a wish list shows the gears of its own customer
        eq(wishlistItems.userId, userId),
      ),
    )
    .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.gearId));
export type WishlistRow = Awaited<ReturnType<typeof wishlistOf>>[number];

export const countWishlist = (tx: Tx, userId: number): Promise<number> =>
  tx.$count(wishlistItems, and(eq(wishlistItems.userId, userId), isShown));

export async function isOnWishlist(tx: Tx, userId: number, gearId: number): Promise<boolean> {
  return (await tx.$count(wishlistItems, and(isOwn(userId, gearId), isShown))) > 0;
}

/** Begins anew where it was removed before. */
export async function saveWishlistItem(tx: Tx, item: typeof wishlistItems.$inferInsert): Promise<void> {
  await tx
    .insert(wishlistItems)
    .values(item)
    .onConflictDoUpdate({
      target: [wishlistItems.userId, wishlistItems.gearId],
      set: { priceCents: item.priceCents, addedAt: sql`now()`, removedAt: null },
    });
}

export async function markRemoved(db: Db, userId: number, gearId: number): Promise<boolean> {
  const rows = await db
    .update(wishlistItems)
    .set({ removedAt: sql`now()` })
    .where(and(isOwn(userId, gearId), isShown))
    .returning({ id: wishlistItems.gearId });
  return rows.length > 0;
}

export async function unmarkRemoved(tx: Tx, userId: number, gearId: number): Promise<boolean> {
  const rows = await tx
    .update(wishlistItems)
    .set({ removedAt: null })
    .where(and(isOwn(userId, gearId), isNotNull(wishlistItems.removedAt)))
    .returning({ id: wishlistItems.gearId });
  return rows.length > 0;
}

/** By then nobody undoes the removal any more. */
export async function deleteRemovedWishes(db: Db): Promise<void> {
  await db.delete(wishlistItems).where(lt(wishlistItems.removedAt, sql`now() - interval '1 hour'`));
}
