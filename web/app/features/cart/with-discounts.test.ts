import type { Cart } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { withDiscounts } from "./with-discounts.ts";

const item = (quantity: number, stock: number) => ({
  id: 1,
  quantity,
  price: 10,
  price_when_added: 10,
  gear: { id: 7, name: "Ball", description: "", main_image: null, stock, is_sold: true },
});
const cart: Cart = { items: [item(2, 3)], total_amount: 20 };
const discounted: Cart = {
  items: [{ ...item(2, 9), discount: 2 }],
  subtotal: 20,
  discounts: [{ name: "Welcome", code: "WELCOME10", amount: 2 }],
  total_amount: 18,
};

describe("a cart with a code", () => {
  it("shows the prices of the code and the stock of the cart", () => {
    expect(withDiscounts(cart, discounted)).toMatchObject({
      items: [{ discount: 2, gear: { stock: 3 } }],
      subtotal: 20,
      total_amount: 18,
    });
  });

  it("shows no price of lines that have changed since", () => {
    const changed = { ...cart, items: [item(3, 3)], total_amount: 30 };
    expect(withDiscounts(changed, discounted)).toBe(changed);
  });
});
