import type { Db } from "../../platform/db/database.ts";
import { exportCareRecords } from "../records/export-care-records.ts";
import { listCareRecords } from "../records/list-care-records.ts";
import { avoidsOf } from "./avoids/store.ts";
import { everyPassportOf } from "./passports/store.ts";
import { everyUserpetOf } from "./store.ts";

/** What is known of a customer's animals beyond the list, also of those that no longer live with them. */
export async function exportUserpets(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  const rows = await everyUserpetOf(db, userId);
  const avoids = await avoidsOf(
    db,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async (row) => ({
      pet: row.name,
      species: row.species,
      breed: row.breed,
      gender: row.gender,
      chip: row.chip,
      born_on: row.bornOn,
      born_precision: row.bornPrecision,
      neutered: row.neutered,
      notes: row.notes,
      description: row.description,
      images: row.images,
      ended_on: row.endedOn,
      ended_by: row.endedBy,
      records: await listCareRecords(db, { userpetId: row.id }),
      every_record: await exportCareRecords(db, { userpetId: row.id }),
      avoids: avoids.get(row.id) ?? [],
      passport_links: (await everyPassportOf(db, row.id)).map(({ createdAt, expiresAt, withdrawnAt }) => ({
        created_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        withdrawn_at: withdrawnAt?.toISOString() ?? null,
      })),
    })),
  );
}
