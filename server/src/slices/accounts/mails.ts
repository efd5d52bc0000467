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

export const queueConfirmationMail = (tx: Tx, { origin, shop }: ShopIdentity, email: string, token: string) =>
  queueMail(tx, shop, {
    to: email,
    subject: `Confirm your email address for ${shop.name}`,
    paragraphs: ["Hello,", "Please confirm your email address, so that you can book and order as much as you like."],
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

export const queuePasswordChangedMail = (tx: Tx, { origin, shop }: ShopIdentity, { name, email }: Recipient) =>
  queueMail(tx, shop, {
    to: email,
    subject: `Your ${shop.name} password was changed`,
    paragraphs: [`Hello ${name},`, "Your password was just changed, and you were signed out on all devices."],
    action: { label: "This was not me", url: `${origin}/forgot-password` },
  });
