import type { CareRecord } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { recordNotFound } from "./record-care.ts";
import { type CareSubject, countingRecord } from "./store.ts";

export async function findSourceOfRecord(tx: Tx, subject: CareSubject, id: number): Promise<CareRecord["source"]> {
  const record = await countingRecord(tx, subject, id);
  if (!record) throw recordNotFound();
  return record.source;
}
