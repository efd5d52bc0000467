import type { Db } from "../../platform/db/database.ts";
import { countOpen } from "./workplace-store.ts";

export const countOpenRequests = (db: Db): Promise<number> => countOpen(db);
