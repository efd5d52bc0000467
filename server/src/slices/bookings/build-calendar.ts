import type { BookingStatus } from "@pawhaven/contract";
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from "ical-generator";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { serviceById } from "./resolve-slot.ts";
import type { BookingRow } from "./store.ts";

const icalStatuses: Record<BookingStatus, ICalEventStatus> = {
  Pending: ICalEventStatus.TENTATIVE,
  Confirmed: ICalEventStatus.CONFIRMED,
  Cancelled: ICalEventStatus.CANCELLED,
};

const hourSeconds = 3_600;

/** Bookings as an iCalendar file. Times are in UTC; calendar programs convert them to local time. */
export function buildCalendar(shopIdentity: ShopIdentity, rows: BookingRow[]): string {
  return ical({
    name: `${shopIdentity.shop.name} appointments`,
    prodId: { company: shopIdentity.shop.name, product: "bookings", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: hourSeconds,
    events: rows.map((row) => toCalendarEvent(shopIdentity, row)),
  }).toString();
}

/** The stable UID and the growing SEQUENCE let calendar programs update an event instead of duplicating it. */
function toCalendarEvent({ shop, origin }: ShopIdentity, row: BookingRow): ICalEventData {
  return {
    id: `booking-${row.calendarUid}@${new URL(origin).hostname}`,
    sequence: row.revision,
    stamp: row.bookedAt,
    start: row.startsAt,
    end: row.endsAt,
    summary: `${serviceById(row.serviceId).name}: ${row.petName}`,
    description: row.notes === "" ? null : row.notes,
    location: `${shop.name}, ${shop.address}`,
    status: icalStatuses[row.status],
    url: `${origin}/mybooking`,
  };
}
