import type { Cart } from "@pawhaven/contract";

/** The lines that are shown, at the prices of the other one; unless its lines are no longer the same. */
export function withDiscounts(cart: Cart, discounted: Cart | undefined): Cart {
  if (!discounted || linesOf(cart) !== linesOf(discounted)) return cart;
  const discounts = new Map(discounted.items.map(({ id, discount }) => [id, discount]));
  return { ...discounted, items: cart.items.map((item) => ({ ...item, discount: discounts.get(item.id) })) };
}

const linesOf = ({ items }: Cart): string =>
  JSON.stringify(items.map(({ id, quantity, price }) => [id, quantity, price]));
