import { useEffect, useEffectEvent } from "react";
import { useSession } from "../../lib/session.ts";
import { consumePendingWish } from "./pending-wish.ts";
import { useMakeWish } from "./use-make-wish.ts";

/** Does what a visitor asked for before signing in. */
export function useMakePendingWish(): void {
  const token = useSession()?.token;
  const { mutate } = useMakeWish();
  const makeWish = useEffectEvent(() => {
    const pending = consumePendingWish();
    if (pending) mutate(pending);
  });
  useEffect(() => {
    if (token) makeWish();
  }, [token]);
}
