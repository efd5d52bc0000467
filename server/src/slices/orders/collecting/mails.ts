import type { Tx } from "../../../platform/db/database.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import { queueOrderMail } from "../mails.ts";
import type { OrderWithLines } from "../store.ts";

/** Where it is, the mail says below. */
export const queueCollectionChangedMail = (tx: Tx, shopIdentity: ShopIdentity, placed: OrderWithLines) =>
  queueOrderMail(tx, shopIdentity, placed, {
    kind: "collection",
    subject: placed.order.collectAtBookingId === null ? "Your order will be sent" : "Your order waits at another visit",
    opening:
      placed.order.collectAtBookingId === null
        ? "Your order will be sent to your address instead of waiting at your visit."
        : "Your order will be ready at another visit.",
  });
