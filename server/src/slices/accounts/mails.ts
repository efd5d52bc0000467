import { deviceName } from "@pawhaven/contract";
import { shortenAddress } from "../../platform/auth/network.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { greeting, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { linkLifetimeSeconds } from "./one-time-links.ts";

interface Recipient {
  id: number;
  name: string;
  email: string;
}

const toCustomer = ({ id, email }: Pick<Recipient, "id" | "email">) => ({ to: email, userId: id });

export const queueWelcomeMail = (tx: Tx, shopIdentity: ShopIdentity, user: Recipient, token: string) =>
  queueMail(tx, shopIdentity, {
    ...toCustomer(user),
    subject: mailText`Welcome to ${shopText(shopIdentity.shop.name)}`,
    paragraphs: [
      greeting(user.name),
      mailText`Thank you for joining us. Please confirm your email address, so that we can reach you about your orders and appointments.`,
    ],
    action: { label: mailText`Confirm my email address`, url: `${shopIdentity.origin}/confirm/${token}` },
    footnote: mailText`If you did not create an account, you can ignore this email.`,
    merge: { about: `welcome of account ${user.id}`, kind: "welcome" },
    expiresInSeconds: linkLifetimeSeconds.confirm,
  });

export const queueConfirmationMail = (tx: Tx, shopIdentity: ShopIdentity, user: Recipient, token: string) =>
  queueMail(tx, shopIdentity, {
    ...toCustomer(user),
    subject: mailText`Confirm your email address for ${shopText(shopIdentity.shop.name)}`,
    paragraphs: [
      greeting(user.name),
      mailText`Please confirm your email address, so that you can book and order as much as you like.`,
    ],
    action: { label: mailText`Confirm my email address`, url: `${shopIdentity.origin}/confirm/${token}` },
    footnote: mailText`If you did not create an account, you can ignore this email.`,
    merge: { about: `welcome of account ${user.id}`, kind: "confirmation" },
    expiresInSeconds: linkLifetimeSeconds.confirm,
  });

/** Contains nothing that a customer typed, because whoever registered the address may have chosen the name. */
export const queueNewDeviceMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  user: Pick<Recipient, "id" | "email">,
  { device, address }: Visitor,
) =>
  queueMail(tx, shopIdentity, {
    ...toCustomer(user),
    subject: mailText`New sign-in to your ${shopText(shopIdentity.shop.name)} account`,
    paragraphs: [
      mailText`Hello,`,
      mailText`Somebody, hopefully you, has just signed in to your account from a device or a network that we have not seen before.`,
      shopText(`Device: ${deviceName(device)}\nNetwork: ${shortenAddress(address) || "unknown"}`),
      shopText(
        `If this was not you, set a new password at ${shopIdentity.origin}/forgot-password. That signs everybody out.`,
      ),
    ],
    action: { label: mailText`See my recent activity`, url: `${shopIdentity.origin}/profile/security` },
    merge: {
      about: `sign-in to account ${user.id} from ${deviceName(device)}, ${shortenAddress(address)}`,
      kind: "new device",
    },
  });

/** Contains nothing that a customer typed, like the mail about a new device. */
export const queuePasskeyAddedMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  user: Pick<Recipient, "id" | "email">,
  { device, address }: Visitor,
) =>
  queueMail(tx, shopIdentity, {
    ...toCustomer(user),
    subject: mailText`A passkey was added to your ${shopText(shopIdentity.shop.name)} account`,
    paragraphs: [
      mailText`Hello,`,
      mailText`Somebody, hopefully you, has just added a passkey. It signs in to your account without the password.`,
      shopText(`Device: ${deviceName(device)}\nNetwork: ${shortenAddress(address) || "unknown"}`),
      shopText(
        `If this was not you, set a new password at ${shopIdentity.origin}/forgot-password. That removes all passkeys and signs everybody out.`,
      ),
    ],
    action: { label: mailText`See my passkeys`, url: `${shopIdentity.origin}/profile/security` },
    merge: { about: `passkeys of account ${user.id}`, kind: "added" },
  });

export const queueResetMail = (tx: Tx, shopIdentity: ShopIdentity, user: Recipient, token: string) =>
  queueMail(tx, shopIdentity, {
    ...toCustomer(user),
    subject: mailText`Set a new password for ${shopText(shopIdentity.shop.name)}`,
    paragraphs: [
      greeting(user.name),
      mailText`Someone, hopefully you, asked to reset your password. The link works once and expires after 60 minutes.`,
    ],
    action: { label: mailText`Set a new password`, url: `${shopIdentity.origin}/reset/${token}` },
    footnote: mailText`If this was not you, you can ignore this email. Your password has not changed.`,
    merge: null,
    expiresInSeconds: linkLifetimeSeconds.reset,
  });

export const queuePasswordChangedMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  user: Recipient,
  signedOutOn: "all devices" | "all other devices",
) =>
  queueMail(tx, shopIdentity, {
    ...toCustomer(user),
    subject: mailText`Your ${shopText(shopIdentity.shop.name)} password was changed`,
    paragraphs: [
      greeting(user.name),
      mailText`Your password was just changed, and you were signed out on ${shopText(signedOutOn)}.`,
    ],
    action: { label: mailText`This was not me`, url: `${shopIdentity.origin}/forgot-password` },
    merge: { about: `password of account ${user.id}`, kind: "changed" },
  });
