import { useQueries } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { GearStripSection } from "./gear-strip-section.tsx";
import { gearQuery } from "./queries.ts";
import { recordViewedGear, readStoredIds, parseViewedIds } from "./viewed-gears.ts";

const maxShown = 4;
const subscribeToNothing = () => () => undefined;

/** Most recent first, without the gear on the screen. */
export function RecentlyViewed({ currentGearId }: { currentGearId: number }) {
  const stored = useSyncExternalStore(subscribeToNothing, readStoredIds, () => "[]");
  const ids = parseViewedIds(stored).filter((id) => id !== currentGearId);
  useEffect(() => recordViewedGear(currentGearId), [currentGearId]);
  const gears = useQueries({
    queries: ids.slice(0, maxShown).map(gearQuery),
    // Shown once all are loaded, so that the page does not shift. Deleted gears are left out.
    combine: (results) =>
      results.some(({ isPending }) => isPending) ? [] : results.flatMap(({ data }) => (data ? [data] : [])),
  });
  return <GearStripSection title="Recently viewed" gears={gears} />;
}
