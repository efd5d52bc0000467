import { randomBytes } from "node:crypto";
import type { Country } from "@pawhaven/contract";

/** Without I, L, O and U, which are easily misread. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const randomLength = 20;

/** The country and 100 random bits, so that ids are unique and cannot be guessed. */
export function newTransactionId(country: Country): string {
  const random = Array.from(randomBytes(randomLength), (byte) => alphabet[byte % alphabet.length]);
  return `${country.toUpperCase()}-${random.join("")}`;
}
