import type { Cart } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { onCartChange } from "../../lib/cart-changed.ts";
import { readVisitorCart, type VisitorLine } from "../../lib/visitor-cart.ts";
import { changeVisitorLines } from "./change-visitor-cart.ts";
import { visitorCartQuery } from "./visitor-cart-query.ts";

const emptyCart: Cart = { items: [], total_amount: 0 };

/** As text, because a store snapshot has to be equal as long as nothing changed. */
const readLines = () => JSON.stringify(readVisitorCart().lines);

const useVisitorLines = (): VisitorLine[] =>
  JSON.parse(useSyncExternalStore(onCartChange, readLines, () => "[]")) as VisitorLine[];

/** The cart of the browser, priced by the server. Follows changes in other tabs. */
export function useVisitorCart() {
  const lines = useVisitorLines();
  const { data, isLoadingError, isRefetchError, isPlaceholderData, isFetchedAfterMount, refetch } = useQuery({
    ...visitorCartQuery(lines),
    enabled: lines.length > 0,
  });
  const dropped = useDropMissing(data?.missing);
  const cart = lines.length === 0 ? emptyCart : data;
  return { cart, lines, dropped, isLoadingError, isRefetchError, isPlaceholderData, isFetchedAfterMount, refetch };
}

/** Gears that no longer exist leave the cart, and the screen says how many did. */
function useDropMissing(missing: readonly number[] = []): number {
  const [dropped, setDropped] = useState<readonly number[]>([]);
  const fresh = missing.filter((id) => !dropped.includes(id));
  if (fresh.length > 0) setDropped([...dropped, ...fresh]);
  useEffect(() => {
    if (dropped.length > 0) void changeVisitorLines((lines) => lines.filter(({ id }) => !dropped.includes(id)));
  }, [dropped]);
  return dropped.length;
}
