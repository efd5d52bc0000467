import { afterEach, describe, expect, it, vi } from "vitest";
import { cardDetails, testCards } from "./index.ts";

const card = { number: "4242 4242 4242 4242", expiry: "12/39", cvc: "123", name: "Robin Tran" };

const issuesOf = (overrides: Partial<typeof card>) => {
  const parsed = cardDetails.safeParse({ ...card, ...overrides });
  return parsed.success ? undefined : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

afterEach(() => vi.useRealTimers());

describe("card details", () => {
  it.each(testCards)("accept the test card $number", ({ number }) => {
    expect(cardDetails.parse({ ...card, number }).number).toBe(number);
  });

  it("accept a number with any grouping of its digits", () => {
    expect(cardDetails.parse({ ...card, number: "4242-4242 42424242 " }).number).toBe("4242424242424242");
    expect(issuesOf({ number: "3782 822463 10005" })).toBeUndefined();
  });

  it.each(["", "4", "4242 4242 4242 424", "3782 822463 1000"])("report the number «%s» as incomplete", (number) => {
    expect(issuesOf({ number })).toEqual(["number: Your card number is incomplete."]);
  });

  it.each(["4242 4242 4242 4241", "4242 4242 4242 4242 4", "4242 4242 4242 42x2", "3782 822463 10006", "four"])(
    "report the number «%s» as invalid",
    (number) => {
      expect(issuesOf({ number })).toEqual(["number: Your card number is invalid."]);
    },
  );

  it.each(["", "1", "12", "12/", "12/3", "1239", "12-39", "12/139"])(
    "report the expiration date «%s» as incomplete",
    (expiry) => {
      expect(issuesOf({ expiry })).toEqual(["expiry: Your card's expiration date is incomplete."]);
    },
  );

  it.each(["00/39", "13/39"])("report the expiration date «%s» as invalid", (expiry) => {
    expect(issuesOf({ expiry })).toEqual(["expiry: Your card's expiration date is invalid."]);
  });

  it("accept a card until the end of its expiration month", () => {
    vi.useFakeTimers({ now: new Date(2030, 1, 28, 23, 59, 59) });
    for (const expiry of ["02/30", "2 / 30", "02/2030"]) expect(issuesOf({ expiry })).toBeUndefined();
    expect(issuesOf({ expiry: "01/30" })).toEqual(["expiry: Your card's expiration date is in the past."]);
    vi.setSystemTime(new Date(2030, 2, 1));
    expect(issuesOf({ expiry: "02/30" })).toEqual(["expiry: Your card's expiration date is in the past."]);
  });

  it.each(["", "1", "12", "12345", "abc"])("report the security code «%s» as incomplete", (cvc) => {
    expect(issuesOf({ cvc })).toEqual(["cvc: Your card's security code is incomplete."]);
  });

  it("require the name on the card", () => {
    expect(issuesOf({ name: "  " })).toEqual(["name: Please enter the name on the card."]);
  });
});
