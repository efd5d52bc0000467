import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { readSession } from "../../lib/session.ts";
import { showMessage } from "../../ui/dialogs.tsx";
import { type CartWords, putIntoCart } from "./put-into-cart.ts";
import { rememberWantedItem, type WantedItem } from "./wanted-item.ts";

interface AddToCartWords extends CartWords {
  signedOut: string;
}

export const shopListWords: AddToCartWords = {
  signedOut: "You must be logged in to add items to the cart.",
  added: "Item added to cart successfully!",
  failed: "Failed to add item to cart. Please try again.",
};

export const detailWords: AddToCartWords = {
  signedOut: "Login required",
  added: "Added to cart",
  failed: "Add failed",
};

/** A visitor is told to sign in first; what they wanted is then added by itself (see use-wanted-item.ts). */
export function useAddToCart(words: AddToCartWords) {
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function signInFirst(item: WantedItem): void {
    rememberWantedItem(item);
    void navigate("/login", { state: { redirectTo: pathname + search } });
  }

  async function addToCart(item: WantedItem): Promise<void> {
    if (!readSession()) {
      const signIn = { label: "Sign in", onChoose: () => signInFirst(item) };
      return showMessage({ title: "Almost there", text: words.signedOut, actions: [{ label: "Not now" }, signIn] });
    }
    setAdding(true);
    await putIntoCart(item, words);
    setAdding(false);
  }

  return { isAdding, addToCart };
}
