import { useEffect } from "react";
import { useLocation } from "react-router";
import { tryMerge } from "../features/cart/try-merge.tsx";
import { useSession } from "../lib/session.ts";

/** After every sign-in, however it was done. If it fails, the next page tries again. */
export function useMergeVisitorCart(): void {
  const token = useSession()?.token;
  const { pathname } = useLocation();
  useEffect(() => {
    if (token) void tryMerge();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every page tries again
  }, [token, pathname]);
}
