import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, safe to use in a URL. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Tokens are random, so a fast hash without a salt is safe: there is nothing to guess. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();
