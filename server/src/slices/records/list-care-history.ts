import type { CareRecord } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toCareRecordDto } from "./serialize.ts";
import { type CareSubject, everyRecordOf } from "./store.ts";

/** A record as it counts now, or as it was when it was taken back. */
export interface CareHistoryEntry {
  record: CareRecord;
  /** What it took the place of, and what that had corrected before; the newest first. */
  saidBefore: CareRecord[];
  takenBackAt: string | null;
}

/** Everything that was ever recorded, also what was corrected or taken back; the newest first. */
export async function listCareHistory(db: Db, subject: CareSubject): Promise<CareHistoryEntry[]> {
  const rows = await everyRecordOf(db, subject);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const corrected = new Set(rows.map(({ correctsId }) => correctsId));
  const before = ({ correctsId: id }: (typeof rows)[number]) => (id === null ? undefined : byId.get(id));
  const everythingBefore = (row: (typeof rows)[number]): CareRecord[] => {
    const corrected = before(row);
    return corrected ? [toCareRecordDto(corrected), ...everythingBefore(corrected)] : [];
  };
  return rows
    .filter(({ id }) => !corrected.has(id))
    .flatMap((last) => {
      const row = last.isVoid ? before(last) : last;
      if (!row) return [];
      const takenBackAt = last.isVoid ? last.createdAt.toISOString() : null;
      return [{ record: toCareRecordDto(row), saidBefore: everythingBefore(row), takenBackAt }];
    });
}
