import { describe, expect, it } from "vitest";
import { describeCard, describeExpiry } from "./describe-card.ts";

const card = { id: "pm_1", brand: "visa", last4: "0042", exp_month: 2, exp_year: 2030 };

describe("a saved card", () => {
  it("is called by its brand and its last digits", () => {
    expect(describeCard(card)).toBe("Visa •••• 0042");
    expect(describeCard({ ...card, brand: "new brand" })).toBe("Card •••• 0042");
  });

  it("expires after the last day of its month", () => {
    expect(describeExpiry(card, new Date(2030, 1, 28))).toBe("Expires 02/2030");
    expect(describeExpiry(card, new Date(2030, 2, 1))).toBe("Expired 02/2030");
  });
});
