import type { Stocktake } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Database } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { getStocktake } from "./list-stocktakes.ts";
import { insertStocktake } from "./store.ts";

const constraintErrors = {
  stocktakes_one_open: () => new ApiError("conflict", "A stocktake is already under way."),
};

export async function startStocktake(database: Database, caller: StaffCaller): Promise<Stocktake> {
  const started = database.transaction(async (tx) => {
    const id = await insertStocktake(tx, caller.staffId);
    await recordAudit(tx, caller, { action: "started", object: { kind: "stocktake", id } });
    return id;
  });
  return getStocktake(database.db, await started.catch(mapConstraintErrors(constraintErrors)));
}
