import type { SignInReply } from "@pawhaven/contract";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { isActiveStaff } from "../../platform/auth/is-active-staff.ts";
import { passkeyExists } from "../../platform/auth/passkeys/store.ts";
import { createSession, type Visitor } from "../../platform/auth/sessions.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { SessionIdle } from "../../settings.ts";
import { queueNewDeviceMail } from "./mails.ts";
import { isNewDevice, recordSecurityEvent } from "./security-events.ts";
import { lockUserRow, type UserRow } from "./store.ts";
import { toUserDto } from "./serialize.ts";

export interface SignInContext {
  database: Database;
  shopIdentity: ShopIdentity;
  sessionIdle: SessionIdle;
}

const hourSeconds = 3600;

interface SignInOptions {
  remember: boolean;
  /** Of the passkey that was used. */
  passkeyId?: number;
}

/** Creates the session for a user who has just authenticated, by password, with a passkey or through a provider. */
export async function completeSignIn(
  { database, shopIdentity, sessionIdle }: SignInContext,
  user: UserRow,
  visitor: Visitor,
  { remember, passkeyId }: SignInOptions,
): Promise<SignInReply> {
  const limits = remember
    ? { lifetimeSeconds: 30 * 24 * hourSeconds, idleSeconds: sessionIdle.rememberedSeconds }
    : { lifetimeSeconds: 12 * hourSeconds, idleSeconds: sessionIdle.seconds };
  return database.transaction(async (tx) => {
    await assertStillValid(tx, user, passkeyId);
    await recordSignIn(tx, shopIdentity, user, visitor);
    const token = await createSession(tx, { userId: user.id, visitor, ...limits });
    const isStaff = await isActiveStaff(tx, user.id);
    return { message: "Login successful!", access_token: token, user: toUserDto(user, isStaff) };
  });
}

/** Checking a password takes a while, in which a reset or the owner of the address may have ended all access. */
async function assertStillValid(tx: Tx, user: UserRow, passkeyId?: number): Promise<void> {
  const current = await lockUserRow(tx, user.id);
  // mutant(google-linking.test.ts): a password that was voided meanwhile opens no session
  if (current?.passwordHash !== user.passwordHash) throw accountChanged();
  if (passkeyId !== undefined && !(await passkeyExists(tx, passkeyId))) throw accountChanged();
}

const accountChanged = () => new ApiError("unauthenticated", "Your account has just changed. Please sign in again.");

/** Only proven addresses are told about new devices: anybody can register somebody else's and sign in from many. */
async function recordSignIn(tx: Tx, shopIdentity: ShopIdentity, user: UserRow, visitor: Visitor): Promise<void> {
  const isNew = await isNewDevice(tx, user.id, visitor);
  await recordSecurityEvent(tx, user.id, isNew ? "new_device" : "signed_in", visitor);
  if (isNew && user.emailConfirmedAt !== null) await queueNewDeviceMail(tx, shopIdentity, user, visitor);
}
