import { describe, expect, it } from "vitest";
import { reuseOrCreateAttempt } from "./checkout-attempt.ts";

const keyGenerator = () => {
  let count = 0;
  return () => `key-${++count}`;
};

describe("a checkout attempt", () => {
  it("keeps its idempotency key and its payment while the request is the same", () => {
    const generateKey = keyGenerator();
    const first = { ...reuseOrCreateAttempt("two beds", null, generateKey), intent: "pi_1" };
    expect(reuseOrCreateAttempt("two beds", first, generateKey)).toEqual({
      key: "key-1",
      sent: "two beds",
      intent: "pi_1",
    });
  });

  it("gets a new key without a payment when the request changes, and remembers which payment it replaces", () => {
    const generateKey = keyGenerator();
    const first = { ...reuseOrCreateAttempt("two beds", null, generateKey), intent: "pi_1" };
    const second = reuseOrCreateAttempt("three beds", first, generateKey);
    expect(second).toEqual({ key: "key-2", sent: "three beds", replaces: "pi_1" });
    expect(reuseOrCreateAttempt("no bed", second, generateKey)).toMatchObject({ key: "key-3", replaces: "pi_1" });
  });
});
