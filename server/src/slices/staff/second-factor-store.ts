import { and, eq, isNull, lt, ne, sql } from "drizzle-orm";
import { deletePasskeysOf, passkeysOf } from "../../platform/auth/passkeys/store.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { recoveryCodes, secondFactors, staff, staffSessions } from "../../schema/index.ts";

type SecondFactorRow = typeof secondFactors.$inferSelect;

/** Whose second factors; of a member of staff or of the caller. */
export interface FactorOwner {
  staffId: number;
  userId: number;
}

/** Serializes sign-ins with changes of the second factors. */
export async function lockStaff(tx: Tx, staffId: number): Promise<void> {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for("no key update");
}

export interface SecondFactors {
  authenticatorSince: Date | null;
  passkeys: number;
  recoveryCodesLeft: number;
}

export async function findSecondFactors(db: Db, { staffId, userId }: FactorOwner): Promise<SecondFactors> {
  return {
    authenticatorSince: (await secondFactorOf(db, staffId))?.confirmedAt ?? null,
    passkeys: (await passkeysOf(db, { userId, audience: "staff" })).length,
    recoveryCodesLeft: await db.$count(
      recoveryCodes,
      and(eq(recoveryCodes.staffId, staffId), isNull(recoveryCodes.usedAt)),
    ),
  };
}

export const hasSecondFactor = ({ authenticatorSince, passkeys }: SecondFactors): boolean =>
  authenticatorSince !== null || passkeys > 0;

export async function secondFactorOf(db: Db, staffId: number): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.staffId, staffId));
  return row;
}

export async function savePendingSecret(tx: Tx, staffId: number, pendingSecret: Buffer): Promise<void> {
  await tx
    .insert(secondFactors)
    .values({ staffId, pendingSecret })
    .onConflictDoUpdate({ target: secondFactors.staffId, set: { pendingSecret } });
}

export async function activateSecret(tx: Tx, staffId: number, sealedSecret: Buffer, lastStep: number): Promise<void> {
  await tx
    .update(secondFactors)
    .set({ sealedSecret, lastStep, confirmedAt: sql`now()`, pendingSecret: null })
    .where(eq(secondFactors.staffId, staffId));
}

export async function deleteAuthenticator(tx: Tx, staffId: number): Promise<boolean> {
  const deleted = await tx
    .update(secondFactors)
    .set({ sealedSecret: null, confirmedAt: null, pendingSecret: null })
    .where(and(eq(secondFactors.staffId, staffId), sql`${secondFactors.confirmedAt} is not null`))
    .returning({ id: secondFactors.staffId });
  return deleted.length > 0;
}

export async function deleteSecondFactors(tx: Tx, { staffId, userId }: FactorOwner): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.staffId, staffId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
  await deletePasskeysOf(tx, { userId, audience: "staff" });
}

/** Of several concurrent calls exactly one gets true; and earlier steps are over. */
export async function consumeStep(tx: Tx, staffId: number, step: number): Promise<boolean> {
  const consumed = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.staffId, staffId),
        // mutant(second-factor.test.ts): a code of an authenticator app counts once
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ id: secondFactors.staffId });
  return consumed.length > 0;
}

/** Of several concurrent calls exactly one gets true. */
export async function consumeRecoveryCode(tx: Tx, staffId: number, codeHash: Buffer): Promise<boolean> {
  const consumed = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        // mutant(second-factor.test.ts): a recovery code is its owner's
        eq(recoveryCodes.staffId, staffId),
        eq(recoveryCodes.codeHash, codeHash),
        // mutant(second-factor.test.ts): a recovery code works once
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.staffId });
  return consumed.length > 0;
}

export async function replaceRecoveryCodes(tx: Tx, staffId: number, codeHashes: Buffer[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
  if (codeHashes.length > 0)
    await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ staffId, codeHash })));
}

export async function markSecondFactorShown(tx: Tx, sessionId: number): Promise<void> {
  await tx.update(staffSessions).set({ hasSecondFactor: true }).where(eq(staffSessions.id, sessionId));
}

export async function endOtherSessions(tx: Tx, staffId: number, sessionId: number): Promise<void> {
  await tx.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), ne(staffSessions.id, sessionId)));
}
