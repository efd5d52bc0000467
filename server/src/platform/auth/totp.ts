import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const stepSeconds = 30;
const digits = 6;

export const newTotpSecret = (): Buffer => randomBytes(20);

export const totpStepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds);

/** RFC 6238, as authenticator apps calculate it: HOTP (RFC 4226) of the number of the 30 seconds since 1970. */
export function totpCode(secret: Buffer, step: number, length = digits, algorithm = "sha1"): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac(algorithm, secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, "0");
}

/** The step that a code belongs to: this one or a neighbour, because clocks differ and typing takes a while. */
export function findTotpStep(secret: Buffer, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const current = totpStepAt(now);
  return [current, current - 1, current + 1].find((step) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
  );
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, without padding, as authenticator apps read secrets. */
export function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return Array.from(bits.matchAll(/.{1,5}/g), ([part]) => alphabet[Number.parseInt(part.padEnd(5, "0"), 2)]).join("");
}

/** What the QR code says. */
export function totpUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
