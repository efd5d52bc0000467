/** `crypto.randomUUID` needs a secure context, which a shop served over plain HTTP does not have. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
