import type { SignInReply } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { createSession, type Visitor } from "../../platform/auth/sessions.ts";
import type { UserRow } from "./store.ts";
import { toUserDto } from "./serialize.ts";

const hourSeconds = 3600;

/** Creates the session for a user who has just authenticated, by password or through a provider. */
export async function completeSignIn(
  database: Database,
  user: UserRow,
  visitor: Visitor,
  { remember }: { remember: boolean },
): Promise<SignInReply> {
  const lifetimeSeconds = remember ? 30 * 24 * hourSeconds : 12 * hourSeconds;
  const token = await database.transaction((tx) => createSession(tx, { userId: user.id, lifetimeSeconds, visitor }));
  return { message: "Login successful!", access_token: token, user: toUserDto(user) };
}
