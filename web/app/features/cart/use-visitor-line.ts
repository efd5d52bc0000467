import type { CartItem } from "@pawhaven/contract";
import { readSession } from "../../lib/session.ts";
import { toast } from "../../ui/toast.tsx";
import { showUndo } from "../../ui/undo-toast.tsx";
import type { CartLineControls } from "./cart-line.tsx";
import { setVisitorQuantity, visitorQuantityOf } from "./change-visitor-cart.ts";
import { usePutBack } from "./use-put-back.ts";

/** Changes one line of the cart of the browser. `stored` is its quantity there, until the server has priced it. */
export function useVisitorLine(item: CartItem, stored: number | undefined): CartLineControls {
  const { id, quantity, gear } = item;
  const putIntoAccount = usePutBack(item);
  const putBack = () => (readSession() ? putIntoAccount() : void putBackHere(item));
  return {
    isBusy: stored !== undefined && stored !== quantity,
    pendingQuantity: stored,
    setQuantity: (chosen) => void setVisitorQuantity(id, () => chosen),
    remove: (byKeyboard) => {
      void setVisitorQuantity(id, () => 0);
      showUndo(`${gear.name} was removed.`, { takesFocus: byKeyboard, onUndo: putBack });
    },
  };
}

/** As the server does it for customers: never fewer than were chosen meanwhile, and no more than there are. */
async function putBackHere({ id, quantity, gear }: CartItem): Promise<void> {
  await setVisitorQuantity(id, (now) => Math.max(now, Math.min(quantity, gear.stock)));
  const left = visitorQuantityOf(id);
  if (left === 0) toast.error("It could not be put back.");
  else if (left < quantity) toast(`${gear.name} is back in your cart, but only ${left}: there are no more.`);
}
