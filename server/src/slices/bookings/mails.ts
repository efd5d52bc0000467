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

/** A mail about one upcoming appointment, with its location, its calendar file and where to change it. */
const queueAppointmentMail = (
  tx: Tx,
  { shop, origin }: ShopIdentity,
  row: BookingRow,
  { subject, text }: { subject: string; text: string },
) =>
  queueMail(tx, shop, {
    to: row.customer.email,
    subject,
    paragraphs: [
      `Hello ${row.customer.name},`,
      text,
      `${shop.address}. All times are in the ${shop.timeZone} time zone.`,
    ],
    action: { label: "Add to my calendar", url: calendarUrl(row, origin) },
    footnote: `You can move or cancel the appointment in My Bookings: ${origin}/mybooking`,
  });

export const queueBookingCreatedMail = (tx: Tx, shopIdentity: ShopIdentity, row: BookingRow) =>
  queueAppointmentMail(tx, shopIdentity, row, {
    subject: `Booked: ${describeService(row)}, ${describeTime(row)}`,
    text: `Thank you for booking! We have reserved ${describeTime(row)} for you: ${describeService(row)}. We will contact you soon.`,
  });

export const queueBookingRescheduledMail = (tx: Tx, shopIdentity: ShopIdentity, row: BookingRow, before: BookingTime) =>
  queueAppointmentMail(tx, shopIdentity, row, {
    subject: `Moved: ${describeService(row)}, now ${describeTime(row)}`,
    text: `Your appointment has a new time. ${describeService(row)}: ${describeTime(row)} instead of ${describeTime(before)}.`,
  });

export const queueBookingConfirmedMail = (tx: Tx, shopIdentity: ShopIdentity, row: BookingRow) =>
  queueAppointmentMail(tx, shopIdentity, row, {
    subject: `Confirmed: ${describeService(row)}, ${describeTime(row)}`,
    text: `Your appointment is confirmed. ${describeService(row)}: ${describeTime(row)}.`,
  });

export const queueBookingReminderMail = (tx: Tx, shopIdentity: ShopIdentity, row: BookingRow) =>
  queueAppointmentMail(tx, shopIdentity, row, {
    subject: `Reminder: ${describeService(row)}, ${describeTime(row)}`,
    text: `We look forward to seeing you. ${describeService(row)}: ${describeTime(row)}.`,
  });

/** One mail, even if several bookings of a customer were cancelled together. */
export async function queueBookingCancelledMail(
  tx: Tx,
  { shop, origin }: ShopIdentity,
  rows: BookingRow[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const isSingle = rows.length === 1;
  await queueMail(tx, shop, {
    to: first.customer.email,
    subject: isSingle
      ? `Cancelled: ${describeService(first)}, ${describeTime(first)}`
      : `${rows.length} bookings cancelled`,
    paragraphs: [
      `Hello ${first.customer.name},`,
      isSingle
        ? `Your appointment at ${shop.name} has been cancelled:`
        : `Your appointments at ${shop.name} have been cancelled:`,
      ...rows.map((row) => `${describeService(row)}, ${describeTime(row)}`),
    ],
    action: { label: "Book another time", url: `${origin}/petlist` },
  });
}
