import { useEffect, useEffectEvent } from "react";
import { AlertPanel } from "./alert-panel.tsx";
import { useMakePendingWish } from "./use-make-pending-wish.ts";
import { useStockAlert } from "./use-stock-alert.ts";

interface AskForAlertProps {
  gearId: number;
  /** Before this code was loaded. */
  isPressed: boolean;
}

export default function AskForAlert({ gearId, isPressed }: AskForAlertProps) {
  const { isWaiting, isBusy, ask, withdraw } = useStockAlert(gearId);
  useMakePendingWish();
  const askOnce = useEffectEvent(ask);
  useEffect(() => {
    if (isPressed) askOnce();
  }, [isPressed]);
  return <AlertPanel isWaiting={isWaiting} isBusy={isBusy} onPress={isWaiting ? withdraw : ask} />;
}
