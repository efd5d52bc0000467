import type { BodyOf, endpoints, StaffResource } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type Undo } from "../../../platform/audit/undo.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { changedFields } from "../changed-fields.ts";
import { lockWholeCalendar } from "../lock-calendar.ts";
import { resourceErrors, resourceNotFound } from "./errors.ts";
import { toStaffResourceDto } from "./serialize.ts";
import {
  insertResource,
  replaceExceptions,
  replaceSkills,
  replaceWeek,
  resourceById,
  type ResourceRow,
  updateResourceRow,
} from "./store.ts";

type Fields = Omit<BodyOf<typeof endpoints.updateResource>, "version">;

const toFields = (row: ResourceRow): Fields => ({
  name: row.name,
  staff_id: row.staffId,
  skills: row.skills,
  week: row.week,
  exceptions: row.exceptions,
  is_retired: row.isRetired,
});

const toColumns = ({ name, staff_id: staffId, week, is_retired: isRetired }: Fields) => ({
  name,
  staffId,
  hasOwnHours: week !== null,
  retiredAt: isRetired ? new Date() : null,
});

export async function createResource(
  database: Database,
  caller: StaffCaller,
  { kind, ...draft }: BodyOf<typeof endpoints.createResource>,
): Promise<StaffResource> {
  const created = database.transaction(async (tx) => {
    await lockWholeCalendar(tx);
    const fields = { ...draft, is_retired: false };
    const id = await insertResource(tx, kind, toColumns(fields));
    await saveParts(tx, id, fields);
    const after = { kind, ...draft };
    await recordAudit(tx, caller, { action: "created", object: { kind: "resource", id }, after });
    return toStaffResourceDto((await resourceById(tx, id)) as ResourceRow);
  });
  return created.catch(mapConstraintErrors(resourceErrors));
}

export async function updateResource(
  database: Database,
  caller: StaffCaller,
  id: number,
  { version, ...fields }: BodyOf<typeof endpoints.updateResource>,
): Promise<StaffResource> {
  const updated = database.transaction((tx) => saveResource(tx, caller, id, version, fields));
  return toStaffResourceDto(await updated.catch(mapConstraintErrors(resourceErrors)));
}

/** Hours, skills and retiring decide about times of all days, so everybody who takes time waits. */
async function saveResource(tx: Tx, caller: StaffCaller, id: number, version: number, fields: Fields) {
  await lockWholeCalendar(tx);
  const before = await resourceById(tx, id);
  if (!before) throw resourceNotFound();
  if (!(await updateResourceRow(tx, id, version, toColumns(fields))))
    throw new ApiError("edited_meanwhile", `${before.name} was changed elsewhere.`);
  await saveParts(tx, id, fields);
  const after = (await resourceById(tx, id)) as ResourceRow;
  const { changed: _, ...values } = changedFields(toFields(before), toFields(after));
  await recordAudit(tx, caller, { action: "changed", object: { kind: "resource", id }, ...values });
  return after;
}

async function saveParts(tx: Tx, id: number, { skills, week, exceptions }: Fields): Promise<void> {
  await replaceSkills(tx, id, skills);
  await replaceWeek(tx, id, week);
  await replaceExceptions(tx, id, exceptions);
}

const undoChange: Undo = {
  permission: "calendar.setup",
  constraintErrors: resourceErrors,
  async apply(tx, caller, change) {
    await lockWholeCalendar(tx);
    const row = await resourceById(tx, Number(change.objectId));
    if (!row) throw resourceNotFound();
    const fields = toFields(row);
    assertUnchangedSince(change, { ...fields });
    await saveResource(tx, caller, row.id, row.version, { ...fields, ...change.before });
  },
};

export const resourceUndos = { changed: undoChange };
