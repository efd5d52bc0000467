import type { IdentityProof, PasskeyRequest } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { passwordMatches } from "../../platform/auth/passwords.ts";
import { beginPasskeyUse, verifyPasskey } from "../../platform/auth/passkeys/verify-passkey.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { memberObject, recordFailure } from "./open-staff-session.ts";
import { consumeCode, wrongCode } from "./prove-second-factor.ts";
import type { StaffContext } from "./staff-context.ts";
import { activeStaffById, saveIdentityConfirmed } from "./store.ts";

const limit = { times: 5, perSeconds: 10 * 60 };

export const beginIdentityConfirmation = (
  { database, relyingParty }: StaffContext,
  { userId }: StaffCaller,
): Promise<PasskeyRequest> => beginPasskeyUse(database.db, relyingParty, "confirm", { userId, audience: "staff" });

/** For what `confirmsIdentity`. Wrong passwords and codes are limited: the screen may be somebody else's. */
export async function confirmIdentity(
  context: StaffContext,
  caller: StaffCaller,
  visitor: Visitor,
  proof: IdentityProof,
): Promise<{ message: string }> {
  const { database, limiter } = context;
  const key = `confirm identity of staff ${caller.staffId}`;
  // mutant(confirm-identity.test.ts): guesses at an open screen are limited
  await limiter.consume(key, limit);
  await assertProven(context, caller, proof).catch(async (error: unknown) => {
    await recordFailure(database, caller.staffId, visitor, "identity not confirmed");
    throw error;
  });
  await database.transaction(async (tx) => {
    await saveIdentityConfirmed(tx, caller.sessionId);
    await recordAudit(tx, caller, { action: "identity confirmed", object: memberObject({ id: caller.staffId }) });
  });
  await limiter.reset([key]);
  return { message: "Thank you. It is you." };
}

async function assertProven(context: StaffContext, caller: StaffCaller, proof: IdentityProof): Promise<void> {
  const { database, relyingParty } = context;
  if (proof.password !== undefined) return assertPassword(context, caller, proof.password);
  if (proof.code !== undefined) {
    const { code } = proof;
    const used = await database.transaction((tx) => consumeCode(tx, context, caller.staffId, code));
    // mutant(confirm-identity.test.ts): a wrong code confirms nothing
    if (!used) throw wrongCode("invalid");
    return;
  }
  const use = { purpose: "confirm", audience: "staff", userId: caller.userId } as const;
  const verified = proof.passkey && (await verifyPasskey(database.db, relyingParty, use, proof.passkey));
  // mutant(confirm-identity.test.ts): a wrong passkey confirms nothing
  if (!verified) throw new ApiError("invalid", "This passkey did not work. Please try again, or use your password.");
}

async function assertPassword({ database }: StaffContext, { staffId }: StaffCaller, password: string): Promise<void> {
  const member = await activeStaffById(database.db, staffId);
  // mutant(confirm-identity.test.ts): a wrong password confirms nothing
  if (!(await passwordMatches(member?.passwordHash, password)))
    throw new ApiError("invalid", "Incorrect password.", { errors: { password: ["Incorrect password."] } });
}
