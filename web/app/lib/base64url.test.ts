import { expect, it } from "vitest";
import { fromBase64Url, toBase64Url } from "./base64url.ts";

it("base64url survives a round trip with every byte and every length", () => {
  for (let length = 0; length < 260; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => index % 256);
    const text = toBase64Url(bytes.buffer);
    expect(text).toMatch(/^[\w-]*$/);
    expect(fromBase64Url(text)).toEqual(bytes);
  }
});
