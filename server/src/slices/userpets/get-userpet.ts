import type { UserpetDetails } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { listCareRecords } from "../records/list-care-records.ts";
import { findOwnUserpet } from "./find-own-userpet.ts";
import { toUserpetDetails } from "./serialize.ts";
import { todayIn, type UserpetsContext } from "./userpets-context.ts";

export async function getUserpet(
  db: Db,
  context: Pick<UserpetsContext, "shopIdentity">,
  caller: Caller,
  id: number,
  now: Date,
): Promise<UserpetDetails> {
  const row = await findOwnUserpet(db, caller, id);
  const records = await listCareRecords(db, { userpetId: id });
  return toUserpetDetails(row, records, { today: todayIn(context, now), now });
}
