import type { GearReview, GearReviewDraft } from "@pawhaven/contract";
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { gearReviews, gears, orderLines, orders, users } from "../../schema/index.ts";
import { purchasedStatuses } from "../orders/order-status.ts";
import { reviewJson } from "./review-json.ts";

const isPurchasedBy = (userId: number) =>
  and(
    // mutant(reviews.test.ts): a review is written by the customer who bought the item
    eq(orders.userId, userId),
    // mutant(reviews.test.ts): a review waits until the order is paid
    inArray(orders.status, [...purchasedStatuses]),
  );

/** Purchased lines that have not been reviewed, newest order first. */
export const unreviewedLines = (db: Db, userId: number) =>
  db
    .select({ line: orderLines, transactionId: orders.transactionId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isPurchasedBy(userId), isNull(orderLines.reviewedAt)))
    .orderBy(desc(orders.placedAt), asc(orderLines.gearId));

/** The reviewed line if this customer bought it. Locks its order against cancellation until the transaction ends. */
export async function lockPurchasedLine(tx: Tx, userId: number, { gear_id, receipt_id }: GearReviewDraft) {
  const [row] = await tx
    .select({ orderId: orders.id, userName: users.name })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isPurchasedBy(userId), eq(orders.transactionId, receipt_id), eq(orderLines.gearId, gear_id)))
    .for("share", { of: orders });
  return row;
}

/** Compare and swap: returns false if the line has been reviewed already. */
export async function markLineReviewed(tx: Tx, orderId: number, gearId: number): Promise<boolean> {
  const rows = await tx
    .update(orderLines)
    .set({ reviewedAt: sql`now()` })
    .where(
      and(
        eq(orderLines.orderId, orderId),
        eq(orderLines.gearId, gearId),
        // mutant(reviews.test.ts): a receipt line is reviewed once
        isNull(orderLines.reviewedAt),
      ),
    )
    .returning({ gearId: orderLines.gearId });
  return rows.length > 0;
}

export type ReviewRow = typeof gearReviews.$inferSelect;

/** With what everybody sees of it. */
export const reviewColumns = { ...getTableColumns(gearReviews), shown: reviewJson };

export type ShownReview = ReviewRow & { shown: GearReview };

/** What an author changes is new to staff again; whether it is hidden is theirs to say. */
const asChangedByAuthor = { version: sql`${gearReviews.version} + 1`, checkedAt: null };

const isWrittenBy = (userId: number) =>
  // mutant(reviews.test.ts): a review is edited and removed by the customer who wrote it
  eq(gearReviews.userId, userId);

/** A customer has one review of a gear: a new one takes the place of the one before. */
export async function saveReview(tx: Tx, values: typeof gearReviews.$inferInsert): Promise<GearReview> {
  const { orderId, userName, rating, comment, images } = values;
  const [row] = await tx
    .insert(gearReviews)
    .values(values)
    .onConflictDoUpdate({
      target: [gearReviews.userId, gearReviews.gearId],
      set: { orderId, userName, rating, comment, images, createdAt: sql`now()`, ...asChangedByAuthor },
    })
    .returning({ shown: reviewJson });
  return row?.shown as GearReview;
}

/** Undefined if this customer has not written the review. Locked until the end of the transaction. */
export async function lockOwnReview(tx: Tx, userId: number, id: number): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(gearReviews)
    .where(and(eq(gearReviews.id, id), isWrittenBy(userId)))
    .for("update");
  return row;
}

export async function lockReviewOfGear(tx: Tx, userId: number, gearId: number): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(gearReviews)
    .where(and(eq(gearReviews.userId, userId), eq(gearReviews.gearId, gearId)))
    .for("update");
  return row;
}

type AuthorsFields = Pick<ReviewRow, "rating" | "images"> & { comment: string };

export async function updateAsAuthor(tx: Tx, id: number, fields: AuthorsFields): Promise<GearReview> {
  const [row] = await tx
    .update(gearReviews)
    .set({ ...fields, ...asChangedByAuthor })
    .where(eq(gearReviews.id, id))
    .returning({ shown: reviewJson });
  return row?.shown as GearReview;
}

export async function deleteReview(tx: Tx, id: number): Promise<void> {
  await tx.delete(gearReviews).where(eq(gearReviews.id, id));
}

/** The purchases of this gear can be reviewed again. */
export async function reopenLines(tx: Tx, userId: number, gearId: number): Promise<void> {
  const ownOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await tx
    .update(orderLines)
    .set({ reviewedAt: null })
    .where(and(eq(orderLines.gearId, gearId), inArray(orderLines.orderId, ownOrders)));
}

/** With the gears they are about, newest first. */
export const reviewsWithGearBy = (db: Db, userId: number) =>
  db
    .select({ review: reviewColumns, gear: { name: gears.name, images: gears.images } })
    .from(gearReviews)
    .innerJoin(gears, eq(gears.id, gearReviews.gearId))
    .where(
      // mutant(reviews.test.ts): customers find their own reviews only
      eq(gearReviews.userId, userId),
    )
    .orderBy(desc(gearReviews.createdAt), desc(gearReviews.id));

export const reviewsBy = (db: Db, userId: number) =>
  db
    .select()
    .from(gearReviews)
    .where(
      // mutant(reviews.test.ts): a data export holds the reviews of its own customer
      eq(gearReviews.userId, userId),
    )
    .orderBy(asc(gearReviews.id));

/** The pictures are the customer's own and go with them. */
export async function anonymizeReviewsBy(tx: Tx, userId: number, userName: string): Promise<void> {
  await tx.update(gearReviews).set({ userName, images: [] }).where(
    // mutant(reviews.test.ts): deleting an account anonymizes its own reviews only
    eq(gearReviews.userId, userId),
  );
}

/** Which of these images a review by one of these customers shows. */
export async function imageIdsOfReviewsBy(db: Db, userIds: number[]): Promise<string[]> {
  const rows = await db
    .select({ images: gearReviews.images })
    .from(gearReviews)
    .where(inArray(gearReviews.userId, userIds));
  return rows.flatMap(({ images }) => images.map(({ publicId }) => publicId));
}
