import type { SiteApi, Gear, GearFacets, GearPage } from "@pawhaven/contract";
import { filtersOf, type GearShopParams, gearsPerPage, pageQueryOf, pageStart } from "./gear-shop-params.ts";
import type { GearStripItem } from "./gear-strip.tsx";

/** Only the fields that a card shows are sent to the browser. */
export type GearCardData = Pick<
  Gear,
  | "id"
  | "name"
  | "main_image"
  | "is_new"
  | "is_featured"
  | "sale_percent"
  | "price"
  | "list_price"
  | "stock"
  | "rating"
  | "reviews_count"
  | "net_weight_grams"
>;

/** One page of the gears that match the filters. */
export interface GearView {
  gears: GearCardData[];
  /** Index of the first one among all matches. */
  from: number;
  facets: GearFacets;
}

/** Without a query the API returns the whole catalogue, otherwise a page. */
export const gearsFromReply = (reply: Gear[] | GearPage): Gear[] => (Array.isArray(reply) ? reply : reply.items);

export const toGearStripItem = ({
  id,
  name,
  price,
  list_price,
  rating,
  reviews_count,
  main_image,
}: Gear): GearStripItem => ({
  id,
  name,
  price,
  list_price,
  rating,
  reviews_count,
  main_image,
});

/** A position beyond the last gear loads the last page. */
export async function loadGears(api: SiteApi, params: GearShopParams, signal?: AbortSignal): Promise<GearView> {
  const options = signal && { signal };
  const [reply, facets] = await Promise.all([
    api.listGears({ query: pageQueryOf(params) }, options),
    api.getGearFacets({ query: filtersOf(params) }, options),
  ]);
  const gears = gearsFromReply(reply);
  if (gears.length === 0 && facets.total > 0 && params.at >= facets.total) {
    return loadGears(api, { ...params, at: facets.total - 1 }, signal);
  }
  return { gears: gears.map(toGearCardData), from: pageStart(params.at), facets };
}

/** For a catalogue that was filtered and sorted in the browser. */
export function toGearView(gears: readonly GearCardData[], facets: GearFacets, at: number): GearView {
  const from = pageStart(Math.min(at, Math.max(0, gears.length - 1)));
  return { gears: gears.slice(from, from + gearsPerPage), from, facets };
}

export const toGearCardData = (gear: Gear): GearCardData => ({
  id: gear.id,
  name: gear.name,
  main_image: gear.main_image,
  is_new: gear.is_new,
  is_featured: gear.is_featured,
  sale_percent: gear.sale_percent,
  price: gear.price,
  list_price: gear.list_price,
  stock: gear.stock,
  rating: gear.rating,
  reviews_count: gear.reviews_count,
  net_weight_grams: gear.net_weight_grams,
});

export const hasSameCardData = (one: GearCardData, other: GearCardData): boolean =>
  one === other ||
  (one.main_image?.url === other.main_image?.url && comparedFields.every((field) => one[field] === other[field]));

const comparedFields = [
  "id",
  "name",
  "is_new",
  "is_featured",
  "sale_percent",
  "price",
  "list_price",
  "stock",
  "rating",
  "reviews_count",
  "net_weight_grams",
] as const;
