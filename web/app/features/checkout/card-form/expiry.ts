import { digitsOf } from "./card-number.ts";

interface Expiry {
  month: number;
  year: number;
}

/** `12 / 34`; a first digit that can only be a month gets its zero. */
export function formatExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function readExpiry(text: string): Expiry | undefined {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  if (digits.length !== 4 || month < 1 || month > 12) return undefined;
  return { month, year: 2000 + Number(digits.slice(2)) };
}

/** A card is good to the end of its month. */
export const isPast = ({ month, year }: Expiry, now: Date): boolean =>
  year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
