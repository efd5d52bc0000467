/**
 * Every error code and its HTTP status. The list is closed: the server sends nothing else, and the browser can decide by
 * `code` alone.
 */
export const errorStatus = {
  malformed: 400,
  unauthenticated: 401,
  second_factor_required: 401,
  forbidden: 403,
  confirm_identity: 403,
  not_found: 404,
  conflict: 409,
  edited_meanwhile: 409,
  price_changed: 409,
  out_of_stock: 409,
  slot_taken: 409,
  needs_override: 409,
  needs_acknowledgement: 409,
  goods_waiting: 409,
  too_large: 413,
  unsupported_media_type: 415,
  misdirected: 421,
  invalid: 422,
  failed_dependency: 424,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Errors that any endpoint can answer with; an endpoint lists only what it adds to these. */
export const commonErrors = [
  "malformed",
  "misdirected",
  "rate_limited",
  "internal",
  "unavailable",
] as const satisfies ErrorCode[];

/** Messages per field, to be shown next to it. */
export type FieldErrors = Record<string, string[]>;
