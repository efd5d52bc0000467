import type { Day } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { type CareSubject, recordsOf } from "./store.ts";

/** Of what counts. */
export const findFirstRecordDay = async (db: Db, subject: CareSubject): Promise<Day | null> =>
  (await recordsOf(db, subject)).at(-1)?.givenOn ?? null;
