import { describe, expect, it } from "vitest";
import { brandOf, formatCardNumber } from "./card-number.ts";
import { formatExpiry } from "./expiry.ts";

describe("a card number", () => {
  it.each([
    ["4242424242424242", "4242 4242 4242 4242", "Visa"],
    ["42424", "4242 4", "Visa"],
    ["5555-5555-5555-4444-99", "5555 5555 5555 4444", "Mastercard"],
    ["2223003122003222", "2223 0031 2200 3222", "Mastercard"],
    ["378282246310005", "3782 822463 10005", "American Express"],
    ["30569309025904", "3056 930902 5904", "Diners Club"],
    ["6011111111111117", "6011 1111 1111 1117", "Discover"],
    ["3566002020360505", "3566 0020 2036 0505", "JCB"],
    ["9", "9", ""],
    ["abc", "", ""],
  ])("formats %s as %s and recognizes the brand %s", (typed, formatted, brand) => {
    expect(formatCardNumber(typed)).toBe(formatted);
    expect(brandOf(typed).name).toBe(brand);
  });
});

describe("an expiry date", () => {
  it.each([
    ["1", "1"],
    ["12", "12"],
    ["123", "12 / 3"],
    ["12/34", "12 / 34"],
    ["4", "04"],
    ["430", "04 / 30"],
    ["12 / 345", "12 / 34"],
    ["12/2034", "12 / 34"],
  ])("formats %s as %s", (typed, formatted) => expect(formatExpiry(typed)).toBe(formatted));
});
