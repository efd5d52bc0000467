import type { Visitor } from "../../platform/auth/sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { recordSecurityEvent } from "./security-events.ts";
import { insertUser, type UserRow } from "./store.ts";

interface NewAccount {
  name: string;
  email: string;
  passwordHash: string;
  /** Whether whoever opens it has shown that the address is theirs. */
  isProven: boolean;
}

/** Violates `users_email` if the address has an account. */
export async function openAccount(
  tx: Tx,
  visitor: Visitor,
  { isProven, ...account }: NewAccount,
): Promise<Pick<UserRow, "id" | "name" | "email">> {
  const user = await insertUser(tx, { ...account, emailConfirmedAt: isProven ? new Date() : null });
  await recordSecurityEvent(tx, user.id, "registered", visitor);
  return user;
}
