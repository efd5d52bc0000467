import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate } from "./allocate.ts";
import { applyPromotions, type LineToDiscount, subtotalOf, type Terms } from "./discount-rules.ts";

const off = (values: Partial<Terms>): Terms => ({
  id: 1,
  kind: "percent",
  percent: null,
  amountCents: null,
  gearId: null,
  petTypes: [],
  categories: [],
  ...values,
});
const percent = (value: number, values: Partial<Terms> = {}) => off({ kind: "percent", percent: value, ...values });
const amount = (cents: number, values: Partial<Terms> = {}) => off({ kind: "amount", amountCents: cents, ...values });
const free = (gearId: number, values: Partial<Terms> = {}) => off({ kind: "free_gear", gearId, ...values });

const line = (gearId: number, unitCents: number, quantity = 1, petType = "Dogs"): LineToDiscount => ({
  gearId,
  unitCents,
  quantity,
  petType,
  category: "Toys",
});

const terms = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((value) => percent(value)),
  fc.integer({ min: 1, max: 10_000_000 }).map((cents) => amount(cents)),
  fc.integer({ min: 1, max: 6 }).map((gearId) => free(gearId)),
);
const lines = fc.uniqueArray(
  fc.record({
    gearId: fc.integer({ min: 1, max: 6 }),
    unitCents: fc.integer({ min: 0, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
    petType: fc.constant("Dogs"),
    category: fc.constant("Toys"),
  }),
  { selector: ({ gearId }) => gearId, minLength: 1 },
);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe("a discount", () => {
  it("is split over lines to the cent, in proportion, and never beyond a line", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1 }), fc.double({ min: 0, max: 1 }), (weights, share) => {
        const cents = Number.isNaN(share) ? 0 : Math.floor(sum(weights) * share);
        const parts = allocate(cents, weights);
        expect(sum(parts)).toBe(sum(weights) === 0 ? 0 : cents);
        for (const [index, part] of parts.entries()) {
          const weight = weights[index] ?? 0;
          expect(part).toBeLessThanOrEqual(weight);
          expect(Math.abs(part - (cents * weight) / (sum(weights) || 1))).toBeLessThan(1);
        }
      }),
    );
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  });

  it("never makes a line cost less than nothing, whatever comes together", () => {
    fc.assert(
      fc.property(fc.array(terms, { maxLength: 3 }), terms, lines, (automatic, coded, cart) => {
        const numbered = automatic.map((each, index) => ({ ...each, id: index + 2 }));
        const applied = applyPromotions(numbered, coded, cart);
        expect(applied.length).toBeLessThanOrEqual(2);
        for (const { cents, byLine } of applied) expect(sum(byLine)).toBe(cents);
        for (const [index, { unitCents, quantity }] of cart.entries())
          expect(sum(applied.map(({ byLine }) => byLine[index] ?? 0))).toBeLessThanOrEqual(unitCents * quantity);
        expect(sum(applied.map(({ cents }) => cents))).toBeLessThanOrEqual(subtotalOf(cart));
      }),
    );
  });

  it("is the best automatic one, and then the code takes off what is left", () => {
    const cart = [line(1, 10_000)];
    const applied = applyPromotions([amount(500, { id: 2 }), percent(20, { id: 3 })], percent(10), cart);
    expect(applied.map(({ promotion, cents }) => [promotion.id, cents])).toEqual([
      [3, 2000],
      [1, 800],
    ]);
  });

  it("is the earlier one of two that take off the same", () => {
    const applied = applyPromotions([amount(500, { id: 9 }), amount(500, { id: 4 })], undefined, [line(1, 1000)]);
    expect(applied.map(({ promotion }) => promotion.id)).toEqual([4]);
  });

  it("is for the pet types and categories that it names", () => {
    const cart = [line(1, 1000), line(2, 1000, 1, "Cats")];
    expect(applyPromotions([percent(50, { petTypes: ["Cats"] })], undefined, cart)[0]?.byLine).toEqual([0, 500]);
    expect(applyPromotions([percent(50, { categories: ["Food"] })], undefined, cart)).toEqual([]);
  });

  it("of a free gear is one unit of it", () => {
    expect(applyPromotions([], free(2), [line(1, 1000), line(2, 700, 3)])[0]?.byLine).toEqual([0, 700]);
  });
});
