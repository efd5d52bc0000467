import type { BookingStatus } from "@pawhaven/contract";
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency, type ICalEventData } from "ical-generator";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { BookingRow } from "./store.ts";

const icalStatuses: Record<BookingStatus, ICalEventStatus> = {
  Held: ICalEventStatus.TENTATIVE,
  Pending: ICalEventStatus.TENTATIVE,
  Confirmed: ICalEventStatus.CONFIRMED,
  Arrived: ICalEventStatus.CONFIRMED,
  "In treatment": ICalEventStatus.CONFIRMED,
  Done: ICalEventStatus.CONFIRMED,
  "No-show": ICalEventStatus.CANCELLED,
  Cancelled: ICalEventStatus.CANCELLED,
};

const hourSeconds = 3_600;

/** Something to do on a day, without a time. */
export interface CalendarDay {
  /** Stays the same while it is about the same thing. */
  key: string;
  day: string;
  title: string;
  text: string;
  path: string;
  since: Date;
}

interface CalendarOptions {
  name?: string;
  /** Where a visit can be looked at, on our pages. */
  pathOf?: (row: BookingRow) => string;
  /** Whether events have the notes of the customer. */
  hasNotes?: boolean;
  days?: readonly CalendarDay[];
}

/** Bookings as an iCalendar file. Times are in UTC; calendar programs convert them to local time. */
export function buildCalendar(shopIdentity: ShopIdentity, rows: BookingRow[], options: CalendarOptions = {}): string {
  return ical({
    name: options.name ?? `${shopIdentity.shop.name} appointments`,
    prodId: { company: shopIdentity.shop.name, product: "bookings", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: hourSeconds,
    events: [
      ...rows.map((row) => toCalendarEvent(shopIdentity, row, options)),
      ...(options.days ?? []).map((day) => toAllDayEvent(shopIdentity, day)),
    ],
  }).toString();
}

const toAllDayEvent = (
  { origin }: ShopIdentity,
  { key, day, title, text, path, since }: CalendarDay,
): ICalEventData => ({
  id: `${key}@${new URL(origin).hostname}`,
  stamp: since,
  start: new Date(`${day}T00:00:00Z`),
  allDay: true,
  timezone: "UTC",
  transparency: ICalEventTransparency.TRANSPARENT,
  summary: title,
  description: text,
  url: `${origin}${path}`,
});

/** The stable UID and the growing SEQUENCE let calendar programs update an event instead of duplicating it. */
function toCalendarEvent(
  { shop, origin }: ShopIdentity,
  row: BookingRow,
  { pathOf = () => "/mybooking", hasNotes = true }: CalendarOptions,
): ICalEventData {
  return {
    id: `booking-${row.calendarUid}@${new URL(origin).hostname}`,
    sequence: row.revision,
    stamp: row.bookedAt,
    start: row.startsAt,
    end: row.endsAt,
    summary: `${row.serviceName}: ${row.petName}`,
    description: row.notes === "" || !hasNotes ? null : row.notes,
    location: `${shop.name}, ${shop.address}`,
    status: icalStatuses[row.status],
    url: `${origin}${pathOf(row)}`,
  };
}
