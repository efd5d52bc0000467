import type { catalogueEndpoints, GearSuggestion, QueryOf } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toGearSuggestionDto } from "./serialize.ts";
import { toTsQueries, tokenize } from "./search-query.ts";
import {
  categoriesMatching,
  gearsMatchingText,
  gearsMatchingName,
  petTypesMatching,
  type SuggestedGear,
  findSimilarWords,
} from "./suggestion-store.ts";

const defaultLimit = 8;
const maxLabelsPerKind = 2;

/** Pet types and categories come first, then single gears by relevance. */
export async function suggestGears(
  db: Db,
  { q, limit = defaultLimit }: QueryOf<typeof catalogueEndpoints.suggestGears>,
): Promise<GearSuggestion[]> {
  const typed = tokenize(q);
  if (typed.length === 0) return [];
  const tsQueries = toTsQueries(typed, await findSimilarWords(db, typed));
  if (tsQueries.length === 0) return [];
  const [labels, gears] = await Promise.all([labelsFor(db, tsQueries), gearsFor(db, tsQueries, limit)]);
  return [...labels, ...gears].slice(0, limit);
}

async function labelsFor(db: Db, tsQueries: string[]): Promise<GearSuggestion[]> {
  const any = tsQueries.join(" | ");
  const [petTypes, categories] = await Promise.all([
    petTypesMatching(db, any, maxLabelsPerKind),
    categoriesMatching(db, any, maxLabelsPerKind),
  ]);
  return [
    ...petTypes.map((label) => ({ kind: "petType" as const, ...label })),
    ...categories.map((label) => ({ kind: "category" as const, ...label })),
  ];
}

/** Gears that match all words or, if there are none, any of them. */
async function gearsFor(db: Db, tsQueries: string[], limit: number): Promise<GearSuggestion[]> {
  const withAll = await gearsMatching(db, tsQueries.join(" & "), limit);
  const found = withAll.length > 0 ? withAll : await gearsMatching(db, tsQueries.join(" | "), limit);
  return found.map(toGearSuggestionDto);
}

async function gearsMatching(db: Db, query: string, limit: number): Promise<SuggestedGear[]> {
  const named = await gearsMatchingName(db, query, limit);
  return named.length === limit ? named : [...named, ...(await gearsMatchingText(db, query, limit - named.length))];
}
