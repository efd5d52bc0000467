import type { GearFilters, GearSort } from "@pawhaven/contract";

/** What a visitor of the gear shop looks at: filters, order and place. All of it stands in the address. */
export interface GearShopParams {
  search: string;
  petType?: string | undefined;
  category?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock: boolean;
  sort: GearSort;
  /** The first gear in view, counted from 0. */
  at: number;
}

/** The orders a visitor can choose from, in words. */
export const sortLabels: Record<GearSort, string> = {
  featured: "Featured first",
  "price-asc": "Price: low to high",
  "price-desc": "Price: high to low",
  rating: "Best rated first",
  newest: "Newest first",
};

/** As many gears stand in one carousel and travel in one page. */
export const gearsPerPage = 60;

export const pageStart = (at: number): number => Math.floor(at / gearsPerPage) * gearsPerPage;

/** Anybody can write anything into an address; what makes no sense there is left out. */
export function parseGearShopParams(address: URLSearchParams): GearShopParams {
  const sort = address.get("sort") ?? "";
  return {
    search: (address.get("search") ?? "").trimStart().slice(0, 100),
    petType: parseTextParam(address, "petType"),
    category: parseTextParam(address, "category"),
    minPrice: parseAmountParam(address, "minPrice"),
    maxPrice: parseAmountParam(address, "maxPrice"),
    inStock: address.get("inStock") === "true",
    sort: Object.hasOwn(sortLabels, sort) ? (sort as GearSort) : "featured",
    at: Math.min(Math.floor(parseAmountParam(address, "at") ?? 0), 999_999),
  };
}

/** The query of the address for a choice, without what goes without saying; begins with `?` unless it is empty. */
export function formatGearShopParams({ inStock, sort, at, ...rest }: GearShopParams): string {
  const address = new URLSearchParams();
  const entries = { ...rest, sort: sort === "featured" ? "" : sort, inStock: inStock && "true", at: at || "" };
  for (const [name, value] of Object.entries(entries)) {
    if (value !== undefined && value !== "" && value !== false) address.set(name, String(value));
  }
  return address.size > 0 ? `?${address}` : "";
}

/** The filters as the API takes them. */
export const filtersOf = ({ search, petType, category, minPrice, maxPrice, inStock }: GearShopParams): GearFilters => ({
  ...(search !== "" && { search }),
  ...(petType !== undefined && { petType }),
  ...(category !== undefined && { category }),
  ...(minPrice !== undefined && { minPrice }),
  ...(maxPrice !== undefined && { maxPrice }),
  ...(inStock && { inStock: "true" as const }),
});

/** The page of gears a choice looks at, as the API takes it. */
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

const parseTextParam = (address: URLSearchParams, name: string): string | undefined =>
  address.get(name)?.slice(0, 50) || undefined;

function parseAmountParam(address: URLSearchParams, name: string): number | undefined {
  const text = address.get(name) ?? "";
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}
