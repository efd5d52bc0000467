import type { StaffRole } from "@pawhaven/contract";
import { and, asc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { bulkItems, bulkJobs } from "../../schema/index.ts";
import type { Db, Tx } from "../db/database.ts";

export type BulkJobRow = typeof bulkJobs.$inferSelect;
type ItemState = (typeof bulkItems.$inferSelect)["state"];

/** `objects` selects one column: the ids. */
export async function insertBulkJob(
  tx: Tx,
  values: Pick<BulkJobRow, "staffId" | "action" | "requestId" | "parameters">,
  objects: SQL,
): Promise<{ job: BulkJobRow; total: number }> {
  const [row] = await tx.insert(bulkJobs).values(values).returning();
  const job = row as BulkJobRow;
  const [counted] = await tx.execute<{ total: number }>(sql`
    with items as (
      insert into bulk_items (job_id, object_id) select ${job.id}, object.id from (${objects}) as object (id)
      on conflict do nothing returning 1
    )
    select count(*) as total from items`);
  return { job, total: counted?.total ?? 0 };
}

export async function bulkJobById(db: Db, id: number): Promise<BulkJobRow | undefined> {
  const [row] = await db.select().from(bulkJobs).where(eq(bulkJobs.id, id));
  return row;
}

export async function itemCounts(db: Db, jobId: number): Promise<Record<ItemState, number>> {
  const rows = await db
    .select({ state: bulkItems.state, count: sql<number>`count(*)` })
    .from(bulkItems)
    .where(eq(bulkItems.jobId, jobId))
    .groupBy(bulkItems.state);
  const counts = { waiting: 0, done: 0, failed: 0, cancelled: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

const shownFailures = 20;

export const firstFailures = (db: Db, jobId: number): Promise<{ object_id: string; message: string }[]> =>
  db
    .select({ object_id: bulkItems.objectId, message: bulkItems.message })
    .from(bulkItems)
    .where(and(eq(bulkItems.jobId, jobId), eq(bulkItems.state, "failed")))
    .orderBy(asc(bulkItems.id))
    .limit(shownFailures);

export interface ClaimedItem {
  id: number;
  objectId: string;
  action: string;
  parameters: unknown;
  staffId: number;
  requestId: string;
  role: StaffRole;
  hasLeft: boolean;
}

/** Locks the next item until the end of the transaction. Items that other nodes work on are skipped. */
export async function claimItem(tx: Tx): Promise<ClaimedItem | undefined> {
  const [row] = await tx.execute(sql`
    select item.id, item.object_id as "objectId", job.action, job.parameters, job.staff_id as "staffId", job.request_id as "requestId",
      staff.role, staff.ended_at is not null as "hasLeft"
    from bulk_items as item join bulk_jobs as job on job.id = item.job_id join staff on staff.id = job.staff_id
    where item.state = 'waiting' -- mutant(../../../test/bulk-jobs.test.ts): an item is worked on once
    order by item.id limit 1
    for no key update of item skip locked`);
  return row as unknown as ClaimedItem | undefined;
}

export async function finishItem(db: Db, id: number, state: "done" | "failed", message = ""): Promise<void> {
  await db
    .update(bulkItems)
    .set({ state, message })
    .where(and(eq(bulkItems.id, id), eq(bulkItems.state, "waiting")));
}

/** An item that is being worked on stays with its result. */
export async function cancelWaitingItems(tx: Tx, jobId: number): Promise<void> {
  await tx
    .update(bulkItems)
    .set({ state: "cancelled" })
    .where(and(eq(bulkItems.jobId, jobId), eq(bulkItems.state, "waiting")));
  await tx
    .update(bulkJobs)
    .set({ cancelledAt: sql`now()` })
    .where(and(eq(bulkJobs.id, jobId), isNull(bulkJobs.cancelledAt)));
}

/** What was done stays in the audit log. */
export async function deleteOldBulkJobs(db: Db): Promise<void> {
  await db.delete(bulkJobs).where(lt(bulkJobs.createdAt, sql`now() - interval '30 days'`));
}
