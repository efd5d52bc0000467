import { createHmac, timingSafeEqual } from "node:crypto";

const toleranceSeconds = 5 * 60;

/** Signs the body of a webhook and the time, in the format Stripe uses. */
export const signWebhookBody = (body: Buffer | string, secret: string, at = nowInSeconds()): string =>
  `t=${at},v1=${digest(body, secret, at).toString("hex")}`;

export function hasValidSignature(body: Buffer, header: unknown, secret: string): boolean {
  const [, time, signature = ""] =
    (typeof header === "string" && /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header)) || [];
  const at = Number(time);
  if (
    !time ||
    // mutant(../../sandbox/cards/sandbox-provider.test.ts): a signature expires
    Math.abs(nowInSeconds() - at) > toleranceSeconds
  )
    return false;
  return timingSafeEqual(Buffer.from(signature, "hex"), digest(body, secret, at));
}

const digest = (body: Buffer | string, secret: string, at: number) =>
  createHmac("sha256", secret).update(`${at}.`).update(body).digest();

const nowInSeconds = () => Math.floor(Date.now() / 1000);
