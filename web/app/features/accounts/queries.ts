import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: ({ signal }) => api.getProfile(undefined, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => api.listSessions(undefined, { signal }),
});

export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: ({ signal }) => api.listPasskeys(undefined, { signal }),
});

export const securityEventsQuery = queryOptions({
  queryKey: ["security-events"],
  queryFn: ({ signal }) => api.listSecurityEvents(undefined, { signal }),
});

export const signInMethodsQuery = queryOptions({
  queryKey: ["sign-in-methods"],
  queryFn: ({ signal }) => api.getSignInMethods(undefined, { signal }),
});
