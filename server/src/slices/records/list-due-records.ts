import type { CareKind, Day } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { dueCareOfUserpets } from "./store.ts";

export interface DueRecord {
  userpetId: number;
  kind: CareKind;
  product: string;
  dueOn: Day;
}

/** What is due again as the records of these userpets say, the soonest first. */
export const listDueRecords = async (db: Db, userpetIds: readonly number[]): Promise<DueRecord[]> =>
  userpetIds.length === 0 ? [] : [...(await dueCareOfUserpets(db, userpetIds))];
