import { useGoToLogin } from "../../lib/use-go-to-login.ts";
import { showMessage } from "../../ui/dialogs.tsx";
import { type PendingWish, savePendingWish } from "./pending-wish.ts";

const texts = {
  wish: "Please sign in to keep a wish list.",
  alert: "Please sign in, so that we know whom to email.",
};

/** A visitor is asked to sign in; afterwards the wish is made (see use-make-pending-wish.ts). */
export function useAskToSignIn(): (wish: PendingWish) => void {
  const goToLogin = useGoToLogin();
  return (wish) => {
    const onSelect = () => {
      savePendingWish(wish);
      goToLogin();
    };
    void showMessage({
      title: "Almost there",
      text: texts[wish.kind],
      actions: [{ label: "Not now" }, { label: "Sign in", onSelect }],
    });
  };
}
