import type { Db } from "../../platform/db/database.ts";
import { listCareRecords } from "../records/list-care-records.ts";
import { everyUserpetOf } from "./store.ts";

/** What is known of a customer's animals beyond the list, also of those that no longer live with them. */
export async function exportUserpets(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  const rows = await everyUserpetOf(db, userId);
  return Promise.all(
    rows.map(async ({ id, name, chip, bornOn, neutered, notes, images, endedOn, endedBy }) => ({
      pet: name,
      chip,
      born_on: bornOn,
      neutered,
      notes,
      images,
      ended_on: endedOn,
      ended_by: endedBy,
      records: await listCareRecords(db, { userpetId: id }),
    })),
  );
}
