import { hashToken, newToken } from "../../../platform/auth/tokens.ts";
import type { Db } from "../../../platform/db/database.ts";
import { insertGuestLink } from "./store.ts";

/** A new token with which the order can be opened. It is not stored, so every mail has one of its own. */
export async function issueGuestLink(db: Db, orderId: number): Promise<string> {
  const token = newToken();
  await insertGuestLink(db, orderId, hashToken(token));
  return token;
}
