import type { Pet } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { noSuchPet } from "./refusals.ts";
import { petById } from "./store.ts";
import { petOnTheWire } from "./wire.ts";

export async function getPet(db: Db, id: number): Promise<Pet> {
  const row = await petById(db, id);
  if (!row) throw noSuchPet();
  return petOnTheWire(row);
}
