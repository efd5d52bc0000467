import type { CareRecord, Passport } from "@pawhaven/contract";
import { hashToken } from "../../../platform/auth/tokens.ts";
import type { Db } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { listCareRecords } from "../../records/list-care-records.ts";
import { passportByHash } from "./store.ts";

/** An expired, a withdrawn and an unknown link get the same answer. */
export async function readPassport(db: Db, token: string): Promise<Passport> {
  const found = await passportByHash(db, hashToken(token));
  if (!found) throw new ApiError("not_found", "This link does not work, or no longer.");
  const { pet, passport } = found;
  const records = await listCareRecords(db, { userpetId: pet.id });
  return {
    name: pet.name,
    species: pet.species,
    breed: pet.breed,
    gender: pet.gender,
    born_on: pet.bornOn,
    born_precision: pet.bornPrecision,
    chip: pet.chip,
    neutered: pet.neutered,
    image: pet.images[0] ?? null,
    died_on: pet.endedOn,
    records: records.filter(({ kind }) => shownKinds.has(kind)).map(withoutNotes),
    valid_until: passport.expiresAt.toISOString(),
  };
}

/** What others ask for at a border, a boarding house or another clinic. What an animal was ill with is nobody's business. */
const shownKinds: ReadonlySet<CareRecord["kind"]> = new Set(["vaccination", "deworming", "weight"]);

const withoutNotes = ({ id, kind, given_on, product, batch, weight_kg, due_on, source }: CareRecord) => ({
  id,
  kind,
  given_on,
  product,
  batch,
  weight_kg,
  due_on,
  source,
});
