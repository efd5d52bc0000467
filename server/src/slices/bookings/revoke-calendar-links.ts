import type { Tx } from "../../platform/db/database.ts";
import { deleteFeed, replaceCalendarKeys } from "./calendar-store.ts";

/** Ends the customer's calendar feed and every calendar link that was shown or mailed. New links are made on demand. */
export async function revokeCalendarLinks(tx: Tx, userId: number): Promise<void> {
  // mutant(../accounts/revoke-access.test.ts): a calendar feed ends with the sessions
  await deleteFeed(tx, userId);
  // mutant(../accounts/revoke-access.test.ts): calendar links of bookings end with the sessions
  await replaceCalendarKeys(tx, userId);
}
