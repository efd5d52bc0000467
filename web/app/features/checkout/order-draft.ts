import { type Cart, type CheckoutOptions, type ShippingDetails, toCents } from "@pawhaven/contract";

/** The amount is what the customer saw. The server rejects the order if it has changed. */
export interface OrderDraft extends CheckoutOptions {
  items: { id: number; quantity: number }[];
  customer: ShippingDetails;
  amount: number;
}

/** What was not said is not sent: the same order is the same request. */
export const draftOf = (cart: Cart, customer: ShippingDetails, options: CheckoutOptions = {}): OrderDraft => ({
  items: cart.items.map(({ gear, quantity }) => ({ id: gear.id, quantity })),
  customer,
  amount: toCents(cart.total_amount),
  ...options,
});

export const optionsOf = ({
  items: _items,
  customer: _customer,
  amount: _amount,
  ...options
}: OrderDraft): CheckoutOptions => options;
