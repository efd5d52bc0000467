import { ShoppingBag } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { onCartChange } from "../lib/cart-changed.ts";
import * as paths from "../lib/paths.ts";
import { useSession } from "../lib/session.ts";
import { totalQuantity } from "../lib/total-quantity.ts";
import { readVisitorCart } from "../lib/visitor-cart.ts";
import { loadApiWithToken } from "./load-api.ts";

export function CartLink() {
  const count = useCartCount();
  return (
    <Link
      to={paths.cart}
      className="relative grid size-11 place-items-center rounded-full transition-colors hover:bg-line/60"
    >
      <ShoppingBag className="size-6" />
      <span className="sr-only">Cart</span>
      {count > 0 && (
        <span className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-coral px-1 text-[0.75rem] leading-none font-bold text-on-coral tabular-nums">
          {count > 99 ? "99+" : count}
          <span className="sr-only"> {count === 1 ? "item" : "items"}</span>
        </span>
      )}
    </Link>
  );
}

/** The home page has no query client, so the count is fetched without one. */
function useCartCount(): number {
  const token = useSession()?.token;
  const [cartCount, setCartCount] = useState({ token: "", count: 0 });
  useEffect(() => {
    if (!token) return watchVisitorCart((count) => setCartCount({ token: "", count }));
    let controller: AbortController | undefined;
    const refresh = () => {
      controller?.abort();
      controller = new AbortController();
      fetchItemCount(token, controller.signal).then(
        (count) => setCartCount({ token, count }),
        () => undefined,
      );
    };
    refresh();
    const unsubscribe = onCartChange(refresh);
    return () => {
      unsubscribe();
      controller?.abort();
    };
  }, [token]);
  return (token ?? "") === cartCount.token ? cartCount.count : 0;
}

function watchVisitorCart(onCount: (count: number) => void): () => void {
  const update = () => onCount(totalQuantity(readVisitorCart().lines));
  update();
  return onCartChange(update);
}

async function fetchItemCount(token: string, signal: AbortSignal): Promise<number> {
  const api = await loadApiWithToken(token);
  const { items } = await api.getCart(undefined, { signal });
  return totalQuantity(items);
}
