import { useEffect, useEffectEvent } from "react";
import { HeartButton } from "./heart-button.tsx";
import { useAskToSignIn } from "./use-ask-to-sign-in.ts";
import { useMakePendingWish } from "./use-make-pending-wish.ts";
import { useWish } from "./use-wish.ts";
import { readSession } from "../../lib/session.ts";
import { isByKeyboard } from "../../ui/undo-toast.tsx";

interface WishButtonProps {
  gear: { id: number; name: string };
  /** Before this code was loaded. */
  isPressed: boolean;
  className?: string | undefined;
}

export default function WishButton({ gear, isPressed, className }: WishButtonProps) {
  const { isOn, isBusy, toggle } = useWish(gear);
  const askToSignIn = useAskToSignIn();
  useMakePendingWish();
  function press(byKeyboard: boolean) {
    if (readSession()) toggle(byKeyboard);
    else askToSignIn({ kind: "wish", gearId: gear.id });
  }
  const pressOnce = useEffectEvent(() => press(false));
  useEffect(() => {
    if (isPressed) pressOnce();
  }, [isPressed]);
  return (
    <HeartButton
      gearName={gear.name}
      isOn={isOn}
      isBusy={isBusy}
      className={className}
      onClick={(event) => press(isByKeyboard(event))}
    />
  );
}
