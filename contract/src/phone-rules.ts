import { findCountry } from "./country-rules.ts";

/** Mobile numbers, and those of the landline, whose area codes begin with 2. */
const vietnamese = /^(?:\+?84|0)([35789]\d{8}|2\d{9})$/;

/**
 * A Vietnamese number as the whole world dials it: 090 123 4567 is +84901234567. None of the countries that the shop
 * delivers to writes its own numbers like that. Everything else stays as it was typed.
 */
export function normalizePhone(text: string, country: string | null = null): string {
  const typed = text.trim();
  if (country?.trim() && findCountry(country) === undefined) return typed;
  const [, number] = vietnamese.exec(typed.replaceAll(/[\s()./-]/g, "")) ?? [];
  return number === undefined ? typed : `+84${number}`;
}

/** The digits that a stored number contains, if a text is a number or the beginning of one; else undefined. */
export function phoneToSearch(text: string): string | undefined {
  const digits = text.trim().replaceAll(/[\s()./-]/g, "");
  if (!/^\+?\d{4,}$/.test(digits)) return undefined;
  return digits.replace(/^(\+?84|0)(?=\d{3})/, "");
}
