import { useQueries } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { MoreGears } from "./more-gears.tsx";
import { gearQuery } from "./queries.ts";
import { noteViewed, storedViews, viewedIn } from "./viewed-gears.ts";

const shownAtMost = 4;
const followNothing = () => () => undefined;

/** What this browser has looked at before, newest first; `besides` is the gear on the screen, which joins the list. */
export function RecentlyViewed({ besides }: { besides: number }) {
  const stored = useSyncExternalStore(followNothing, storedViews, () => "[]");
  const ids = viewedIn(stored).filter((id) => id !== besides);
  useEffect(() => noteViewed(besides), [besides]);
  const gears = useQueries({
    queries: ids.slice(0, shownAtMost).map(gearQuery),
    // All at once: a strip that grows card by card would be a jumping one. A gear that is gone is left out.
    combine: (results) =>
      results.some(({ isPending }) => isPending) ? [] : results.flatMap(({ data }) => (data ? [data] : [])),
  });
  return <MoreGears title="Recently viewed" gears={gears} />;
}
