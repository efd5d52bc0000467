/** What the worker has to do with; everything else passes it by as if it were not there. */
export type RequestKind = "page" | "other page" | "screen data" | "catalogue" | "picture" | "file";

export interface ClassifiableRequest {
  method: string;
  mode: string;
  url: string;
}

/** Pages worth reading without a connection. Like all pages they are rendered from their address alone, the same for everybody. */
const cacheablePages = /^\/(gearshop|petshop|gear\/\d+|pet\/\d+|booking|petvet|petspa|contact)?$/i;

/** The calls of the contract whose reply is the same for everybody (`keptUntil`). No other reply is ever kept. */
const catalogueApi = /^\/api\/(gears|pets|gears\/\d+|pets\/\d+|gear-(ids|facets|suggestions))$/;

/** Has no hash in its name, but comes anew with every worker. */
export const offlineBannerScript = "/offline-banner.js";

const nonPagePaths = /^\/(api|assets|static|media|stand-in)(\/|$)/;

/** `origin` is the worker's own; what lies elsewhere is none of its business. */
export function classifyRequest({ method, mode, url }: ClassifiableRequest, origin: string): RequestKind | undefined {
  const { pathname, origin: requestOrigin } = new URL(url);
  if (method !== "GET" || requestOrigin !== origin) return undefined;
  if (mode === "navigate")
    return nonPagePaths.test(pathname) ? undefined : cacheablePages.test(pathname) ? "page" : "other page";
  if (pathname.endsWith(".data")) return "screen data";
  if (catalogueApi.test(pathname)) return "catalogue";
  if (pathname.startsWith("/static/pictures/")) return "picture";
  return pathname.startsWith("/assets/") || pathname === offlineBannerScript ? "file" : undefined;
}

/** The page whose data the router asks for: `/gear/3.data` belongs to `/gear/3`. */
export function pageForRouteData(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("_routes");
  const page = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  return searchParams.size > 0 ? `${page}?${searchParams}` : page;
}

/** Files a page was built with, named with a hash of their content. */
export const assetPathsIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)),
];

/** One picture in all its widths and formats. */
export const imageBasePath = (url: string): string => new URL(url).pathname.replace(/-\d+\.\w+$/, "");
