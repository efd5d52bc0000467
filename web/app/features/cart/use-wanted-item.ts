import { useEffect } from "react";
import { useSession } from "../../lib/session.ts";
import { putIntoCart } from "./put-into-cart.ts";
import { shopListWords } from "./use-add-to-cart.ts";
import { takeWantedItem } from "./wanted-item.ts";

/** Adds what a visitor wanted before signing in, as soon as there is a session. For screens with Add to Cart. */
export function useWantedItem(): void {
  const token = useSession()?.token;
  useEffect(() => {
    const wanted = token ? takeWantedItem() : null;
    if (wanted) void putIntoCart(wanted, shopListWords);
  }, [token]);
}
