import type { bookings } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount.ts";
import { getBookingDays } from "./booking-days.ts";
import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from "./calendar-feed.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { createBooking } from "./create-booking.ts";
import { decideBooking } from "./decide-booking.ts";
import type { Desk } from "./desk.ts";
import { listBookings } from "./list-bookings.ts";
import { listDayForStaff } from "./list-day-for-staff.ts";
import { listSlots } from "./list-slots.ts";
import { readBookingCalendar, readCalendarFeed } from "./read-calendar.ts";
import { rescheduleBooking } from "./reschedule-booking.ts";

export const bookingsRoutes = (desk: Desk): Handlers<typeof bookings> => ({
  listSlots: ({ query }) => listSlots(desk.database.db, desk.clinic, query, new Date()),
  getBookingDays: () => getBookingDays(desk.clinic, new Date()),
  createBooking: ({ caller, body }) => createBooking(desk, caller, body, new Date()),
  listBookings: ({ caller, params, query }) => listBookings(desk, caller, { ...params, ...query }, new Date()),
  rescheduleBooking: ({ caller, params, body }) => rescheduleBooking(desk, caller, params.id, body, new Date()),
  cancelBooking: ({ caller, params }) => cancelBooking(desk, caller, params.id, new Date()),
  readBookingCalendar: ({ params }) => readBookingCalendar(desk, params.key),
  readCalendarFeed: ({ params }) => readCalendarFeed(desk, params.token, new Date()),
  getCalendarFeed: ({ caller }) => getCalendarFeed(desk, caller),
  renewCalendarFeed: ({ caller }) => renewCalendarFeed(desk, caller),
  deleteCalendarFeed: ({ caller }) => deleteCalendarFeed(desk, caller),
  listDayForStaff: ({ query }) => listDayForStaff(desk.database.db, query.date, new Date()),
  decideBooking: ({ params, body }) => decideBooking(desk, params.id, body.status, new Date()),
});
