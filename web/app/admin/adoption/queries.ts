import type { RequestFilters } from "@pawhaven/contract";
import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

/** Everything about requests, meetings and handovers begins with it: one change concerns several of them. */
export const requestsKey = ["adoption-requests"];
export const boardKey = [...requestsKey, "board"];

/** The address was checked against the schema before. */
export const boardQuery = (filters: Partial<Record<keyof RequestFilters, string | undefined>>) =>
  queryOptions({
    queryKey: [...boardKey, filters],
    queryFn: ({ signal }) => staffApi.getRequestBoard({ query: filters as RequestFilters }, { signal }),
    placeholderData: keepPreviousData,
  });

export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: [...requestsKey, "one", id],
    queryFn: ({ signal }) => staffApi.getRequestAsStaff({ params: { id } }, { signal }),
  });

/** Without a day there is nothing to ask for. */
export const meetingTimesQuery = (id: number, date: string) =>
  queryOptions({
    queryKey: [...requestsKey, "times", id, date],
    queryFn: date
      ? ({ signal }) => staffApi.listMeetingTimes({ params: { id }, query: { date } }, { signal })
      : skipToken,
  });

export const meetingsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...requestsKey, "meetings", from, to],
    queryFn: ({ signal }) => staffApi.listMeetings({ query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Read again with every visit of the form: the customer may pay meanwhile. */
export const preparationQuery = (id: number) =>
  queryOptions({
    queryKey: [...requestsKey, "handover", id],
    queryFn: ({ signal }) => staffApi.prepareHandover({ params: { id } }, { signal }),
  });

export const handoverQuery = (id: number) =>
  queryOptions({
    queryKey: [...requestsKey, "handovers", id],
    queryFn: ({ signal }) => staffApi.getHandover({ params: { id } }, { signal }),
  });
