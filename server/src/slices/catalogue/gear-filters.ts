import { chosenValues, type GearFilters, toCents } from "@pawhaven/contract";
import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { gears } from "../../schema/index.ts";

/** Written into the statement, because a partial index is not used for a value that comes as a parameter. */
export const isLive: SQL = sql`${gears.state} = 'live'`;

/** Both sides are folded by the database; the trigram index has the folded text. */
const containsPattern = (pattern: string | Placeholder): SQL =>
  sql`${gears.searchText} like fold_text(${pattern}::text)`;

const patternOf = (search: string) => `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;

export const matchesSearch = (search: string | undefined): SQL | undefined =>
  search ? containsPattern(patternOf(search)) : undefined;

/** The conditions of all filters, for statements that are built once. */
const conditions = {
  petTypes: sql`${gears.petType} = any(${sql.placeholder("petTypes")}::text[])`,
  categories: sql`${gears.category} = any(${sql.placeholder("categories")}::text[])`,
  lifeStages: sql`${gears.lifeStage} = any(${sql.placeholder("lifeStages")}::text[])`,
  diets: sql`${gears.diets} && ${sql.placeholder("diets")}::text[]`,
  inStock: eq(gears.inStock, true),
  minCents: sql`${gears.priceCents} >= ${sql.placeholder("minCents")}`,
  maxCents: sql`${gears.priceCents} <= ${sql.placeholder("maxCents")}`,
  pattern: containsPattern(sql.placeholder("pattern")),
};

export type FilterName = keyof typeof conditions;

/** The values of the filters that are chosen. An empty filter matches everything. */
export function filterValues(filters: GearFilters): Partial<Record<FilterName, unknown>> {
  const { search, petType, category, lifeStage, diet, minPrice, maxPrice, inStock } = filters;
  const values = {
    petTypes: chosenValues(petType),
    categories: chosenValues(category),
    lifeStages: chosenValues(lifeStage),
    diets: chosenValues(diet),
    inStock,
    minCents: minPrice === undefined ? undefined : toCents(minPrice),
    maxCents: maxPrice === undefined ? undefined : toCents(maxPrice),
    pattern: search ? patternOf(search) : undefined,
  };
  const isChosen = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isChosen(value)));
}

/** Facets leave out their own filter. */
export const matchesFilters = (names: readonly FilterName[], except: readonly FilterName[] = []): SQL | undefined =>
  and(...names.filter((name) => !except.includes(name)).map((name) => conditions[name]));
