import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import type { SiteConfig } from "./page-meta.ts";

/** The shop and its address, as the root of every page knows them. */
export function useSiteConfig(): SiteConfig {
  const shopInfo = useRouteLoaderData<typeof loader>("root");
  if (!shopInfo) throw new Error("The root of the page has no data.");
  return shopInfo;
}

interface RouteMatch {
  id: string;
  loaderData?: unknown;
}

/** The same for a route's `meta`, which is given the matches. */
export const siteConfigOf = (matches: readonly (RouteMatch | undefined)[]): SiteConfig =>
  matches.find((match) => match?.id === "root")?.loaderData as SiteConfig;
