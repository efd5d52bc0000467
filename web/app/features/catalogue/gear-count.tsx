import { formatCount } from "../../lib/money.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";

interface GearCountProps {
  total: number | undefined;
  canClear: boolean;
  onClear: () => void;
}

/** Always announced to screen readers; on phones it is visible only together with the button. */
export const GearCount = ({ total, canClear, onClear }: GearCountProps) => (
  <div
    className={classNames(
      "items-center gap-4 max-lg:order-3 max-lg:justify-between",
      canClear ? "flex max-lg:w-full" : "sr-only lg:not-sr-only",
    )}
  >
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
