import type { CareRecord, UserpetDetails } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { listCareRecords } from "../records/list-care-records.ts";
import { userpetNotFound } from "./errors.ts";
import { toUserpetDto } from "./serialize.ts";
import { ownUserpet } from "./store.ts";

export async function getUserpet(db: Db, { userId }: Caller, id: number): Promise<UserpetDetails> {
  const row = await ownUserpet(db, userId, id);
  if (!row) throw userpetNotFound();
  const records = await listCareRecords(db, { userpetId: id });
  return {
    ...toUserpetDto(row),
    born_on: row.bornOn,
    born_precision: row.bornPrecision,
    chip: row.chip,
    neutered: row.neutered,
    images: row.images,
    is_adopted: row.petId !== null,
    records: records.map(withoutAuthor),
  };
}

/** Customers see that the clinic or the shelter recorded it, not who works there. */
function withoutAuthor(record: CareRecord): UserpetDetails["records"][number] {
  const { recorded_by: _, ...shown } = record;
  return shown;
}
