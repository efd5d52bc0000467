import type { SimilarWord } from "./suggestion-store.ts";

/** What was typed, as words; nothing else of it reaches the search. More words than these say nothing new. */
export const tokenize = (typed: string): string[] => (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8);

/** Too short to be told from others by its letters, or a number: taken as it is typed. */
const isLiteral = (word: string) => word.length < 3 || /\p{N}/u.test(word);

/** Words much less like the typed one than the best are chance. */
const similarityThreshold = 0.7;

/**
 * For each typed word a full-text query for what it may mean: the word itself if the shop uses it, with its continuations
 * if it is the last; else all the words about as like it. A word that means nothing here is left out.
 */
export function toTsQueries(typed: string[], known: SimilarWord[]): string[] {
  return typed.flatMap((word, index) => {
    const similar = known.filter(({ position }) => position === index + 1);
    const exact = index === typed.length - 1 ? `${quote(word)}:*` : quote(word);
    if (isLiteral(word)) return [exact];
    const best = Math.max(...similar.map(({ likeness }) => likeness));
    if (best >= 1) return [anyOf([exact, ...wordsAtLeast(1, similar)])];
    return similar.length === 0 ? [] : [anyOf(wordsAtLeast(best * similarityThreshold, similar))];
  });
}

const wordsAtLeast = (minSimilarity: number, similar: SimilarWord[]) =>
  similar.filter(({ likeness }) => likeness >= minSimilarity).map(({ word }) => quote(word));

const anyOf = (queries: string[]) => `(${queries.join(" | ")})`;

const quote = (word: string) => `'${word.replaceAll(/['\\]/g, "")}'`;
