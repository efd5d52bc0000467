import type { CareRecord } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toCareRecordDto } from "./serialize.ts";
import { type CareSubject, recordsOf, recordsOfVisit } from "./store.ts";

export const listCareRecords = async (db: Db, subject: CareSubject): Promise<CareRecord[]> =>
  (await recordsOf(db, subject)).map(toCareRecordDto);

/** What the clinic recorded at one visit. */
export const listVisitCare = async (db: Db, bookingId: number): Promise<CareRecord[]> =>
  (await recordsOfVisit(db, bookingId)).map(toCareRecordDto);
