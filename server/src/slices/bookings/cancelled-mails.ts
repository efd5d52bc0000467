import type { Tx } from "../../platform/db/database.ts";
import { greeting, type MailText, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { describeService, describeTime } from "./mails.ts";
import type { BookingRow } from "./store.ts";

/** What happened to the animal, or `asked`: somebody wanted the visit cancelled, and may want another time. */
export type WhyCancelled = "asked" | "died" | "deleted" | "returned";

/** One mail, even if several bookings of a customer were cancelled together. */
export async function queueBookingCancelledMail(
  tx: Tx,
  shopIdentity: ShopIdentity,
  rows: BookingRow[],
  why: WhyCancelled,
): Promise<void> {
  const [first] = rows;
  if (!first || first.customer.email === "") return;
  await queueMail(tx, shopIdentity, {
    to: first.customer.email,
    userId: first.userId,
    subject:
      rows.length === 1
        ? mailText`Cancelled: ${describeService(first)}, ${describeTime(first)}`
        : mailText`${rows.length} bookings cancelled`,
    paragraphs: [
      greeting(first.customer.name),
      ...explain(shopText(shopIdentity.shop.name), rows.length, why),
      ...rows.map((row) => mailText`${describeService(row)}, ${describeTime(row)}`),
    ],
    // mutant(../userpets/userpet-death.test.ts): nobody is asked to book for an animal that has died
    ...(why === "asked" && { action: { label: mailText`Book another time`, url: `${shopIdentity.origin}/petlist` } }),
    merge: { about: `booking ${first.id}`, kind: "cancelled" },
  });
}

function explain(shopName: MailText, count: number, why: WhyCancelled): MailText[] {
  const isSingle = count === 1;
  switch (why) {
    case "asked":
      return [
        isSingle
          ? mailText`Your appointment at ${shopName} has been cancelled:`
          : mailText`Your appointments at ${shopName} have been cancelled:`,
      ];
    case "died":
      return [
        mailText`We are very sorry for your loss.`,
        isSingle
          ? mailText`You need not do anything. We have cancelled this appointment at ${shopName}:`
          : mailText`You need not do anything. We have cancelled these appointments at ${shopName}:`,
      ];
    case "deleted":
      return [
        isSingle
          ? mailText`You have deleted the pet, so its appointment at ${shopName} has been cancelled:`
          : mailText`You have deleted the pet, so its appointments at ${shopName} have been cancelled:`,
      ];
    case "returned":
      return [
        isSingle
          ? mailText`The animal is back with us, so its appointment at ${shopName} has been cancelled:`
          : mailText`The animal is back with us, so its appointments at ${shopName} have been cancelled:`,
      ];
  }
}
