import { createElement } from "react";
import { readSession } from "../../lib/session.ts";
import { useGoToLogin } from "../../lib/use-go-to-login.ts";
import { showMessage } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { addAsVisitor, type ItemToAdd } from "./add-as-visitor.ts";
import { FailureNote } from "./failure-note.tsx";
import { type AddResultMessages, useCartAddition } from "./use-cart-addition.ts";

interface AddToCartMessages extends AddResultMessages {
  /** For a browser that cannot keep a cart. */
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

/** A visitor's items are kept in the browser and join the account's cart at the next sign-in. */
export function useAddToCart(messages: AddToCartMessages) {
  const { mutate, isPending } = useCartAddition(messages);
  const goToLogin = useGoToLogin();

  async function addWithoutAccount(item: ItemToAdd): Promise<void> {
    const outcome = await addAsVisitor(item);
    if (outcome === "added") toast.success(messages.added);
    else if (outcome === "no storage") askToSignIn();
    else toast.error(createElement(FailureNote, { text: messages.failed, reason: outcome.reason }));
  }

  const askToSignIn = () =>
    void showMessage({
      title: "Almost there",
      text: messages.signedOut,
      actions: [{ label: "Not now" }, { label: "Sign in", onSelect: goToLogin }],
    });

  return {
    isAdding: isPending,
    addToCart: (item: ItemToAdd) => (readSession() ? mutate(item) : void addWithoutAccount(item)),
  };
}
