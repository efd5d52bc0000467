import type { CareRecord } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toCareRecordDto } from "./serialize.ts";
import { type CareSubject, recordsOf } from "./store.ts";

export const listCareRecords = async (db: Db, subject: CareSubject): Promise<CareRecord[]> =>
  (await recordsOf(db, subject)).map(toCareRecordDto);
