import { randomBytes } from "node:crypto";
import type { Country } from "@pawhaven/contract";

/** Digits and capitals without I, L, O and U, which are misread on paper. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const randomLength = 20;

/** The country and 100 random bits: nobody can guess one, and no two are ever the same. */
export function newTransactionId(country: Country): string {
  const random = Array.from(randomBytes(randomLength), (byte) => alphabet[byte % alphabet.length]);
  return `${country.toUpperCase()}-${random.join("")}`;
}
