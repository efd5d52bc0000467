import type { Tx } from "../../../platform/db/database.ts";
import { CapError } from "../../../platform/caps.ts";
import { formatCents } from "../../../platform/money.ts";
import type { OrderContext } from "../order-context.ts";
import { assertWithinCaps, type CapErrors, type NewOrder } from "../assert-within-caps.ts";
import { unpaidOrdersWhere } from "../store.ts";
import type { Guest } from "./guest.ts";
import { isOfGuest } from "./store.ts";

/**
 * A guest may be nobody, so a mailbox can hold what an account without a confirmed address can. Whoever makes up addresses
 * has one network, which can hold what a confirmed account can. Must run under the guest's lock.
 */
export async function assertGuestCaps(
  tx: Tx,
  context: OrderContext,
  { guest, ...order }: NewOrder & { guest: Guest },
): Promise<void> {
  const { unconfirmed: mailbox, confirmed: network } = context.caps;
  const errors = guestErrors(context);
  // mutant(../../checkout/guests/guest-caps.test.ts): what a mailbox has not paid for is limited
  assertWithinCaps(await unpaidOrdersWhere(tx, isOfGuest("mailbox", guest)), mailbox, order, errors);
  // mutant(../../checkout/guests/guest-caps.test.ts): what a network has not paid for is limited
  assertWithinCaps(await unpaidOrdersWhere(tx, isOfGuest("network", guest)), network, order, errors);
}

function guestErrors({ shopIdentity, provider }: OrderContext): CapErrors {
  const call = `call us at ${shopIdentity.shop.phone}`;
  return {
    tooManyUnits: (cap, name) =>
      new CapError("items", `Guests can order up to ${cap} of ${name}. Please sign in to order more, or ${call}.`),
    tooMuchCash: (cap) =>
      new CapError(
        "items",
        `Guests can order up to ${formatCents(cap)} for cash on delivery, orders on their way included. Please sign in${provider ? ", pay by card" : ""} or ${call}.`,
      ),
  };
}
