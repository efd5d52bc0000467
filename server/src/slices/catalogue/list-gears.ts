import type { Gear } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { allGears } from "./store.ts";
import { gearOnTheWire } from "./wire.ts";

export async function listGears(db: Db): Promise<Gear[]> {
  return (await allGears(db)).map(gearOnTheWire);
}
