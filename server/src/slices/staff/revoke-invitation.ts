import { sql } from "drizzle-orm";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { updateInvitation } from "./invitation-store.ts";
import { type InvitationTarget, lockInvitation } from "./lock-invitation.ts";

export async function revokeInvitation(
  database: Database,
  caller: StaffCaller,
  target: InvitationTarget,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    await lockInvitation(tx, caller, target);
    await updateInvitation(tx, target.id, { revokedAt: sql`now()` });
    await recordAudit(tx, caller, { action: "invitation revoked", object: { kind: "invitation", id: target.id } });
  });
  return { message: "The invitation is withdrawn." };
}
