import type { StaffResource } from "@pawhaven/contract";
import type { ResourceRow } from "./store.ts";

export const toStaffResourceDto = (row: ResourceRow): StaffResource => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  staff: row.staffId === null ? null : { id: row.staffId, name: row.staffName ?? "" },
  skills: row.skills,
  week: row.week,
  exceptions: row.exceptions,
  is_retired: row.isRetired,
  version: row.version,
});
