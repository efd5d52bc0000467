import { useAddress } from "../lib/use-address.ts";

interface FilterSchema<Filter extends string> {
  shape: Readonly<Record<Filter, { safeParse: (value: string) => { success: boolean } }>>;
}

export interface ListAddressOptions<Filter extends string> {
  /** The filters of the list's endpoint. They tell what can be one: anybody can type in the address. */
  filters?: FilterSchema<Filter>;
  sorts: readonly [string, ...string[]];
  columns: readonly { id: string; isFixed?: boolean }[];
  /** Shown until somebody chooses others. */
  defaultColumns: readonly string[];
}

/** Everything that a list shows is in its address, so that it can be reloaded, sent to somebody and saved as a view. */
export function useListAddress<Filter extends string>(options: ListAddressOptions<Filter>) {
  const { params, change: changeAddress } = useAddress();
  const names = Object.keys(options.filters?.shape ?? {}) as Filter[];
  const sort = options.sorts.find((name) => name === params.get("sort")) ?? options.sorts[0];
  const cursor = params.get("cursor") ?? undefined;

  /** A changed list begins with its first page. */
  const change = (values: Partial<Record<string, string>>) => changeAddress({ cursor: undefined, ...values });

  const filters = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name);
      return value && options.filters?.shape[name].safeParse(value).success ? [[name, value]] : [];
    }),
  ) as Partial<Record<Filter, string>>;
  const chosen = params.get("columns")?.split(",") ?? options.defaultColumns;
  const isVisible = ({ id, isFixed }: { id: string; isFixed?: boolean }) => isFixed === true || chosen.includes(id);
  const visible = options.columns.filter(isVisible).map(({ id }) => id);

  return {
    filters,
    sort,
    cursor,
    visibleColumns: visible,
    hasFilters: Object.keys(filters).length > 0,
    /** What a saved view stores: no page and no running job. */
    query: withoutPage(params),
    setFilter: (name: Filter, value: string) => change({ [name]: value }),
    /** What a filter's field needs. */
    bind: (name: Filter) => ({ value: filters[name], onChange: (value: string) => change({ [name]: value }) }),
    clearFilters: () => change(Object.fromEntries(names.map((name) => [name, ""]))),
    setSort: (name: string) => change({ sort: name === options.sorts[0] ? "" : name }),
    toggleColumn: (id: string) => {
      const next = visible.includes(id) ? visible.filter((other) => other !== id) : [...visible, id];
      change({ columns: sameColumns(next, options.defaultColumns) ? "" : next.join(",") });
    },
    pageLink: (next: string | undefined) => {
      const target = new URLSearchParams(params);
      if (next) target.set("cursor", next);
      else target.delete("cursor");
      return `?${target}`;
    },
    param: (name: string) => params.get(name) ?? undefined,
    setParam: (name: string, value: string) => change({ [name]: value }),
  };
}

export type ListAddress<Filter extends string = string> = ReturnType<typeof useListAddress<Filter>>;

function withoutPage(params: URLSearchParams): string {
  const saved = new URLSearchParams(params);
  for (const name of ["cursor", "job"]) saved.delete(name);
  saved.sort();
  return String(saved);
}

const sameColumns = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));
