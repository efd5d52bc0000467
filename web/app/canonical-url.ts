import { matchRoutes, type RouteObject } from "react-router";
import { readSearchParam, readSearchParams, type RouteHandle } from "./lib/search-params.ts";

/** The canonical form of a path, and what its query may contain. */
interface PathFacts {
  path: string;
  searchParams: readonly string[];
  repeatedParams: readonly string[];
  /** Set for the route data that the router fetches when a visitor follows a link. */
  routeIds: readonly string[] | null;
}

const maxPathLength = 5_000;
const maxRememberedPaths = 1_000;

/**
 * The URL with what its routes read and nothing else: the path as the route is declared, known parameters once, unless
 * they may be repeated, and in the order in which the routes declare them. All addresses without a page of their own become one, because they show the same.
 */
export function createCanonicalUrl(routes: RouteObject[]): (url: string) => string {
  const rememberedPaths = new Map<string, PathFacts>();
  const factsOf = (path: string) => {
    const known = rememberedPaths.get(path);
    if (known) return known;
    const facts = findFacts(routes, path);
    if (rememberedPaths.size >= maxRememberedPaths) rememberedPaths.clear();
    rememberedPaths.set(path, facts);
    return facts;
  };
  return (url) => {
    const queryStart = url.indexOf("?");
    if (queryStart === -1) return factsOf(url).path;
    const facts = factsOf(url.slice(0, queryStart));
    return `${facts.path}${canonicalQuery(new URLSearchParams(url.slice(queryStart)), facts)}`;
  };
}

const routeDataSuffix = /(\/_|(?<=[^/]))\.data$/;

function findFacts(routes: RouteObject[], path: string): PathFacts {
  const isRouteData = routeDataSuffix.test(path);
  const pagePath = path.replace(routeDataSuffix, (_, slash: string) => (slash ? "/" : "")) || "/";
  const matches = (path.length <= maxPathLength && matchRoutes(routes, pagePath)) || [];
  const leaf = matches.at(-1)?.route;
  const pattern = leaf?.path ?? (leaf?.index ? "" : "*");
  const canonicalPath = pattern.endsWith("*")
    ? `/${pattern.replace("*", "not-found")}`
    : canonicalPathFor(pattern, pagePath);
  const handles = matches.map(({ route }) => route.handle as RouteHandle | undefined);
  return {
    path: isRouteData ? `${canonicalPath === "/" ? "/_" : canonicalPath}.data` : canonicalPath,
    searchParams: handles.flatMap((handle) => handle?.searchParams ?? []),
    repeatedParams: handles.flatMap((handle) => handle?.repeatedParams ?? []),
    routeIds: isRouteData ? matches.map(({ route }) => route.id ?? "") : null,
  };
}

/** Routes match in any case, with escapes and a slash at the end. Only the values in a path are used as they were sent. */
function canonicalPathFor(pattern: string, path: string): string {
  const segments = path.split("/").slice(1);
  const canonical = pattern.split("/").map((part, index) => (part.startsWith(":") ? segments[index] : part));
  return `/${canonical.filter(Boolean).join("/")}`;
}

function canonicalQuery(query: URLSearchParams, { searchParams, repeatedParams, routeIds }: PathFacts): string {
  const canonical = new URLSearchParams();
  for (const name of searchParams) {
    const values = repeatedParams.includes(name)
      ? readSearchParams(query, name)
      : [readSearchParam(query, name) ?? []].flat();
    for (const value of values) canonical.append(name, value);
  }
  const requestedIds = query.get("_routes")?.split(",");
  const loadedIds = routeIds?.filter((id) => requestedIds?.includes(id)) ?? [];
  if (loadedIds.length > 0) canonical.set("_routes", loadedIds.join(","));
  return canonical.size > 0 ? `?${canonical}` : "";
}
