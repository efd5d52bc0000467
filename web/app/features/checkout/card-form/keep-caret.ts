import { digitsOf } from "./card-number.ts";

/** Writes the field anew in its proper form and leaves the caret behind the digit it stood behind. */
export function rewrite(input: HTMLInputElement, format: (text: string) => string): void {
  const written = format(input.value);
  if (written === input.value) return;
  const wasAtEnd = input.selectionStart === input.value.length;
  const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
  input.value = written;
  const caret = wasAtEnd ? written.length : placeAfter(written, digitsBefore);
  input.setSelectionRange(caret, caret);
}

const placeAfter = (text: string, digits: number): number =>
  new RegExp(`^(\\D*\\d){${digits}}`).exec(text)?.[0].length ?? text.length;
