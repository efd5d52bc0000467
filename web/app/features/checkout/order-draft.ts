import { type Cart, type ShippingDetails, toCents } from "@pawhaven/contract";

/** The amount is what the customer saw. The server rejects the order if it has changed. */
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
