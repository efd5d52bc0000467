import type { Pet } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { allPets } from "./store.ts";
import { toPetDto } from "./serialize.ts";

export async function listPets(db: Db): Promise<Pet[]> {
  return (await allPets(db)).map(toPetDto);
}
