import { type BodyOf, type BulkJob, type endpoints, saleDraft } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { BulkAction } from "../../../platform/bulk/bulk-action.ts";
import { startBulkJob } from "../../../platform/bulk/start-bulk-job.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Database } from "../../../platform/db/database.ts";
import { fieldError } from "../editing/errors.ts";
import { gearIdsMatching, matchesStaffFilters } from "../staff-store.ts";
import { saleConstraintErrors } from "./errors.ts";
import { addSale } from "./set-sale.ts";

export const setSalesAction = "set sales";

/** A gear that has another sale in that time fails alone. */
export const setSalesInBulk: BulkAction = {
  permission: "prices.edit",
  async apply(tx, caller, gearId, parameters) {
    await addSale(tx, caller, Number(gearId), saleDraft.parse(parameters)).catch(
      mapConstraintErrors(saleConstraintErrors),
    );
  },
};

/** With a filter, the gears that match now; later ones are not part of the job. */
export async function startBulkSale(
  database: Database,
  caller: StaffCaller,
  { ids, filter, sale }: BodyOf<typeof endpoints.startBulkSale>,
): Promise<BulkJob> {
  if ((ids === undefined) === (filter === undefined))
    throw fieldError("ids", "Please select gears, or everything that the filter matches.");
  const objects = filter
    ? gearIdsMatching(matchesStaffFilters(filter))
    : sql`select json_array_elements_text(${JSON.stringify(ids)}::json)`;
  return startBulkJob(database, caller, { action: setSalesAction, objects, parameters: sale });
}
