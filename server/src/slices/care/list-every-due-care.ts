import type { OwnDueCare } from "@pawhaven/contract";
import { todayAt } from "../../platform/days.ts";
import type { CareContext } from "./care-context.ts";
import { refreshCareOf } from "./refresh-due-care.ts";
import { toOwnDueCareDto } from "./serialize.ts";
import { dueOfUser } from "./store.ts";

/** All that is due for the animals of a customer as of now, also what they do not want, the soonest first. */
export async function listEveryDueCare(context: CareContext, userId: number, now: Date): Promise<OwnDueCare[]> {
  const today = todayAt(context.shop, now);
  await context.database.transaction((tx) => refreshCareOf(tx, context, userId, now));
  return (await dueOfUser(context.database.db, userId, now)).map((row) => toOwnDueCareDto(row, today));
}
