import { type BulkJob, maxBulkItems } from "@pawhaven/contract";
import type { SQL } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit.ts";
import type { StaffCaller } from "../auth/staff-sessions.ts";
import type { Database, Db } from "../db/database.ts";
import { ApiError } from "../http/api-error.ts";
import { type BulkJobRow, firstFailures, insertBulkJob, itemCounts } from "./store.ts";

/** Writes down what is to be done; `runBulkJobs` does it. `objects` selects the ids in its only column. */
export async function startBulkJob(
  database: Database,
  caller: StaffCaller,
  { action, objects, parameters = {} }: { action: string; objects: SQL; parameters?: Record<string, unknown> },
): Promise<BulkJob> {
  const { staffId, requestId } = caller;
  const job = await database.transaction(async (tx) => {
    const { job: created, total } = await insertBulkJob(tx, { staffId, requestId, action, parameters }, objects);
    if (total === 0) throw new ApiError("conflict", "Nothing matches this selection any more.");
    if (total > maxBulkItems) throw new ApiError("conflict", `At most ${maxBulkItems} at a time. Please filter more.`);
    const object = { kind: "bulk job", id: created.id };
    await recordAudit(tx, caller, { action: "started", object, after: { action, total, ...parameters } });
    return created;
  });
  return toBulkJobDto(database.db, job);
}

export async function toBulkJobDto(db: Db, { id, action, createdAt }: BulkJobRow): Promise<BulkJob> {
  const counts = await itemCounts(db, id);
  const total = counts.waiting + counts.done + counts.failed + counts.cancelled;
  const failures = counts.failed > 0 ? await firstFailures(db, id) : [];
  return { id, action, started_at: createdAt.toISOString(), total, ...counts, failures };
}
