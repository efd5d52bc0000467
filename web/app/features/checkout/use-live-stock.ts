import type { Cart } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useChangeEvents } from "../../lib/change-events.ts";
import { cartQuery } from "../cart/queries.ts";

/** Says so when the shelf empties while somebody is still filling in the form. */
export function useLiveStock(isEnabled: boolean): void {
  const client = useQueryClient();
  const refresh = async () => {
    const now = await api.getCart();
    client.setQueryData(cartQuery.queryKey, (seen) => seen && withStockOf(now, seen));
  };
  useChangeEvents("gears", () => {
    if (isEnabled) void refresh().catch(() => undefined);
  });
}

/** Only the stock: a total that changes under the finger would be paid unread. The shop refuses a price that has moved. */
function withStockOf(latest: Cart, displayed: Cart): Cart {
  const stock = new Map(latest.items.map(({ gear }) => [gear.id, gear.stock]));
  const items = displayed.items.map((item) => ({
    ...item,
    gear: { ...item.gear, stock: stock.get(item.gear.id) ?? item.gear.stock },
  }));
  return { ...displayed, items };
}
