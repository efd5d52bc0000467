import { formatCount } from "../../lib/money.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";

interface GearCountProps {
  total: number | undefined;
  /** Something narrows the gears, and this is the place to undo it. */
  canClear: boolean;
  onClear: () => void;
}

/** How many gears there are, always read out; on phones it is seen only where there is something to undo. */
export const GearCount = ({ total, canClear, onClear }: GearCountProps) => (
  <div className={classNames("items-center gap-4", canClear ? "flex" : "sr-only lg:not-sr-only")}>
    <output className="text-ink-soft tabular-nums">
      {total !== undefined && (total === 1 ? "1 gear" : `${formatCount(total)} gears`)}
    </output>
    {canClear && (
      <Button variant="ghost" size="small" onClick={onClear} className="-mr-4">
        Clear filters
      </Button>
    )}
  </div>
);
