import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { endSessionOfCustomer, signCustomerOutEverywhere } from "../accounts/account-security.ts";
import { findRelatedCustomer } from "../accounts/list-customers.ts";

export async function endSession(
  database: Database,
  caller: StaffCaller,
  { id, session_id: sessionId }: { id: number; session_id: number },
): Promise<{ message: string }> {
  await findRelatedCustomer(database.db, caller.role, id);
  await database.transaction(async (tx) => {
    await endSessionOfCustomer(tx, id, sessionId);
    await recordAudit(tx, caller, { action: "session ended", object: { kind: "customer", id } });
  });
  return { message: "The session has ended." };
}

/** Reset links and calendar links end as well. */
export async function endAllSessions(
  database: Database,
  caller: StaffCaller,
  id: number,
): Promise<{ message: string }> {
  await findRelatedCustomer(database.db, caller.role, id);
  await database.transaction(async (tx) => {
    await signCustomerOutEverywhere(tx, id);
    await recordAudit(tx, caller, { action: "signed out everywhere", object: { kind: "customer", id } });
  });
  return { message: "They are signed out everywhere." };
}
