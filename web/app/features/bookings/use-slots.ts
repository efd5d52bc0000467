import type { Day } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useChangeEvents } from "../../lib/change-events.ts";
import { slotsQuery, type WantedVisit } from "./queries.ts";

/** Refetched whenever anybody books, reschedules or cancels. */
export function useSlots(wanted: WantedVisit, date: Day | undefined) {
  const queryClient = useQueryClient();
  const isEnabled = wanted.services.length > 0 && date !== undefined;
  const { data, isError, refetch } = useQuery({ ...slotsQuery(wanted, date ?? ""), enabled: isEnabled });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ["slots"] });
  useChangeEvents("bookings", refresh);
  // Slots that could not be refreshed may be wrong, so none are shown.
  const slots = isEnabled && !isError ? data : undefined;
  return { slots, hasFailed: isEnabled && isError, retry: () => void refetch(), refresh };
}
