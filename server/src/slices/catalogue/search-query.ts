import { wordsOf } from "@pawhaven/contract";
import type { SimilarWord } from "./suggestion-store.ts";

/** Only letters and digits pass, so no tsquery syntax can be injected. */
export const tokenize = (typed: string): string[] => wordsOf(typed).slice(0, 8);

/** Too short for trigram similarity, or a number: matched as typed. */
const isLiteral = (word: string) => word.length < 3 || /\p{N}/u.test(word);

/** Relative to the best match; words below it are similar only by chance. */
const similarityThreshold = 0.7;

/**
 * One full-text query per typed word: the word itself if the catalogue has it (as a prefix if it is the last one), else
 * the most similar words. A word without a similar one is dropped.
 */
export function toTsQueries(typed: string[], known: SimilarWord[]): string[] {
  return typed.flatMap((word, index) => {
    const similar = known.filter(({ position }) => position === index + 1);
    const exact = index === typed.length - 1 ? `${quote(word)}:*` : quote(word);
    if (isLiteral(word)) return [exact];
    const best = Math.max(...similar.map(({ similarity }) => similarity));
    if (best >= 1) return [anyOf([exact, ...wordsAtLeast(1, similar)])];
    return similar.length === 0 ? [] : [anyOf(wordsAtLeast(best * similarityThreshold, similar))];
  });
}

const wordsAtLeast = (minSimilarity: number, similar: SimilarWord[]) =>
  similar.filter(({ similarity }) => similarity >= minSimilarity).map(({ word }) => quote(word));

const anyOf = (queries: string[]) => `(${queries.join(" | ")})`;

const quote = (word: string) => `'${word.replaceAll(/['\\]/g, "")}'`;
