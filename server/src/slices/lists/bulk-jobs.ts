import { type BulkJob, hasPermission } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { BulkActions } from "../../platform/bulk/bulk-action.ts";
import { toBulkJobDto } from "../../platform/bulk/start-bulk-job.ts";
import { type BulkJobRow, bulkJobById, cancelWaitingItems } from "../../platform/bulk/store.ts";
import type { Database, Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";

export interface ListsContext {
  database: Database;
  bulkActions: BulkActions;
}

export async function getBulkJob({ database, bulkActions }: ListsContext, caller: StaffCaller, id: number) {
  return toBulkJobDto(database.db, await findJob(database.db, bulkActions, caller, id));
}

export async function cancelBulkJob(
  { database, bulkActions }: ListsContext,
  caller: StaffCaller,
  id: number,
): Promise<BulkJob> {
  const job = await findJob(database.db, bulkActions, caller, id);
  await database.transaction(async (tx) => {
    await cancelWaitingItems(tx, id);
    await recordAudit(tx, caller, { action: "cancelled", object: { kind: "bulk job", id } });
  });
  return toBulkJobDto(database.db, job);
}

/** A job is for whoever may do what it does. */
async function findJob(db: Db, actions: BulkActions, { role }: StaffCaller, id: number): Promise<BulkJobRow> {
  const job = await bulkJobById(db, id);
  const permission = job && actions[job.action]?.permission;
  // mutant(../../platform/bulk/bulk-jobs.test.ts): a job is visible to whoever may do what it does
  if (!job || !permission || !hasPermission(role, permission))
    throw new ApiError("not_found", "This job does not exist.");
  return job;
}
