import { describe, expect, it } from "vitest";
import { reuseOrCreateAttempt } from "./checkout-attempt.ts";

const keys = () => {
  let made = 0;
  return () => `key-${++made}`;
};

describe("a checkout", () => {
  it("keeps its key, and its payment, as long as the same thing is sent", () => {
    const makeKey = keys();
    const first = { ...reuseOrCreateAttempt("two beds", null, makeKey), intent: "pi_1" };
    expect(reuseOrCreateAttempt("two beds", first, makeKey)).toEqual({
      key: "key-1",
      sent: "two beds",
      intent: "pi_1",
    });
  });

  it("gets another key for another thing, without the old payment", () => {
    const makeKey = keys();
    const first = { ...reuseOrCreateAttempt("two beds", null, makeKey), intent: "pi_1" };
    expect(reuseOrCreateAttempt("three beds", first, makeKey)).toEqual({ key: "key-2", sent: "three beds" });
  });
});
