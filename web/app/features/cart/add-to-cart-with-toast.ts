import { ApiResponseError } from "@pawhaven/contract";
import { createElement } from "react";
import { api } from "../../lib/api.ts";
import { emitCartChange } from "../../lib/cart-changed.ts";
import { toast } from "../../ui/toast.tsx";
import { FailureNote } from "./failure-note.tsx";
import { savePendingCartItem, type PendingCartItem } from "./pending-cart-item.ts";

export interface AddResultMessages {
  added: string;
  failed: string;
}

/** Puts it into the cart and says how that went. Where the session has ended, the wish outlives signing in again. */
export async function addToCartWithToast(
  { gearId, quantity }: PendingCartItem,
  { added, failed }: AddResultMessages,
): Promise<void> {
  try {
    await api.addToCart({ params: { id: gearId }, body: { quantity } });
    emitCartChange();
    toast.success(added);
  } catch (error) {
    if (error instanceof ApiResponseError && error.code === "unauthenticated")
      return savePendingCartItem({ gearId, quantity });
    const reason = error instanceof ApiResponseError && error.code === "conflict" ? error.message : undefined;
    toast.error(createElement(FailureNote, { text: failed, reason }));
  }
}
