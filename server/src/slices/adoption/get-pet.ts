import type { Pet } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { petNotFound } from "./errors.ts";
import { shownPetById } from "./store.ts";
import { toPetDto } from "./serialize.ts";

export async function getPet(db: Db, id: number): Promise<Pet> {
  const row = await shownPetById(db, id);
  if (!row) throw petNotFound();
  return toPetDto(row);
}
