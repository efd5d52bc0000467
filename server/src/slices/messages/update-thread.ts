import { hasPermission, type Thread, type ThreadChange } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type Undo } from "../../platform/audit/undo.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { assigneeNotFound, orderNotFound } from "./errors.ts";
import { getThread } from "./get-thread.ts";
import { lockVisibleThread } from "./lock-visible-thread.ts";
import { lockColleague, type ThreadRow, updateThreadRow } from "./store.ts";

/** As the audit log has them. */
type Fields = Partial<Omit<ThreadChange, "version">>;

const constraintErrors = { threads_order: orderNotFound };

export async function updateThread(
  database: Database,
  caller: StaffCaller,
  id: number,
  { version, ...fields }: ThreadChange,
): Promise<Thread> {
  // mutant(inbox.test.ts): only whoever reads the whole inbox says who takes care of a message
  if (fields.assignee_id !== undefined && !hasPermission(caller.role, "inbox.read"))
    throw new ApiError("forbidden", "Your role does not include this.");
  const updated = database.transaction(async (tx) => {
    await changeThread(tx, caller, await lockVisibleThread(tx, caller, id, version), fields);
    return getThread(tx, caller, id);
  });
  return updated.catch(mapConstraintErrors(constraintErrors));
}

async function changeThread(tx: Tx, caller: StaffCaller, thread: ThreadRow, fields: Fields): Promise<void> {
  if (typeof fields.assignee_id === "number" && !(await lockColleague(tx, fields.assignee_id)))
    throw assigneeNotFound();
  const before = fieldsOf(thread);
  const names = (Object.keys(fields) as (keyof Fields)[]).filter((name) => fields[name] !== undefined);
  await updateThreadRow(tx, thread.id, {
    ...(fields.state && { state: fields.state }),
    ...(fields.assignee_id !== undefined && { assigneeId: fields.assignee_id }),
    ...(fields.order_number !== undefined && { orderNumber: fields.order_number }),
  });
  await recordAudit(tx, caller, {
    action: "edited",
    object: { kind: "thread", id: thread.id },
    before: Object.fromEntries(names.map((name) => [name, before[name]])),
    after: Object.fromEntries(names.map((name) => [name, fields[name]])),
    personId: thread.userId,
  });
}

const fieldsOf = ({ state, assigneeId, orderNumber }: ThreadRow) => ({
  state,
  assignee_id: assigneeId,
  order_number: orderNumber,
});

const undoThreadEdit: Undo = {
  permission: "inbox.read",
  async apply(tx, caller, change) {
    const thread = await lockVisibleThread(tx, caller, Number(change.objectId));
    assertUnchangedSince(change, fieldsOf(thread));
    await changeThread(tx, caller, thread, change.before);
  },
  constraintErrors,
};

export const threadUndos = { edited: undoThreadEdit };
