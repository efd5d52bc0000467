import { hasPermission, type VisitDetails } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import { listResources } from "../../clinic/list-resources.ts";
import { listVisitCare } from "../../records/list-care-records.ts";
import { bookingNotFound } from "../errors.ts";
import { proposalsOf } from "./proposal-store.ts";
import { recordOf, type RecordRow } from "./record-store.ts";
import { toStaffVisitDto } from "./serialize.ts";
import { visitById } from "./store.ts";

export async function getVisit(db: Db, { role }: StaffCaller, id: number, now: Date): Promise<VisitDetails> {
  const visit = await visitById(db, id);
  if (!visit) throw bookingNotFound();
  const { personId, resourceIds } = visit;
  // mutant(visit-care.test.ts): medical records are for those who may read them
  const mayReadCare = hasPermission(role, "medical.read");
  const [resources, record, care, proposals] = await Promise.all([
    listResources(db, personId === null ? resourceIds : [...resourceIds, personId]),
    recordOf(db, id),
    mayReadCare ? listVisitCare(db, id) : [],
    proposalsOf(db, id),
  ]);
  return {
    ...toStaffVisitDto(visit, now),
    resources: resources
      .filter((resource) => resourceIds.includes(resource.id))
      .map(({ id: resourceId, kind, name }) => ({ id: resourceId, kind, name })),
    person: resources.find((resource) => resource.id === personId)?.name ?? null,
    record: record ? toRecordDto(record) : null,
    care,
    proposals,
  };
}

const toRecordDto = ({ done, weightKg, comesNext, finishedAt, author }: RecordRow) => ({
  done,
  weight_kg: weightKg,
  comes_next: comesNext,
  finished_at: finishedAt.toISOString(),
  finished_by: author,
});
