import { activeBookingStatuses, type Booking, type StaffBooking } from "@pawhaven/contract";
import { serviceById } from "./resolve-slot.ts";
import type { BookingRow } from "./store.ts";

/** Without the secret calendar link. */
export const toBasicBookingDto = (row: BookingRow): Omit<Booking, "can_change" | "calendar_url"> => ({
  id: row.id,
  user_id: row.userId,
  pet_id: row.petId,
  service_id: row.serviceId,
  service_name: serviceById(row.serviceId).name,
  pet: { name: row.petName },
  date: row.date,
  time_slot: row.timeSlot,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  notes: row.notes,
  status: row.status,
});

export const toBookingDto = (row: BookingRow, origin: string, now: Date): Booking => ({
  ...toBasicBookingDto(row),
  can_change: canChange(row, now),
  calendar_url: calendarUrl(row, origin),
});

export const toStaffBookingDto = (row: BookingRow, now: Date): StaffBooking => ({
  ...toBasicBookingDto(row),
  can_change: canChange(row, now),
  customer: row.customer,
});

const canChange = ({ status, endsAt }: BookingRow, now: Date): boolean =>
  activeBookingStatuses.some((active) => active === status) && endsAt > now;

export const calendarUrl = ({ calendarKey }: BookingRow, origin: string): string =>
  `${origin}/api/calendar/bookings/${calendarKey}`;
