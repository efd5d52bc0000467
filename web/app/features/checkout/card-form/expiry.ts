import { digitsOf } from "./card-number.ts";

/** `12 / 34`; a first digit that can only be a month gets its zero, and a year filled in by the browser loses its century. */
export function formatExpiry(text: string): string {
  const typed = digitsOf(text).replace(/^(\d\d)20(\d\d)$/, "$1$2");
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}
