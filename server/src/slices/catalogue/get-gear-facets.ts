import {
  compareAlphabetically,
  gearDiets,
  type GearFacets,
  type GearFilters,
  lifeStages,
  toDollars,
} from "@pawhaven/contract";
import type { FacetContext } from "./facet-context.ts";
import { countFacets } from "./facet-store.ts";

export async function getGearFacets({ db, combinations }: FacetContext, filters: GearFilters): Promise<GearFacets> {
  const [counts, groups] = [await countFacets(db, filters), await combinations()];
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
    lifeStages: toKnownOptions(
      lifeStages,
      groups.map(({ lifeStage }) => lifeStage),
      counts.map(({ lifeStage, anyLifeStage }) => [[lifeStage], anyLifeStage]),
    ),
    diets: toKnownOptions(
      gearDiets,
      groups.flatMap(({ diets }) => diets),
      counts.map(({ diets, anyDiet }) => [diets, anyDiet]),
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

/** In the order of the list; values that no gear has are no option. A gear may have several. */
const toKnownOptions = <Value extends string>(
  known: readonly Value[],
  present: (Value | null)[],
  counts: [values: (Value | null)[], count: number][],
): { value: Value; count: number }[] =>
  known
    .filter((value) => present.includes(value))
    .map((value) => ({
      value,
      count: sum(counts.map(([values, count]) => (values.includes(value) ? count : 0))),
    }));

function priceRange(bounds: (number | null)[]): GearFacets["price"] {
  const cents = bounds.filter((bound) => bound !== null);
  return cents.length === 0 ? null : { min: toDollars(Math.min(...cents)), max: toDollars(Math.max(...cents)) };
}
