import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import type { SiteConfig } from "./page-meta.ts";

export function useSiteConfig(): SiteConfig {
  const config = useRouteLoaderData<typeof loader>("root");
  if (!config) throw new Error("The root loader returned no data.");
  return config;
}

interface RouteMatch {
  id: string;
  loaderData?: unknown;
}

/** For a route's `meta`, which cannot use hooks. */
export const siteConfigOf = (matches: readonly (RouteMatch | undefined)[]): SiteConfig =>
  matches.find((match) => match?.id === "root")?.loaderData as SiteConfig;
