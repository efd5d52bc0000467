import type { CareRecord } from "@pawhaven/contract";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { careRecords, staff } from "../../schema/index.ts";

/** Whose records: an animal of the shelter's, or a customer's own. */
export type CareSubject = { petId: number } | { userpetId: number };

export type CareRow = typeof careRecords.$inferSelect;
type CareValues = typeof careRecords.$inferInsert;

const isOf = (subject: CareSubject): SQL =>
  "petId" in subject ? eq(careRecords.petId, subject.petId) : eq(careRecords.userpetId, subject.userpetId);

/** Neither corrected nor taken back. */
export const counts = sql`(not ${careRecords.isVoid} and not exists (
  select from care_records as correction where correction.corrects_id = ${careRecords.id}
))`;

type AuthoredRow = CareRow & { author: string | null };

export const recordsOf = (db: Db, subject: CareSubject): Promise<AuthoredRow[]> =>
  selectRecords(db, and(isOf(subject), counts));

/** Also those that were corrected or taken back, and the corrections. */
export const everyRecordOf = (db: Db, subject: CareSubject): Promise<AuthoredRow[]> => selectRecords(db, isOf(subject));

const selectRecords = (db: Db, condition: SQL | undefined): Promise<AuthoredRow[]> =>
  db
    .select({ record: careRecords, author: staff.name })
    .from(careRecords)
    .leftJoin(staff, eq(staff.id, careRecords.recordedBy))
    .where(condition)
    .orderBy(desc(careRecords.givenOn), desc(careRecords.id))
    .then((rows) => rows.map(({ record, author }) => ({ ...record, author })));

/** Of one visit, the newest first. */
export const recordsOfVisit = (db: Db, bookingId: number): Promise<(CareRow & { author: string | null })[]> =>
  db
    .select({ record: careRecords, author: staff.name })
    .from(careRecords)
    .leftJoin(staff, eq(staff.id, careRecords.recordedBy))
    .where(and(eq(careRecords.bookingId, bookingId), counts))
    .orderBy(desc(careRecords.id))
    .then((rows) => rows.map(({ record, author }) => ({ ...record, author })));

export async function countingRecord(tx: Tx, subject: CareSubject, id: number): Promise<CareRow | undefined> {
  const [row] = await tx
    .select()
    .from(careRecords)
    .where(and(isOf(subject), eq(careRecords.id, id), counts));
  return row;
}

/** What is due first comes first. */
export const dueCareOfUserpets = (db: Db, userpetIds: readonly number[]) =>
  db.execute<{ userpetId: number; kind: CareRecord["kind"]; product: string; dueOn: string }>(sql`
    select userpet_id as "userpetId", kind, product, due_on as "dueOn" from due_care
    where userpet_id = any(${sql.param([...userpetIds])}::integer[]) order by due_on, id`);

export async function insertRecord(tx: Tx, values: CareValues): Promise<CareRow> {
  const [row] = await tx.insert(careRecords).values(values).returning();
  return row as CareRow;
}

/**
 * Copies the records that count, of these sources, to another animal: each once, and never back to where it came from.
 * Returns how many.
 */
export async function copyRecords(
  tx: Tx,
  from: CareSubject,
  to: CareSubject,
  sources: readonly CareRecord["source"][],
): Promise<number> {
  const [petId, userpetId] = "petId" in to ? [to.petId, null] : [null, to.userpetId];
  const rows = await tx.execute(sql`
    insert into care_records (pet_id, userpet_id, kind, given_on, product, batch, note, weight_kg, due_on, source, recorded_by, origin_id)
    select ${petId}::integer, ${userpetId}::integer, kind, given_on, product, batch, note, weight_kg, due_on, source,
      recorded_by, coalesce(origin_id, id)
    from care_records where ${isOf(from)} and ${counts} and source = any(${sql.param([...sources])}::text[])
      and not exists (
        select from care_records as known
        where known.id = coalesce(care_records.origin_id, care_records.id)
          and known.pet_id is not distinct from ${petId}::integer and known.userpet_id is not distinct from ${userpetId}::integer
      )
    order by care_records.given_on, care_records.id
    on conflict do nothing returning id`);
  return rows.length;
}
