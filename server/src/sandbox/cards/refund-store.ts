import { asc, eq, gte } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { sandboxRefunds } from "../../schema/index.ts";

export type SandboxRefund = typeof sandboxRefunds.$inferSelect;

/** One per key. A check of the intent's counter rejects what exceeds the payment, and what was not paid. */
export async function insertOrFindRefund(
  db: Db,
  values: Pick<SandboxRefund, "intentId" | "amountCents"> & { key: string },
): Promise<SandboxRefund | undefined> {
  const [inserted] = await db
    .insert(sandboxRefunds)
    .values(values)
    .onConflictDoNothing({ target: sandboxRefunds.key })
    .returning();
  if (inserted) return inserted;
  const [found] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, values.key));
  return found;
}

export const sandboxRefundsOf = (db: Db, of: { intentId: string } | { since: Date }): Promise<SandboxRefund[]> =>
  db
    .select()
    .from(sandboxRefunds)
    .where("since" in of ? gte(sandboxRefunds.createdAt, of.since) : eq(sandboxRefunds.intentId, of.intentId))
    .orderBy(asc(sandboxRefunds.createdAt), asc(sandboxRefunds.id));
