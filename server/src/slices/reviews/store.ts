import type { GearReviewDraft } from "@pawhaven/contract";
import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { gearReviews, orderLines, orders, users } from "../../schema/index.ts";
import { purchasedStatuses } from "../orders/order-status.ts";

const isPurchasedBy = (userId: number) =>
  and(
    // mutant(reviews.test.ts): a review is written by the customer who bought the item
    eq(orders.userId, userId),
    // mutant(reviews.test.ts): a review waits until the order is paid
    inArray(orders.status, [...purchasedStatuses]),
  );
const isReviewOfLine = and(eq(gearReviews.orderId, orderLines.orderId), eq(gearReviews.gearId, orderLines.gearId));

/** Purchased lines without a review, newest order first. */
export const unreviewedLines = (db: Db, userId: number) =>
  db
    .select({ line: orderLines, transactionId: orders.transactionId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(gearReviews, isReviewOfLine)
    .where(and(isPurchasedBy(userId), isNull(gearReviews.id)))
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

export async function insertReview(tx: Tx, values: typeof gearReviews.$inferInsert) {
  const [row] = await tx.insert(gearReviews).values(values).returning();
  return row as typeof gearReviews.$inferSelect;
}

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
