import { and, asc, eq, sql } from "drizzle-orm";
import type { Passkey } from "@pawhaven/contract";
import { passkeys } from "../../../schema/index.ts";
import type { ConstraintErrors } from "../../db/constraint-errors.ts";
import type { Db, Tx } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;
export type NewPasskey = Omit<typeof passkeys.$inferInsert, "id" | "createdAt" | "lastUsedAt">;

/** Whose passkeys, and what they open. */
export interface PasskeyOwner {
  userId: number;
  audience: PasskeyRow["audience"];
}

const ownedBy = ({ userId, audience }: PasskeyOwner) =>
  and(
    // mutant(../../../slices/accounts/passkeys.test.ts): passkeys are seen and changed by their owner only
    eq(passkeys.userId, userId),
    // mutant(../../../slices/staff/staff-passkeys.test.ts): the shop's side does not touch the passkeys of the workplace
    eq(passkeys.audience, audience),
  );

export const passkeysOf = (db: Db, owner: PasskeyOwner): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(ownedBy(owner)).orderBy(asc(passkeys.id));

export async function passkeyExists(tx: Tx, id: number): Promise<boolean> {
  return (await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, id))).length > 0;
}

const maxPasskeys = 20;

/** The caller has locked the owner. */
export async function assertRoomForPasskey(tx: Tx, owner: PasskeyOwner): Promise<void> {
  if ((await passkeysOf(tx, owner)).length >= maxPasskeys)
    throw new ApiError("conflict", `You have ${maxPasskeys} passkeys. Please remove one first.`);
}

export const passkeyErrors: ConstraintErrors = {
  passkeys_credential: () => new ApiError("conflict", "This passkey has already been added."),
};

export async function passkeyByCredential(
  db: Db,
  credentialId: string,
  audience: PasskeyRow["audience"],
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(
      and(
        eq(passkeys.credentialId, credentialId),
        // mutant(../../../slices/staff/staff-passkeys.test.ts): a customer's passkey does not open the workplace
        eq(passkeys.audience, audience),
      ),
    );
  return row;
}

export async function insertPasskey(tx: Tx, values: NewPasskey): Promise<PasskeyRow> {
  const [row] = await tx.insert(passkeys).values(values).returning();
  return row as PasskeyRow;
}

export async function recordPasskeyUse(db: Db, id: number, counter: number, backedUp: boolean): Promise<void> {
  await db
    .update(passkeys)
    .set({ counter, backedUp, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, id));
}

export async function updatePasskeyName(tx: Tx, owner: PasskeyOwner, id: number, name: string): Promise<PasskeyRow> {
  const [row] = await tx
    .update(passkeys)
    .set({ name })
    .where(and(ownedBy(owner), eq(passkeys.id, id)))
    .returning();
  if (!row) throw passkeyNotFound();
  return row;
}

export async function deletePasskey(tx: Tx, owner: PasskeyOwner, id: number): Promise<PasskeyRow> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(ownedBy(owner), eq(passkeys.id, id)))
    .returning();
  if (!row) throw passkeyNotFound();
  return row;
}

export async function deletePasskeysOf(tx: Tx, owner: PasskeyOwner): Promise<void> {
  await tx.delete(passkeys).where(ownedBy(owner));
}

const passkeyNotFound = () => new ApiError("not_found", "This passkey no longer exists.");

export const toPasskeyDto = ({ id, name, createdAt, lastUsedAt, backedUp }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  is_synced: backedUp,
});
