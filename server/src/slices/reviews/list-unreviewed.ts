import type { UnreviewedGear } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { unreviewedLines } from "./store.ts";

export async function listUnreviewed(db: Db, { userId }: Caller): Promise<UnreviewedGear[]> {
  const lines = await unreviewedLines(db, userId);
  return lines.map(({ line, transactionId }) => ({
    gear_id: line.gearId,
    receipt_id: transactionId,
    quantity: line.quantity,
    main_image: line.image,
    name: line.name,
  }));
}
