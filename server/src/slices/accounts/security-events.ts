import { deviceName, type SecurityEvent, type SecurityEventKind } from "@pawhaven/contract";
import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { shortenAddress } from "../../platform/auth/network.ts";
import type { Caller, Visitor } from "../../platform/auth/sessions.ts";
import type { Database, Db, Tx } from "../../platform/db/database.ts";
import { securityEvents } from "../../schema/index.ts";
import { toSecurityEventDto } from "./serialize.ts";
import type { SecurityEventRow } from "./store.ts";

const maxShown = 50;

/** Written by the transaction that does what the event says. `visitor` is absent where a job does it. */
export async function recordSecurityEvent(
  tx: Tx,
  userId: number,
  kind: SecurityEventKind,
  visitor?: Visitor,
): Promise<void> {
  const origin = visitor && { device: visitor.device, network: shortenAddress(visitor.address) };
  await tx.insert(securityEvents).values({ userId, kind, ...origin });
}

export const securityEventsOf = (db: Db, userId: number): Promise<SecurityEventRow[]> =>
  db
    .select()
    .from(securityEvents)
    .where(
      // mutant(security-events.test.ts): customers see their own recent activity only
      eq(securityEvents.userId, userId),
    )
    .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
    .limit(maxShown);

export async function listSecurityEvents({ db }: Database, { userId }: Caller): Promise<SecurityEvent[]> {
  return (await securityEventsOf(db, userId)).map(toSecurityEventDto);
}

const kindsOfKnownDevices = ["registered", "signed_in", "new_device"] as const;

/** Whether the account was never used from this browser, system and network. The first sign-in of an account is no news. */
export async function isNewDevice(tx: Tx, userId: number, { device, address }: Visitor): Promise<boolean> {
  const known = await tx
    .selectDistinct({ kind: securityEvents.kind, device: securityEvents.device, network: securityEvents.network })
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), inArray(securityEvents.kind, kindsOfKnownDevices)));
  const isFirst = known.length > 0 && known.every(({ kind }) => kind === "registered");
  const [name, network] = [deviceName(device), shortenAddress(address)];
  return !isFirst && !known.some((other) => other.network === network && deviceName(other.device) === name);
}

export async function deleteOldSecurityEvents(db: Db, days: number): Promise<void> {
  await db
    .delete(securityEvents)
    .where(lt(securityEvents.createdAt, sql`now() - make_interval(secs => ${days * 86_400})`));
}
