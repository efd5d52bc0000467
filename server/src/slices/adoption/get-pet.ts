import type { Pet } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { petById } from "./store.ts";
import { petOnTheWire } from "./wire.ts";

export async function getPet(db: Db, id: number): Promise<Pet> {
  const row = await petById(db, id);
  if (!row) throw new Refusal("not_found", "This pet is not with us.");
  return petOnTheWire(row);
}
