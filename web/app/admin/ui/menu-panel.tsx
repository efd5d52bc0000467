import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button, type IconComponent } from "../../ui/button.tsx";

interface MenuPanelProps {
  label: string;
  icon: IconComponent;
  children: ReactNode;
}

/** A button with a small panel below it that closes on Escape, or when focus or a press goes elsewhere. */
export function MenuPanel({ label, icon, children }: MenuPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    <div className="relative" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
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
      {isOpen && (
        <div
          id={id}
          tabIndex={-1}
          className="absolute top-full right-0 z-10 mt-1 min-w-48 rounded-small border border-line bg-surface p-2 shadow-raised outline-none max-sm:right-auto max-sm:left-0"
        >
          {children}
        </div>
      )}
    </div>
  );
}
