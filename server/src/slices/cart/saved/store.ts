import { maxQuantityPerItem } from "@pawhaven/contract";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { gears, savedItems } from "../../../schema/index.ts";

export const savedItemsOf = (db: Db, userId: number) =>
  db
    .select({ item: savedItems, gear: gears })
    .from(savedItems)
    .innerJoin(gears, eq(gears.id, savedItems.gearId))
    .where(
      // mutant(saved-items.test.ts): customers see what they saved themselves
      eq(savedItems.userId, userId),
    )
    .orderBy(desc(savedItems.savedAt), desc(savedItems.id));

export const countSaved = (tx: Tx, userId: number): Promise<number> =>
  tx.$count(savedItems, eq(savedItems.userId, userId));

/** Joins what was saved of the same gear before. */
export async function insertSaved(tx: Tx, item: typeof savedItems.$inferInsert): Promise<void> {
  await tx
    .insert(savedItems)
    .values(item)
    .onConflictDoUpdate({
      target: [savedItems.userId, savedItems.gearId],
      set: {
        quantity: sql`least(${savedItems.quantity} + excluded.quantity, ${maxQuantityPerItem})`,
        savedAt: sql`now()`,
      },
    });
}

export async function takeSaved(db: Db, userId: number, id: number) {
  const [row] = await db
    .delete(savedItems)
    .where(
      and(
        eq(savedItems.id, id),
        // mutant(saved-items.test.ts): a saved item is moved and removed by its own customer
        eq(savedItems.userId, userId),
      ),
    )
    .returning();
  return row;
}
