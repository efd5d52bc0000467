import { randomBytes } from "node:crypto";

/** An error in Stripe's format. */
export class FakeStripeError extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, error: Record<string, unknown>) {
    super(String(error["message"]));
    this.status = status;
    this.error = error;
  }
}

export type Form = Record<string, string>;

export const invalidRequest = (message: string, code: string, status = 400) =>
  new FakeStripeError(status, { type: "invalid_request_error", message, code });

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString("hex")}`;

export function metadataOf(form: Form): Record<string, string> {
  const entries = Object.entries(form).map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value]);
  return Object.fromEntries(entries.filter(([name]) => name)) as Record<string, string>;
}
