import type { VisitDetails } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { listResources } from "../../clinic/list-resources.ts";
import { bookingNotFound } from "../errors.ts";
import { recordOf, type RecordRow } from "./record-store.ts";
import { toStaffVisitDto } from "./serialize.ts";
import { visitById } from "./store.ts";

export async function getVisit(db: Db, id: number, now: Date): Promise<VisitDetails> {
  const visit = await visitById(db, id);
  if (!visit) throw bookingNotFound();
  const { personId, resourceIds } = visit;
  const [resources, record] = await Promise.all([
    listResources(db, personId === null ? resourceIds : [...resourceIds, personId]),
    recordOf(db, id),
  ]);
  return {
    ...toStaffVisitDto(visit, now),
    resources: resources
      .filter((resource) => resourceIds.includes(resource.id))
      .map(({ id: resourceId, kind, name }) => ({ id: resourceId, kind, name })),
    person: resources.find((resource) => resource.id === personId)?.name ?? null,
    record: record ? toRecordDto(record) : null,
  };
}

const toRecordDto = ({ done, weightKg, comesNext, finishedAt, author }: RecordRow) => ({
  done,
  weight_kg: weightKg,
  comes_next: comesNext,
  finished_at: finishedAt.toISOString(),
  finished_by: author,
});
