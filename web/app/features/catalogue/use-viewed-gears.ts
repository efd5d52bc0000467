import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { api } from "../../lib/api.ts";
import { useSession } from "../../lib/session.ts";
import { viewedGearsQuery } from "./viewed-gears-query.ts";
import { parseViewedIds, readStoredIds } from "./viewed-gears.ts";

const subscribeToNothing = () => () => undefined;

/** Most recent first: from the account for those who allow that, otherwise from this browser. */
export function useViewedGears(currentGearId: number): number[] {
  const stored = useSyncExternalStore(subscribeToNothing, readStoredIds, () => "[]");
  const isSignedIn = useSession() !== null;
  const { data, isPending } = useQuery({ ...viewedGearsQuery, enabled: isSignedIn });
  const queryClient = useQueryClient();
  const isShared = data?.is_allowed === true;
  const isKnown = !isSignedIn || !isPending;
  const recordShared = useEffectEvent(async (id: number) => {
    const latest = await api.recordViewedGear({ params: { id } });
    queryClient.setQueryData(viewedGearsQuery.queryKey, latest);
  });
  useEffect(() => {
    // Nobody asked for it, so a failure is silent.
    if (isShared) void recordShared(currentGearId).catch(() => undefined);
  }, [currentGearId, isShared]);
  if (!isKnown) return [];
  const ids = isShared ? data.gear_ids : parseViewedIds(stored);
  return ids.filter((id) => id !== currentGearId);
}
