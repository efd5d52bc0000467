import type { Tx } from "../../platform/db/database.ts";
import { customerText, greeting, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { emailChangeSeconds } from "./email-change-store.ts";

interface Changing {
  id: number;
  name: string;
  /** The address of now. */
  email: string;
  newEmail: string;
}

export const queueConfirmOldAddressMail = (tx: Tx, shopIdentity: ShopIdentity, user: Changing, token: string) =>
  queueMail(tx, shopIdentity, {
    to: user.email,
    userId: user.id,
    subject: mailText`Confirm the change of your ${shopText(shopIdentity.shop.name)} email address`,
    paragraphs: [
      greeting(user.name),
      mailText`Somebody, hopefully you, wants to change the email address of your account${customerText(` to ${user.newEmail}`)}.`,
      mailText`It changes when it was confirmed on both addresses: with the link in this email, and with the one in the email to the new address. Both links work once and expire after 24 hours.`,
    ],
    action: {
      label: mailText`Confirm or stop the change`,
      url: `${shopIdentity.origin}/confirm/email/old/${token}`,
    },
    footnote: shopText(
      `If this was not you, follow the link to stop the change, and set a new password at ${shopIdentity.origin}/forgot-password. That signs everybody out.`,
    ),
    merge: null,
    expiresInSeconds: emailChangeSeconds,
  });

/** To an address that somebody typed: its owner may know nothing of it. */
export const queueConfirmNewAddressMail = (tx: Tx, shopIdentity: ShopIdentity, user: Changing, token: string) =>
  queueMail(tx, shopIdentity, {
    to: user.newEmail,
    userId: user.id,
    subject: mailText`Confirm your new email address for ${shopText(shopIdentity.shop.name)}`,
    paragraphs: [
      mailText`Hello,`,
      mailText`Somebody, hopefully you, wants to use this address for an account at ${shopText(shopIdentity.shop.name)}. Please confirm that it is yours. The link works once and expires after 24 hours.`,
    ],
    action: { label: mailText`Confirm this address`, url: `${shopIdentity.origin}/confirm/email/new/${token}` },
    footnote: mailText`If this was not you, you can ignore this email. Nothing changes without the link.`,
    merge: null,
    expiresInSeconds: emailChangeSeconds,
  });

/** Queued before the change, while the old address is still the account's own. */
export const queueEmailChangedMail = (tx: Tx, shopIdentity: ShopIdentity, user: Changing) =>
  queueMail(tx, shopIdentity, {
    to: user.email,
    userId: user.id,
    subject: mailText`Your ${shopText(shopIdentity.shop.name)} email address was changed`,
    paragraphs: [
      greeting(user.name),
      mailText`Your account has another email address now${customerText(`: ${user.newEmail}`)}. We will not write to this one any longer.`,
    ],
    footnote: shopText(`If this was not you, please write to ${shopIdentity.shop.email} at once.`),
    merge: null,
  });
