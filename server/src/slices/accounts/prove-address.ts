import type { Visitor } from "../../platform/auth/sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { recordSecurityEvent } from "./security-events.ts";
import { updateUser } from "./store.ts";

/** For somebody who followed a mailed link and knows the password or has a session. */
export async function proveAddress(tx: Tx, visitor: Visitor, userId: number): Promise<void> {
  await updateUser(tx, userId, { emailConfirmedAt: new Date() });
  await recordSecurityEvent(tx, userId, "email_confirmed", visitor);
}
