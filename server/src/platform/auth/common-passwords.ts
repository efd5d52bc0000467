import { readFileSync } from "node:fs";
import path from "node:path";
import { BloomFilter } from "./bloom-filter.ts";

export const commonPasswordsFile = path.join(import.meta.dirname, "common-passwords.bloom");

/** With 480,000 passwords: one harmless password in 46,000 is taken for a common one. */
export const filterSize = { bytes: 1_310_720, hashCount: 15 };

/** Capital letters do not make a common password a good one. */
export const normalizePassword = (password: string): string => password.toLowerCase();

let filter: BloomFilter | undefined;

/** Decision 35 says where the list comes from. The file is read when the first password is chosen. */
export function isCommonPassword(password: string): boolean {
  filter ??= new BloomFilter(readFileSync(commonPasswordsFile), filterSize.hashCount);
  return filter.has(normalizePassword(password));
}
