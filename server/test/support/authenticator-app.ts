import { totpCode, totpStepAt } from "../../src/platform/auth/totp.ts";

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What the app on the phone does. */
export function codeFrom(secret: string, drift = 0): string {
  const bits = Array.from(secret, (letter) => base32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Array.from(bits.matchAll(/.{8}/g), ([byte]) => Number.parseInt(byte, 2));
  return totpCode(Buffer.from(bytes), totpStepAt(new Date()) + drift);
}
