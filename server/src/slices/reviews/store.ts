import type { GearReviewDraft, ReviewEdit } from "@pawhaven/contract";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { gearReviews, gears, orderLines, orders, users } from "../../schema/index.ts";
import { purchasedStatuses } from "../orders/order-status.ts";

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

type ReviewRow = typeof gearReviews.$inferSelect;

/** A customer has one review of a gear: a new one takes the place of the one before. */
export async function saveReview(tx: Tx, values: typeof gearReviews.$inferInsert): Promise<ReviewRow> {
  const { orderId, userName, rating, comment } = values;
  const [row] = await tx
    .insert(gearReviews)
    .values(values)
    .onConflictDoUpdate({
      target: [gearReviews.userId, gearReviews.gearId],
      set: { orderId, userName, rating, comment, createdAt: sql`now()` },
    })
    .returning();
  return row as ReviewRow;
}

/** Undefined if this customer has not written the review. */
export async function updateOwnReview(
  db: Db,
  userId: number,
  id: number,
  edit: ReviewEdit,
): Promise<ReviewRow | undefined> {
  const [row] = await db
    .update(gearReviews)
    .set(edit)
    .where(
      and(
        eq(gearReviews.id, id),
        // mutant(reviews.test.ts): a review is edited by the customer who wrote it
        eq(gearReviews.userId, userId),
      ),
    )
    .returning();
  return row;
}

/** With the gears they are about, newest first. */
export const reviewsWithGearBy = (db: Db, userId: number) =>
  db
    .select({ review: gearReviews, gear: { name: gears.name, images: gears.images } })
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

export async function updateReviewerName(tx: Tx, userId: number, userName: string): Promise<void> {
  await tx.update(gearReviews).set({ userName }).where(
    // mutant(reviews.test.ts): deleting an account anonymizes its own reviews only
    eq(gearReviews.userId, userId),
  );
}
