import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { emailChanges, formerAddresses } from "../../schema/index.ts";

export type EmailChangeRow = typeof emailChanges.$inferSelect;

export const emailChangeSeconds = 24 * 60 * 60;

type NewEmailChange = Pick<EmailChangeRow, "userId" | "newEmail" | "oldLinkHash" | "newLinkHash">;

/** A later request takes the place of an earlier one, whose links stop working. */
export async function replaceEmailChange(tx: Tx, values: NewEmailChange): Promise<void> {
  await deleteEmailChange(tx, values.userId);
  const expiresAt = sql`now() + make_interval(secs => ${emailChangeSeconds})`;
  await tx.insert(emailChanges).values({ ...values, expiresAt });
}

// mutant(email-change.test.ts): the links of a change of the address expire
const isOpen = gt(emailChanges.expiresAt, sql`now()`);

export async function emailChangeOf(db: Db, userId: number): Promise<EmailChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(
      and(
        // mutant(email-change.test.ts): customers see their own change of the address only
        eq(emailChanges.userId, userId),
        isOpen,
      ),
    );
  return row;
}

/** A link that was used is not found again. */
export async function emailChangeByLink(db: Db, linkHash: Buffer): Promise<EmailChangeRow | undefined> {
  const hasLink = or(eq(emailChanges.oldLinkHash, linkHash), eq(emailChanges.newLinkHash, linkHash));
  const [row] = await db.select().from(emailChanges).where(and(hasLink, isOpen));
  return row;
}

export async function removeLink(tx: Tx, userId: number, side: "oldLinkHash" | "newLinkHash"): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ [side]: null })
    .where(eq(emailChanges.userId, userId));
}

/** Returns false if there is none. */
export async function deleteEmailChange(tx: Tx, userId: number): Promise<boolean> {
  const deleted = await tx
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ userId: emailChanges.userId });
  return deleted.length > 0;
}

export async function deleteExpiredEmailChanges(db: Db): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`));
}

/** Read by mails about orders, which carry the address of then. */
export async function recordFormerAddress(tx: Tx, userId: number, address: string): Promise<void> {
  const email = address.toLowerCase();
  await tx
    .insert(formerAddresses)
    .values({ userId, email })
    .onConflictDoUpdate({ target: [formerAddresses.userId, formerAddresses.email], set: { replacedAt: sql`now()` } });
}

export const formerAddressesOf = (db: Db, userId: number): Promise<{ email: string; replacedAt: Date }[]> =>
  db
    .select({ email: formerAddresses.email, replacedAt: formerAddresses.replacedAt })
    .from(formerAddresses)
    .where(eq(formerAddresses.userId, userId))
    .orderBy(formerAddresses.replacedAt);
