import { afterEach, describe, expect, it, vi } from "vitest";
import { readVisitorCart } from "./visitor-cart.ts";

const cart = "0123456789abcdef0123456789abcdef";
const readFrom = (stored: unknown) => {
  const text = typeof stored === "string" ? stored : JSON.stringify(stored);
  vi.stubGlobal("window", { localStorage: { getItem: () => text } });
  return readVisitorCart();
};
afterEach(() => vi.unstubAllGlobals());

describe("the cart of a visitor", () => {
  it("is what the browser stored", () => {
    const lines = [
      { id: 7, quantity: 2 },
      { id: 3, quantity: 999 },
    ];
    expect(readFrom({ cart, lines })).toEqual({ cart, lines });
  });

  it.each([
    ["no JSON", "{"],
    ["nothing", null],
    ["a list", []],
    ["no name", { lines: [{ id: 1, quantity: 1 }] }],
    ["another name", { cart: "../x", lines: [{ id: 1, quantity: 1 }] }],
    ["no lines", { cart, lines: "many" }],
  ])("is empty if there is %s", (_, stored) => {
    expect(readFrom(stored)).toEqual({ cart: "", lines: [] });
  });

  it("leaves out lines that are none, repeated gears and more than a hundred", () => {
    const broken = [null, 5, { id: 0, quantity: 1 }, { id: 1.5, quantity: 1 }, { id: 1, quantity: 0 }, { id: 1 }];
    const repeated = [
      { id: 4, quantity: 1 },
      { id: 4, quantity: 2 },
    ];
    expect(readFrom({ cart, lines: [...broken, { id: 2 ** 31, quantity: 1 }, ...repeated] }).lines).toEqual([
      { id: 4, quantity: 2 },
    ]);
    const many = Array.from({ length: 150 }, (__, index) => ({ id: index + 1, quantity: 1, price: 0 }));
    expect(readFrom({ cart, lines: many }).lines).toHaveLength(100);
    expect(readFrom({ cart, lines: many }).lines[0]).toEqual({ id: 1, quantity: 1 });
  });
});
