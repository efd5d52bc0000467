import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { smoothScrollTo } from "../ui/smooth-scroll-to.ts";

/** Scrolls to the top on every route change, but not when only the query changes. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!hash) smoothScrollTo(0);
  }, [pathname, hash]);
}
