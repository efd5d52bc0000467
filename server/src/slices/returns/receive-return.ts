import type { ReturnInspection, StaffReturn } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { recordMovements } from "../stock/record-movements.ts";
import { returnUnits } from "../stock/return-units.ts";
import { changeReturnAsStaff } from "./change-return-as-staff.ts";
import { faultPoint } from "./fault-points.ts";
import { getReturnAsStaff } from "./get-return-as-staff.ts";
import { queueReturnMail } from "./mails.ts";
import type { ReturnContext } from "./return-context.ts";
import { type ArrivedLine, planInspection } from "./return-rules.ts";
import { returnLinesOf, setArrived } from "./store.ts";

/** Somebody has looked at every unit: it goes to the shelf, or it is written off. */
export async function receiveReturn(
  context: ReturnContext,
  caller: StaffCaller,
  id: number,
  inspection: ReturnInspection,
): Promise<StaffReturn> {
  const change = { id, version: inspection.version, action: "receive" } as const;
  await changeReturnAsStaff(context, caller, change, async (tx, { order }) => {
    const arrived = planInspection(await returnLinesOf(tx, [id]), inspection);
    for (const line of arrived) await setArrived(tx, id, line);
    await moveUnits(tx, order.id, caller.staffId, arrived);
    faultPoint("return inspected");
    await queueReturnMail(tx, context, order, { kind: "received" });
    const sum = (units: (line: ArrivedLine) => number) => arrived.reduce((total, line) => total + units(line), 0);
    return {
      audited: { restocked: sum(({ restocked }) => restocked), written_off: sum(({ writtenOff }) => writtenOff) },
    };
  });
  return getReturnAsStaff(context, id);
}

/** What is written off comes onto the shelf and leaves it, so that the ledger says what became of it. */
async function moveUnits(tx: Tx, orderId: number, staffId: number, arrived: ArrivedLine[]): Promise<void> {
  const units = arrived
    .map(({ gearId, restocked, writtenOff }) => ({ gearId, quantity: restocked + writtenOff, isRestocked: true }))
    .filter(({ quantity }) => quantity > 0);
  await returnUnits(tx, { orderId, staffId, units });
  const damaged = arrived.filter(({ writtenOff }) => writtenOff > 0);
  await recordMovements(
    tx,
    damaged.map(({ gearId, writtenOff }) => ({
      gearId,
      delta: -writtenOff,
      reason: "damaged",
      staffId,
      note: "Returned",
    })),
  );
}
