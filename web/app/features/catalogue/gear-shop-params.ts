import type { GearFilters, GearSort } from "@pawhaven/contract";
import { readSearchParam } from "../../lib/search-params.ts";

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

export const gearShopParamNames = [
  "search",
  "petType",
  "category",
  "minPrice",
  "maxPrice",
  "inStock",
  "sort",
  "at",
] as const satisfies (keyof GearShopParams)[];

type ParamName = (typeof gearShopParamNames)[number];

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
  const read = (name: ParamName, limit?: number) => readSearchParam(query, name, limit) ?? "";
  const sort = read("sort");
  return {
    search: read("search", 100).trimStart(),
    petType: read("petType", 50) || undefined,
    category: read("category", 50) || undefined,
    minPrice: parseAmount(read("minPrice")),
    maxPrice: parseAmount(read("maxPrice")),
    inStock: read("inStock") === "true",
    sort: Object.hasOwn(sortLabels, sort) ? (sort as GearSort) : "featured",
    at: Math.min(Math.floor(parseAmount(read("at")) ?? 0), 999_999),
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

const parseAmount = (text: string): number | undefined =>
  /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
