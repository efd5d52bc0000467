import type { AuditFilters } from "@pawhaven/contract";
import { and, asc, eq, getTableColumns, gt, isNotNull, notExists, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { AuditedValues } from "../../platform/audit/undo.ts";
import type { Db } from "../../platform/db/database.ts";
import { isInDateRange } from "../../platform/lists/is-in-date-range.ts";
import { keysetPage, type Page, type PageRequest } from "../../platform/lists/keyset-page.ts";
import { auditLog, auditValues, staff } from "../../schema/index.ts";

const later = alias(auditLog, "later");

/** An object changes back and forth; only its newest change of a kind can be taken back. */
const isNewest = (db: Db) =>
  notExists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.objectKind, auditLog.objectKind),
          eq(later.objectId, auditLog.objectId),
          eq(later.action, auditLog.action),
          gt(later.id, auditLog.id),
        ),
      ),
  );

const entryColumns = (db: Db) => ({
  ...getTableColumns(auditLog),
  staffName: staff.name,
  before: sql<AuditedValues | null>`${auditValues.before}`,
  after: sql<AuditedValues | null>`${auditValues.after}`,
  isNewest: sql<boolean>`${isNewest(db)}`,
});

export interface AuditRow {
  id: number;
  at: Date;
  staffId: number | null;
  staffName: string | null;
  action: string;
  objectKind: string;
  objectId: string;
  requestId: string;
  before: AuditedValues | null;
  after: AuditedValues | null;
  isNewest: boolean;
}

const sorting = { id: auditLog.id, columns: { date: auditLog.at } };

/** One statement, whatever the length of the log. */
export async function auditPage(db: Db, where: SQL | undefined, request: PageRequest<"date">): Promise<Page<AuditRow>> {
  const page = keysetPage(sorting, request);
  const found = await db
    .select({ ...entryColumns(db), ...page.key })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .leftJoin(auditValues, eq(auditValues.entryId, auditLog.id))
    .where(and(where, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}

export async function auditEntryById(db: Db, id: number): Promise<AuditRow | undefined> {
  const [row] = await db
    .select(entryColumns(db))
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .leftJoin(auditValues, eq(auditValues.entryId, auditLog.id))
    .where(eq(auditLog.id, id));
  return row;
}

export const matchesAuditFilters = (
  { staff_id, action, kind, object_id, ...days }: AuditFilters,
  timeZone: string,
): SQL | undefined =>
  and(
    staff_id === undefined ? undefined : eq(auditLog.staffId, staff_id),
    action === undefined ? undefined : eq(auditLog.action, action),
    kind === undefined ? undefined : eq(auditLog.objectKind, kind),
    object_id === undefined ? undefined : eq(auditLog.objectId, object_id),
    isInDateRange(auditLog.at, days, timeZone),
  );

export const isAboutObject = (kind: string, objectId: string): SQL | undefined =>
  and(eq(auditLog.objectKind, kind), eq(auditLog.objectId, objectId));

export const staffNames = (db: Db): Promise<{ id: number; name: string }[]> =>
  db.select({ id: staff.id, name: staff.name }).from(staff).orderBy(asc(staff.name), asc(staff.id));

/** Jumps from one value to the next in the index, instead of reading the whole log. */
export async function distinctValues(db: Db, column: PgColumn): Promise<string[]> {
  const next = (where: SQL) =>
    db.select({ value: column }).from(auditLog).where(where).orderBy(asc(column)).limit(1).getSQL();
  const rows = await db.execute<{ value: string }>(sql`
    with recursive found (value) as (
      (${next(isNotNull(column))})
      union all
      select (${next(sql`${column} > found.value`)}) from found where found.value is not null
    )
    select value from found where value is not null`);
  return rows.map(({ value }) => value);
}
