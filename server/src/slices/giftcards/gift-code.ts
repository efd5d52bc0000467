import { randomBytes } from "node:crypto";
import { giftCodeAlphabet, giftCodeLength } from "@pawhaven/contract";

/** 80 random bits: there is nothing to guess, so a fast hash of it is enough. */
export const newGiftCode = (): string =>
  Array.from(randomBytes(giftCodeLength), (byte) => giftCodeAlphabet[byte % giftCodeAlphabet.length]).join("");

/** As it is printed: `ABCD-EFGH-JKMN-PQRS`. */
export const inGroups = (code: string): string => (code.match(/.{4}/g) ?? []).join("-");
