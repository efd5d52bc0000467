import { expect, test } from "vitest";
import { formatCount, formatDollars } from "./money.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const plain = new Intl.NumberFormat("en-US");

test.each([0, 0.05, 7, 12.5, 95.2, 999.99, 1000, 1234.5, 99_999.9, 100_000, 1_234_567.89, -3.1, -1234])(
  "formats %d dollars like Intl",
  (amount) => expect(formatDollars(amount)).toBe(dollars.format(amount)),
);

test.each([0, 7, 57, 999, 1000, 20_000, 100_000, 1_234_567])("formats the count %d like Intl", (count) =>
  expect(formatCount(count)).toBe(plain.format(count)),
);
