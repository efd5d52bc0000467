import { createHash } from "node:crypto";

/** How many mails one recipient gets. An address is proven when its owner has followed a link sent to it. */
export interface MailLimits {
  provenPerDay: number;
  unprovenPerDay: number;
  resetsPerHour: number;
}

/**
 * What the mails to an address are counted under. Hashed, because the addresses of strangers are not ours to keep. What
 * follows a `+` is delivered to the same mailbox.
 */
export function mailboxKey(address: string): string {
  const mailbox = address.toLowerCase().replace(/\+.*(?=@)/, "");
  return `mail ${createHash("sha256").update(mailbox).digest("hex")}`;
}
