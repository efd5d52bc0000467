import type { Tx } from "../../platform/db/database.ts";
import { replaceUserpet } from "./store.ts";

/** What a puppy will weigh as an adult. The caller has made sure whose it is. */
export async function setAdultWeight(tx: Tx, id: number, adultWeightKg: number | null): Promise<void> {
  await replaceUserpet(tx, id, { adultWeightKg });
}
