import type { Gear, GearFacets, GearFilters, GearSort } from "./catalogue.ts";
import { toCents } from "./core/money.ts";
import { foldText } from "./fold-text.ts";
import { gearDiets, lifeStages } from "./gear-rules.ts";

/** The fields that gears are filtered and sorted by. */
export type SelectableGear = Pick<
  Gear,
  | "id"
  | "name"
  | "description"
  | "petType"
  | "category"
  | "life_stage"
  | "diets"
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
 * Filters and sorts a list that was loaded as a whole. The database does the same for catalogues that are too long for
 * that; a test compares the two.
 */
export function selectGears<G extends SelectableGear>(
  gears: readonly G[],
  { filters = {}, sort = "featured" }: GearSelection,
): G[] {
  const predicates = Object.values(predicatesFor(filters));
  return gears.filter((gear) => predicates.every((test) => test(gear))).sort(comparators[sort]);
}

/** How many gears each option would match. Every filter is counted with all filters applied except itself. */
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
    lifeStages: countKnown(lifeStages, gears, remaining("lifeStage"), (gear) => [gear.life_stage]),
    diets: countKnown(gearDiets, gears, remaining("diet"), (gear) => gear.diets),
    inStock: remaining("inStock").filter(isInStock).length,
    price: priceRange(remaining("price")),
  };
}

/**
 * Ignores case and accents. `Intl.Collator` would do the same, but creating the first one takes a browser about 30 ms.
 */
export const compareAlphabetically = (one: string, other: string): number =>
  compare(foldText(one), foldText(other)) || compare(one, other);

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

type GearPredicate = (gear: SelectableGear) => boolean;
type FilterKind = "petType" | "category" | "lifeStage" | "diet" | "search" | "price" | "inStock";

/** The values of a filter that takes several; an empty string is none. */
export const chosenValues = <Value extends string>(chosen: Value | readonly Value[] | undefined): Value[] =>
  (typeof chosen === "string" ? [chosen] : [...(chosen ?? [])]).filter((value) => value !== "");

const matchesAny = (
  chosen: string | readonly string[] | undefined,
  valuesOf: (gear: SelectableGear) => readonly (string | null)[],
): GearPredicate | undefined => {
  const wanted: readonly (string | null)[] = chosenValues(chosen);
  return wanted.length > 0 ? (gear) => valuesOf(gear).some((value) => wanted.includes(value)) : undefined;
};

/** Only for filters that are set; an empty string counts as not set. Spaces in `search` are significant. */
function predicatesFor({
  search,
  petType,
  category,
  lifeStage,
  diet,
  minPrice,
  maxPrice,
  inStock,
}: GearFilters): Partial<Record<FilterKind, GearPredicate>> {
  const needle = search && foldText(search);
  const [minCents, maxCents] = [minPrice ?? 0, maxPrice ?? Infinity].map(toCents) as [number, number];
  return {
    ...defined(
      "petType",
      matchesAny(petType, (gear) => [gear.petType]),
    ),
    ...defined(
      "category",
      matchesAny(category, (gear) => [gear.category]),
    ),
    ...defined(
      "lifeStage",
      matchesAny(lifeStage, (gear) => [gear.life_stage]),
    ),
    ...defined(
      "diet",
      matchesAny(diet, (gear) => gear.diets),
    ),
    ...(inStock && { inStock: isInStock }),
    ...((minPrice ?? maxPrice) !== undefined && {
      price: ({ price }) => toCents(price) >= minCents && toCents(price) <= maxCents,
    }),
    ...(needle && { search: (gear) => searchableTexts(gear).some((text) => text.includes(needle)) }),
  };
}

const defined = (kind: FilterKind, test: GearPredicate | undefined) => (test ? { [kind]: test } : {});

const isInStock: GearPredicate = ({ stock }) => stock > 0;

const foldedTexts = new WeakMap<SelectableGear, readonly string[]>();

/** Folding dominates the cost of a search, so it is done once per gear and not at every keystroke. */
function searchableTexts(gear: SelectableGear): readonly string[] {
  const texts = foldedTexts.get(gear) ?? [foldText(gear.name), foldText(gear.description)];
  foldedTexts.set(gear, texts);
  return texts;
}

type GearComparator = (a: SelectableGear, b: SelectableGear) => number;

const comparators: Record<GearSort, GearComparator> = {
  featured: (a, b) => b.is_featured - a.is_featured || a.id - b.id,
  "price-asc": (a, b) => a.price - b.price || a.id - b.id,
  "price-desc": (a, b) => b.price - a.price || a.id - b.id,
  rating: (a, b) => b.rating - a.rating || b.reviews_count - a.reviews_count || a.id - b.id,
  // All timestamps have the same ISO format, which sorts chronologically as text.
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

/** In the order of the list; values that no gear has are no option. */
function countKnown<Value extends string>(
  known: readonly Value[],
  all: readonly SelectableGear[],
  remaining: readonly SelectableGear[],
  valuesOf: (gear: SelectableGear) => readonly (string | null)[],
): { value: Value; count: number }[] {
  const has = (value: Value) => (gear: SelectableGear) => valuesOf(gear).includes(value);
  return known
    .filter((value) => all.some(has(value)))
    .map((value) => ({ value, count: remaining.filter(has(value)).length }));
}

function priceRange(gears: readonly SelectableGear[]): GearFacets["price"] {
  if (gears.length === 0) return null;
  const prices = gears.map(({ price }) => price);
  const [min, max] = [Math.min, Math.max].map((pick) => prices.reduce((a, b) => pick(a, b))) as [number, number];
  return { min, max };
}
