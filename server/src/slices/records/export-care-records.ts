import type { Db } from "../../platform/db/database.ts";
import { toCareRecordDto } from "./serialize.ts";
import { type CareSubject, everyRecordOf } from "./store.ts";

/** Every row, also what was corrected or taken back, and what says so. */
export const exportCareRecords = async (db: Db, subject: CareSubject): Promise<Record<string, unknown>[]> =>
  (await everyRecordOf(db, subject)).map((row) => ({
    ...toCareRecordDto(row),
    corrects_id: row.correctsId,
    takes_back: row.isVoid,
  }));
