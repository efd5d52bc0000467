import type { Booking, StaffBooking } from "@pawhaven/contract";
import { canCustomerChange, changeUntil, isChangeable } from "./change-rules.ts";
import type { BookingRow } from "./store.ts";

/** Without the secret calendar link. */
export const toBasicBookingDto = (row: BookingRow): Omit<StaffBooking, "can_change" | "customer" | "phone"> => ({
  id: row.id,
  user_id: row.userId,
  pet_id: row.petId,
  service_id: row.serviceId,
  service_name: row.serviceName,
  pet: { name: row.petName },
  asked_for: row.personId === null ? null : { id: row.personId, name: row.personName ?? "" },
  date: row.date,
  time_slot: row.timeSlot,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  notes: row.notes,
  intake: row.intake,
  visible_note: row.visibleNote,
  status: row.status,
});

/** For the customer whose booking it is. */
export const toBookingDto = (row: BookingRow, origin: string, now: Date): Booking => ({
  ...toBasicBookingDto(row),
  user_id: row.userId as number,
  can_change: canCustomerChange(row, now),
  change_until: changeUntil(row).toISOString(),
  calendar_url: calendarUrl(row, origin),
});

export const toStaffBookingDto = (row: BookingRow, now: Date): StaffBooking => ({
  ...toBasicBookingDto(row),
  can_change: isChangeable(row, now),
  customer: row.customer,
  phone: row.phone,
});

export const calendarUrl = ({ calendarKey }: BookingRow, origin: string): string =>
  `${origin}/api/calendar/bookings/${calendarKey}`;
