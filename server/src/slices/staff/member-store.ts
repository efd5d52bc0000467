import type { StaffRole } from "@pawhaven/contract";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { passkeys, secondFactors, staff, users } from "../../schema/index.ts";

export type MemberRow = typeof staff.$inferSelect;
export type ListedMember = MemberRow & { email: string; emailConfirmedAt: Date | null; hasSecondFactor: boolean };
export type AccountRow = Pick<typeof users.$inferSelect, "id" | "name" | "email" | "passwordHash" | "emailConfirmedAt">;

const accountColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  passwordHash: users.passwordHash,
  emailConfirmedAt: users.emailConfirmedAt,
};

export async function accountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
}

/** Serializes joining with what changes the account, such as a new password. */
export async function lockAccount(tx: Tx, id: number): Promise<AccountRow | undefined> {
  const [row] = await tx.select(accountColumns).from(users).where(eq(users.id, id)).for("no key update");
  return row;
}

const memberHasSecondFactor = sql<boolean>`(
  exists (select from ${secondFactors} where staff_id = ${staff.id} and confirmed_at is not null)
  or exists (select from ${passkeys} where user_id = ${staff.userId} and audience = 'staff'))`;

export async function activeMembers(db: Db): Promise<ListedMember[]> {
  const rows = await db
    .select({
      member: staff,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      hasSecondFactor: memberHasSecondFactor,
    })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(isNull(staff.endedAt))
    .orderBy(asc(staff.name), asc(staff.id));
  return rows.map(({ member, ...account }) => ({ ...member, ...account }));
}

export async function lockActiveMember(tx: Tx, id: number): Promise<MemberRow | undefined> {
  const [row] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.endedAt)))
    .for("no key update");
  return row;
}

export async function updateMember(
  tx: Tx,
  id: number,
  values: Partial<Pick<MemberRow, "name" | "role" | "endedAt">>,
): Promise<void> {
  await tx
    .update(staff)
    .set({ ...values, version: sql`${staff.version} + 1` })
    .where(eq(staff.id, id));
}

/** Whoever worked here before comes back as the person they were, with their entries in the audit log. */
export async function upsertMember(
  tx: Tx,
  values: { userId: number; name: string; role: StaffRole },
): Promise<{ id: number }> {
  const [row] = await tx
    .insert(staff)
    .values(values)
    .onConflictDoUpdate({
      target: staff.userId,
      set: { name: values.name, role: values.role, endedAt: null, version: sql`${staff.version} + 1` },
    })
    .returning({ id: staff.id });
  return row as { id: number };
}
