/** What a route may export as `handle`. */
export interface RouteHandle {
  /** The search parameters its page depends on. All others are ignored: a page is rendered and cached without them. */
  searchParams: readonly string[];
}

const maxLength = 200;

/** The first value of the parameter, shortened if it is too long. One that nothing can contain (NUL) counts as absent. */
export function readSearchParam(query: URLSearchParams, name: string, limit = maxLength): string | undefined {
  const value = query.get(name) ?? undefined;
  return value?.includes("\0") ? undefined : value?.slice(0, limit).toWellFormed();
}
