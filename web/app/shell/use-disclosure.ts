import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** A panel that closes on Escape, on a click elsewhere and on navigation. */
export function useDisclosure(container: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const [openLocationKey, setOpenLocationKey] = useState<string | null>(null);
  const open = openLocationKey === key;

  useEffect(() => {
    if (!open) return;
    const close = () => setOpenLocationKey(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      container.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (!container.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [open, container]);

  return { open, toggle: () => setOpenLocationKey(open ? null : key) };
}
