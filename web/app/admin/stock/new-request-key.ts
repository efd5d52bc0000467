/** One per press of a button, however often it is sent. `crypto.randomUUID` would need a secure context. */
export const newRequestKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
