import { useSearchParams } from "react-router";
import { RefillScreen } from "../features/foods/refill-screen.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { readSearchParam, type RouteHandle } from "../lib/search-params.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import type { Route } from "./+types/refill";

export const handle: RouteHandle = { searchParams: ["gears"] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "More food",
    description: "Food that you bought before.",
    path: "/refill",
    noIndex: true,
  });

export default function RefillPage() {
  const session = useRequiredSession();
  const [query] = useSearchParams();
  return (
    <div className="page-width max-w-3xl py-10">
      <RefillScreen gearIds={idsIn(readSearchParam(query, "gears") ?? "")} enabled={session !== null} />
    </div>
  );
}

/** As mails write them: `12-15`. */
const idsIn = (text: string): number[] =>
  text
    .split("-")
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 20);
