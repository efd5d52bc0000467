import { queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

/** Everything that a change of the clinic's calendar makes old. */
export const clinicKey = ["clinic"];

export const resourcesQuery = queryOptions({
  queryKey: [...clinicKey, "resources"],
  queryFn: ({ signal }) => staffApi.listResources(undefined, { signal }),
});

export const servicesQuery = queryOptions({
  queryKey: [...clinicKey, "services"],
  queryFn: ({ signal }) => staffApi.listServicesForStaff(undefined, { signal }),
});

export const blocksQuery = queryOptions({
  queryKey: [...clinicKey, "blocks"],
  queryFn: ({ signal }) => staffApi.listBlocks(undefined, { signal }),
});

export const visitsToCallQuery = queryOptions({
  queryKey: [...clinicKey, "visits-to-call"],
  queryFn: ({ signal }) => staffApi.listVisitsToCall(undefined, { signal }),
});

export const personFeedQuery = (id: number) =>
  queryOptions({
    queryKey: [...clinicKey, "feed", id],
    queryFn: ({ signal }) => staffApi.getPersonFeed({ params: { id } }, { signal }),
  });
