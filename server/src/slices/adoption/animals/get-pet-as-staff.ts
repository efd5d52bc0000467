import type { StaffPet } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { listCareRecords } from "../../records/list-care-records.ts";
import { petNotFound } from "../errors.ts";
import { petById } from "../store.ts";
import { toStaffPetDto } from "./serialize.ts";
import { currentHandoverId, requestCountsOf, staysOf } from "./store.ts";

export async function getPetAsStaff(db: Db, id: number, today: string): Promise<StaffPet> {
  const row = await petById(db, id);
  if (!row) throw petNotFound();
  return toStaffPetDto(row, {
    today,
    stays: await staysOf(db, id),
    records: await listCareRecords(db, { petId: id }),
    counts: await requestCountsOf(db, id),
    handoverId: await currentHandoverId(db, id),
  });
}
