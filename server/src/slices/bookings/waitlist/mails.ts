import { Temporal } from "temporal-polyfill";
import type { Tx } from "../../../platform/db/database.ts";
import { greeting, mailText, shopText } from "../../../platform/mail/mail-text.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import { describeService, describeTime } from "../mails.ts";
import type { BookingRow } from "../store.ts";

export function queueOfferMail(tx: Tx, shopIdentity: ShopIdentity, row: BookingRow, expiresAt: Date) {
  const { shop, origin } = shopIdentity;
  const until = Temporal.Instant.fromEpochMilliseconds(Number(expiresAt))
    .toZonedDateTimeISO(shop.timeZone)
    .toPlainTime()
    .toString({ smallestUnit: "minute" });
  return queueMail(tx, shopIdentity, {
    to: row.customer.email,
    userId: row.userId,
    subject: mailText`A time is free: ${describeService(row)}, ${describeTime(row)}`,
    paragraphs: [
      greeting(row.customer.name),
      mailText`You are waiting for a time, and one has become free. ${describeService(row)}: ${describeTime(row)}.`,
      shopText(`We hold it for you until ${until}. After that we offer it to the next in line.`),
      shopText(`All times are in the ${shop.timeZone} time zone.`),
    ],
    action: { label: mailText`Take it or pass`, url: `${origin}/mybooking` },
    merge: { about: `booking ${row.id}`, kind: "offered" },
  });
}
