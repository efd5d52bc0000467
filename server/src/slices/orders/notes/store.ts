import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { orderNotes, staff } from "../../../schema/index.ts";

export type NoteRow = typeof orderNotes.$inferSelect;

export interface NoteWithAuthor extends NoteRow {
  author: string;
}

export const notesOf = (db: Db, orderId: number): Promise<NoteWithAuthor[]> =>
  db
    .select({ ...getTableColumns(orderNotes), author: staff.name })
    .from(orderNotes)
    .innerJoin(staff, eq(staff.id, orderNotes.staffId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id));

export async function insertNote(tx: Tx, values: typeof orderNotes.$inferInsert): Promise<void> {
  await tx.insert(orderNotes).values(values);
}

export async function lockNote(tx: Tx, orderId: number, id: number): Promise<NoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.id, id), eq(orderNotes.orderId, orderId)))
    .for("update");
  return row;
}

export async function updateNote(tx: Tx, { id, version }: NoteRow, text: string): Promise<void> {
  await tx
    .update(orderNotes)
    .set({ text, editedAt: sql`now()`, version: version + 1 })
    .where(eq(orderNotes.id, id));
}

export async function deleteNote(tx: Tx, id: number): Promise<void> {
  await tx.delete(orderNotes).where(eq(orderNotes.id, id));
}
