import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { readSession } from "../../lib/session.ts";
import { showMessage } from "../../ui/dialogs.tsx";
import { type AddResultMessages, addToCartWithToast } from "./add-to-cart-with-toast.ts";
import { savePendingCartItem, type PendingCartItem } from "./pending-cart-item.ts";

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

/** A visitor is told to sign in first; what they wanted is then added by itself (see use-wanted-item.ts). */
export function useAddToCart(messages: AddToCartMessages) {
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function signInFirst(item: PendingCartItem): void {
    savePendingCartItem(item);
    void navigate("/login", { state: { redirectTo: pathname + search } });
  }

  async function addToCart(item: PendingCartItem): Promise<void> {
    if (!readSession()) {
      const signIn = { label: "Sign in", onChoose: () => signInFirst(item) };
      return showMessage({ title: "Almost there", text: messages.signedOut, actions: [{ label: "Not now" }, signIn] });
    }
    setAdding(true);
    await addToCartWithToast(item, messages);
    setAdding(false);
  }

  return { isAdding, addToCart };
}
