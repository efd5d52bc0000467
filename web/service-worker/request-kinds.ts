/** Requests the worker answers. All others go to the network as if there were no worker. */
export type RequestKind = "cacheable page" | "uncacheable page" | "route data" | "catalogue" | "image" | "asset";

export interface ClassifiableRequest {
  method: string;
  mode: string;
  url: string;
}

/** Like all pages these are rendered from their URL alone, the same for everybody. */
const cacheablePages = /^\/(gearshop|petshop|gear\/\d+|pet\/\d+|booking|petvet|petspa|contact)?$/i;

/**
 * The endpoints whose reply is the same for everybody: those with `invalidatedBy` in the contract, unless the reply also
 * depends on the clock, as free times do. No other reply is cached.
 */
const catalogueApi =
  /^\/api\/(gears|pets|services|search|gears\/\d+|pets\/\d+|gear-(ids|facets|suggestions|fits)|(fit|delivery)-rules|legal\/\w+)$/;

/** Has no hash in its name, but is fetched again with every new worker. */
export const offlineBannerPath = "/offline-banner.js";

const nonPagePaths = /^\/(api|assets|static|media|stand-in)(\/|$)/;

/** `origin` is the worker's own. */
export function classifyRequest({ method, mode, url }: ClassifiableRequest, origin: string): RequestKind | undefined {
  const { pathname, origin: requestOrigin } = new URL(url);
  if (method !== "GET" || requestOrigin !== origin) return undefined;
  return mode === "navigate" ? classifyNavigation(pathname) : classifySubresource(pathname);
}

function classifyNavigation(pathname: string): RequestKind | undefined {
  if (nonPagePaths.test(pathname)) return undefined;
  return cacheablePages.test(pathname) ? "cacheable page" : "uncacheable page";
}

function classifySubresource(pathname: string): RequestKind | undefined {
  if (pathname.endsWith(".data")) return "route data";
  if (catalogueApi.test(pathname)) return "catalogue";
  if (/^\/(static\/pictures|media\/gears|media\/services)\//.test(pathname)) return "image";
  return pathname.startsWith("/assets/") || pathname === offlineBannerPath ? "asset" : undefined;
}

/** The page whose data the router requests: `/gear/3.data` belongs to `/gear/3`. */
export function pageForRouteData(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("_routes");
  const page = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  return searchParams.size > 0 ? `${page}?${searchParams}` : page;
}

/** The hashed build files that a page refers to. */
export const assetPathsIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)),
];

/** The same for every width and format of an image. */
export const imageBasePath = (url: string): string => new URL(url).pathname.replace(/-\d+\.\w+$/, "");
