import type { Tx } from "../../platform/db/database.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { serviceOf } from "./choose-slot.ts";
import type { Desk } from "./desk.ts";
import type { BookingRow } from "./store.ts";
import { calendarAddress } from "./wire.ts";

type Place = Pick<Desk, "shop" | "origin">;
type Time = Pick<BookingRow, "date" | "timeSlot">;

const dayWords = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

const whenIn = ({ date, timeSlot }: Time) => `${dayWords.format(new Date(`${date}T00:00:00Z`))} at ${timeSlot}`;
const whatIn = (row: BookingRow) => `${serviceOf(row.serviceId).name} for ${row.petName}`;
const whereIn = ({ shop }: Place) => `${shop.address}. All times are those of ${shop.timeZone}.`;
const calendarIn = ({ origin }: Place, row: BookingRow) => ({
  label: "Add to my calendar",
  url: calendarAddress(row, origin),
});
const change = ({ origin }: Place) => `You can move or cancel the appointment under My Bookings: ${origin}/mybooking`;

export const queueBookedMail = (tx: Tx, place: Place, row: BookingRow) =>
  queueMail(tx, {
    to: row.customer.email,
    subject: `Booked: ${whatIn(row)}, ${whenIn(row)}`,
    paragraphs: [
      `Hello ${row.customer.name},`,
      `thank you for booking! We have kept ${whenIn(row)} for you: ${whatIn(row)}. We will contact you soon.`,
      whereIn(place),
    ],
    action: calendarIn(place, row),
    footnote: change(place),
  });

export const queueMovedMail = (tx: Tx, place: Place, row: BookingRow, before: Time) =>
  queueMail(tx, {
    to: row.customer.email,
    subject: `Moved: ${whatIn(row)}, now ${whenIn(row)}`,
    paragraphs: [
      `Hello ${row.customer.name},`,
      `your appointment has a new time. ${whatIn(row)}: ${whenIn(row)} instead of ${whenIn(before)}.`,
      whereIn(place),
    ],
    action: calendarIn(place, row),
    footnote: change(place),
  });

export const queueConfirmedMail = (tx: Tx, place: Place, row: BookingRow) =>
  queueMail(tx, {
    to: row.customer.email,
    subject: `Confirmed: ${whatIn(row)}, ${whenIn(row)}`,
    paragraphs: [
      `Hello ${row.customer.name},`,
      `your appointment is confirmed. ${whatIn(row)}: ${whenIn(row)}.`,
      whereIn(place),
    ],
    action: calendarIn(place, row),
    footnote: change(place),
  });

/** One mail, however many bookings of one customer were cancelled at once. */
export async function queueCancelledMail(tx: Tx, { shop, origin }: Place, rows: BookingRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await queueMail(tx, {
    to: first.customer.email,
    subject: rows.length === 1 ? `Cancelled: ${whatIn(first)}, ${whenIn(first)}` : `${rows.length} bookings cancelled`,
    paragraphs: [
      `Hello ${first.customer.name},`,
      `these appointments at ${shop.name} are cancelled, and the times are free again:`,
      ...rows.map((row) => `${whatIn(row)}, ${whenIn(row)}`),
    ],
    action: { label: "Book another time", url: `${origin}/petlist` },
  });
}

export const queueReminderMail = (tx: Tx, place: Place, row: BookingRow) =>
  queueMail(tx, {
    to: row.customer.email,
    subject: `Reminder: ${whatIn(row)}, ${whenIn(row)}`,
    paragraphs: [
      `Hello ${row.customer.name},`,
      `we are looking forward to seeing you. ${whatIn(row)}: ${whenIn(row)}.`,
      whereIn(place),
    ],
    action: calendarIn(place, row),
    footnote: change(place),
  });
