import type { ProposedGear } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { customerName, greeting, type MailText, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { BookingRow } from "./store.ts";
import { calendarUrl } from "./serialize.ts";

type BookingTime = Pick<BookingRow, "date" | "timeSlot">;

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

export const describeTime = ({ date, timeSlot }: BookingTime) =>
  shopText(`${dateFormat.format(new Date(`${date}T00:00:00Z`))} at ${timeSlot}`);
export const describeService = (row: BookingRow) =>
  mailText`${shopText(row.serviceName)}${customerName(row.petName, (name) => ` for ${name}`)}`;

/** A mail about one upcoming appointment, with its location, its calendar file and where to change it. Guests may have no address. */
const queueAppointmentMail = async (
  tx: Tx,
  shopIdentity: ShopIdentity,
  row: BookingRow,
  { kind, subject, text }: { kind: string; subject: MailText; text: MailText },
) => {
  const { shop, origin } = shopIdentity;
  if (row.customer.email === "") return;
  await queueMail(tx, shopIdentity, {
    to: row.customer.email,
    userId: row.userId,
    subject,
    paragraphs: [
      greeting(row.customer.name),
      text,
      shopText(`${shop.address}. All times are in the ${shop.timeZone} time zone.`),
    ],
    action: { label: mailText`Add to my calendar`, url: calendarUrl(row, origin) },
    footnote: shopText(
      row.userId === null
        ? `Please call us to move or cancel the appointment: ${shop.phone}`
        : `You can move or cancel the appointment in My Bookings: ${origin}/mybooking`,
    ),
    merge: { about: `booking ${row.id}`, kind },
  });
};

/** One mail for a visit, however many pets come along. */
export function queueVisitBookedMail(tx: Tx, shopIdentity: ShopIdentity, rows: BookingRow[]) {
  const [first] = rows as [BookingRow];
  if (rows.length > 1) return queueLongVisitMail(tx, shopIdentity, rows);
  return (first.status === "Confirmed" ? queueBookingConfirmedMail : queueBookingCreatedMail)(tx, shopIdentity, first);
}

function queueLongVisitMail(tx: Tx, shopIdentity: ShopIdentity, rows: BookingRow[]) {
  const [first] = rows as [BookingRow];
  const { shop, origin } = shopIdentity;
  const isConfirmed = rows.every(({ status }) => status === "Confirmed");
  return queueMail(tx, shopIdentity, {
    to: first.customer.email,
    userId: first.userId,
    subject: mailText`${shopText(isConfirmed ? "Confirmed" : "Booked")}: ${rows.length} appointments, ${describeTime(first)}`,
    paragraphs: [
      greeting(first.customer.name),
      isConfirmed
        ? mailText`Your appointments are confirmed:`
        : mailText`Thank you for booking! We have reserved these times for you and will contact you soon:`,
      ...rows.map((row) => mailText`${shopText(row.timeSlot)} ${describeService(row)}`),
      shopText(`${shop.address}. All times are in the ${shop.timeZone} time zone.`),
    ],
    action: { label: mailText`See my bookings`, url: `${origin}/mybooking` },
    merge: { about: `visit ${first.id}`, kind: "booked" },
  });
}

const queueBookingCreatedMail = (tx: Tx, shopIdentity: ShopIdentity, row: BookingRow) =>
  queueAppointmentMail(tx, shopIdentity, row, {
    kind: "booked",
    subject: mailText`Booked: ${describeService(row)}, ${describeTime(row)}`,
    text: mailText`Thank you for booking! We have reserved ${describeTime(row)} for you: ${describeService(row)}. We will contact you soon.`,
  });

/** Without the time before: of several changes only the last is mailed, and it replaces a time that nobody was told. */
export const queueBookingRescheduledMail = (tx: Tx, shopIdentity: ShopIdentity, row: BookingRow) =>
  queueAppointmentMail(tx, shopIdentity, row, {
    kind: "moved",
    subject: mailText`Moved: ${describeService(row)}, now ${describeTime(row)}`,
    text: mailText`Your appointment has a new time. ${describeService(row)}: ${describeTime(row)}.`,
  });

export const queueBookingConfirmedMail = (tx: Tx, shopIdentity: ShopIdentity, row: BookingRow) =>
  queueAppointmentMail(tx, shopIdentity, row, {
    kind: "confirmed",
    subject: mailText`Confirmed: ${describeService(row)}, ${describeTime(row)}`,
    text: mailText`Your appointment is confirmed. ${describeService(row)}: ${describeTime(row)}.`,
  });

export const queueBookingReminderMail = (tx: Tx, shopIdentity: ShopIdentity, row: BookingRow) =>
  queueAppointmentMail(tx, shopIdentity, row, {
    kind: "reminder",
    subject: mailText`Reminder: ${describeService(row)}, ${describeTime(row)}`,
    text: mailText`We look forward to seeing you. ${describeService(row)}: ${describeTime(row)}.`,
  });

/** What staff want the customer to read after the visit, and what they suggest to buy. */
export async function queueVisitFinishedMail(
  tx: Tx,
  shopIdentity: ShopIdentity,
  row: BookingRow,
  proposals: readonly ProposedGear[],
): Promise<void> {
  if (row.customer.email === "") return;
  await queueMail(tx, shopIdentity, {
    to: row.customer.email,
    userId: row.userId,
    subject: mailText`After the visit: ${describeService(row)}, ${describeTime(row)}`,
    paragraphs: [
      greeting(row.customer.name),
      ...(row.visibleNote === ""
        ? [mailText`Thank you for your visit.`]
        : [mailText`Thank you for your visit. We wrote down for you:`, shopText(row.visibleNote)]),
      ...(proposals.length === 0 ? [] : [mailText`We suggest. You can buy it anywhere:`, describeProposals(proposals)]),
    ],
    ...(row.userId !== null && {
      action: { label: mailText`My bookings`, url: `${shopIdentity.origin}/mybooking` },
    }),
    merge: { about: `booking ${row.id}`, kind: "finished" },
  });
}

const describeProposals = (proposals: readonly ProposedGear[]): MailText =>
  shopText(proposals.map(({ name, note }) => (note === "" ? name : `${name}: ${note}`)).join("\n"));
