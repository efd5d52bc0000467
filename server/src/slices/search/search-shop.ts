import { type Faq, hasWords, type Service, type ShopSearch, wordsOf } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { findPets } from "../adoption/find-pets.ts";
import { findGears } from "../catalogue/find-gears.ts";
import { listPopularGears } from "../catalogue/list-popular-gears.ts";
import { listServices } from "../clinic/list-services.ts";
import type { ShopContent } from "../content/shop-content.ts";

export interface SearchContext {
  database: Pick<Database, "db">;
  content: Pick<ShopContent, "latest">;
}

const maxGears = 6;
const maxOthers = 4;
const maxWords = 8;

/** Gears and pets are searched by the database; services and questions are few. */
export async function searchShop({ database: { db }, content }: SearchContext, text: string): Promise<ShopSearch> {
  const words = wordsOf(text).slice(0, maxWords);
  const [gears, pets, services, { faqs }] = await Promise.all([
    findGears(db, text, maxGears),
    findPets(db, words, maxOthers),
    listServices(db),
    content.latest(),
  ]);
  const found = {
    gears,
    pets,
    services: select(services, words, ["name", "description"]).map(toFoundService),
    faqs: select(faqs, words, ["question", "answer"]).map(toFoundFaq),
  };
  const isEmpty = Object.values(found).every((group) => group.length === 0);
  return { ...found, popular: isEmpty ? await listPopularGears(db, maxOthers) : [] };
}

/** Those that have all words in the first text come before those that have them in both together. */
function select<Item>(items: readonly Item[], words: readonly string[], texts: [keyof Item, keyof Item]): Item[] {
  if (words.length === 0) return [];
  const isTitled = (item: Item) => hasWords(String(item[texts[0]]), words);
  const matching = items.filter((item) => hasWords(texts.map((field) => item[field]).join(" "), words));
  return [...matching.filter(isTitled), ...matching.filter((item) => !isTitled(item))].slice(0, maxOthers);
}

const toFoundService = ({ id, name, description, people }: Service): ShopSearch["services"][number] => ({
  id,
  name,
  description,
  page: people.some(({ kind }) => kind === "groomer") ? "spa" : "vet",
});

const toFoundFaq = ({ question, answer }: Faq): ShopSearch["faqs"][number] => ({ question, answer });
