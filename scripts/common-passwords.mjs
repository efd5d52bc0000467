import { readFileSync, writeFileSync } from "node:fs";
import { BloomFilter } from "../server/src/platform/auth/bloom-filter.ts";
import { commonPasswordsFile, filterSize, normalizePassword } from "../server/src/platform/auth/common-passwords.ts";

/**
 * Writes the list of common passwords that the server contains (decision 35):
 *
 *     node scripts/common-passwords.mjs <list.txt> …
 *
 * A list has one password per line. Those that are too short to be chosen are left out.
 */
const shortest = 8;

const passwords = new Set(
  process.argv
    .slice(2)
    .flatMap((file) => readFileSync(file, "utf8").split(/\r?\n/))
    .filter((password) => password.length >= shortest)
    .map(normalizePassword),
);
const filter = new BloomFilter(new Uint8Array(filterSize.bytes), filterSize.hashCount);
for (const password of passwords) filter.add(password);
writeFileSync(commonPasswordsFile, filter.bytes);
console.log(`${passwords.size} passwords in ${filterSize.bytes} bytes`);
