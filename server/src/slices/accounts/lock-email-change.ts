import { hashToken } from "../../platform/auth/tokens.ts";
import type { Tx } from "../../platform/db/database.ts";
import { emailChangeByLink, type EmailChangeRow } from "./email-change-store.ts";
import { fieldError } from "./field-error.ts";
import { lockUserRow, type UserRow } from "./store.ts";

/** The account first, like everybody else who changes it; then the link is looked up again, for it may be used by now. */
export async function lockEmailChange(tx: Tx, token: string): Promise<{ change: EmailChangeRow; user: UserRow }> {
  const linkHash = hashToken(token);
  const found = await emailChangeByLink(tx, linkHash);
  const user = found && (await lockUserRow(tx, found.userId));
  const change = user && (await emailChangeByLink(tx, linkHash));
  if (!user || !change) throw fieldError("invalid", "token", "This link is no longer valid.");
  return { change, user };
}
