import { digitsOf } from "./card-number.ts";

/** Writes the field anew in its proper form and leaves the caret behind the digit it stood behind. */
export function formatPreservingCaret(input: HTMLInputElement, format: (text: string) => string): void {
  const formatted = format(input.value);
  if (formatted === input.value) return;
  const wasAtEnd = input.selectionStart === input.value.length;
  const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
  input.value = formatted;
  const caret = wasAtEnd ? formatted.length : caretPositionAfter(formatted, digitsBefore);
  input.setSelectionRange(caret, caret);
}

const caretPositionAfter = (text: string, digits: number): number =>
  new RegExp(`^(\\D*\\d){${digits}}`).exec(text)?.[0].length ?? text.length;
