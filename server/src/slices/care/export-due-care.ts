import type { Db } from "../../platform/db/database.ts";
import { exportedDueOf } from "./store.ts";

export const exportDueCare = (db: Db, userId: number): Promise<Record<string, unknown>[]> => exportedDueOf(db, userId);
