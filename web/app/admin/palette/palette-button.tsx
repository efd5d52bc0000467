import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Palette } from "./palette.tsx";

/** Opens the palette, as Ctrl+K does anywhere in the workplace. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full px-3 text-ink-soft transition-colors hover:bg-line/60 sm:min-h-9 sm:border sm:border-line-strong"
      >
        <Search className="size-5 shrink-0 sm:size-4" />
        <span className="max-sm:sr-only">Find</span>
        <kbd aria-hidden="true" className="font-text max-sm:hidden">
          Ctrl K
        </kbd>
      </button>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
