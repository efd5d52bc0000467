import { hasPermission, type ThreadFilters } from "@pawhaven/contract";
import { and, desc, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { containsText } from "../../platform/db/contains-text.ts";
import type { Db } from "../../platform/db/database.ts";
import { isInDateRange } from "../../platform/lists/is-in-date-range.ts";
import { keysetPage, type Page, type PageRequest } from "../../platform/lists/keyset-page.ts";
import { staff, threadEntries, threads, users } from "../../schema/index.ts";
import type { ThreadRow } from "./store.ts";

export type Reader = Pick<StaffCaller, "staffId" | "role">;
export type ListedThread = ThreadRow & { assigneeName: string | null; customerName: string | null; excerpt: string };

/** All threads, or those assigned to the reader. */
export const isVisibleTo = ({ staffId, role }: Reader): SQL | undefined =>
  hasPermission(role, "inbox.read")
    ? undefined
    : and(
        // mutant(inbox.test.ts): whoever may not read the whole inbox reads what is assigned to them
        eq(threads.assigneeId, staffId),
      );

const excerptLength = 200;

const newestText = sql<string>`coalesce((
  select left(text, ${excerptLength}::integer) from ${threadEntries}
  where thread_id = ${threads.id} and kind <> 'note' order by id desc limit 1), '')`;

const selectThreads = (db: Db, key: Record<string, SQL.Aliased | SQL> = {}) =>
  db
    .select({
      ...getTableColumns(threads),
      assigneeName: staff.name,
      customerName: users.name,
      excerpt: newestText,
      ...key,
    })
    .from(threads)
    .leftJoin(staff, eq(staff.id, threads.assigneeId))
    .leftJoin(users, eq(users.id, threads.userId));

const sorting = { id: threads.id, columns: { date: threads.lastEntryAt } };

export async function threadPage(db: Db, where: SQL | undefined, request: PageRequest<"date">) {
  const page = keysetPage(sorting, request);
  const found = await selectThreads(db, page.key)
    .where(and(where, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found as (ListedThread & { key: number; keyId: number })[]) as Page<ListedThread>;
}

export async function visibleThread(db: Db, reader: Reader, id: number): Promise<ListedThread | undefined> {
  const [row] = await selectThreads(db).where(and(eq(threads.id, id), isVisibleTo(reader)));
  return row;
}

export const matchesThreadFilters = (
  { state, kind, assignee, text, ...days }: ThreadFilters,
  { staffId }: Reader,
  timeZone: string,
): SQL | undefined =>
  and(
    state === undefined ? undefined : eq(threads.state, state),
    kind === undefined ? undefined : eq(threads.kind, kind),
    assignee === undefined ? undefined : isAssignedTo(assignee, staffId),
    text?.trim() ? threadContains(text.trim()) : undefined,
    isInDateRange(threads.lastEntryAt, days, timeZone),
  );

function isAssignedTo(assignee: string, staffId: number): SQL {
  if (assignee === "nobody") return isNull(threads.assigneeId);
  return eq(threads.assigneeId, assignee === "me" ? staffId : Number(assignee));
}

/** As the indexes `threads_by_text` and `thread_entries_by_text` have them. */
const threadText = sql`(${threads.name} || ' ' || ${threads.email} || ' ' || ${threads.subject})`;

const threadsOfEntriesWith = (text: string): SQL =>
  sql`select thread_id from ${threadEntries} where ${containsText(sql`${threadEntries.text}`, text)}`;

/** Two selects, because each of them uses its index; an `or` would use none. */
const threadContains = (text: string): SQL => sql`${threads.id} in (
  select ${threads.id} from ${threads} where ${containsText(threadText, text)}
  union all
  ${threadsOfEntriesWith(text)}
)`;

const newestIds = (where: SQL | undefined, limit: number): SQL => sql`(
  select ${threads.id} from ${threads} where ${where}
  order by ${threads.lastEntryAt} desc, ${threads.id} desc limit ${limit}::integer
)`;

/** The newest of each kind are enough to find the newest of both. */
export const threadsContaining = (db: Db, reader: Reader, text: string, limit: number): Promise<ThreadRow[]> =>
  db
    .select()
    .from(threads)
    .where(sql`${threads.id} in (
      ${newestIds(and(isVisibleTo(reader), containsText(threadText, text)), limit)}
      union all
      ${newestIds(and(isVisibleTo(reader), sql`${threads.id} in (${threadsOfEntriesWith(text)})`), limit)}
    )`)
    .orderBy(desc(threads.lastEntryAt), desc(threads.id))
    .limit(limit);

export const countOpenThreads = (db: Db, reader: Reader): Promise<number> =>
  db.$count(threads, and(eq(threads.state, "open"), isVisibleTo(reader)));

/** Ids grow with time. */
export const newestMessages = (db: Db, limit: number) =>
  db
    .select({ threadId: threads.id, name: threads.name, subject: threads.subject, at: threadEntries.createdAt })
    .from(threadEntries)
    .innerJoin(threads, eq(threads.id, threadEntries.threadId))
    .where(eq(threadEntries.kind, "message"))
    .orderBy(desc(threadEntries.id))
    .limit(limit);

/** What a customer wrote and was answered, without what staff noted. */
export async function conversationsOf(db: Db, userId: number) {
  const own = await db.select().from(threads).where(
    // mutant(inbox.test.ts): a data export has the messages of its own customer
    eq(threads.userId, userId),
  );
  if (own.length === 0) return [];
  const ids = own.map(({ id }) => id);
  const entries = await db
    .select()
    .from(threadEntries)
    .where(and(inArray(threadEntries.threadId, ids), ne(threadEntries.kind, "note")))
    .orderBy(threadEntries.id);
  return own.map((thread) => ({ ...thread, entries: entries.filter(({ threadId }) => threadId === thread.id) }));
}
