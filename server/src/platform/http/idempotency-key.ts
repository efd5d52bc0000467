import type { IncomingHttpHeaders } from "node:http";
import { idempotencyKey } from "@pawhaven/contract";
import { ApiError } from "./api-error.ts";

/** The key by which the caller names what it wants done, so that a repetition is recognised; null if it sent none. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const given = headers["idempotency-key"];
  if (given === undefined) return null;
  const parsed = idempotencyKey.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ApiError("malformed", "The Idempotency-Key must have 1 to 255 visible ASCII characters.");
}
