import { deviceName } from "@pawhaven/contract";
import { shortenAddress } from "../../platform/auth/shorten-address.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";

interface Recipient {
  name: string;
  email: string;
}

export const queueWelcomeMail = (tx: Tx, { origin, shop }: ShopIdentity, { name, email }: Recipient, token: string) =>
  queueMail(tx, shop, {
    to: email,
    subject: `Welcome to ${shop.name}`,
    paragraphs: [
      `Hello ${name},`,
      "Thank you for joining us. Please confirm your email address, so that we can reach you about your orders and appointments.",
    ],
    action: { label: "Confirm my email address", url: `${origin}/confirm/${token}` },
    footnote: "If you did not create an account, you can ignore this email.",
  });

export const queueResetMail = (tx: Tx, { origin, shop }: ShopIdentity, { name, email }: Recipient, token: string) =>
  queueMail(tx, shop, {
    to: email,
    subject: `Set a new password for ${shop.name}`,
    paragraphs: [
      `Hello ${name},`,
      "Someone, hopefully you, asked to reset your password. The link works once and expires after 60 minutes.",
    ],
    action: { label: "Set a new password", url: `${origin}/reset/${token}` },
    footnote: "If this was not you, you can ignore this email. Your password has not changed.",
  });

/** Contains nothing that a customer typed, because whoever registered the address may have chosen the name. */
export const queueNewDeviceMail = (
  tx: Tx,
  { origin, shop }: ShopIdentity,
  { email }: Pick<Recipient, "email">,
  { device, address }: Visitor,
) =>
  queueMail(tx, shop, {
    to: email,
    subject: `New sign-in to your ${shop.name} account`,
    paragraphs: [
      "Hello,",
      "Somebody, hopefully you, has just signed in to your account from a device or a network that we have not seen before.",
      `Device: ${deviceName(device)}\nNetwork: ${shortenAddress(address) || "unknown"}`,
      `If this was not you, set a new password at ${origin}/forgot-password. That signs everybody out.`,
    ],
    action: { label: "See my recent activity", url: `${origin}/profile` },
  });

export const queuePasswordChangedMail = (tx: Tx, { origin, shop }: ShopIdentity, { name, email }: Recipient) =>
  queueMail(tx, shop, {
    to: email,
    subject: `Your ${shop.name} password was changed`,
    paragraphs: [`Hello ${name},`, "Your password was just changed, and you were signed out on all devices."],
    action: { label: "This was not me", url: `${origin}/forgot-password` },
  });
