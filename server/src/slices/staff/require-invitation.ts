import type { Db } from "../../platform/db/database.ts";
import { linkOver } from "./errors.ts";
import { invitationByToken, type InvitationRow } from "./invitation-store.ts";

export async function requireInvitation(db: Db, token: string): Promise<InvitationRow> {
  const invitation = await invitationByToken(db, token);
  if (!invitation) throw linkOver();
  return invitation;
}
