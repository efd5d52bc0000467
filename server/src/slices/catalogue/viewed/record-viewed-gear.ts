import type { ViewedGears } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Database } from "../../../platform/db/database.ts";
import { gearNotFound } from "../editing/errors.ts";
import { listViewedGears } from "./list-viewed-gears.ts";
import { gearExists, saveViews } from "./store.ts";

/** Another device may have withdrawn the consent in the meantime: then nothing is stored, and the reply says so. */
export const recordViewedGear = (database: Database, caller: Caller, gearId: number): Promise<ViewedGears> =>
  database.transaction(async (tx) => {
    if (!(await gearExists(tx, gearId))) throw gearNotFound();
    await saveViews(tx, caller.userId, [gearId]);
    return listViewedGears(tx, caller);
  });
