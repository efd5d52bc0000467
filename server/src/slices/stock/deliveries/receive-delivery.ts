import type { BodyOf, DeliveryWithLines, endpoints } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { faultPoint } from "../fault-points.ts";
import { recordMovements } from "../record-movements.ts";
import { getDelivery } from "./list-deliveries.ts";
import { findDeliveryByKey, insertDelivery, type NewDeliveryRow } from "./store.ts";

type NewDelivery = BodyOf<typeof endpoints.receiveDelivery>;

const constraintErrors = {
  deliveries_supplier_id_fkey: () => new ApiError("not_found", "There is no such supplier."),
};

/** Everything that came is on the shelf, or nothing. A repeated call with the same key gets the first delivery. */
export async function receiveDelivery(
  database: Database,
  caller: StaffCaller,
  delivery: NewDelivery,
  requestKey: string | null,
): Promise<DeliveryWithLines> {
  const id = await database
    .transaction((tx) => receive(tx, caller, delivery, requestKey))
    .catch(mapConstraintErrors(constraintErrors));
  faultPoint("delivery committed");
  return getDelivery(database.db, id);
}

async function receive(tx: Tx, caller: StaffCaller, delivery: NewDelivery, requestKey: string | null): Promise<number> {
  const { staffId } = caller;
  const { supplier_id: supplierId, reference } = delivery;
  const values: NewDeliveryRow = { supplierId, reference, staffId, requestKey };
  const id = await insertDelivery(tx, values);
  if (id === undefined) return repeat(tx, caller, requestKey ?? "");
  const lines = mergeLines(delivery.lines);
  const moved = await recordMovements(
    tx,
    lines.map(([gearId, delta]) => ({ gearId, delta, reason: "received", staffId, deliveryId: id })),
  );
  // mutant(../stock.test.ts): a delivery is received whole or not at all
  if (moved < lines.length) throw new ApiError("not_found", "One of these gears does not exist any more.");
  const units = lines.reduce((sum, [, quantity]) => sum + quantity, 0);
  const after = { supplier_id: supplierId, reference, lines: lines.length, units };
  await recordAudit(tx, caller, { action: "received", object: { kind: "delivery", id }, after });
  return id;
}

async function repeat(tx: Tx, caller: StaffCaller, requestKey: string): Promise<number> {
  const id = await findDeliveryByKey(tx, caller.staffId, requestKey);
  if (id === undefined) throw new Error("a delivery disappeared");
  return id;
}

/** One movement per gear, even if it is on two lines of the delivery note. */
function mergeLines(lines: NewDelivery["lines"]): [gearId: number, quantity: number][] {
  const quantities = new Map<number, number>();
  for (const { gear_id: gearId, quantity } of lines) quantities.set(gearId, (quantities.get(gearId) ?? 0) + quantity);
  return [...quantities];
}
