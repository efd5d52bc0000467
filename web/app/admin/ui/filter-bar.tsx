import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import type { ListAddress } from "./use-list-address.ts";

interface FilterBarProps {
  address: Pick<ListAddress, "hasFilters" | "clearFilters">;
  /** How many columns it has on wider screens. */
  className?: string;
  children: ReactNode;
}

export const FilterBar = ({ address: { hasFilters, clearFilters }, className = "", children }: FilterBarProps) => (
  <search className={`mb-3 grid grid-cols-2 items-end gap-2 ${className}`}>
    {children}
    {hasFilters && (
      <Button variant="ghost" size="small" className="col-span-2 justify-self-start" onClick={clearFilters}>
        Clear filters
      </Button>
    )}
  </search>
);
