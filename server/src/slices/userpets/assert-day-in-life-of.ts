import type { Day } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { assertDayInLife } from "./assert-day-in-life.ts";
import { userpetById } from "./store.ts";

/** For other slices, which know the animal by its id. */
export async function assertDayInLifeOf(tx: Tx, userpetId: number, field: string, day: Day, today: Day): Promise<void> {
  const row = await userpetById(tx, userpetId);
  if (row) assertDayInLife(row, field, day, today);
}
