import { deviceName, type StaffRole, staffRoleNames } from "@pawhaven/contract";
import { shortenAddress } from "../../platform/auth/network.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { customerName, greeting, type MailText, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { linkLifetimeSeconds } from "../accounts/one-time-links.ts";
import { invitationDays } from "./invitation-store.ts";
import { invitationUrl } from "./invitation-url.ts";
import type { StaffRow } from "./store.ts";

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

const securityUrl = ({ origin }: ShopIdentity) => `${origin}/admin/security`;

/** What happened to somebody's second factors, as the mail says it. */
const factorChanges = {
  "authenticator set up": "An authenticator app was set up",
  "authenticator removed": "Your authenticator app was removed",
  "passkey added": "A passkey was added",
  "passkey removed": "A passkey was removed",
  "recovery codes renewed": "Your recovery codes were replaced",
} as const;
export type FactorChange = keyof typeof factorChanges;

/** Contains nothing that anybody typed, like the mails to customers about their security. */
export const queueFactorChangedMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  member: StaffRow,
  { change, visitor: { device, address } }: { change: FactorChange; visitor: Visitor },
) =>
  queueSecurityMail(tx, shopIdentity, member, {
    change,
    subject: mailText`${shopText(factorChanges[change])} at the workplace of ${shopText(shopIdentity.shop.name)}`,
    paragraphs: [
      mailText`Somebody, hopefully you, has just changed how you sign in to the workplace. ${shopText(factorChanges[change])}.`,
      shopText(`Device: ${deviceName(device)}\nNetwork: ${shortenAddress(address) || "unknown"}`),
      shopText(
        `If this was not you, set a new password at ${shopIdentity.origin}/forgot-password, which ends your sessions, and tell an owner.`,
      ),
    ],
  });

const resetReasons = {
  "by an owner": mailText`An owner has removed your authenticator app, recovery codes and passkeys, and signed you out of the workplace. When you sign in with your password, you can set up a new second factor.`,
  "by a link": mailText`Somebody, hopefully you, has joined the staff again with your account. The authenticator app, recovery codes and passkeys from before no longer work.`,
};

export const queueSecondFactorsResetMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  member: StaffRow,
  how: keyof typeof resetReasons,
) =>
  queueSecurityMail(tx, shopIdentity, member, {
    change: "reset",
    subject: mailText`Your second factors at the workplace of ${shopText(shopIdentity.shop.name)} were reset`,
    paragraphs: [resetReasons[how], mailText`If you did not want this, tell an owner.`],
  });

/** Only proven addresses are told, as with customers. One mail per kind of change: none makes another one obsolete. */
async function queueSecurityMail(
  tx: Tx,
  shopIdentity: ShopIdentity,
  { id, userId, email, emailConfirmedAt }: StaffRow,
  { change, subject, paragraphs }: { change: string; subject: MailText; paragraphs: MailText[] },
): Promise<void> {
  if (emailConfirmedAt === null) return;
  await queueMail(tx, shopIdentity, {
    to: email,
    userId,
    subject,
    paragraphs: [mailText`Hello,`, ...paragraphs],
    action: { label: mailText`See my second factors`, url: securityUrl(shopIdentity) },
    merge: { about: `second factors of staff ${id}: ${change}`, kind: change },
  });
}
