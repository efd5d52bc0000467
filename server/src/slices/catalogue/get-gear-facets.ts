import { compareAlphabetically, type GearFacets, type GearFilters, toDollars } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { countFacets } from "./facet-store.ts";

export async function getGearFacets(db: Db, filters: GearFilters): Promise<GearFacets> {
  const counts = await countFacets(db, filters);
  const groups = filters.search ? await countFacets(db, {}) : counts; // all pairs, with or without a search hit
  return {
    catalogue: sum(groups.map(({ found }) => found)),
    total: sum(counts.map(({ total }) => total)),
    petTypes: toFacetOptions(
      groups.map(({ petType }) => petType),
      counts.map(({ petType, anyPetType }) => [petType, anyPetType]),
    ),
    categories: toFacetOptions(
      groups.map(({ category }) => category),
      counts.map(({ category, anyCategory }) => [category, anyCategory]),
    ),
    inStock: sum(counts.map(({ inStock }) => inStock)),
    price: priceRange(counts.flatMap(({ minCents, maxCents }) => [minCents, maxCents])),
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Every value of the catalogue is an option, even if the other filters leave no gear with it. */
function toFacetOptions(values: string[], counts: [value: string, count: number][]): GearFacets["petTypes"] {
  const totals = new Map(values.map((value) => [value, 0]));
  for (const [value, count] of counts) totals.set(value, (totals.get(value) ?? 0) + count);
  return Array.from(totals, ([value, count]) => ({ value, count })).sort((a, b) =>
    compareAlphabetically(a.value, b.value),
  );
}

function priceRange(bounds: (number | null)[]): GearFacets["price"] {
  const cents = bounds.filter((bound) => bound !== null);
  return cents.length === 0 ? null : { min: toDollars(Math.min(...cents)), max: toDollars(Math.max(...cents)) };
}
