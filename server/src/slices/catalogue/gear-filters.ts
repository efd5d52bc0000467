import { type GearFilters, toCents } from "@pawhaven/contract";
import { and, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { gears } from "../../schema/index.ts";

/** Written into the statement, because a partial index is not used for a value that comes as a parameter. */
export const isLive: SQL = sql`${gears.state} = 'live'`;

type FilterKind = "petType" | "category" | "inStock" | "price";

/** One condition per kind of filter, so that facets can leave one out. An empty filter matches everything. */
function conditionsByKind({
  petType,
  category,
  minPrice,
  maxPrice,
  inStock,
}: GearFilters): Record<FilterKind, SQL | undefined> {
  return {
    petType: petType ? eq(gears.petType, petType) : undefined,
    category: category ? eq(gears.category, category) : undefined,
    inStock: inStock ? eq(gears.inStock, true) : undefined,
    price: and(
      minPrice === undefined ? undefined : gte(gears.priceCents, toCents(minPrice)),
      maxPrice === undefined ? undefined : lte(gears.priceCents, toCents(maxPrice)),
    ),
  };
}

export function matchesFilters(filters: GearFilters, except?: FilterKind): SQL | undefined {
  const kinds = Object.entries(conditionsByKind(filters));
  return and(...kinds.map(([kind, condition]) => (kind === except ? undefined : condition)));
}

/** Both sides are lowercased with the same collation; the trigram index needs the comparison in the default one. */
export function matchesSearch(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`${gears.searchText} like lower(${pattern}::text collate caseless) collate "default"`;
}
