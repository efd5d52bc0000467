import { useSearchParams } from "react-router";
import { readSearchParam } from "../../lib/search-params.ts";
import { noFilters, type OrderFilters, pageSizes } from "./filter-orders.ts";

const filterNames = Object.keys(noFilters) as (keyof OrderFilters)[];
const defaultPageSize = pageSizes[0];

export const orderParamNames = [...filterNames, "page", "size"] as const;

/** Filters, page and page size are in the URL, so that a view can be shared and the back button works. */
export function useOrderFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = Object.fromEntries(
    filterNames.map((name) => [name, readSearchParam(query, name) ?? ""]),
  ) as unknown as OrderFilters;

  /** Any change except paging resets the page. */
  function setParam(name: string, value: string, keepPage = false): void {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        if (!keepPage) next.delete("page");
        return next;
      },
      { preventScrollReset: true },
    );
  }

  return {
    filters,
    page: Math.trunc(Number(query.get("page"))) || 1,
    pageSize: pageSizes.find((size) => size === Number(query.get("size"))) ?? defaultPageSize,
    setFilter: (name: keyof OrderFilters, value: string) => setParam(name, value),
    setPage: (page: number) => setParam("page", page === 1 ? "" : String(page), true),
    setPageSize: (size: number) => setParam("size", size === defaultPageSize ? "" : String(size)),
    clear: () =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of [...filterNames, "page"]) next.delete(name);
          return next;
        },
        { preventScrollReset: true },
      ),
  };
}
