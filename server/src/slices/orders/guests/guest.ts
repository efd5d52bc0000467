import { networkOf } from "../../../platform/auth/network.ts";
import { mailboxKey } from "../../../platform/mail/mail-limits.ts";

/** Who orders without an account, as far as caps have to tell one from another. */
export interface Guest {
  /** A hash. */
  mailbox: string;
  network: string;
  checkoutKey: string | null;
}

export const guestFrom = (email: string, address: string, checkoutKey: string | null): Guest => ({
  mailbox: mailboxKey(email),
  network: networkOf(address),
  checkoutKey,
});
