import { maxQuantityPerItem } from "@pawhaven/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeLines, linesEqual, totalCents } from "./order-lines.ts";
import { newTransactionId } from "./transaction-id.ts";

const items = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 8 }), quantity: fc.integer({ min: 1, max: maxQuantityPerItem }) }),
);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe("order lines", () => {
  it("contain every gear once, sorted by id, with its total quantity", () => {
    fc.assert(
      fc.property(items, (given) => {
        const merged = mergeLines(given);
        const ids = merged.map(({ gearId }) => gearId);
        expect(ids).toEqual([...new Set(given.map(({ id }) => id))].toSorted((a, b) => a - b));
        for (const { gearId, quantity } of merged)
          expect(quantity).toBe(sum(given.filter(({ id }) => id === gearId).map(({ quantity }) => quantity)));
      }),
    );
  });

  it("are equal however the items are split and ordered, and differ when one is missing", () => {
    fc.assert(
      fc.property(items, (given) => {
        const split = given
          .toReversed()
          .flatMap(({ id, quantity }) => [
            { id, quantity: 1 },
            ...(quantity > 1 ? [{ id, quantity: quantity - 1 }] : []),
          ]);
        expect(linesEqual(mergeLines(given), mergeLines(split))).toBe(true);
        expect(linesEqual(mergeLines(given), mergeLines(split.slice(1)))).toBe(split.length === 0);
      }),
    );
  });

  it("cost exactly the sum of the single items", () => {
    const prices = fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(items, prices, (given, cents) => {
        const priced = mergeLines(given).map((line) => ({ ...line, unitCents: cents[line.gearId - 1] ?? 0 }));
        const each = given.map(({ id, quantity }) => totalCents([{ unitCents: cents[id - 1] ?? 0, quantity }]));
        expect(totalCents(priced)).toBe(sum(each));
        expect(Number.isSafeInteger(totalCents(priced))).toBe(true);
      }),
    );
  });
});

describe("a transaction id", () => {
  it("starts with the country code and is unique", () => {
    const ids = Array.from({ length: 2000 }, () => newTransactionId("sg"));
    expect(new Set(ids).size).toBe(2000);
    for (const id of ids) expect(id).toMatch(/^SG-[0-9A-HJKMNP-TV-Z]{20}$/);
    const letters = new Set(ids.flatMap((id) => id.slice(3).split("")));
    expect(letters.size).toBe(32);
  });
});
