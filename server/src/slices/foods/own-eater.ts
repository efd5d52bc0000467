import type { Caller } from "../../platform/auth/sessions.ts";
import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Tx } from "../../platform/db/database.ts";
import { notEaten } from "./errors.ts";
import { eatsNow } from "./household.ts";
import { type EaterRow, eatersOf } from "./store.ts";

export interface EaterParams {
  gearId: number;
  userpetId: number;
}

/** A pet of the customer's that eats this food now; nobody else changes it until the transaction ends. */
export async function lockOwnEater(tx: Tx, { userId }: Caller, { gearId, userpetId }: EaterParams): Promise<EaterRow> {
  await lockUser(tx, userId);
  const rows = await eatersOf(tx, [userId]);
  const eater = rows.find((row) => eatsNow(row) && row.gearId === gearId && row.userpetId === userpetId);
  if (!eater) throw notEaten();
  return eater;
}
