import { useQueries } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { GearStripSection } from "./gear-strip-section.tsx";
import { gearQuery } from "./queries.ts";
import { recordViewedGear, readStoredIds, parseViewedIds } from "./viewed-gears.ts";

const maxShown = 4;
const subscribeToNothing = () => () => undefined;

/** What this browser has looked at before, newest first; `besides` is the gear on the screen, which joins the list. */
export function RecentlyViewed({ besides: currentGearId }: { besides: number }) {
  const stored = useSyncExternalStore(subscribeToNothing, readStoredIds, () => "[]");
  const ids = parseViewedIds(stored).filter((id) => id !== currentGearId);
  useEffect(() => recordViewedGear(currentGearId), [currentGearId]);
  const gears = useQueries({
    queries: ids.slice(0, maxShown).map(gearQuery),
    // All at once: a strip that grows card by card would be a jumping one. A gear that is gone is left out.
    combine: (results) =>
      results.some(({ isPending }) => isPending) ? [] : results.flatMap(({ data }) => (data ? [data] : [])),
  });
  return <GearStripSection title="Recently viewed" gears={gears} />;
}
