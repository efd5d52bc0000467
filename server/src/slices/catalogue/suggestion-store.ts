import type { Image } from "@pawhaven/contract";
import { and, count, desc, eq, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.ts";
import { gears } from "../../schema/index.ts";
import { isLive, matchesSearch } from "./gear-filters.ts";

export interface SimilarWord {
  position: number;
  word: string;
  /** 2 for an exact match, 1 for a completion of the typed prefix, otherwise the trigram similarity (below 1). */
  similarity: number;
}

/** Catalogue words equal or similar to each typed word. The last word may be an unfinished prefix. */
export async function findSimilarWords(db: Db, typed: string[]): Promise<SimilarWord[]> {
  const words = sql.join(
    typed.map((word) => sql`${word}`),
    sql`, `,
  );
  const rows = await db.execute(sql`
    select typed.position, known.word, known.similarity
    from unnest(array[${words}]::text[]) with ordinality as typed (word, position)
    cross join lateral (
      select word, case when gear_words.word = typed.word then 2
        when typed.position = ${typed.length} and starts_with(gear_words.word, typed.word) then 1
        else similarity(gear_words.word, typed.word) end as similarity
      from gear_words
      where gear_words.word % typed.word
        or (typed.position = ${typed.length} and gear_words.word like typed.word || '%')
      order by similarity desc, word limit 6
    ) as known
    order by typed.position, known.similarity desc`);
  return rows as unknown as SimilarWord[];
}

export interface SuggestedGear {
  id: number;
  name: string;
  category: string;
  petType: string;
  priceCents: number;
  images: Image[];
}

const suggestionColumns = {
  id: gears.id,
  name: gears.name,
  category: gears.category,
  petType: gears.petType,
  priceCents: gears.priceCents,
  images: gears.images,
};

const toTsQuery = (query: string): SQL => sql`to_tsquery('english', ${query})`;
const matches = (column: PgColumn, query: string): SQL => sql`${column} @@ ${toTsQuery(query)}`;

const tieBreakers = [desc(gears.isFeatured), desc(gears.rating), gears.id];

export const gearsMatchingName = (db: Db, query: string, limit: number): Promise<SuggestedGear[]> =>
  db
    .select(suggestionColumns)
    .from(gears)
    .where(and(isLive, matches(gears.nameWords, query)))
    .orderBy(desc(sql`ts_rank(${gears.nameWords}, ${toTsQuery(query)})`), ...tieBreakers)
    .limit(limit);

/** Words that match more gears than this are too common for ranking all of them to pay off. */
const maxRanked = 300;

/** Gears that match outside their name, weighted: category over pet type over description. */
export const gearsMatchingText = (db: Db, query: string, limit: number): Promise<SuggestedGear[]> => {
  const candidates = db
    .select({ id: gears.id })
    .from(gears)
    .where(and(isLive, matches(gears.searchWords, query), not(matches(gears.nameWords, query))))
    .limit(maxRanked)
    .as("candidates");
  return db
    .select(suggestionColumns)
    .from(gears)
    .innerJoin(candidates, eq(candidates.id, gears.id))
    .orderBy(desc(sql`ts_rank('{0.1, 0.3, 0.6, 1}', ${gears.searchWords}, ${toTsQuery(query)})`), ...tieBreakers)
    .limit(limit);
};

/** Gears with the text as it is in their name or description. */
export const gearsWithText = (db: Db, text: string, limit: number): Promise<SuggestedGear[]> =>
  db
    .select(suggestionColumns)
    .from(gears)
    .where(and(isLive, matchesSearch(text)))
    .orderBy(...tieBreakers)
    .limit(limit);

export const likedGears = (db: Db, limit: number): Promise<SuggestedGear[]> =>
  db
    .select(suggestionColumns)
    .from(gears)
    .where(and(isLive, eq(gears.inStock, true)))
    .orderBy(...tieBreakers)
    .limit(limit);

export const petTypesMatching = (db: Db, query: string, limit: number) =>
  labelsMatching(db, gears.petType, query, limit);
export const categoriesMatching = (db: Db, query: string, limit: number) =>
  labelsMatching(db, gears.category, query, limit);

/** A loose index scan: jumps from one distinct value to the next, as there are few values but many gears. */
async function labelsMatching(db: Db, column: PgColumn, query: string, limit: number) {
  const values = sql`
    with recursive labels (label) as (
      (select ${column} from ${gears} where ${isLive} order by ${column} limit 1)
      union all
      select (select ${column} from ${gears} where ${isLive} and ${column} > label order by ${column} limit 1)
      from labels where label is not null
    )
    select label from labels where to_tsvector('english', fold_text(label)) @@ ${toTsQuery(query)} order by label limit ${limit}`;
  return db
    .select({ label: sql<string>`${column}`, count: count() })
    .from(gears)
    .where(and(isLive, sql`${column} in (${values})`))
    .groupBy(column)
    .orderBy(column);
}
