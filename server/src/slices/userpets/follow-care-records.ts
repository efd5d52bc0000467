import type { Tx } from "../../platform/db/database.ts";
import { summarizeCare } from "../records/summarize-care.ts";
import { replaceUserpet } from "./store.ts";

/** A pet is neutered once that was recorded. Its weight follows the records by a trigger. */
export async function followCareRecords(tx: Tx, userpetId: number): Promise<void> {
  const { isNeutered } = await summarizeCare(tx, { userpetId });
  if (isNeutered) await replaceUserpet(tx, userpetId, { neutered: true });
}
