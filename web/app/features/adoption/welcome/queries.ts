import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

export const welcomeQuery = (id: number) =>
  queryOptions({
    queryKey: ["welcome", id],
    queryFn: ({ signal }) => api.getWelcome({ params: { id } }, { signal }),
  });

export const followUpsQuery = (id: number) =>
  queryOptions({
    queryKey: ["follow-ups", id],
    queryFn: ({ signal }) => api.listFollowUps({ params: { id } }, { signal }),
  });
