import type { BodyOf, endpoints, StaffService, StoredPicture } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type Undo } from "../../../platform/audit/undo.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { ResponsiveImageStore } from "../../../platform/images/responsive-image-store.ts";
import { assertPictureStored } from "../../../platform/images/staff-pictures.ts";
import { changedFields } from "../changed-fields.ts";
import { lockWholeCalendar } from "../lock-calendar.ts";
import { serviceById, type ServiceRow } from "../store.ts";
import { serviceErrors, serviceNotFound } from "./errors.ts";
import { type ServiceFields, toServiceColumns, toServiceFields, toStaffServiceDto } from "./service-fields.ts";
import { insertService, replaceNeeds, updateServiceRow } from "./store.ts";

export interface ServiceContext {
  database: Database;
  serviceImages: ResponsiveImageStore;
}

export async function createService(
  { database, serviceImages }: ServiceContext,
  caller: StaffCaller,
  draft: BodyOf<typeof endpoints.createService>,
): Promise<StaffService> {
  await assertImageStored(serviceImages, draft.image, null);
  const created = database.transaction(async (tx) => {
    const id = await insertService(tx, toServiceColumns({ ...draft, is_archived: false }));
    await replaceNeeds(tx, id, draft.needs);
    await recordAudit(tx, caller, { action: "created", object: { kind: "service", id }, after: { ...draft } });
    return toStaffServiceDto((await serviceById(tx, id)) as ServiceRow);
  });
  return created.catch(mapConstraintErrors(serviceErrors));
}

export async function updateService(
  { database, serviceImages }: ServiceContext,
  caller: StaffCaller,
  id: number,
  { version, ...fields }: BodyOf<typeof endpoints.updateService>,
): Promise<StaffService> {
  const current = await serviceById(database.db, id);
  if (!current) throw serviceNotFound();
  await assertImageStored(serviceImages, fields.image, current.image);
  const updated = database.transaction((tx) => saveService(tx, caller, id, version, fields));
  return toStaffServiceDto(await updated.catch(mapConstraintErrors(serviceErrors)));
}

async function assertImageStored(
  store: ResponsiveImageStore,
  image: StoredPicture | null,
  before: StoredPicture | null,
): Promise<void> {
  if (!image) return;
  await assertPictureStored(store, { url: image.url, before: before ? [before.url] : [], field: "image.url" });
}

/** Length and needs decide what a visit takes, so whoever is booking one finishes first. */
async function saveService(tx: Tx, caller: StaffCaller, id: number, version: number, fields: ServiceFields) {
  await lockWholeCalendar(tx);
  const before = await serviceById(tx, id);
  if (!before) throw serviceNotFound();
  if (!(await updateServiceRow(tx, id, version, toServiceColumns(fields))))
    throw new ApiError("edited_meanwhile", `${before.name} was changed elsewhere.`);
  await replaceNeeds(tx, id, fields.needs);
  const after = (await serviceById(tx, id)) as ServiceRow;
  const { changed: _, ...values } = changedFields(toServiceFields(before), toServiceFields(after));
  await recordAudit(tx, caller, { action: "changed", object: { kind: "service", id }, ...values });
  return after;
}

const undoChange: Undo = {
  permission: "calendar.setup",
  constraintErrors: serviceErrors,
  async apply(tx, caller, change) {
    await lockWholeCalendar(tx);
    const row = await serviceById(tx, Number(change.objectId));
    if (!row) throw serviceNotFound();
    const fields = toServiceFields(row);
    assertUnchangedSince(change, { ...fields });
    await saveService(tx, caller, row.id, row.version, { ...fields, ...change.before });
  },
};

export const serviceUndos = { changed: undoChange };
