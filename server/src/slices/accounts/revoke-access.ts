import { type Caller, endAllSessions, endOtherSessions } from "../../platform/auth/sessions.ts";
import { endStaffSessionsOfUser } from "../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { revokeCalendarLinks } from "../bookings/revoke-calendar-links.ts";
import { deleteEmailChange } from "./email-change-store.ts";
import { deleteOneTimeLinks } from "./one-time-links.ts";

/**
 * Ends everything that opens the account or shows its data without the password: sessions, also those of staff, open
 * reset links, a change of the address that waits, and calendar links. Confirmation links stay, because they need the session or the password as well.
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
  // mutant(email-change.test.ts): a reset stops a change of the address that somebody else may have asked for
  await deleteEmailChange(tx, userId);
  await revokeCalendarLinks(tx, userId);
}

/**
 * For a customer who knew the password: this session stays, and so do passkeys and calendar links. Whoever fears that
 * somebody else has been in the account signs out everywhere.
 */
export async function revokeOtherAccess(tx: Tx, caller: Caller): Promise<void> {
  // mutant(change-password.test.ts): a changed password ends all other sessions
  await endOtherSessions(tx, caller);
  // mutant(change-password.test.ts): a changed password ends the sessions of staff
  await endStaffSessionsOfUser(tx, caller.userId);
  // mutant(change-password.test.ts): a changed password voids open reset links
  await deleteOneTimeLinks(tx, caller.userId, "reset");
  // mutant(change-password.test.ts): a changed password stops a change of the address
  await deleteEmailChange(tx, caller.userId);
}
