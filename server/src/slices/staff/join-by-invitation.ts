import type { StaffSession } from "@pawhaven/contract";
import type { Visitor } from "../../platform/auth/sessions.ts";
import { hashToken } from "../../platform/auth/tokens.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { linkOver } from "./errors.ts";
import { consumeInvitation, invitationByToken, type InvitationRow, updateInvitation } from "./invitation-store.ts";
import { joinStaff } from "./join-staff.ts";

export async function requireInvitation(db: Db, token: string): Promise<InvitationRow> {
  const invitation = await invitationByToken(db, token);
  if (!invitation) throw linkOver();
  return invitation;
}

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
  visitor: Visitor,
  { id, role }: InvitationRow,
  user: { id: number; name: string; email: string },
): Promise<StaffSession> {
  await updateInvitation(tx, id, { userId: user.id });
  const member = { userId: user.id, name: user.name, email: user.email, role };
  return joinStaff(tx, visitor, member, "invitation accepted");
}
