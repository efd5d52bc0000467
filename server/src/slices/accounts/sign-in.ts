import type { SignedIn } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { openSession, type Visitor } from "../../platform/sessions.ts";
import type { UserRow } from "./store.ts";
import { userOnTheWire } from "./wire.ts";

const hour = 3600;

/** Opens the session of somebody who has just proved who they are, by password or through a provider. */
export async function signIn(
  database: Database,
  user: UserRow,
  visitor: Visitor,
  { remember }: { remember: boolean },
): Promise<SignedIn> {
  const lifetimeSeconds = remember ? 30 * 24 * hour : 12 * hour;
  const token = await database.transaction((tx) => openSession(tx, { userId: user.id, lifetimeSeconds, visitor }));
  return { message: "Login successful!", access_token: token, user: userOnTheWire(user) };
}
