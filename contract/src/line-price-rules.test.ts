import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineCents, type LinePrice, unitsCents } from "./line-price-rules.ts";

const line: fc.Arbitrary<LinePrice> = fc
  .record({ unitCents: fc.integer({ min: 0, max: 1_000_000 }), quantity: fc.integer({ min: 1, max: 999 }) })
  .chain((price) =>
    fc.integer({ min: 0, max: price.unitCents * price.quantity }).map((discountCents) => ({ ...price, discountCents })),
  );

describe("the price of some units of a line", () => {
  it("adds up to the line, in whichever parts it is taken", () => {
    fc.assert(
      fc.property(line, fc.array(fc.integer({ min: 1, max: 200 })), (price, parts) => {
        let gone = 0;
        let sum = 0;
        for (const part of [...parts, price.quantity]) {
          const units = Math.min(part, price.quantity - gone);
          const cents = unitsCents(price, gone, units);
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(cents).toBeLessThanOrEqual(price.unitCents * units);
          gone += units;
          sum += cents;
        }
        expect(sum).toBe(lineCents(price));
      }),
    );
  });

  it("is the unit price times the units without a discount", () => {
    expect(unitsCents({ unitCents: 333, quantity: 7 }, 2, 3)).toBe(999);
  });
});
