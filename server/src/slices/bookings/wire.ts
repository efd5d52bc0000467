import { activeStatuses, type Booking, type StaffBooking } from "@pawhaven/contract";
import { serviceOf } from "./choose-slot.ts";
import type { BookingRow } from "./store.ts";

/** All that is not secret. */
export const bookingFacts = (row: BookingRow): Omit<Booking, "can_change" | "calendar_url"> => ({
  id: row.id,
  user_id: row.userId,
  pet_id: row.petId,
  service_id: row.serviceId,
  service_name: serviceOf(row.serviceId).name,
  pet: { name: row.petName },
  date: row.date,
  time_slot: row.timeSlot,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  notes: row.notes,
  status: row.status,
});

export const bookingOnTheWire = (row: BookingRow, origin: string, now: Date): Booking => ({
  ...bookingFacts(row),
  can_change: canChange(row, now),
  calendar_url: calendarAddress(row, origin),
});

export const bookingForStaff = (row: BookingRow, now: Date): StaffBooking => ({
  ...bookingFacts(row),
  can_change: canChange(row, now),
  customer: row.customer,
});

const canChange = ({ status, endsAt }: BookingRow, now: Date): boolean =>
  activeStatuses.some((active) => active === status) && endsAt > now;

export const calendarAddress = ({ calendarKey }: BookingRow, origin: string): string =>
  `${origin}/api/calendar/bookings/${calendarKey}`;
