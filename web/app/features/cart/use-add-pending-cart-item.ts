import { useEffect } from "react";
import { useSession } from "../../lib/session.ts";
import { addToCartWithToast } from "./add-to-cart-with-toast.ts";
import { gearListMessages } from "./use-add-to-cart.ts";
import { consumePendingCartItem } from "./pending-cart-item.ts";

/** Adds what a visitor wanted before signing in, as soon as there is a session. For screens with Add to Cart. */
export function useAddPendingCartItem(): void {
  const token = useSession()?.token;
  useEffect(() => {
    const pending = token ? consumePendingCartItem() : null;
    if (pending) void addToCartWithToast(pending, gearListMessages);
  }, [token]);
}
