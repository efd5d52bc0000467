import { type StaffRole, staffRoleNames } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { customerName, greeting, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { linkLifetimeSeconds } from "../accounts/one-time-links.ts";
import { invitationDays } from "./invitation-store.ts";
import { invitationUrl } from "./invitation-url.ts";

interface InvitationMail {
  to: string;
  /** The account of the address, if it has one. */
  userId: number | null;
  role: StaffRole;
  inviter: string;
  token: string;
}

export const queueInvitationMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  { to, userId, role, inviter, token }: InvitationMail,
) =>
  queueMail(tx, shopIdentity, {
    to,
    userId,
    subject: mailText`You are invited to work at ${shopText(shopIdentity.shop.name)}`,
    paragraphs: [
      mailText`Hello,`,
      mailText`${customerName(inviter, (name) => `${name} invites you`, "You are invited")} to join the staff of ${shopText(shopIdentity.shop.name)}. Your role will be: ${shopText(staffRoleNames[role])}.`,
      mailText`The link works once and expires after ${invitationDays} days.`,
    ],
    action: { label: mailText`Accept the invitation`, url: invitationUrl(shopIdentity, token) },
    footnote: mailText`If you do not know what this is about, you can ignore this email.`,
    merge: null,
    expiresInSeconds: invitationDays * 86_400,
  });

/** For somebody who joined by a link that was not mailed. */
export const queueStaffConfirmationMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  user: { id: number; name: string; email: string },
  token: string,
) =>
  queueMail(tx, shopIdentity, {
    to: user.email,
    userId: user.id,
    subject: mailText`Confirm your email address for ${shopText(shopIdentity.shop.name)}`,
    paragraphs: [
      greeting(user.name),
      mailText`You have joined the staff of ${shopText(shopIdentity.shop.name)}. Please confirm your email address, so that we can reach you.`,
    ],
    action: { label: mailText`Confirm my email address`, url: `${shopIdentity.origin}/confirm/${token}` },
    footnote: mailText`If this was not you, you can ignore this email.`,
    merge: { about: `welcome of account ${user.id}`, kind: "confirmation" },
    expiresInSeconds: linkLifetimeSeconds.confirm,
  });
