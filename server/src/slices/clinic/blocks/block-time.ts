import { type BodyOf, type Blocked, type endpoints, hasPermission } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { resourceNotFound } from "../resources/errors.ts";
import { blockNotFound, onlyOwnTime } from "./errors.ts";
import { listVisitsToCall } from "./list-visits-to-call.ts";
import { lockDaysOf } from "./lock-days-of.ts";
import {
  type BlockRow,
  blocksByIds,
  type BlockValues,
  deleteBlockRow,
  insertBlocks,
  ownersOf,
  toBlockDto,
  updateBlockRow,
} from "./store.ts";

export interface BlockContext {
  database: Database;
  timeZone: string;
}

interface BlockTimes {
  starts_at: string;
  ends_at: string;
  reason: string;
}

const toValues = ({ starts_at: startsAt, ends_at: endsAt, reason }: BlockTimes): BlockValues => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  reason,
});

/** Visits within the time stay: the reply says whom to call. */
export async function createBlocks(
  { database, timeZone }: BlockContext,
  caller: StaffCaller,
  { resource_ids: resourceIds, ...times }: BodyOf<typeof endpoints.createBlocks>,
  now: Date,
): Promise<Blocked> {
  const ids = [...new Set(resourceIds)];
  const values = toValues(times);
  return database.transaction(async (tx) => {
    await lockDaysOf(tx, timeZone, [values]);
    const owners = await ownersOf(tx, ids);
    if (owners.length < ids.length) throw resourceNotFound();
    for (const { staffId } of owners) assertMayBlock(caller, staffId);
    const blocks = await blocksByIds(tx, await insertBlocks(tx, ids, values, caller.staffId));
    for (const block of blocks) await recordBlock(tx, caller, "blocked", { after: block });
    return toBlocked(tx, blocks, now);
  });
}

export async function updateBlock(
  { database, timeZone }: BlockContext,
  caller: StaffCaller,
  id: number,
  { version, ...times }: BodyOf<typeof endpoints.updateBlock>,
  now: Date,
): Promise<Blocked> {
  const values = toValues(times);
  return database.transaction(async (tx) => {
    const before = await lockBlock(tx, timeZone, caller, id, values);
    if (!(await updateBlockRow(tx, id, version, values)))
      throw new ApiError("edited_meanwhile", "This block was changed elsewhere.");
    const blocks = await blocksByIds(tx, [id]);
    await recordBlock(tx, caller, "block changed", { before, after: blocks[0] });
    return toBlocked(tx, blocks, now);
  });
}

export async function deleteBlock(
  { database, timeZone }: BlockContext,
  caller: StaffCaller,
  id: number,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    const before = await lockBlock(tx, timeZone, caller, id);
    await deleteBlockRow(tx, id);
    await recordBlock(tx, caller, "block removed", { before });
  });
  return { message: "Removed." };
}

/** Whoever may not move others' visits blocks their own time alone. */
function assertMayBlock({ role, staffId }: StaffCaller, owner: number | null): void {
  // mutant(../clinic-staff.test.ts): a practitioner does not block others' time
  if (!hasPermission(role, "calendar.move") && owner !== staffId) throw onlyOwnTime();
}

/** Locks the days it has and the days it gets. */
async function lockBlock(
  tx: Tx,
  timeZone: string,
  caller: StaffCaller,
  id: number,
  values?: BlockValues,
): Promise<BlockRow> {
  const [found] = await blocksByIds(tx, [id]);
  if (!found) throw blockNotFound();
  assertMayBlock(caller, found.staffId);
  await lockDaysOf(tx, timeZone, values ? [found, values] : [found]);
  const [current] = await blocksByIds(tx, [id]);
  if (!current) throw blockNotFound();
  return current;
}

const toBlocked = async (tx: Tx, blocks: BlockRow[], now: Date): Promise<Blocked> => ({
  blocks: blocks.map(toBlockDto),
  visits: await listVisitsToCall(
    tx,
    now,
    blocks.map(({ id }) => id),
  ),
});

const toLogged = (row: BlockRow | undefined) =>
  row && { from: row.startsAt.toISOString(), to: row.endsAt.toISOString(), reason: row.reason };

/** In the history of the resource. */
function recordBlock(
  tx: Tx,
  caller: StaffCaller,
  action: string,
  { before, after }: { before?: BlockRow | undefined; after?: BlockRow | undefined },
): Promise<void> {
  const object = { kind: "resource", id: (before ?? after)?.resourceId ?? 0 };
  return recordAudit(tx, caller, { action, object, before: toLogged(before), after: toLogged(after) });
}
