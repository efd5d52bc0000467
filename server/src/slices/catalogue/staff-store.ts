import type { GearState, StaffGear, StaffGearFilters } from "@pawhaven/contract";
import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../platform/db/database.ts";
import { keysetPage, type Page, type PageRequest } from "../../platform/lists/keyset-page.ts";
import { gears, ingredients, stockAlerts } from "../../schema/index.ts";
import { matchesSearch } from "./gear-filters.ts";
import { gearColumns, type GearRow } from "./gear-row.ts";
import type { GearColumns } from "./editing/gear-fields.ts";

const sorting = {
  id: gears.id,
  columns: { date: gears.createdAt, price: gears.priceCents, stock: gears.stock },
};

export type GearPageRequest = PageRequest<keyof typeof sorting.columns>;

export async function staffGearPage(db: Db, where: SQL | undefined, request: GearPageRequest): Promise<Page<GearRow>> {
  const page = keysetPage(sorting, request);
  const found = await db
    .select({ ...gearColumns, ...page.key })
    .from(gears)
    .where(and(where, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}

/** Archived gears are found only by whoever asks for them. */
export const matchesStaffFilters = ({
  text,
  petType,
  category,
  state,
  on_sale: onSale,
  picture,
}: StaffGearFilters): SQL | undefined =>
  and(
    state ? eq(gears.state, state) : ne(gears.state, "archived"),
    petType ? eq(gears.petType, petType) : undefined,
    category ? eq(gears.category, category) : undefined,
    onSale === "yes" ? gt(gears.salePercent, 0) : undefined,
    onSale === "no" ? eq(gears.salePercent, 0) : undefined,
    picture === "missing" ? sql`json_array_length(${gears.images}) = 0` : undefined,
    matchesSearch(text?.trim()),
  );

export const gearIdsMatching = (where: SQL | undefined): SQL =>
  sql`select ${gears.id}::text from ${gears} where ${where}`;

export async function distinctGearValues(db: Db, column: PgColumn): Promise<string[]> {
  const rows = await db.selectDistinct({ value: column }).from(gears).orderBy(asc(column));
  return rows.map(({ value }) => String(value));
}

export async function insertGear(tx: Tx, columns: GearColumns, slug: string): Promise<GearRow | undefined> {
  const [row] = await tx
    .insert(gears)
    .values({ ...columns, slug, state: "hidden" })
    .onConflictDoNothing({ target: gears.slug })
    .returning(gearColumns);
  return row;
}

/** Undefined if it no longer has this version. */
export async function replaceGear(
  tx: Tx,
  id: number,
  version: number,
  columns: Partial<GearColumns> & { state?: GearState },
): Promise<GearRow | undefined> {
  const [row] = await tx
    .update(gears)
    .set({ ...columns, version: sql`${gears.version} + 1` })
    .where(
      and(
        eq(gears.id, id),
        // mutant(editing/editing.test.ts): a change of an old version of a gear is refused
        eq(gears.version, version),
      ),
    )
    .returning(gearColumns);
  return row;
}

export async function lockGear(tx: Tx, id: number): Promise<GearRow | undefined> {
  const [row] = await tx.select(gearColumns).from(gears).where(eq(gears.id, id)).for("no key update");
  return row;
}

/** In the order of the ids given. */
export async function relatedGears(db: Db, ids: readonly number[]): Promise<StaffGear["related"]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: gears.id, name: gears.name, state: gears.state })
    .from(gears)
    .where(inArray(gears.id, [...ids]));
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export const countWaiting = (db: Db, gearId: number): Promise<number> =>
  db.$count(stockAlerts, and(eq(stockAlerts.gearId, gearId), isNull(stockAlerts.toldAt)));

/** Of these pictures, those that a gear shows, or would show if a change were undone. */
export async function findUsedImages(db: Db, urls: readonly string[]): Promise<Set<string>> {
  const rows = await db.execute<{ url: string }>(sql`
    with used (url) as (
      select image ->> 'url' from gears, json_array_elements(images) as image
      union
      select image ->> 'url' from audit_log join audit_values on entry_id = audit_log.id,
        jsonb_array_elements(before -> 'images') as image
      where object_kind = 'gear'
    )
    select url from used where url in (select json_array_elements_text(${JSON.stringify(urls)}::json))`);
  return new Set(rows.map(({ url }) => url));
}

export async function missingGearIds(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: gears.id })
    .from(gears)
    .where(inArray(gears.id, [...ids]));
  return ids.filter((id) => !rows.some((row) => row.id === id));
}

export async function ingredientNames(db: Db): Promise<string[]> {
  const rows = await db.select({ name: ingredients.name }).from(ingredients).orderBy(asc(ingredients.name));
  return rows.map(({ name }) => name);
}

/** Of these names, those that are not in the tree. */
export async function missingIngredients(tx: Tx, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await tx
    .select({ name: ingredients.name })
    .from(ingredients)
    .where(inArray(ingredients.name, [...names]));
  return names.filter((name) => !rows.some((row) => row.name === name));
}
