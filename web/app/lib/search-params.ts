/** What a route may export as `handle`. */
export interface RouteHandle {
  /** The search parameters its page depends on. All others are ignored: a page is rendered and cached without them. */
  searchParams: readonly string[];
  /** Those of them that may be there several times. */
  repeatedParams?: readonly string[];
}

const maxLength = 200;
const maxValues = 20;

/** The first value of the parameter, shortened if it is too long. One that nothing can contain (NUL) counts as absent. */
export function readSearchParam(query: URLSearchParams, name: string, limit = maxLength): string | undefined {
  const value = query.get(name) ?? undefined;
  return value?.includes("\0") ? undefined : value?.slice(0, limit).toWellFormed();
}

/** All values of the parameter, each once and in order, so that the same choice has one address. */
export function readSearchParams(query: URLSearchParams, name: string, limit = maxLength): string[] {
  const usable = query.getAll(name).filter((value) => value !== "" && !value.includes("\0"));
  return [...new Set(usable.slice(0, maxValues).map((value) => value.slice(0, limit).toWellFormed()))].sort();
}
