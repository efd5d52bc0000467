import { digitsOf } from "./card-number.ts";

/** Formats the field and keeps the caret after the same digit. */
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
