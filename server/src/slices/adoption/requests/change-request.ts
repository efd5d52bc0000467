import type { AdoptionCheck, AdoptionCheckKind, BodyOf, endpoints, RequestDetails } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { requestNotFound } from "../errors.ts";
import { lockRequestRow, updateRequest } from "../store.ts";
import { getRequestAsStaff } from "./get-request.ts";
import { lockRequest } from "./lock-request.ts";
import { activeColleague, insertNote, reopenCheck, saveCheck, setCheckRequired } from "./store.ts";

export const assignRequest = (
  database: Database,
  caller: StaffCaller,
  id: number,
  { version, assignee_id: assigneeId }: BodyOf<typeof endpoints.assignRequest>,
): Promise<RequestDetails> =>
  database.transaction(async (tx) => {
    const { row } = await lockRequest(tx, id, version);
    const colleague = assigneeId === null ? null : await activeColleague(tx, assigneeId);
    if (colleague === undefined) throw new ApiError("conflict", "This colleague no longer works here.");
    await updateRequest(tx, id, { assigneeId });
    const values = { before: { assignee: row.request.assigneeId }, after: { assignee: assigneeId } };
    await recordAudit(tx, caller, { action: "assigned", object: { kind: "adoption request", id }, ...values });
    return getRequestAsStaff(tx, id);
  });

/** The log says how a check went, not what was noted: the note disappears with the request. */
export const recordRequestCheck = (
  database: Database,
  caller: StaffCaller,
  id: number,
  kind: AdoptionCheckKind,
  { result, note }: BodyOf<typeof endpoints.recordRequestCheck>,
): Promise<RequestDetails> =>
  database.transaction(async (tx) => {
    await lockRequest(tx, id);
    if (result === null) await reopenCheck(tx, id, kind);
    else await saveCheck(tx, { requestId: id, kind, result, note, checkedBy: caller.staffId });
    const after = { check: kind, result };
    await recordAudit(tx, caller, { action: "checked", object: { kind: "adoption request", id }, after });
    return getRequestAsStaff(tx, id);
  });

/** Also for a closed request: why somebody was declined is worth knowing later. */
export const addRequestNote = (
  database: Database,
  caller: StaffCaller,
  id: number,
  text: string,
): Promise<RequestDetails> =>
  database.transaction(async (tx) => {
    if (!(await lockRequestRow(tx, id))) throw requestNotFound();
    await insertNote(tx, { requestId: id, staffId: caller.staffId, text });
    await recordAudit(tx, caller, { action: "note added", object: { kind: "adoption request", id } });
    return getRequestAsStaff(tx, id);
  });

export const changeAdoptionCheck = (
  database: Database,
  caller: StaffCaller,
  kind: AdoptionCheckKind,
  { version, is_required: isRequired }: BodyOf<typeof endpoints.changeAdoptionCheck>,
): Promise<AdoptionCheck> =>
  database.transaction(async (tx) => {
    const check = await setCheckRequired(tx, kind, version, isRequired);
    if (!check) throw new ApiError("edited_meanwhile", "This check was changed elsewhere.");
    const after = { is_required: isRequired };
    await recordAudit(tx, caller, { action: "check changed", object: { kind: "adoption check", id: kind }, after });
    return check;
  });
