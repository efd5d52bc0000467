import type { bookingsEndpoints, visitBookingEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { getBookingDays } from "./booking-days.ts";
import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from "./calendar-feed.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { createBooking } from "./create-booking.ts";
import { bookVisit } from "./book-visit.ts";
import type { BookingContext } from "./booking-context.ts";
import { listFreeDays, listNextFreeTimes } from "./find-free-times.ts";
import { listBookings } from "./list-bookings.ts";
import { listSlots } from "./list-slots.ts";
import { downloadBookingCalendar, downloadCalendarFeed, type ListCalendarDays } from "./download-calendar.ts";
import { rescheduleBooking } from "./reschedule-booking.ts";

export const bookingsRoutes = (
  context: BookingContext & { listCalendarDays: ListCalendarDays },
): Handlers<typeof bookingsEndpoints & typeof visitBookingEndpoints> => ({
  listSlots: ({ query }) => listSlots(context, query, new Date()),
  getBookingDays: () => getBookingDays(context, new Date()),
  listFreeDays: ({ query }) => listFreeDays(context, query, new Date()),
  listNextFreeTimes: ({ query }) => listNextFreeTimes(context, query, new Date()),
  bookVisit: ({ caller, body }) => bookVisit(context, caller, body, new Date()),
  createBooking: ({ caller, body }) => createBooking(context, caller, body, new Date()),
  listBookings: ({ caller, params, query }) => listBookings(context, caller, { ...params, ...query }, new Date()),
  rescheduleBooking: ({ caller, params, body }) => rescheduleBooking(context, caller, params.id, body, new Date()),
  cancelBooking: ({ caller, params, query }) => cancelBooking(context, caller, params.id, new Date(), query),
  downloadBookingCalendar: ({ params }) => downloadBookingCalendar(context, params.key),
  downloadCalendarFeed: ({ params }) => downloadCalendarFeed(context, params.token, new Date()),
  getCalendarFeed: ({ caller }) => getCalendarFeed(context, caller),
  renewCalendarFeed: ({ caller }) => renewCalendarFeed(context, caller),
  deleteCalendarFeed: ({ caller }) => deleteCalendarFeed(context, caller),
});
