import type { IncomingHttpHeaders } from "node:http";
import { idempotencyKey } from "@pawhaven/contract";
import { ApiError } from "./api-error.ts";

export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const given = headers["idempotency-key"];
  if (given === undefined) return null;
  const parsed = idempotencyKey.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ApiError("malformed", "The Idempotency-Key must have 1 to 255 visible ASCII characters.");
}
