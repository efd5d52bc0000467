import type { ReviewFilters } from "@pawhaven/contract";
import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { containsText } from "../../platform/db/contains-text.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { isInDateRange } from "../../platform/lists/is-in-date-range.ts";
import { keysetPage, type Page, type PageRequest } from "../../platform/lists/keyset-page.ts";
import { gearReviews, gears } from "../../schema/index.ts";
import { reviewColumns, type ReviewRow, type ShownReview } from "./store.ts";

export type GearOfReview = Pick<typeof gears.$inferSelect, "name" | "images">;

export interface ReviewWithGear {
  review: ShownReview;
  gear: GearOfReview;
}

const withGear = { review: reviewColumns, gear: { name: gears.name, images: gears.images } };
const sorting = { id: gearReviews.id, columns: { date: gearReviews.createdAt, rating: gearReviews.rating } };

/** One statement, whatever the number of reviews. */
export async function reviewPage(
  db: Db,
  where: SQL | undefined,
  request: PageRequest<"date" | "rating">,
): Promise<Page<ReviewWithGear>> {
  const page = keysetPage(sorting, request);
  const found = await db
    .select({ ...withGear, ...page.key })
    .from(gearReviews)
    .innerJoin(gears, eq(gears.id, gearReviews.gearId))
    .where(and(where, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}

/** As the index `gear_reviews_by_text` has it. */
const reviewText = sql`(${gearReviews.userName} || ' ' || coalesce(${gearReviews.comment}, ''))`;

const states = {
  new: isNull(gearReviews.checkedAt),
  shown: isNull(gearReviews.hiddenAt),
  hidden: isNotNull(gearReviews.hiddenAt),
};

export const matchesReviewFilters = (
  { state, rating, gear_id, images, text, ...days }: ReviewFilters,
  timeZone: string,
): SQL | undefined =>
  and(
    state && states[state],
    rating === undefined ? undefined : eq(gearReviews.rating, rating),
    gear_id === undefined ? undefined : eq(gearReviews.gearId, gear_id),
    images && sql`${gearReviews.images} <> '[]'`,
    text?.trim() ? containsText(reviewText, text.trim()) : undefined,
    isInDateRange(gearReviews.createdAt, days, timeZone),
  );

/** Those that nobody on the staff has read. */
export const countUnchecked = (db: Db): Promise<number> => db.$count(gearReviews, states.new);

export async function reviewById(db: Db, id: number): Promise<ReviewWithGear | undefined> {
  const [row] = await db
    .select(withGear)
    .from(gearReviews)
    .innerJoin(gears, eq(gears.id, gearReviews.gearId))
    .where(eq(gearReviews.id, id));
  return row;
}

export async function lockReview(tx: Tx, id: number): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(gearReviews).where(eq(gearReviews.id, id)).for("update");
  return row;
}

type StaffFields = Partial<Pick<ReviewRow, "hiddenAt" | "hiddenReason" | "reply" | "repliedAt">>;

/** Whoever changes a review has read it. */
export async function updateReviewAsStaff(tx: Tx, id: number, fields: StaffFields): Promise<void> {
  await tx
    .update(gearReviews)
    .set({ ...fields, checkedAt: sql`now()`, version: sql`${gearReviews.version} + 1` })
    .where(eq(gearReviews.id, id));
}

/** Those that nobody has checked and that are as they were read. In the order of their ids, so that two calls do not deadlock. */
export async function markChecked(
  tx: Tx,
  read: readonly { id: number; version: number }[],
): Promise<{ id: number; userId: number | null }[]> {
  const rows = await tx.execute<{ id: number; userId: number | null }>(sql`
    with read as (
      select gear_reviews.id from gear_reviews
      join json_to_recordset(${JSON.stringify(read)}::json) as given (id integer, version bigint)
        on given.id = gear_reviews.id and given.version = gear_reviews.version -- mutant(moderation.test.ts): what its author has changed since is not checked
      where checked_at is null order by gear_reviews.id for update of gear_reviews
    )
    update gear_reviews set checked_at = now() from read where read.id = gear_reviews.id
    returning gear_reviews.id, gear_reviews.user_id as "userId"`);
  return [...rows];
}
