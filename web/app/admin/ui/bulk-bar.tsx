import type { ReactNode } from "react";
import { formatCount } from "../../lib/money.ts";
import { Button } from "../../ui/button.tsx";

interface BulkBarProps {
  count: number;
  /** Everything that the filter matches is selected, on all pages. */
  isEverything: boolean;
  /** Set when there are more rows than those on this page. */
  onSelectEverything?: (() => void) | undefined;
  onClear: () => void;
  /** The actions. */
  children: ReactNode;
}

/** What can be done with the selected rows. Stays in view while the list scrolls. */
export const BulkBar = ({ count, isEverything, onSelectEverything, onClear, children }: BulkBarProps) => (
  <section
    aria-label="Selection"
    className="sticky bottom-2 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-small border border-teal bg-teal-soft p-2 pl-4 shadow-raised"
  >
    <p role="status" className="font-bold">
      {isEverything ? "Everything that the filter matches" : `${formatCount(count)} selected`}
    </p>
    {onSelectEverything && !isEverything && (
      <Button variant="ghost" size="small" onClick={onSelectEverything}>
        Select everything that the filter matches
      </Button>
    )}
    <div className="ml-auto flex flex-wrap gap-2">
      <Button variant="ghost" size="small" onClick={onClear}>
        Clear
      </Button>
      {children}
    </div>
  </section>
);
