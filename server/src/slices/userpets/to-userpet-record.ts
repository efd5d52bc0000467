import type { CareRecord, UserpetRecord } from "@pawhaven/contract";

/** Customers see that the clinic or the shelter recorded it, not who works there. */
export function toUserpetRecord(record: CareRecord): UserpetRecord {
  const { recorded_by: _, ...shown } = record;
  return shown;
}
