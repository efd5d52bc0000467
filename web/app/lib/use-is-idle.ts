import { startTransition, useEffect, useState } from "react";
import { waitForIdle } from "../ui/wait-for-idle.ts";

/** Becomes true when the browser has time after the first rendering; at once for what need not wait. */
export function useIsIdle(needNotWait: boolean): boolean {
  const [isIdle, setIdle] = useState(needNotWait);
  useEffect(() => {
    let isUnmounted = false;
    void waitForIdle().then(() => isUnmounted || startTransition(() => setIdle(true)));
    return () => {
      isUnmounted = true;
    };
  }, []);
  return isIdle;
}
