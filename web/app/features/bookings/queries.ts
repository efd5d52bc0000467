import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import type { Day } from "../../lib/days.ts";

export type BookingTab = "upcoming" | "history";

export const bookingsQuery = (userId: number, type: BookingTab) =>
  queryOptions({
    queryKey: ["bookings", userId, type],
    queryFn: ({ signal }) => api.listBookings({ params: { userId }, query: { type } }, { signal }),
  });

export const bookingDaysQuery = queryOptions({
  queryKey: ["booking-days"],
  queryFn: ({ signal }) => api.getBookingDays(undefined, { signal }),
});

/** Refetched every minute, because slots of today become past. */
export const slotsQuery = (service: number, date: Day) =>
  queryOptions({
    queryKey: ["slots", service, date],
    queryFn: ({ signal }) => api.listSlots({ query: { service_id: service, date } }, { signal }),
    refetchInterval: 60_000,
  });

export const calendarFeedQuery = queryOptions({
  queryKey: ["calendar-feed"],
  queryFn: ({ signal }) => api.getCalendarFeed(undefined, { signal }),
});
