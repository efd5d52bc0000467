import type { Customer } from "@pawhaven/contract";
import { passkeysOf } from "../../platform/auth/passkeys/store.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { revokeCustomerAccess } from "./revoke-access.ts";
import { recordSecurityEvent, securityEventsOf } from "./security-events.ts";
import { toSecurityEventDto, toSessionDto } from "./serialize.ts";
import { deleteSession, sessionsOf } from "./store.ts";

/** The session of whoever asks is not among them. */
const noSession = 0;

/** Where and how a customer signs in, as staff see it. */
export async function getAccountSecurity(db: Db, userId: number): Promise<NonNullable<Customer["security"]>> {
  const [sessions, passkeys, events] = await Promise.all([
    sessionsOf(db, userId),
    passkeysOf(db, { userId, audience: "customer" }),
    securityEventsOf(db, userId),
  ]);
  return {
    sessions: sessions.map((row) => toSessionDto(row, noSession)),
    passkeys: passkeys.length,
    events: events.map(toSecurityEventDto),
  };
}

/** The customer finds it under "Recent activity", without the device of whoever did it. */
export async function endSessionOfCustomer(tx: Tx, userId: number, sessionId: number): Promise<void> {
  if (!(await deleteSession(tx, userId, sessionId))) throw new ApiError("not_found", "This session has ended already.");
  await recordSecurityEvent(tx, userId, "session_ended");
}

export async function signCustomerOutEverywhere(tx: Tx, userId: number): Promise<void> {
  await revokeCustomerAccess(tx, userId);
  await recordSecurityEvent(tx, userId, "signed_out_everywhere");
}
