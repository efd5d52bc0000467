import { randomBytes } from "node:crypto";
import { hashToken } from "../../platform/auth/tokens.ts";
import type { Tx } from "../../platform/db/database.ts";
import { replaceRecoveryCodes } from "./second-factor-store.ts";

const codeCount = 10;
/** Without letters and digits that look alike: people write these codes down. */
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

/** 16 characters with five random bits each, so that a fast hash is safe. */
const newRecoveryCode = (): string =>
  Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length])
    .join("")
    .replaceAll(/(.{4})(?=.)/g, "$1-");

export const hashRecoveryCode = (code: string): Buffer => hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));

/** The old codes no longer work. */
export async function issueRecoveryCodes(tx: Tx, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newRecoveryCode);
  await replaceRecoveryCodes(tx, staffId, codes.map(hashRecoveryCode));
  return codes;
}
