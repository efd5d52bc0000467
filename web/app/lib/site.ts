import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import type { SiteFacts } from "./page-meta.ts";

/** The shop and its address, as the root of every page knows them. */
export function useSite(): SiteFacts {
  const site = useRouteLoaderData<typeof loader>("root");
  if (!site) throw new Error("The root of the page has no data.");
  return site;
}

interface Match {
  id: string;
  loaderData?: unknown;
}

/** The same for a route's `meta`, which is given the matches. */
export const siteOf = (matches: readonly (Match | undefined)[]): SiteFacts =>
  matches.find((match) => match?.id === "root")?.loaderData as SiteFacts;
