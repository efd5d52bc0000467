import { type Cart, type ShippingDetails, toCents } from "@pawhaven/contract";

/** The order as both payment calls want it: what the customer saw, for the server to compare with what is. */
export interface OrderDraft {
  items: { id: number; quantity: number }[];
  customer: ShippingDetails;
  amount: number;
}

export const draftOf = (cart: Cart, customer: ShippingDetails): OrderDraft => ({
  items: cart.items.map(({ gear, quantity }) => ({ id: gear.id, quantity })),
  customer,
  amount: toCents(cart.total_amount),
});
