import type { StaffRole } from "@pawhaven/contract";
import { and, asc, eq, getTableColumns, gt, isNull, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import { hashToken } from "../../platform/auth/tokens.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { staff, staffInvitations } from "../../schema/index.ts";

export type InvitationRow = typeof staffInvitations.$inferSelect;
export type ListedInvitation = InvitationRow & { inviterName: string };

const lifetimeSeconds = 7 * 24 * 3600;
export const invitationDays = lifetimeSeconds / 86_400;
export const expiresInSevenDays = sql`now() + make_interval(secs => ${lifetimeSeconds})`;

const isOpen = and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.revokedAt)) as SQL;
const hasAddress = (email: string) => eq(sql`lower(${staffInvitations.email})`, email.toLowerCase());

interface NewInvitation {
  email: string;
  role: StaffRole;
  invitedBy: number;
  mailToken: string;
  linkToken: string;
}

/** Violates `staff_invitations_open` if the address has an open invitation. */
export async function insertInvitation(
  tx: Tx,
  { mailToken, linkToken, ...values }: NewInvitation,
): Promise<InvitationRow> {
  const hashes = { mailTokenHash: hashToken(mailToken), linkTokenHash: hashToken(linkToken) };
  const [row] = await tx
    .insert(staffInvitations)
    .values({ ...values, ...hashes, expiresAt: expiresInSevenDays })
    .returning();
  return row as InvitationRow;
}

const listed = (db: Db, condition?: SQL) =>
  db
    .select({ ...getTableColumns(staffInvitations), inviterName: staff.name })
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .where(and(isOpen, condition))
    .orderBy(asc(staffInvitations.id));

export const openInvitations = (db: Db): Promise<ListedInvitation[]> => listed(db);

export const findOpenInvitation = async (db: Db, id: number): Promise<ListedInvitation | undefined> =>
  (await listed(db, eq(staffInvitations.id, id)))[0];

export async function lockOpenInvitation(tx: Tx, id: number): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.id, id), isOpen))
    .for("no key update");
  return row;
}

interface InvitationChange {
  mailTokenHash?: Buffer;
  linkTokenHash?: Buffer | null;
  expiresAt?: SQL;
  revokedAt?: SQL;
  userId?: number;
}

export async function updateInvitation(tx: Tx, id: number, values: InvitationChange): Promise<InvitationRow> {
  const [row] = await tx
    .update(staffInvitations)
    .set({ ...values, version: sql`${staffInvitations.version} + 1` })
    .where(eq(staffInvitations.id, id))
    .returning();
  return row as InvitationRow;
}

const isUsable = (token: string) =>
  and(
    or(eq(staffInvitations.mailTokenHash, hashToken(token)), eq(staffInvitations.linkTokenHash, hashToken(token))),
    // mutant(invitations.test.ts): an accepted or withdrawn invitation cannot be used
    isOpen,
    // mutant(invitations.test.ts): an invitation expires
    gt(staffInvitations.expiresAt, sql`now()`),
  );

export async function invitationByToken(db: Db, token: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(staffInvitations).where(isUsable(token));
  return row;
}

/** Of several concurrent calls exactly one gets the invitation. */
export async function consumeInvitation(tx: Tx, token: string): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .update(staffInvitations)
    .set({ acceptedAt: sql`now()` })
    .where(isUsable(token))
    .returning();
  return row;
}

const revoke = (tx: Tx, condition: SQL | undefined) =>
  tx
    .update(staffInvitations)
    .set({ revokedAt: sql`now()`, version: sql`${staffInvitations.version} + 1` })
    .where(and(condition, isOpen))
    .returning({ id: staffInvitations.id });

export const revokeInvitationsTo = (tx: Tx, email: string): Promise<{ id: number }[]> => revoke(tx, hasAddress(email));

/** All that they made, but those to the given roles. */
export const revokeInvitationsBy = (tx: Tx, staffId: number, except: StaffRole[]): Promise<{ id: number }[]> =>
  revoke(tx, and(eq(staffInvitations.invitedBy, staffId), notInArray(staffInvitations.role, except)));

/** The addresses of people who never came are not ours to keep. */
export async function deleteOldInvitations(db: Db): Promise<void> {
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, sql`now() - interval '30 days'`));
}
