import type { StaffSession } from "@pawhaven/contract";
import type { Visitor } from "../../platform/auth/sessions.ts";
import { hashToken } from "../../platform/auth/tokens.ts";
import type { Tx } from "../../platform/db/database.ts";
import { linkOver } from "./errors.ts";
import { consumeInvitation, type InvitationRow, updateInvitation } from "./invitation-store.ts";
import { joinStaff } from "./join-staff.ts";
import type { StaffContext } from "./staff-context.ts";

/** Of several concurrent calls, one goes on. */
export async function takeInvitation(tx: Tx, token: string): Promise<InvitationRow> {
  const invitation = await consumeInvitation(tx, token);
  if (!invitation) throw linkOver();
  return invitation;
}

export const isFromMail = ({ mailTokenHash }: InvitationRow, token: string): boolean =>
  mailTokenHash.equals(hashToken(token));

export async function joinByInvitation(
  tx: Tx,
  context: StaffContext,
  visitor: Visitor,
  { id, role }: InvitationRow,
  user: { id: number; name: string; email: string },
): Promise<StaffSession> {
  await updateInvitation(tx, id, { userId: user.id });
  const member = { userId: user.id, name: user.name, email: user.email, role };
  return joinStaff(tx, context, visitor, member, "invitation accepted");
}
