import type { Cart } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useLive } from "../../lib/live.ts";
import { cartQuery } from "../cart/queries.ts";

/** Says so when the shelf empties while somebody is still filling in the form. */
export function useLiveStock(isFollowing: boolean): void {
  const client = useQueryClient();
  const refresh = async () => {
    const now = await api.getCart();
    client.setQueryData(cartQuery.queryKey, (seen) => seen && withStockOf(now, seen));
  };
  useLive("gears", () => {
    if (isFollowing) void refresh().catch(() => undefined);
  });
}

/** Only the stock: a total that changes under the finger would be paid unread. The shop refuses a price that has moved. */
function withStockOf(now: Cart, seen: Cart): Cart {
  const stock = new Map(now.items.map(({ gear }) => [gear.id, gear.stock]));
  const items = seen.items.map((item) => ({
    ...item,
    gear: { ...item.gear, stock: stock.get(item.gear.id) ?? item.gear.stock },
  }));
  return { ...seen, items };
}
