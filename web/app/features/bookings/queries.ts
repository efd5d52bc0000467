import type { Day } from "@pawhaven/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export type BookingTab = "upcoming" | "history";

export const bookingsQuery = (userId: number, type: BookingTab) =>
  queryOptions({
    queryKey: ["bookings", userId, type],
    queryFn: ({ signal }) => api.listBookings({ params: { userId }, query: { type } }, { signal }),
  });

export const servicesQuery = queryOptions({
  queryKey: ["services"],
  queryFn: ({ signal }) => api.listServices(undefined, { signal }),
});

export const bookingDaysQuery = queryOptions({
  queryKey: ["booking-days"],
  queryFn: ({ signal }) => api.getBookingDays(undefined, { signal }),
});

/** What a time is looked for: services one after the other, by a person or anyone. */
export interface WantedVisit {
  services: readonly number[];
  person: number | undefined;
}

const toQuery = ({ services: [service = 0, ...following], person }: WantedVisit) => ({
  service_id: service,
  ...(person !== undefined && { person_id: person }),
  ...(following.length > 0 && { followed_by: following.join(",") }),
});

/** Slots of today become past. */
const refetchInterval = 60_000;

/** The keys of all three begin with `slots`, so they are refetched together. */
export const slotsQuery = (wanted: WantedVisit, date: Day) =>
  queryOptions({
    queryKey: ["slots", "of day", wanted, date],
    queryFn: ({ signal }) => api.listSlots({ query: { ...toQuery(wanted), date } }, { signal }),
    refetchInterval,
  });

export const freeDaysQuery = (wanted: WantedVisit) =>
  queryOptions({
    queryKey: ["slots", "free days", wanted],
    queryFn: ({ signal }) => api.listFreeDays({ query: toQuery(wanted) }, { signal }),
    refetchInterval,
  });

export const nextFreeTimesQuery = (wanted: WantedVisit) =>
  queryOptions({
    queryKey: ["slots", "next free", wanted],
    queryFn: ({ signal }) => api.listNextFreeTimes({ query: toQuery(wanted) }, { signal }),
    refetchInterval,
  });

export const calendarFeedQuery = queryOptions({
  queryKey: ["calendar-feed"],
  queryFn: ({ signal }) => api.getCalendarFeed(undefined, { signal }),
});

export const visitProposalsQuery = queryOptions({
  queryKey: ["visit-proposals"],
  queryFn: ({ signal }) => api.listVisitProposals(undefined, { signal }),
});
