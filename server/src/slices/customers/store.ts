import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { adoptionRequests, bookings, customerNotes, gearReviews, orders, staff, userpets } from "../../schema/index.ts";

export type NoteRow = typeof customerNotes.$inferSelect;
export type NoteWithAuthor = NoteRow & { author: string };

export const notesOf = (db: Db, userId: number): Promise<NoteWithAuthor[]> =>
  db
    .select({ ...getTableColumns(customerNotes), author: staff.name })
    .from(customerNotes)
    .innerJoin(staff, eq(staff.id, customerNotes.staffId))
    .where(eq(customerNotes.userId, userId))
    .orderBy(desc(customerNotes.id));

export async function insertNote(
  tx: Tx,
  values: Pick<NoteRow, "userId" | "staffId" | "text">,
): Promise<{ id: number }> {
  const [row] = await tx.insert(customerNotes).values(values).returning({ id: customerNotes.id });
  return row as { id: number };
}

export async function lockNote(tx: Tx, userId: number, id: number): Promise<NoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(customerNotes)
    .where(
      and(
        eq(customerNotes.id, id),
        // mutant(customers.test.ts): a note is changed on the page of the customer whom it is about
        eq(customerNotes.userId, userId),
      ),
    )
    .for("update");
  return row;
}

export async function updateNote(tx: Tx, id: number, text: string): Promise<void> {
  await tx
    .update(customerNotes)
    .set({ text, changedAt: sql`now()`, version: sql`${customerNotes.version} + 1` })
    .where(eq(customerNotes.id, id));
}

export async function deleteNote(tx: Tx, id: number): Promise<void> {
  await tx.delete(customerNotes).where(eq(customerNotes.id, id));
}

/** What foreign keys delete with the account, and what they leave. */
export async function countBelongings(db: Db, userId: number) {
  const [pets, visits, requests, notes, placed, reviews] = await Promise.all([
    db.$count(userpets, eq(userpets.userId, userId)),
    db.$count(bookings, eq(bookings.userId, userId)),
    db.$count(adoptionRequests, eq(adoptionRequests.userId, userId)),
    db.$count(customerNotes, eq(customerNotes.userId, userId)),
    db.$count(orders, eq(orders.userId, userId)),
    db.$count(gearReviews, eq(gearReviews.userId, userId)),
  ]);
  return { pets, bookings: visits, adoption_requests: requests, notes, orders: placed, reviews };
}
