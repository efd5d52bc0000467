import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** A panel that a button opens, and that closes by Escape, by a click elsewhere and when the page changes. */
export function useDisclosed(area: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;

  useEffect(() => {
    if (!open) return;
    const close = () => setOpenOn(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      area.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (!area.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [open, area]);

  return { open, toggle: () => setOpenOn(open ? null : key) };
}
