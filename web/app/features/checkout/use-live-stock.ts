import type { Cart, CartItem } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useChangeEvents } from "../../lib/change-events.ts";
import type { CheckoutApi } from "./checkout-api.ts";

/** Updates the stock while the customer fills in the form. */
export function useLiveStock(checkoutApi: CheckoutApi, cart: Cart, isEnabled: boolean): void {
  const client = useQueryClient();
  const refresh = async () => {
    const latest = await checkoutApi.readCart(cart);
    const update = (displayed: Cart | undefined) => displayed && withStockOf(latest, displayed);
    client.setQueriesData<Cart>({ queryKey: [checkoutApi.isGuest ? "visitor-cart" : "cart"] }, update);
  };
  useChangeEvents("gears", () => {
    if (isEnabled) void refresh().catch(() => undefined);
  });
}

/** Only the stock: a total must not change right before the click. The server rejects an order if a price has changed. */
function withStockOf(latest: Cart, displayed: Cart): Cart {
  const newest = new Map(latest.items.map(({ gear }) => [gear.id, gear]));
  const items = displayed.items.map((item) => ({
    ...item,
    gear: { ...item.gear, ...stockOf(newest.get(item.gear.id) ?? item.gear) },
  }));
  return { ...displayed, items };
}

const stockOf = ({ stock, is_sold }: CartItem["gear"]) => ({ stock, is_sold });
