import type { Gear, GearFacets, GearFilters, GearSort } from "./catalogue.ts";

/** As much of a gear as it is chosen and ordered by. */
export type SelectableGear = Pick<
  Gear,
  | "id"
  | "name"
  | "description"
  | "petType"
  | "category"
  | "price"
  | "stock"
  | "rating"
  | "reviews_count"
  | "is_featured"
  | "created_at"
>;

export interface GearSelection {
  filters?: GearFilters;
  sort?: GearSort;
}

/**
 * The rules of the gear shop, read off the list itself. The database answers by the same rules where the list is too
 * long to be sent (a test holds the two together).
 */
export function selectGears<G extends SelectableGear>(
  gears: readonly G[],
  { filters = {}, sort = "featured" }: GearSelection,
): G[] {
  const predicates = Object.values(predicatesFor(filters));
  return gears.filter((gear) => predicates.every((test) => test(gear))).sort(comparators[sort]);
}

/** How many gears each choice would leave: every kind is counted with all filters but its own. */
export function computeGearFacets(gears: readonly SelectableGear[], filters: GearFilters): GearFacets {
  const predicates = predicatesFor(filters);
  const remaining = (exceptKind?: FilterKind) => {
    const otherPredicates = Object.entries(predicates).flatMap(([kind, test]) => (kind === exceptKind ? [] : [test]));
    return gears.filter((gear) => otherPredicates.every((test) => test(gear)));
  };
  return {
    catalogue: gears.length,
    total: remaining().length,
    petTypes: countEach(gears, remaining("petType"), ({ petType }) => petType),
    categories: countEach(gears, remaining("category"), ({ category }) => category),
    inStock: remaining("inStock").filter(isInStock).length,
    price: priceRange(remaining("price")),
  };
}

/**
 * Options stand in this order, wherever they were counted: by their letters, whatever their case and accents. Its first
 * collator takes a browser some 30 ms, which this spares every page that shows such options.
 */
export const compareAlphabetically = (one: string, other: string): number =>
  compare(foldCaseAndAccents(one), foldCaseAndAccents(other)) || compare(one, other);

const foldCaseAndAccents = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

type GearPredicate = (gear: SelectableGear) => boolean;
type FilterKind = "petType" | "category" | "search" | "price" | "inStock";

/** Only the filters that are set; an empty one is none. Texts are sought as they are given, spaces included. */
function predicatesFor({
  search,
  petType,
  category,
  minPrice,
  maxPrice,
  inStock,
}: GearFilters): Partial<Record<FilterKind, GearPredicate>> {
  const needle = search?.toLowerCase();
  const [minCents, maxCents] = [minPrice ?? 0, maxPrice ?? Infinity].map(toCents) as [number, number];
  return {
    ...(petType && { petType: (gear) => gear.petType === petType }),
    ...(category && { category: (gear) => gear.category === category }),
    ...(inStock && { inStock: isInStock }),
    ...((minPrice ?? maxPrice) !== undefined && {
      price: ({ price }) => toCents(price) >= minCents && toCents(price) <= maxCents,
    }),
    ...(needle && { search: (gear) => searchableTexts(gear).some((text) => text.includes(needle)) }),
  };
}

const isInStock: GearPredicate = ({ stock }) => stock > 0;

const toCents = (dollars: number): number => Math.round(dollars * 100);

const lowercasedTexts = new WeakMap<SelectableGear, readonly string[]>();

/** Lower-casing is most of the work of a search, so it is done once per gear and not at every keystroke. */
function searchableTexts(gear: SelectableGear): readonly string[] {
  const texts = lowercasedTexts.get(gear) ?? [gear.name.toLowerCase(), gear.description.toLowerCase()];
  lowercasedTexts.set(gear, texts);
  return texts;
}

type GearComparator = (a: SelectableGear, b: SelectableGear) => number;

const comparators: Record<GearSort, GearComparator> = {
  featured: (a, b) => b.is_featured - a.is_featured || a.id - b.id,
  "price-asc": (a, b) => a.price - b.price || a.id - b.id,
  "price-desc": (a, b) => b.price - a.price || a.id - b.id,
  rating: (a, b) => b.rating - a.rating || b.reviews_count - a.reviews_count || a.id - b.id,
  // The server writes all moments in one form, in which the order of the letters is the order in time.
  newest: (a, b) => compare(b.created_at, a.created_at) || a.id - b.id,
};

function countEach(
  all: readonly SelectableGear[],
  remaining: readonly SelectableGear[],
  valueOf: (gear: SelectableGear) => string,
): { value: string; count: number }[] {
  const counts = new Map(all.map((gear) => [valueOf(gear), 0]));
  for (const gear of remaining) counts.set(valueOf(gear), (counts.get(valueOf(gear)) ?? 0) + 1);
  return Array.from(counts, ([value, count]) => ({ value, count })).sort((a, b) =>
    compareAlphabetically(a.value, b.value),
  );
}

function priceRange(gears: readonly SelectableGear[]): GearFacets["price"] {
  if (gears.length === 0) return null;
  const prices = gears.map(({ price }) => price);
  const [min, max] = [Math.min, Math.max].map((pick) => prices.reduce((a, b) => pick(a, b))) as [number, number];
  return { min, max };
}
