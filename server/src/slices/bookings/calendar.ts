import { createHash } from "node:crypto";
import type { BookingStatus } from "@pawhaven/contract";
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from "ical-generator";
import { serviceOf } from "./choose-slot.ts";
import type { Desk } from "./desk.ts";
import type { BookingRow } from "./store.ts";

type Place = Pick<Desk, "shop" | "origin">;

const statusIn: Record<BookingStatus, ICalEventStatus> = {
  Pending: ICalEventStatus.TENTATIVE,
  Confirmed: ICalEventStatus.CONFIRMED,
  Cancelled: ICalEventStatus.CANCELLED,
};

const hour = 3_600;

/** Bookings as a calendar file. Moments are written in UTC, which every program shows in its owner's own time. */
export function calendarOf(place: Place, rows: BookingRow[]): string {
  return ical({
    name: `${place.shop.name} appointments`,
    prodId: { company: place.shop.name, product: "bookings", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: hour,
    events: rows.map((row) => eventOf(place, row)),
  }).toString();
}

/** The id stays the same for good and the sequence grows, so that a program knows a moved appointment as the same one. */
function eventOf({ shop, origin }: Place, row: BookingRow): ICalEventData {
  return {
    id: `booking-${createHash("sha256").update(row.calendarKey).digest("hex").slice(0, 32)}@${new URL(origin).hostname}`,
    sequence: row.revision,
    stamp: row.bookedAt,
    start: row.startsAt,
    end: row.endsAt,
    summary: `${serviceOf(row.serviceId).name}: ${row.petName}`,
    description: row.notes === "" ? null : row.notes,
    location: `${shop.name}, ${shop.address}`,
    status: statusIn[row.status],
    url: `${origin}/mybooking`,
  };
}
