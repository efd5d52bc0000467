import type { Feedback } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { feedback } from "../../schema/index.ts";

export async function saveFeedback(tx: Tx, given: Feedback): Promise<void> {
  await tx.insert(feedback).values(given);
}
