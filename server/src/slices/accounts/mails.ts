import type { Tx } from "../../platform/db/database.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";

interface Recipient {
  name: string;
  email: string;
}

export const queueWelcomeMail = (tx: Tx, { origin, shop }: ShopIdentity, { name, email }: Recipient, token: string) =>
  queueMail(tx, {
    to: email,
    subject: `Welcome to ${shop.name}`,
    paragraphs: [
      `Hello ${name},`,
      `it is good to have you. Please confirm that this address is yours, so that orders and appointments reach you.`,
    ],
    action: { label: "Confirm my address", url: `${origin}/confirm/${token}` },
    footnote: "If you did not open an account, you can ignore this mail.",
  });

export const queueResetMail = (tx: Tx, { origin, shop }: ShopIdentity, { name, email }: Recipient, token: string) =>
  queueMail(tx, {
    to: email,
    subject: `Set a new password for ${shop.name}`,
    paragraphs: [
      `Hello ${name},`,
      "somebody, hopefully you, asked for a new password. The link works once, for 60 minutes.",
    ],
    action: { label: "Set a new password", url: `${origin}/reset/${token}` },
    footnote: "If it was not you, nothing has changed and you can ignore this mail.",
  });

export const queuePasswordChangedMail = (tx: Tx, { origin, shop }: ShopIdentity, { name, email }: Recipient) =>
  queueMail(tx, {
    to: email,
    subject: `Your ${shop.name} password was changed`,
    paragraphs: [`Hello ${name},`, "your password was changed just now, and all older sessions were signed out."],
    action: { label: "It was not me", url: `${origin}/forgot-password` },
  });
