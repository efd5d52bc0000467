import type { PasswordChange } from "@pawhaven/contract";
import { hashPassword } from "../../platform/auth/passwords.ts";
import type { RateLimiter } from "../../platform/auth/rate-limiter.ts";
import type { ScreenPassword } from "../../platform/auth/screen-password.ts";
import type { Caller, Visitor } from "../../platform/auth/sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { assertOwner } from "./assert-owner.ts";
import { queuePasswordChangedMail } from "./mails.ts";
import { requireUser } from "./require-user.ts";
import { revokeOtherAccess } from "./revoke-access.ts";
import { recordSecurityEvent } from "./security-events.ts";
import { lockUserRow, updateUser, type UserRow } from "./store.ts";

interface PasswordContext {
  database: Database;
  shopIdentity: ShopIdentity;
  limiter: RateLimiter;
  screenPassword: ScreenPassword;
}

export async function changePassword(
  context: PasswordContext,
  caller: Caller,
  visitor: Visitor,
  given: PasswordChange,
): Promise<{ message: string }> {
  const { database, shopIdentity } = context;
  const user = await requireUser(database.db, caller);
  await assertOwner(context, caller, user, { field: "current_password", password: given.current_password });
  // mutant(change-password.test.ts): a password is not changed to a common one
  await context.screenPassword(given.password);
  const passwordHash = await hashPassword(given.password);
  await database.transaction(async (tx) => {
    await assertSamePassword(tx, user);
    await updateUser(tx, user.id, { passwordHash });
    await revokeOtherAccess(tx, caller);
    await recordSecurityEvent(tx, user.id, "password_changed", visitor);
    await queuePasswordChangedMail(tx, shopIdentity, user, "all other devices");
  });
  return { message: "Your password has been changed. You are signed out on all other devices." };
}

/** Hashing takes a while, in which a reset may have replaced the password that was checked. */
async function assertSamePassword(tx: Tx, { id, passwordHash }: UserRow): Promise<void> {
  const current = await lockUserRow(tx, id);
  if (current?.passwordHash !== passwordHash)
    throw new ApiError("conflict", "Your account has just changed. Please sign in again.");
}
