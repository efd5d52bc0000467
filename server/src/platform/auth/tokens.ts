import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, fit for an address. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Random enough that a plain hash cannot be turned back. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();
