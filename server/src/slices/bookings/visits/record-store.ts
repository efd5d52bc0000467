import { eq, getTableColumns } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { bookings, staff, visitRecords } from "../../../schema/index.ts";

export type NewRecord = typeof visitRecords.$inferInsert;
export type RecordRow = typeof visitRecords.$inferSelect & { author: string | null };

export async function recordOf(db: Db, bookingId: number): Promise<RecordRow | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(visitRecords), author: staff.name })
    .from(visitRecords)
    .leftJoin(staff, eq(staff.id, visitRecords.finishedBy))
    .where(eq(visitRecords.bookingId, bookingId));
  return row;
}

export async function saveRecord(tx: Tx, values: NewRecord): Promise<void> {
  await tx.insert(visitRecords).values(values).onConflictDoUpdate({ target: visitRecords.bookingId, set: values });
}

/** Of a visit that has a record; what was recorded of the animal is the truth. */
export const setRecordedWeight = async (tx: Tx, bookingId: number, weightKg: number | null): Promise<void> =>
  void (await tx.update(visitRecords).set({ weightKg }).where(eq(visitRecords.bookingId, bookingId)));

/** By the id of the booking. */
export async function recordsOfCustomer(db: Db, userId: number) {
  const { bookingId, done, weightKg, comesNext } = visitRecords;
  const rows = await db
    .select({ bookingId, record: { done, weight_kg: weightKg, comes_next: comesNext } })
    .from(visitRecords)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(eq(bookings.userId, userId));
  return new Map(rows.map((row) => [row.bookingId, row.record]));
}
