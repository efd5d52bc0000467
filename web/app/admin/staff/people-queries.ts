import { queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const staffListQuery = queryOptions({
  queryKey: ["staff", "members"],
  queryFn: ({ signal }) => staffApi.listStaff({}, { signal }),
});

export const invitationsQuery = queryOptions({
  queryKey: ["staff", "invitations"],
  queryFn: ({ signal }) => staffApi.listInvitations({}, { signal }),
});

export const openInvitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["staff", "open-invitation", token],
    queryFn: ({ signal }) => staffApi.getOpenInvitation({ params: { token } }, { signal }),
    staleTime: Infinity,
  });

export const openOwnershipQuery = (token: string) =>
  queryOptions({
    queryKey: ["staff", "open-ownership", token],
    queryFn: ({ signal }) => staffApi.getOpenOwnership({ params: { token } }, { signal }),
    staleTime: Infinity,
  });
