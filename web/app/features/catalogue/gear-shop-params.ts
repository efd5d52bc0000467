import type { GearFilters, GearSort } from "@pawhaven/contract";

/** Filters, order and position in the gear shop. All of it is in the URL. */
export interface GearShopParams {
  search: string;
  petType?: string | undefined;
  category?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock: boolean;
  sort: GearSort;
  /** Index of the first gear in view. */
  at: number;
}

export const sortLabels: Record<GearSort, string> = {
  featured: "Featured first",
  "price-asc": "Price: low to high",
  "price-desc": "Price: high to low",
  rating: "Best rated first",
  newest: "Newest first",
};

/** The size of a page of the API, shown in one carousel. */
export const gearsPerPage = 60;

export const pageStart = (at: number): number => Math.floor(at / gearsPerPage) * gearsPerPage;

/** Invalid parameters are ignored. */
export function parseGearShopParams(query: URLSearchParams): GearShopParams {
  const sort = query.get("sort") ?? "";
  return {
    search: (query.get("search") ?? "").trimStart().slice(0, 100),
    petType: parseTextParam(query, "petType"),
    category: parseTextParam(query, "category"),
    minPrice: parseAmountParam(query, "minPrice"),
    maxPrice: parseAmountParam(query, "maxPrice"),
    inStock: query.get("inStock") === "true",
    sort: Object.hasOwn(sortLabels, sort) ? (sort as GearSort) : "featured",
    at: Math.min(Math.floor(parseAmountParam(query, "at") ?? 0), 999_999),
  };
}

/** Without default values. Starts with `?` unless it is empty. */
export function formatGearShopParams({ inStock, sort, at, ...rest }: GearShopParams): string {
  const query = new URLSearchParams();
  const entries = { ...rest, sort: sort === "featured" ? "" : sort, inStock: inStock && "true", at: at || "" };
  for (const [name, value] of Object.entries(entries)) {
    if (value !== undefined && value !== "" && value !== false) query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : "";
}

export const filtersOf = ({ search, petType, category, minPrice, maxPrice, inStock }: GearShopParams): GearFilters => ({
  ...(search !== "" && { search }),
  ...(petType !== undefined && { petType }),
  ...(category !== undefined && { category }),
  ...(minPrice !== undefined && { minPrice }),
  ...(maxPrice !== undefined && { maxPrice }),
  ...(inStock && { inStock: "true" as const }),
});

export const pageQueryOf = (params: GearShopParams) => ({
  ...filtersOf(params),
  sort: params.sort,
  from: pageStart(params.at),
  limit: gearsPerPage,
});

export const noFilters = {
  search: "",
  petType: undefined,
  category: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  inStock: false,
} satisfies Partial<GearShopParams>;

export const isFiltered = (params: GearShopParams): boolean => Object.keys(filtersOf(params)).length > 0;

const parseTextParam = (query: URLSearchParams, name: string): string | undefined =>
  query.get(name)?.slice(0, 50) || undefined;

function parseAmountParam(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? "";
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}
