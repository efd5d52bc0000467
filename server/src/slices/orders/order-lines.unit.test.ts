import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeLines, linesEqual, totalCents } from "./order-lines.ts";
import { newTransactionId } from "./transaction-id.ts";

const items = fc.array(fc.record({ id: fc.integer({ min: 1, max: 8 }), quantity: fc.integer({ min: 1, max: 999 }) }));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe("the lines of an order", () => {
  it("hold every gear once, in the order of ids, and every piece that was asked for", () => {
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

  it("are the same however they are split up and shuffled, and others when one piece is missing", () => {
    fc.assert(
      fc.property(items, (given) => {
        const pieces = given
          .toReversed()
          .flatMap(({ id, quantity }) => [
            { id, quantity: 1 },
            ...(quantity > 1 ? [{ id, quantity: quantity - 1 }] : []),
          ]);
        expect(linesEqual(mergeLines(given), mergeLines(pieces))).toBe(true);
        expect(linesEqual(mergeLines(given), mergeLines(pieces.slice(1)))).toBe(pieces.length === 0);
      }),
    );
  });

  it("cost the same in one order as in many, to the cent", () => {
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
  it("begins with the country, and no two are alike", () => {
    const ids = Array.from({ length: 2000 }, () => newTransactionId("sg"));
    expect(new Set(ids).size).toBe(2000);
    for (const id of ids) expect(id).toMatch(/^SG-[0-9A-HJKMNP-TV-Z]{20}$/);
    const letters = new Set(ids.flatMap((id) => id.slice(3).split("")));
    expect(letters.size).toBe(32);
  });
});
