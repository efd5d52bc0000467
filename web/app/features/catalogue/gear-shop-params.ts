import {
  type GearDiet,
  gearDiets,
  type GearFilters,
  type GearSort,
  type LifeStage,
  lifeStages,
} from "@pawhaven/contract";
import { readSearchParam, readSearchParams } from "../../lib/search-params.ts";

/** Filters, order and position in the gear shop. All of it is in the URL. A filter without choices matches all. */
export interface GearShopParams {
  search: string;
  petType: readonly string[];
  category: readonly string[];
  lifeStage: readonly LifeStage[];
  diet: readonly GearDiet[];
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
  "lifeStage",
  "diet",
  "minPrice",
  "maxPrice",
  "inStock",
  "sort",
  "at",
] as const satisfies (keyof GearShopParams)[];

export const repeatedGearShopParams = ["petType", "category", "lifeStage", "diet"] as const satisfies ParamName[];

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
    petType: readSearchParams(query, "petType", 50),
    category: readSearchParams(query, "category", 50),
    lifeStage: lifeStages.filter((stage) => query.getAll("lifeStage").includes(stage)),
    diet: gearDiets.filter((diet) => query.getAll("diet").includes(diet)),
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
  for (const [name, values] of Object.entries(entries))
    for (const value of [values].flat())
      if (value !== undefined && value !== "" && value !== false) query.append(name, String(value));
  return query.size > 0 ? `?${query}` : "";
}

export const filtersOf = ({ search, minPrice, maxPrice, inStock, ...params }: GearShopParams): GearFilters => ({
  ...(search !== "" && { search }),
  ...Object.fromEntries(
    repeatedGearShopParams.filter((name) => params[name].length > 0).map((name) => [name, params[name]]),
  ),
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
  petType: [],
  category: [],
  lifeStage: [],
  diet: [],
  minPrice: undefined,
  maxPrice: undefined,
  inStock: false,
} satisfies Partial<GearShopParams>;

export const isFiltered = (params: GearShopParams): boolean => Object.keys(filtersOf(params)).length > 0;

const parseAmount = (text: string): number | undefined =>
  /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
