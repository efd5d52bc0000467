import type { Invitation } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { assertMayInvite } from "./assert-may-invite.ts";
import { invitationEdited, invitationNotFound } from "./errors.ts";
import { findOpenInvitation, type InvitationRow, lockOpenInvitation } from "./invitation-store.ts";
import { toInvitationDto } from "./serialize.ts";

export interface InvitationTarget {
  id: number;
  version: number;
}

/** For a change by somebody who may invite to its role and has seen it as it is. */
export async function lockInvitation(
  tx: Tx,
  caller: StaffCaller,
  { id, version }: InvitationTarget,
): Promise<InvitationRow> {
  const row = await lockOpenInvitation(tx, id);
  if (!row) throw invitationNotFound();
  assertMayInvite(caller, row.role);
  // mutant(invitations.test.ts): an invitation is changed as the caller saw it
  if (row.version !== version) throw invitationEdited();
  return row;
}

export async function readInvitation(tx: Tx, id: number): Promise<Invitation> {
  const row = await findOpenInvitation(tx, id);
  if (!row) throw invitationNotFound();
  return toInvitationDto(row);
}
