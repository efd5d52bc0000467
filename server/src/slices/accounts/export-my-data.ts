import type { Database } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Caller } from "../../platform/sessions.ts";
import { exportBookings } from "../bookings/list-bookings.ts";
import { listUserpets } from "../userpets/list-userpets.ts";
import { identitiesOf, sessionsOf, userById } from "./store.ts";
import { profileOnTheWire, sessionOnTheWire } from "./wire.ts";

/** Everything kept about a customer, in words a customer can read. Secrets, even hashed, are not data about them. */
export async function exportMyData({ db }: Database, caller: Caller): Promise<Record<string, unknown>> {
  const { userId, sessionId } = caller;
  const user = await userById(db, userId);
  if (!user) throw new Refusal("unauthenticated", "Please sign in to continue.");
  const [sessions, identities] = await Promise.all([sessionsOf(db, userId), identitiesOf(db, userId)]);
  return {
    exported_at: new Date().toISOString(),
    profile: profileOnTheWire(user),
    member_since: user.createdAt.toISOString(),
    sessions: sessions.map((row) => sessionOnTheWire(row, sessionId)),
    pets: await listUserpets(db, caller, userId),
    bookings: await exportBookings(db, userId),
    sign_in_providers: identities.map(({ issuer, createdAt }) => ({ issuer, since: createdAt.toISOString() })),
  };
}
