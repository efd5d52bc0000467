import type { Database } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Caller } from "../../platform/sessions.ts";
import { listOrders } from "../orders/list-orders.ts";
import { listMyReviews } from "../reviews/my-reviews.ts";
import { identitiesOf, sessionsOf, userById } from "./store.ts";
import { profileOnTheWire, sessionOnTheWire } from "./wire.ts";

/** Everything kept about a customer, in words a customer can read. Secrets, even hashed, are not data about them. */
export async function exportMyData({ db }: Database, { userId, sessionId }: Caller): Promise<Record<string, unknown>> {
  const user = await userById(db, userId);
  if (!user) throw new Refusal("unauthenticated", "Please sign in to continue.");
  const [sessions, identities, orders, reviews] = await Promise.all([
    sessionsOf(db, userId),
    identitiesOf(db, userId),
    listOrders(db, { userId }),
    listMyReviews(db, userId),
  ]);
  return {
    exported_at: new Date().toISOString(),
    profile: profileOnTheWire(user),
    member_since: user.createdAt.toISOString(),
    sessions: sessions.map((row) => sessionOnTheWire(row, sessionId)),
    sign_in_providers: identities.map(({ issuer, createdAt }) => ({ issuer, since: createdAt.toISOString() })),
    orders,
    reviews,
  };
}
