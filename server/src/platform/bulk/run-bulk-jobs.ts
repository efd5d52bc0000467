import { hasPermission } from "@pawhaven/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Database, Tx } from "../db/database.ts";
import { isDatabaseUnavailable } from "../db/unavailable.ts";
import { ApiError } from "../http/api-error.ts";
import type { BulkActions } from "./bulk-action.ts";
import { faultPoint } from "./fault-points.ts";
import { type ClaimedItem, claimItem, finishItem } from "./store.ts";

export interface BulkContext {
  database: Database;
  actions: BulkActions;
  log: Pick<FastifyBaseLogger, "error">;
}

/** A run ends some time, so that a shutdown does not wait for a whole job. */
const itemsPerRun = 200;

export async function runBulkJobs(context: BulkContext): Promise<void> {
  for (let count = 0; count < itemsPerRun; count++) if (!(await workOnNextItem(context))) return;
}

/** The action and its result are one transaction: after a crash an item is either done or as it was. */
async function workOnNextItem({ database, actions, log }: BulkContext): Promise<boolean> {
  let claimed: ClaimedItem | undefined;
  try {
    await database.transaction(async (tx) => {
      claimed = await claimItem(tx);
      if (claimed) await workOnItem(tx, actions, claimed);
    });
    if (claimed) faultPoint("bulk item committed");
  } catch (error) {
    if (!claimed || isDatabaseUnavailable(error as Error)) throw error;
    if (!(error instanceof ApiError)) log.error({ err: error, item: claimed.id }, "bulk item failed");
    const message = error instanceof ApiError ? error.message : "Something went wrong.";
    await finishItem(database.db, claimed.id, "failed", message);
  }
  return claimed !== undefined;
}

async function workOnItem(tx: Tx, actions: BulkActions, { hasLeft, ...item }: ClaimedItem): Promise<void> {
  const action = actions[item.action];
  // mutant(../../../test/bulk-jobs.test.ts): a job goes no further than the permissions of whoever started it
  if (!action || hasLeft || !hasPermission(item.role, action.permission))
    throw new ApiError("forbidden", "Whoever started this may no longer do it.");
  await action.apply(tx, item, item.objectId, item.parameters);
  await finishItem(tx, item.id, "done");
  faultPoint("bulk item written");
}
