import { and, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { contactAddresses, formerAddresses, users } from "../../schema/index.ts";

const lifetimeDays = 7;

/** An address that nobody confirmed is forgotten after this time, and may then be asked once more. */
const unconfirmedRetentionDays = 30;

/** So that one account cannot make us write to many strangers. */
const maxUnconfirmedPerCustomer = 3;

export const contactLinkSeconds = lifetimeDays * 24 * 60 * 60;

/** Returns false if the address was asked before, or if too many others of this customer have not been confirmed. */
export async function insertContactAddress(
  tx: Tx,
  { userId, email, tokenHash }: { userId: number; email: string; tokenHash: Buffer },
): Promise<boolean> {
  const inserted = await tx.execute(sql`
    insert into contact_addresses (user_id, email, token_hash, expires_at)
    select id, ${email}::text, ${tokenHash}::bytea, now() + make_interval(days => ${lifetimeDays}) from users
    where id = ${userId}
      and ${maxUnconfirmedPerCustomer} > (select count(*) from contact_addresses where user_id = ${userId} and confirmed_at is null) -- mutant(contact-addresses.test.ts): a customer cannot have many strangers asked
    on conflict do nothing returning email`);
  return inserted.length > 0;
}

/** Returns false if the link is unknown, used or expired. */
export async function confirmContactAddressBy(db: Db, tokenHash: Buffer): Promise<boolean> {
  const confirmed = await db
    .update(contactAddresses)
    .set({ confirmedAt: sql`now()` })
    .where(
      and(
        // mutant(contact-addresses.test.ts): a contact address is confirmed by its own link
        eq(contactAddresses.tokenHash, tokenHash),
        // mutant(contact-addresses.test.ts): a link to confirm a contact address works once
        isNull(contactAddresses.confirmedAt),
        // mutant(contact-addresses.test.ts): a link to confirm a contact address expires
        gt(contactAddresses.expiresAt, sql`now()`),
      ),
    )
    .returning({ email: contactAddresses.email });
  return confirmed.length > 0;
}

interface MailAddresses {
  account: string;
  isContactAsked: boolean;
  isContactConfirmed: boolean;
  /** The contact address was the account's own when the order was placed. */
  isContactFormer: boolean;
}

/** The customer's own address, and what the owner of the contact address has said for this customer. */
export async function mailAddressesOf(
  db: Db,
  userId: number,
  contact: string,
  placedAt: Date,
): Promise<MailAddresses | undefined> {
  const [row] = await db
    .select({
      account: users.email,
      isContactAsked: sql<boolean>`${contactAddresses.email} is not null`,
      isContactConfirmed: sql<boolean>`${contactAddresses.confirmedAt} is not null`,
      isContactFormer: sql<boolean>`exists (select from ${formerAddresses} where ${formerAddresses.userId} = ${userId}
        and ${formerAddresses.email} = ${contact} and ${formerAddresses.replacedAt} > ${placedAt.toISOString()}::timestamptz)`,
    })
    .from(users)
    .leftJoin(
      contactAddresses,
      and(
        // mutant(contact-addresses.test.ts): a contact address is confirmed for one customer, not for all
        eq(contactAddresses.userId, users.id),
        eq(contactAddresses.email, contact),
      ),
    )
    .where(eq(users.id, userId));
  return row;
}

export const contactAddressesOf = (db: Db, userId: number) =>
  db
    .select({
      id: contactAddresses.id,
      email: contactAddresses.email,
      confirmedAt: contactAddresses.confirmedAt,
    })
    .from(contactAddresses)
    .where(eq(contactAddresses.userId, userId))
    .orderBy(contactAddresses.email);

/** Returns false if there is none. One that nobody confirmed stays: removed, its owner could be asked again and again. */
export async function deleteConfirmedContactAddress(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(contactAddresses)
    .where(
      and(
        eq(contactAddresses.id, id),
        // mutant(contact-addresses.test.ts): a customer cannot remove the contact address of another
        eq(contactAddresses.userId, userId),
        // mutant(contact-addresses.test.ts): a question that was not answered cannot be removed to be asked again
        isNotNull(contactAddresses.confirmedAt),
      ),
    )
    .returning({ id: contactAddresses.id });
  return deleted.length > 0;
}

export async function deleteUnconfirmedContactAddresses(db: Db): Promise<void> {
  const tooOld = sql`now() - make_interval(days => ${unconfirmedRetentionDays})`;
  await db
    .delete(contactAddresses)
    .where(and(isNull(contactAddresses.confirmedAt), lt(contactAddresses.createdAt, tooOld)));
}
