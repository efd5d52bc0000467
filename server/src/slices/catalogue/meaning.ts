import type { LikeWord } from "./suggestion-store.ts";

/** What was typed, as words; nothing else of it reaches the search. More words than these say nothing new. */
export const typedWords = (typed: string): string[] => (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8);

/** Too short to be told from others by its letters, or a number: taken as it is typed. */
const isPlain = (word: string) => word.length < 3 || /\p{N}/u.test(word);

/** Words much less like the typed one than the best are chance. */
const aboutAsLike = 0.7;

/**
 * For each typed word a full-text query for what it may mean: the word itself if the shop uses it, with its continuations
 * if it is the last; else all the words about as like it. A word that means nothing here is left out.
 */
export function meaningsOf(typed: string[], known: LikeWord[]): string[] {
  return typed.flatMap((word, index) => {
    const like = known.filter(({ position }) => position === index + 1);
    const own = index === typed.length - 1 ? `${quoted(word)}:*` : quoted(word);
    if (isPlain(word)) return [own];
    const best = Math.max(...like.map(({ likeness }) => likeness));
    if (best >= 1) return [oneOf([own, ...wordsAbove(1, like)])];
    return like.length === 0 ? [] : [oneOf(wordsAbove(best * aboutAsLike, like))];
  });
}

const wordsAbove = (least: number, like: LikeWord[]) =>
  like.filter(({ likeness }) => likeness >= least).map(({ word }) => quoted(word));

const oneOf = (queries: string[]) => `(${queries.join(" | ")})`;

const quoted = (word: string) => `'${word.replaceAll(/['\\]/g, "")}'`;
