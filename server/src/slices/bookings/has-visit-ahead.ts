import type { Db } from "../../platform/db/database.ts";
import { countUpcomingOfUserpet } from "./store.ts";

export const hasVisitAhead = async (db: Db, userpetId: number, now: Date): Promise<boolean> =>
  (await countUpcomingOfUserpet(db, userpetId, now)) > 0;
