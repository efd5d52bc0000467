import type { Db } from "../../platform/db/database.ts";
import { resourcesByIds } from "./store.ts";

/** As people read them, in the order of the calendar. */
export const nameResources = async (db: Db, ids: readonly number[]): Promise<string> =>
  (await resourcesByIds(db, ids)).map(({ name }) => name).join(", ");
