import { digitsOf } from "./card-number.ts";

/** `12 / 34`. A month of one digit gets a leading zero, and a year filled in by the browser loses its century. */
export function formatExpiry(text: string): string {
  const typed = digitsOf(text).replace(/^(\d\d)20(\d\d)$/, "$1$2");
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}
