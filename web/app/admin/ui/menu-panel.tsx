import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button, type IconComponent } from "../../ui/button.tsx";

interface MenuPanelProps {
  label: string;
  icon: IconComponent;
  children: ReactNode;
}

/** A button with a small panel below it. It stays open while the address changes, as the columns of a list do. */
export function MenuPanel({ label, icon, children }: MenuPanelProps) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setIsOpen(false);
      button.current?.focus();
    };
    const closeElsewhere = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("pointerdown", closeElsewhere);
    document.addEventListener("focusin", closeElsewhere);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("pointerdown", closeElsewhere);
      document.removeEventListener("focusin", closeElsewhere);
    };
  }, [isOpen]);
  return (
    <div ref={area} className="relative">
      <Button
        ref={button}
        variant="secondary"
        size="small"
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute top-full right-0 z-10 mt-1 min-w-48 rounded-small border border-line bg-surface p-2 shadow-raised max-sm:right-auto max-sm:left-0"
      >
        {children}
      </div>
    </div>
  );
}
