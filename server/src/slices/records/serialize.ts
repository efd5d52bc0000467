import type { CareRecord } from "@pawhaven/contract";
import type { CareRow } from "./store.ts";

export const toCareRecordDto = (row: CareRow & { author: string | null }): CareRecord => ({
  id: row.id,
  kind: row.kind,
  given_on: row.givenOn,
  product: row.product,
  batch: row.batch,
  note: row.note,
  weight_kg: row.weightKg,
  due_on: row.dueOn,
  source: row.source,
  recorded_by: row.author,
  recorded_at: row.createdAt.toISOString(),
  is_correction: row.correctsId !== null,
});
