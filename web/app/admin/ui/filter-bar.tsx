import { SlidersHorizontal } from "lucide-react";
import { Children, type ReactNode, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { ListAddress } from "./use-list-address.ts";

interface FilterBarProps {
  address: Pick<ListAddress, "hasFilters" | "clearFilters">;
  /** How many columns it has on wider screens. */
  className?: string;
  children: ReactNode;
}

/** More than these would push the list off a phone's screen. */
const shownOnPhones = 3;

/** On phones many filters wait behind a button, all but the first, which is the search. */
export function FilterBar({ address: { hasFilters, clearFilters }, className = "", children }: FilterBarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isFoldable = Children.toArray(children).length > shownOnPhones;
  return (
    <search className="mb-3 grid gap-2">
      <div
        id={id}
        className={classNames(
          "grid grid-cols-2 items-end gap-2",
          className,
          isFoldable && !isOpen && "max-md:[&>:not(:first-child)]:hidden",
        )}
      >
        {children}
      </div>
      <div className={classNames("flex gap-2", !hasFilters && (isFoldable ? "md:hidden" : "hidden"))}>
        {isFoldable && (
          <Button
            variant="secondary"
            size="small"
            icon={SlidersHorizontal}
            className="md:hidden"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Fewer filters" : "More filters"}
          </Button>
        )}
        {hasFilters && (
          <Button variant="ghost" size="small" onClick={clearFilters}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  );
}
