import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { glideTo } from "../ui/glide.ts";

/** Every change of route scrolls smoothly to the top; a change of the query alone is the same place and stays where it is. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!hash) glideTo(0);
  }, [pathname, hash]);
}
