/**
 * A text in small letters without their marks, as people type it on a keyboard that has none: "Vòng cổ đỏ" is "vong co do".
 * The d with a stroke is a letter of its own, which no normal form takes apart. `fold_text` of the database does the same.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/[đĐ]/g, "d")
    .toLowerCase();

/** The words of a text as they are compared; punctuation is none. */
export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word begins a word of the text. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const present = wordsOf(text);
  return words.every((word) => present.some((other) => other.startsWith(word)));
}
