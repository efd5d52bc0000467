import { readSession } from "../../lib/session.ts";
import { useGoToLogin } from "../../lib/use-go-to-login.ts";
import { showMessage } from "../../ui/dialogs.tsx";
import { type PendingCartItem, savePendingCartItem } from "./pending-cart-item.ts";
import { type AddResultMessages, useCartAddition } from "./use-cart-addition.ts";

interface AddToCartMessages extends AddResultMessages {
  signedOut: string;
}

export const gearListMessages: AddToCartMessages = {
  signedOut: "You must be logged in to add items to the cart.",
  added: "Item added to cart successfully!",
  failed: "Failed to add item to cart. Please try again.",
};

export const gearDetailMessages: AddToCartMessages = {
  signedOut: "Login required",
  added: "Added to cart",
  failed: "Add failed",
};

/** A visitor is asked to sign in first; the item is added afterwards (see use-add-pending-cart-item.ts). */
export function useAddToCart(messages: AddToCartMessages) {
  const { mutate, isPending } = useCartAddition(messages);
  const goToLogin = useGoToLogin();

  function askToSignIn(item: PendingCartItem): void {
    const onSelect = () => {
      savePendingCartItem(item);
      goToLogin();
    };
    void showMessage({
      title: "Almost there",
      text: messages.signedOut,
      actions: [{ label: "Not now" }, { label: "Sign in", onSelect }],
    });
  }

  return {
    isAdding: isPending,
    addToCart: (item: PendingCartItem) => (readSession() ? mutate(item) : askToSignIn(item)),
  };
}
