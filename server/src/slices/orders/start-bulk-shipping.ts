import type { BodyOf, BulkJob, endpoints } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { BulkAction } from "../../platform/bulk/bulk-action.ts";
import { startBulkJob } from "../../platform/bulk/start-bulk-job.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { OrderContext } from "./order-context.ts";
import { matchesOrderFilters, orderNumbers } from "./staff-store.ts";
import { shipRest } from "./shipments/ship-order.ts";

export const shipOrdersAction = "ship orders";

export const shipInBulk = (context: Pick<OrderContext, "shopIdentity">): BulkAction => ({
  permission: "orders.ship",
  async apply(tx, caller, transactionId) {
    await shipRest(tx, context, caller, transactionId);
  },
});

/** With a filter, the orders that match now; later ones are not part of the job. */
export async function startBulkShipping(
  { database, shopIdentity }: Pick<OrderContext, "database" | "shopIdentity">,
  caller: StaffCaller,
  { ids, filter }: BodyOf<typeof endpoints.startBulkShipping>,
): Promise<BulkJob> {
  if ((ids === undefined) === (filter === undefined)) throw needsOneOfBoth();
  const objects = filter
    ? orderNumbers(matchesOrderFilters(filter, shopIdentity.shop.timeZone))
    : sql`select json_array_elements_text(${JSON.stringify(ids)}::json)`;
  return startBulkJob(database, caller, { action: shipOrdersAction, objects });
}

function needsOneOfBoth(): ApiError {
  const message = "Please select orders, or everything that the filter matches.";
  return new ApiError("invalid", message, { errors: { ids: [message] } });
}
