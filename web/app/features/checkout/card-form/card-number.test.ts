import { describe, expect, it } from "vitest";
import { brandOf, formatCardNumber, isCardNumber } from "./card-number.ts";
import { formatExpiry, isPast, readExpiry } from "./expiry.ts";

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
  ])("%s is written %s, of brand %s", (typed, written, brand) => {
    expect(formatCardNumber(typed)).toBe(written);
    expect(brandOf(typed).name).toBe(brand);
  });

  it.each([
    ["4242 4242 4242 4242", true],
    ["4242 4242 4242 4241", false],
    ["4242 4242 4242", false],
    ["3782 822463 10005", true],
    ["", false],
  ])("%s is one: %s", (number, is) => expect(isCardNumber(number)).toBe(is));
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
  ])("%s is written %s", (typed, written) => expect(formatExpiry(typed)).toBe(written));

  it("needs a month that exists", () => {
    expect(readExpiry("12 / 34")).toEqual({ month: 12, year: 2034 });
    for (const wrong of ["13 / 34", "00 / 34", "12 / 3", ""]) expect(readExpiry(wrong)).toBeUndefined();
  });

  it("is good to the end of its month", () => {
    const endOfMay = new Date(2030, 4, 31, 23, 59);
    expect(isPast({ month: 5, year: 2030 }, endOfMay)).toBe(false);
    expect(isPast({ month: 4, year: 2030 }, endOfMay)).toBe(true);
    expect(isPast({ month: 12, year: 2029 }, endOfMay)).toBe(true);
    expect(isPast({ month: 1, year: 2031 }, endOfMay)).toBe(false);
  });
});
