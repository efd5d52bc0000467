import type { StaffRole, StaffSession } from "@pawhaven/contract";
import type { Visitor } from "../../platform/auth/sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { revokeInvitationsTo } from "./invitation-store.ts";
import { queueSecondFactorsResetMail } from "./mails.ts";
import { upsertMember } from "./member-store.ts";
import { openStaffSession } from "./open-staff-session.ts";
import { deleteSecondFactors, findSecondFactors, hasSecondFactor } from "./second-factor-store.ts";
import type { StaffContext } from "./staff-context.ts";
import { activeStaffById, type StaffRow } from "./store.ts";

interface NewMember {
  userId: number;
  name: string;
  email: string;
  role: StaffRole;
}

/**
 * The account becomes one of staff and is signed in. The last step of every way to join, and of the way back in for those
 * who lost phone and recovery codes: second factors from before end.
 */
export async function joinStaff(
  tx: Tx,
  context: Pick<StaffContext, "isSecondFactorRequired" | "shopIdentity">,
  visitor: Visitor,
  { email, ...values }: NewMember,
  action: string,
): Promise<StaffSession> {
  const { id } = await upsertMember(tx, values);
  // mutant(ownership.test.ts): whoever works here has no way left to join again
  await revokeInvitationsTo(tx, email);
  const member = (await activeStaffById(tx, id)) as StaffRow;
  const owner = { staffId: id, userId: values.userId };
  if (hasSecondFactor(await findSecondFactors(tx, owner)))
    await queueSecondFactorsResetMail(tx, context.shopIdentity, member, "by a link");
  // mutant(ownership.test.ts): whoever comes back sets up their second factor again
  await deleteSecondFactors(tx, owner);
  return openStaffSession(tx, context, member, visitor, {
    hasSecondFactor: false,
    action,
    after: { role: values.role },
  });
}
