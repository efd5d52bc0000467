import { useEffect, useEffectEvent } from "react";
import { useSession } from "../../lib/session.ts";
import { gearListMessages } from "./use-add-to-cart.ts";
import { useCartAddition } from "./use-cart-addition.ts";
import { consumePendingCartItem } from "./pending-cart-item.ts";

/** Adds the item that a visitor chose before signing in. For screens with an Add to Cart button. */
export function useAddPendingCartItem(): void {
  const token = useSession()?.token;
  const { mutate } = useCartAddition(gearListMessages);
  const addPendingItem = useEffectEvent(() => {
    const pending = consumePendingCartItem();
    if (pending) mutate(pending);
  });
  useEffect(() => {
    if (token) addPendingItem();
  }, [token]);
}
