import type { StaffSession } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { endStaffSession, type StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { findSecondFactors } from "./second-factor-store.ts";
import type { StaffContext } from "./staff-context.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { toStaffSessionDto } from "./serialize.ts";
import { activeStaffById } from "./store.ts";

export async function getStaffSession(
  { database: { db }, isSecondFactorRequired }: StaffContext,
  caller: StaffCaller,
): Promise<StaffSession> {
  const member = await activeStaffById(db, caller.staffId);
  if (!member) throw new ApiError("unauthenticated", "Please sign in to the workplace to continue.");
  const facts = { isShown: caller.hasSecondFactor, isSecondFactorRequired };
  return toStaffSessionDto(member, caller.expiresAt, { ...(await findSecondFactors(db, caller)), ...facts });
}

export async function signOutAsStaff(database: Database, caller: StaffCaller): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    await endStaffSession(tx, caller.sessionId);
    await recordAudit(tx, caller, { action: "signed out", object: { kind: "staff", id: caller.staffId } });
  });
  return { message: "You are signed out." };
}
