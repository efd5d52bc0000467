import type { StaffRole, StaffSession } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import { createStaffSession } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { revokeInvitationsTo } from "./invitation-store.ts";
import { upsertMember } from "./member-store.ts";
import { toStaffSessionDto } from "./serialize.ts";
import { activeStaffById, type StaffRow } from "./store.ts";

interface NewMember {
  userId: number;
  name: string;
  email: string;
  role: StaffRole;
}

/** The account becomes one of staff and is signed in. The last step of every way to join. */
export async function joinStaff(
  tx: Tx,
  visitor: Visitor,
  { email, ...values }: NewMember,
  action: string,
): Promise<StaffSession> {
  const { id } = await upsertMember(tx, values);
  // mutant(ownership.test.ts): whoever works here has no way left to join again
  await revokeInvitationsTo(tx, email);
  const { requestId = "", staffToken: token = "" } = visitor;
  const session = await createStaffSession(tx, { staffId: id, token, visitor });
  const { role } = values;
  await recordAudit(tx, { staffId: id, requestId }, { action, object: { kind: "staff", id }, after: { role } });
  return toStaffSessionDto((await activeStaffById(tx, id)) as StaffRow, session.expiresAt);
}
