import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { smoothScrollTo } from "../ui/smooth-scroll-to.ts";

/** Every change of route scrolls smoothly to the top; a change of the query alone is the same place and stays where it is. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!hash) smoothScrollTo(0);
  }, [pathname, hash]);
}
