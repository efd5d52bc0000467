import { endAllSessions } from "../../platform/auth/sessions.ts";
import { endStaffSessionsOfUser } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { revokeCalendarLinks } from "../bookings/revoke-calendar-links.ts";
import { deleteOneTimeLinks } from "./one-time-links.ts";

/**
 * Ends everything that opens the account or shows its data without the password: sessions, also those of staff, open
 * reset links and calendar links. Confirmation links stay, because they need the session or the password as well.
 */
export async function revokeAccess(tx: Tx, userId: number): Promise<void> {
  await revokeCustomerAccess(tx, userId);
  // mutant(revoke-access.test.ts): sessions of staff end with those of the customer
  await endStaffSessionsOfUser(tx, userId);
}

/** The same without the workplace: nobody ends the work of a colleague by signing a customer out. */
export async function revokeCustomerAccess(tx: Tx, userId: number): Promise<void> {
  // mutant(reset-password.test.ts): a new password ends all sessions
  await endAllSessions(tx, userId);
  // mutant(revoke-access.test.ts): open reset links end with the sessions
  await deleteOneTimeLinks(tx, userId, "reset");
  await revokeCalendarLinks(tx, userId);
}
