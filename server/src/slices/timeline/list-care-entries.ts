import { todayAt } from "../../platform/days.ts";
import type { Db } from "../../platform/db/database.ts";
import { listCareHistory } from "../records/list-care-history.ts";
import { toUserpetRecord } from "../userpets/to-userpet-record.ts";
import { type EntryOf, keyOf, type Life } from "./life.ts";

/** What counts, what it said before it was corrected, and what was taken back. */
export async function listCareEntries(db: Db, { userpet, shop }: Life): Promise<EntryOf<"care">[]> {
  const history = await listCareHistory(db, { userpetId: userpet.id });
  const dayOf = (at: string) => todayAt(shop, new Date(at));
  return history.map(({ record, saidBefore: [saidBefore, ...earlier], takenBackAt }) => ({
    kind: "care",
    key: keyOf("care", record.id),
    day: record.given_on,
    record: toUserpetRecord(record),
    corrected_on: saidBefore ? dayOf(record.recorded_at) : null,
    said_before: saidBefore ? toUserpetRecord(saidBefore) : null,
    said_earlier: earlier.map(toUserpetRecord),
    taken_back_on: takenBackAt && dayOf(takenBackAt),
    is_mine: record.source === "owner" && takenBackAt === null && userpet.endedOn === null,
  }));
}
