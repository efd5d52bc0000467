import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import { notWaiting } from "../errors.ts";
import { deleteAlert } from "./store.ts";

export async function withdrawStockAlert(db: Db, { userId }: Caller, gearId: number) {
  if (!(await deleteAlert(db, userId, gearId))) throw notWaiting();
  return { message: "You will not be emailed about this gear." };
}
