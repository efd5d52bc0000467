import type { CartItem } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { canBeOrdered, priceNote, stockNote } from "./line-notes.ts";

const line = (quantity: number, stock: number, price = 10, before = price): CartItem => ({
  id: 1,
  quantity,
  price,
  price_when_added: before,
  gear: { id: 7, name: "Rope Toy", description: "", main_image: null, stock, is_sold: true },
});

const cartOf = (...items: CartItem[]) => ({ items, total_amount: 0 });

describe("a line of the cart", () => {
  it.each([
    { title: "plenty in stock", given: line(2, 6), text: undefined, orders: true },
    { title: "few left", given: line(3, 3), text: "Only 3 left", orders: true },
    { title: "more than in stock", given: line(4, 3), text: "Only 3 left. Please lower the quantity.", orders: false },
    {
      title: "no longer sold",
      given: { ...line(1, 9), gear: { ...line(1, 9).gear, is_sold: false } },
      text: "We no longer sell this. Please remove it to continue.",
      orders: false,
    },
    { title: "sold out", given: line(1, 0), text: "Out of stock. Please remove it to continue.", orders: false },
  ])("shows the stock: $title", ({ given, text, orders }) => {
    expect(stockNote(given)?.text).toBe(text);
    expect(canBeOrdered(cartOf(line(1, 50), given))).toBe(orders);
  });

  it("shows how its price has changed since it was added", () => {
    expect(priceNote(line(1, 9, 10))).toBeUndefined();
    expect(priceNote(line(1, 9, 8, 10))).toBe("The price dropped from $10.00 to $8.00 since you added it.");
    expect(priceNote(line(1, 9, 12.5, 10))).toBe("The price went up from $10.00 to $12.50 since you added it.");
  });
});
