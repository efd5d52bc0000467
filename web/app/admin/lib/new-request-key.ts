/** An idempotency key. `crypto.randomUUID` needs a secure context, which a shop served over plain HTTP does not have. */
export const newRequestKey = (): string => crypto.getRandomValues(new Uint8Array(16)).join("-");
