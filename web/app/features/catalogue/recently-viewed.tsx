import { useQueries } from "@tanstack/react-query";
import { useSession } from "../../lib/session.ts";
import { GearStrip } from "./gear-strip.tsx";
import { gearQuery } from "./queries.ts";
import { useViewedGears } from "./use-viewed-gears.ts";
import { ViewedGearsSwitch } from "./viewed-gears-switch.tsx";

const maxShown = 4;

/** Without the gear on the screen. */
export default function RecentlyViewed({ currentGearId }: { currentGearId: number }) {
  const ids = useViewedGears(currentGearId);
  const isSignedIn = useSession() !== null;
  const gears = useQueries({
    queries: ids.slice(0, maxShown).map(gearQuery),
    // Shown once all are loaded, so that the page does not shift. Deleted gears are left out.
    combine: (results) =>
      results.some(({ isPending }) => isPending) ? [] : results.flatMap(({ data }) => (data ? [data] : [])),
  });
  if (gears.length === 0) return null;
  return (
    <section aria-label="Recently viewed" className="mt-12 lg:mt-16">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-heading">Recently viewed</h2>
        {isSignedIn && <ViewedGearsSwitch />}
      </div>
      <GearStrip gears={gears} />
    </section>
  );
}
