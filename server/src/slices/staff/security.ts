import type { StaffSecurity } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { passkeysOf, toPasskeyDto } from "../../platform/auth/passkeys/store.ts";
import { endStaffSession as deleteStaffSession, type StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { memberObject } from "./open-staff-session.ts";
import { findSecondFactors } from "./second-factor-store.ts";
import { toOwnSessionDto, toSecondFactorDto } from "./serialize.ts";
import type { StaffContext } from "./staff-context.ts";
import { staffPasskeyOwner } from "./staff-passkeys.ts";
import { staffSessionsOf } from "./store.ts";

export async function getStaffSecurity(
  { database: { db }, isSecondFactorRequired }: StaffContext,
  caller: StaffCaller,
): Promise<StaffSecurity> {
  const factors = await findSecondFactors(db, caller);
  const facts = { ...factors, isShown: caller.hasSecondFactor, isSecondFactorRequired };
  return {
    second_factor: toSecondFactorDto(facts),
    authenticator_since: factors.authenticatorSince?.toISOString() ?? null,
    passkeys: (await passkeysOf(db, staffPasskeyOwner(caller))).map(toPasskeyDto),
    sessions: (await staffSessionsOf(db, caller.staffId)).map((row) => toOwnSessionDto(row, caller.sessionId)),
  };
}

export const endStaffSession = (
  { database }: StaffContext,
  caller: StaffCaller,
  sessionId: number,
): Promise<{ message: string }> =>
  database.transaction(async (tx) => {
    if (sessionId === caller.sessionId)
      throw new ApiError("conflict", "This is the session you are using. Please sign out.");
    const own = await staffSessionsOf(tx, caller.staffId);
    // mutant(second-factor.test.ts): a session of staff is ended by its own member
    if (!own.some(({ id }) => id === sessionId)) throw new ApiError("not_found", "This session has already ended.");
    await deleteStaffSession(tx, sessionId);
    await recordAudit(tx, caller, { action: "session ended", object: memberObject({ id: caller.staffId }) });
    return { message: "The session has ended." };
  });
