import { asc, eq, sql } from "drizzle-orm";
import type { CannedAnswerDraft } from "@pawhaven/contract";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { cannedAnswers } from "../../../schema/index.ts";

export type CannedAnswerRow = typeof cannedAnswers.$inferSelect;

export const allCannedAnswers = (db: Db): Promise<CannedAnswerRow[]> =>
  db.select().from(cannedAnswers).orderBy(asc(cannedAnswers.title), asc(cannedAnswers.id));

export async function insertCannedAnswer(tx: Tx, draft: CannedAnswerDraft): Promise<CannedAnswerRow> {
  const [row] = await tx.insert(cannedAnswers).values(draft).returning();
  return row as CannedAnswerRow;
}

export async function lockCannedAnswer(tx: Tx, id: number): Promise<CannedAnswerRow | undefined> {
  const [row] = await tx.select().from(cannedAnswers).where(eq(cannedAnswers.id, id)).for("update");
  return row;
}

export async function updateCannedAnswerRow(tx: Tx, id: number, draft: CannedAnswerDraft): Promise<CannedAnswerRow> {
  const [row] = await tx
    .update(cannedAnswers)
    .set({ ...draft, version: sql`${cannedAnswers.version} + 1` })
    .where(eq(cannedAnswers.id, id))
    .returning();
  return row as CannedAnswerRow;
}

export async function deleteCannedAnswerRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, id));
}
