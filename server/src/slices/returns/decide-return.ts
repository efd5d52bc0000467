import type { StaffReturn } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { changeReturnAsStaff } from "./change-return-as-staff.ts";
import { getReturnAsStaff } from "./get-return-as-staff.ts";
import { queueReturnMail } from "./mails.ts";
import type { ReturnContext } from "./return-context.ts";
import { freeUnits } from "./store.ts";

export async function approveReturn(
  context: ReturnContext,
  caller: StaffCaller,
  id: number,
  { instructions, version }: { instructions: string; version: number },
): Promise<StaffReturn> {
  await changeReturnAsStaff(context, caller, { id, version, action: "approve" }, async (tx, { order }) => {
    await queueReturnMail(tx, context, order, { kind: "approved", answer: instructions });
    return { answer: instructions, audited: { instructions } };
  });
  return getReturnAsStaff(context, id);
}

/** Units that have not arrived can be in another return afterwards. */
export async function declineReturn(
  context: ReturnContext,
  caller: StaffCaller,
  id: number,
  { reason, version }: { reason: string; version: number },
): Promise<StaffReturn> {
  await changeReturnAsStaff(context, caller, { id, version, action: "decline" }, async (tx, { order, current }) => {
    if (current.status !== "received") await freeUnits(tx, id);
    await queueReturnMail(tx, context, order, { kind: "declined", answer: reason });
    return { answer: reason, audited: { reason } };
  });
  return getReturnAsStaff(context, id);
}
