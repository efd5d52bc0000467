import type { Visitor } from "../../platform/auth/sessions.ts";
import { hashToken } from "../../platform/auth/tokens.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { queueEmailChangedMail } from "./email-change-mails.ts";
import { deleteEmailChange, type EmailChangeRow, recordFormerAddress, removeLink } from "./email-change-store.ts";
import { lockEmailChange } from "./lock-email-change.ts";
import { deleteOneTimeLinks } from "./one-time-links.ts";
import { recordSecurityEvent } from "./security-events.ts";
import { updateUser, type UserRow } from "./store.ts";

interface ChangeContext {
  database: Database;
  shopIdentity: ShopIdentity;
}

/** Whoever holds a link reads the mails of its address. The one who asked for the change knew the password. */
export async function confirmEmailChange(
  { database, shopIdentity }: ChangeContext,
  visitor: Visitor,
  token: string,
): Promise<{ message: string; is_changed: boolean }> {
  const isChanged = await database
    .transaction(async (tx) => {
      const { change, user } = await lockEmailChange(tx, token);
      // mutant(email-change.test.ts): an address changes when it was confirmed on both
      if (await waitsForOther(tx, change, hashToken(token))) return false;
      await changeAddress(tx, shopIdentity, user, change);
      await recordSecurityEvent(tx, user.id, "email_changed", visitor);
      return true;
    })
    .catch(mapConstraintErrors({ users_email: addressTaken }));
  return { message: isChanged ? changedMessage : waitingMessage, is_changed: isChanged };
}

const changedMessage = "Your email address has been changed. Please use the new one when you sign in.";
const waitingMessage =
  "Thank you! The address changes as soon as the link in the email to the other address was used, too.";

/** Takes this link away if the other one is still to be used. */
async function waitsForOther(tx: Tx, change: EmailChangeRow, linkHash: Buffer): Promise<boolean> {
  const isOld = change.oldLinkHash?.equals(linkHash) === true;
  const other = isOld ? change.newLinkHash : change.oldLinkHash;
  if (other !== null) await removeLink(tx, change.userId, isOld ? "oldLinkHash" : "newLinkHash");
  return other !== null;
}

/** Links that went to the old address must not open the account any longer. Sessions stay. */
async function changeAddress(
  tx: Tx,
  shopIdentity: ShopIdentity,
  user: UserRow,
  { newEmail }: EmailChangeRow,
): Promise<void> {
  await deleteEmailChange(tx, user.id);
  // mutant(email-change.test.ts): reset links to the old address end with it
  await deleteOneTimeLinks(tx, user.id, "reset");
  await deleteOneTimeLinks(tx, user.id, "confirm");
  await queueEmailChangedMail(tx, shopIdentity, { ...user, newEmail });
  await recordFormerAddress(tx, user.id, user.email);
  await updateUser(tx, user.id, { email: newEmail, emailConfirmedAt: new Date() });
}

/** Said to somebody who reads the mails of the new address. The link works again when the other account is gone. */
const addressTaken = () =>
  new ApiError(
    "conflict",
    "The new address belongs to another account. Please delete that one, or choose another address.",
  );
