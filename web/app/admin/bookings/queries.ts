import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { staffApi } from "../lib/staff-api.ts";

/** Everything that a change of a visit makes old, here and in the calendar. */
export const visitKeys = [["visits"], ["calendar"]];
export const waitlistQuery = queryOptions({
  queryKey: ["staff-waitlist"],
  queryFn: ({ signal }) => staffApi.listWaitlistForStaff(undefined, { signal }),
});

/** Without a day there is nothing to ask for. */
export const dayQuery = (date: string | undefined) =>
  queryOptions({
    queryKey: ["calendar", { from: date, to: date }],
    queryFn: date ? ({ signal }) => staffApi.getCalendar({ query: { from: date, to: date } }, { signal }) : skipToken,
    placeholderData: keepPreviousData,
  });

export const visitQuery = (id: number) =>
  queryOptions({
    queryKey: ["visits", "one", id],
    queryFn: ({ signal }) => staffApi.getVisit({ params: { id } }, { signal }),
  });

export const visitGoodsQuery = (id: number) =>
  queryOptions({
    queryKey: ["visits", "one", id, "goods"],
    queryFn: ({ signal }) => staffApi.listVisitGoods({ params: { id } }, { signal }),
  });

export const customerSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ["visits", "customers", text],
    queryFn:
      text.length < 2 ? skipToken : ({ signal }) => staffApi.searchBookingCustomers({ query: { text } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What customers can find too: vets do not edit gears. */
export const gearSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ["visits", "gears", text],
    queryFn:
      text === ""
        ? skipToken
        : async ({ signal }) =>
            (await api.suggestGears({ query: { q: text } }, { signal })).flatMap((found) =>
              found.kind === "gear" ? [found] : [],
            ),
    placeholderData: keepPreviousData,
  });

interface WantedTime {
  service_id: number | undefined;
  date: string;
  person_id: number | undefined;
}

export const timesQuery = ({ service_id, date, person_id }: WantedTime) =>
  queryOptions({
    queryKey: ["calendar", "times", service_id, date, person_id],
    queryFn:
      service_id && date
        ? ({ signal }) => staffApi.listStaffTimes({ query: { service_id, date, person_id } }, { signal })
        : skipToken,
  });
