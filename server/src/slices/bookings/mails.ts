import type { Tx } from "../../platform/db/database.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { serviceById } from "./resolve-slot.ts";
import type { BookingRow } from "./store.ts";
import { calendarUrl } from "./serialize.ts";

type BookingTime = Pick<BookingRow, "date" | "timeSlot">;

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

const describeTime = ({ date, timeSlot }: BookingTime) =>
  `${dateFormat.format(new Date(`${date}T00:00:00Z`))} at ${timeSlot}`;
const describeService = (row: BookingRow) => `${serviceById(row.serviceId).name} for ${row.petName}`;
const describeLocation = ({ shop }: ShopIdentity) => `${shop.address}. All times are those of ${shop.timeZone}.`;
const calendarAction = ({ origin }: ShopIdentity, row: BookingRow) => ({
  label: "Add to my calendar",
  url: calendarUrl(row, origin),
});
const changeFootnote = ({ origin }: ShopIdentity) =>
  `You can move or cancel the appointment under My Bookings: ${origin}/mybooking`;

export const queueBookingCreatedMail = (tx: Tx, shopIdentity: ShopIdentity, row: BookingRow) =>
  queueMail(tx, {
    to: row.customer.email,
    subject: `Booked: ${describeService(row)}, ${describeTime(row)}`,
    paragraphs: [
      `Hello ${row.customer.name},`,
      `thank you for booking! We have kept ${describeTime(row)} for you: ${describeService(row)}. We will contact you soon.`,
      describeLocation(shopIdentity),
    ],
    action: calendarAction(shopIdentity, row),
    footnote: changeFootnote(shopIdentity),
  });

export const queueBookingRescheduledMail = (tx: Tx, shopIdentity: ShopIdentity, row: BookingRow, before: BookingTime) =>
  queueMail(tx, {
    to: row.customer.email,
    subject: `Moved: ${describeService(row)}, now ${describeTime(row)}`,
    paragraphs: [
      `Hello ${row.customer.name},`,
      `your appointment has a new time. ${describeService(row)}: ${describeTime(row)} instead of ${describeTime(before)}.`,
      describeLocation(shopIdentity),
    ],
    action: calendarAction(shopIdentity, row),
    footnote: changeFootnote(shopIdentity),
  });

export const queueBookingConfirmedMail = (tx: Tx, shopIdentity: ShopIdentity, row: BookingRow) =>
  queueMail(tx, {
    to: row.customer.email,
    subject: `Confirmed: ${describeService(row)}, ${describeTime(row)}`,
    paragraphs: [
      `Hello ${row.customer.name},`,
      `your appointment is confirmed. ${describeService(row)}: ${describeTime(row)}.`,
      describeLocation(shopIdentity),
    ],
    action: calendarAction(shopIdentity, row),
    footnote: changeFootnote(shopIdentity),
  });

/** One mail, however many bookings of one customer were cancelled at once. */
export async function queueBookingCancelledMail(
  tx: Tx,
  { shop, origin }: ShopIdentity,
  rows: BookingRow[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await queueMail(tx, {
    to: first.customer.email,
    subject:
      rows.length === 1
        ? `Cancelled: ${describeService(first)}, ${describeTime(first)}`
        : `${rows.length} bookings cancelled`,
    paragraphs: [
      `Hello ${first.customer.name},`,
      `these appointments at ${shop.name} are cancelled, and the times are free again:`,
      ...rows.map((row) => `${describeService(row)}, ${describeTime(row)}`),
    ],
    action: { label: "Book another time", url: `${origin}/petlist` },
  });
}

export const queueBookingReminderMail = (tx: Tx, shopIdentity: ShopIdentity, row: BookingRow) =>
  queueMail(tx, {
    to: row.customer.email,
    subject: `Reminder: ${describeService(row)}, ${describeTime(row)}`,
    paragraphs: [
      `Hello ${row.customer.name},`,
      `we are looking forward to seeing you. ${describeService(row)}: ${describeTime(row)}.`,
      describeLocation(shopIdentity),
    ],
    action: calendarAction(shopIdentity, row),
    footnote: changeFootnote(shopIdentity),
  });
