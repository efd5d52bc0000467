import type { ThreadKind } from "@pawhaven/contract";
import { and, asc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { orders, staff, threadEntries, threads, users } from "../../schema/index.ts";
import { mentionedOrders } from "./mentioned-orders.ts";

export type ThreadRow = typeof threads.$inferSelect;
export type EntryRow = typeof threadEntries.$inferSelect;

export interface NewThread {
  kind: ThreadKind;
  subject: string;
  name: string;
  email: string;
  phone?: string;
  message: string;
}

/** Belongs to the account that has proven the address, if there is one. */
export async function insertThread(tx: Tx, { message, ...values }: NewThread): Promise<void> {
  const [thread] = await tx
    .insert(threads)
    .values({ ...values, userId: accountWithAddress(values.email), orderNumber: existingOrder(message) })
    .returning({ id: threads.id });
  await insertEntry(tx, { threadId: thread?.id as number, kind: "message", text: message });
}

/** Of an account, whose address we know. It waits for nobody until somebody writes. */
export async function insertOwnThread(tx: Tx, { message, ...values }: NewThread & { userId: number }): Promise<number> {
  const [thread] = await tx
    .insert(threads)
    .values({ ...values, state: "waiting" })
    .returning({ id: threads.id });
  const { id } = thread as { id: number };
  await insertEntry(tx, { threadId: id, kind: "message", text: message });
  return id;
}

const accountWithAddress = (email: string) =>
  sql`(select ${users.id} from ${users} where lower(${users.email}) = ${email.toLowerCase()} and ${users.emailConfirmedAt} is not null)`;

/** The first of the orders that a text mentions and that exists. */
export function existingOrder(text: string): SQL | null {
  const [first, ...others] = mentionedOrders(text).map((number) => sql`${number}::text`);
  if (!first) return null;
  return sql`(select transaction_id from ${orders} where transaction_id in (${sql.join([first, ...others], sql`, `)}) order by id limit 1)`;
}

export async function insertEntry(tx: Tx, values: typeof threadEntries.$inferInsert): Promise<void> {
  await tx.insert(threadEntries).values(values);
}

/** Undefined if the same delivery was stored before. */
export async function insertAnswer(
  tx: Tx,
  values: Pick<EntryRow, "threadId" | "sender" | "deliveryId" | "text" | "isCut" | "leftOut">,
): Promise<number | undefined> {
  const inserted = await tx
    .insert(threadEntries)
    .values({ ...values, kind: "message" })
    .onConflictDoNothing({ target: threadEntries.deliveryId })
    .returning({ id: threadEntries.id });
  return inserted[0]?.id;
}

/** `scope` is what the caller may see. */
export async function lockThread(tx: Tx, id: number, scope?: SQL): Promise<ThreadRow | undefined> {
  const [row] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.id, id), scope))
    .for("no key update");
  return row;
}

type ThreadValues = Partial<Pick<ThreadRow, "state" | "assigneeId" | "senderProvenAt">> & {
  orderNumber?: string | SQL | null;
  lastEntryAt?: SQL;
};

export async function updateThreadRow(tx: Tx, id: number, values: ThreadValues): Promise<void> {
  await tx
    .update(threads)
    .set({ ...values, version: sql`${threads.version} + 1` })
    .where(eq(threads.id, id));
}

export const entriesOf = (db: Db, threadId: number): Promise<(EntryRow & { staffName: string | null })[]> =>
  db
    .select({ entry: threadEntries, staffName: staff.name })
    .from(threadEntries)
    .leftJoin(staff, eq(staff.id, threadEntries.staffId))
    .where(eq(threadEntries.threadId, threadId))
    .orderBy(asc(threadEntries.id))
    .then((rows) => rows.map(({ entry, staffName }) => ({ ...entry, staffName })));

/** Locked against leaving, so that a thread is not given to somebody who has just left. */
export async function lockColleague(tx: Tx, id: number): Promise<{ id: number; name: string } | undefined> {
  const [row] = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.endedAt)))
    .for("share");
  return row;
}

export const colleagues = (db: Db): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(isNull(staff.endedAt))
    .orderBy(asc(staff.name), asc(staff.id));

/** A thread is as old as its newest entry. */
export async function deleteOldThreads(db: Db, retentionDays: number): Promise<void> {
  await db.delete(threads).where(lt(threads.lastEntryAt, sql`now() - make_interval(days => ${retentionDays})`));
}
