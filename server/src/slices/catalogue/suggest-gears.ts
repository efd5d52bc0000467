import type { catalogue, GearSuggestion, QueryOf } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toDollars } from "../../platform/money.ts";
import { meaningsOf, typedWords } from "./meaning.ts";
import {
  categoriesMatching,
  gearsDescribed,
  gearsNamed,
  petTypesMatching,
  type SuggestedGear,
  wordsLike,
} from "./suggestion-store.ts";

const usualLimit = 8;
const mostLabelsOfAKind = 2;

/** Pet types and categories first, because they narrow the shop at once; then single gears, the likeliest first. */
export async function suggestGears(
  db: Db,
  { q, limit = usualLimit }: QueryOf<typeof catalogue.suggestGears>,
): Promise<GearSuggestion[]> {
  const typed = typedWords(q);
  if (typed.length === 0) return [];
  const meanings = meaningsOf(typed, await wordsLike(db, typed));
  if (meanings.length === 0) return [];
  const [labels, gears] = await Promise.all([labelsFor(db, meanings), gearsFor(db, meanings, limit)]);
  return [...labels, ...gears].slice(0, limit);
}

async function labelsFor(db: Db, meanings: string[]): Promise<GearSuggestion[]> {
  const any = meanings.join(" | ");
  const [petTypes, categories] = await Promise.all([
    petTypesMatching(db, any, mostLabelsOfAKind),
    categoriesMatching(db, any, mostLabelsOfAKind),
  ]);
  return [
    ...petTypes.map((label) => ({ kind: "petType" as const, ...label })),
    ...categories.map((label) => ({ kind: "category" as const, ...label })),
  ];
}

/** All that was meant, in one gear; if there is none, at least some of it. */
async function gearsFor(db: Db, meanings: string[], limit: number): Promise<GearSuggestion[]> {
  const withAll = await gearsMatching(db, meanings.join(" & "), limit);
  const found = withAll.length > 0 ? withAll : await gearsMatching(db, meanings.join(" | "), limit);
  return found.map(onTheWire);
}

async function gearsMatching(db: Db, query: string, limit: number): Promise<SuggestedGear[]> {
  const named = await gearsNamed(db, query, limit);
  return named.length === limit ? named : [...named, ...(await gearsDescribed(db, query, limit - named.length))];
}

const onTheWire = ({ id, name, category, petType, priceCents, images }: SuggestedGear): GearSuggestion => ({
  kind: "gear",
  id,
  label: name,
  category,
  petType,
  price: toDollars(priceCents),
  main_image: images[0] ?? null,
});
