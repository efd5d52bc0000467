import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { isUserActive } from "../lib/user-activity.ts";

const heartbeatMs = 20_000;

/** Asking who else is there says that one is there oneself. */
const presenceQuery = (kind: string, id: string) =>
  queryOptions({
    queryKey: ["presence", kind, id],
    queryFn: async ({ client, queryKey, signal }): Promise<{ others: { id: number; name: string }[] }> =>
      isUserActive()
        ? staffApi.announcePresence({ body: { kind, id } }, { signal })
        : (client.getQueryData(queryKey) ?? { others: [] }),
    refetchInterval: heartbeatMs,
    gcTime: 0,
  });

/** Tells others on the staff that one has this object open, and who else has. */
export function usePresence(kind: string, id: string): readonly { id: number; name: string }[] {
  const query = presenceQuery(kind, id);
  const { data } = useQuery(query);
  useStaffChanges(["staff_presence"], query.queryKey);
  useEffect(
    () => () => void staffApi.endPresence({ query: { kind, id } }, { keepalive: true }).catch(() => undefined),
    [kind, id],
  );
  return data?.others ?? [];
}
