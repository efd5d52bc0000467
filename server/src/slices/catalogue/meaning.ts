import type { LikeWord } from "./suggestion-store.ts";

/** What was typed, as words; nothing else of it reaches the search. More words than these say nothing new. */
export const typedWords = (typed: string): string[] => (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8);

/** Too short to be told from others by its letters, or a number: taken as it is typed. */
const isPlain = (word: string) => word.length < 3 || /\p{N}/u.test(word);

/**
 * For each typed word a full-text query for what it may mean: the word itself if the shop uses it (the last one may go
 * on), else all the words like it. A word that means nothing here is left out.
 */
export function meaningsOf(typed: string[], known: LikeWord[]): string[] {
  return typed.flatMap((word, index) => {
    const like = known.filter(({ position }) => position === index + 1);
    const isLast = index === typed.length - 1;
    if (isPlain(word) || like.some(({ likeness }) => likeness >= 1))
      return [isLast ? `${quoted(word)}:*` : quoted(word)];
    return like.length === 0 ? [] : [`(${like.map((other) => quoted(other.word)).join(" | ")})`];
  });
}

const quoted = (word: string) => `'${word.replaceAll(/['\\]/g, "")}'`;
