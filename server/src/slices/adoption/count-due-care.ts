import type { Db } from "../../platform/db/database.ts";
import { countDueUntil } from "./workplace-store.ts";

/** Of animals in the shelter: due today or overdue. */
export const countDueCare = (db: Db, today: string): Promise<number> => countDueUntil(db, today);
