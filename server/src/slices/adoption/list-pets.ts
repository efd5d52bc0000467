import type { Pet } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { shownPets } from "./store.ts";
import { toPetDto } from "./serialize.ts";

export async function listPets(db: Db): Promise<Pet[]> {
  return (await shownPets(db)).map(toPetDto);
}
