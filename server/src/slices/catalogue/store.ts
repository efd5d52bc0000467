import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { gearReviews, gears } from "../../schema/index.ts";

export type GearRow = typeof gears.$inferSelect;
export type GearReviewRow = typeof gearReviews.$inferSelect;

/** Featured first, then in the order the shop added them. */
export const allGears = (db: Db): Promise<GearRow[]> =>
  db.select().from(gears).orderBy(desc(gears.isFeatured), asc(gears.id));

export async function gearById(db: Db, id: number): Promise<GearRow | undefined> {
  const [row] = await db.select().from(gears).where(eq(gears.id, id));
  return row;
}

export const reviewsOfGear = (db: Db, gearId: number): Promise<GearReviewRow[]> =>
  db
    .select()
    .from(gearReviews)
    .where(eq(gearReviews.gearId, gearId))
    .orderBy(desc(gearReviews.createdAt), desc(gearReviews.id));
