import type { Db } from "../../platform/db/database.ts";
import { colleagues } from "./store.ts";

export const listThreadAssignees = (db: Db): Promise<{ id: number; name: string }[]> => colleagues(db);
