import { ApiRefusal } from "@pawhaven/contract";
import { createElement } from "react";
import { api } from "../../lib/api.ts";
import { announceCartChange } from "../../lib/cart-changed.ts";
import { toast } from "../../ui/toast.tsx";
import { FailureNote } from "./failure-note.tsx";
import { rememberWantedItem, type WantedItem } from "./wanted-item.ts";

export interface CartWords {
  added: string;
  failed: string;
}

/** Puts it into the cart and says how that went. Where the session has ended, the wish outlives signing in again. */
export async function putIntoCart({ gearId, quantity }: WantedItem, { added, failed }: CartWords): Promise<void> {
  try {
    await api.addToCart({ params: { id: gearId }, body: { quantity } });
    announceCartChange();
    toast.success(added);
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === "unauthenticated")
      return rememberWantedItem({ gearId, quantity });
    const reason = error instanceof ApiRefusal && error.code === "conflict" ? error.message : undefined;
    toast.error(createElement(FailureNote, { text: failed, reason }));
  }
}
