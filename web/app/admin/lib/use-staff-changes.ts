import type { StaffTopic } from "@pawhaven/contract";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { jitteredThrottle } from "../../lib/jittered-throttle.ts";
import { onStaffChange } from "./staff-changes.ts";

/** Fetches what is on the screen again when somebody, anywhere, changes data of these topics. */
export function useStaffChanges(topics: readonly StaffTopic[], queryKey: QueryKey): void {
  const client = useQueryClient();
  const refetch = useEffectEvent(() => void client.invalidateQueries({ queryKey }));
  const concerns = useEffectEvent((topic: StaffTopic | null) => topic === null || topics.includes(topic));
  useEffect(() => {
    const { schedule, cancel } = jitteredThrottle(() => refetch());
    const unsubscribe = onStaffChange((topic) => concerns(topic) && schedule());
    return () => {
      unsubscribe();
      cancel();
    };
  }, []);
}
