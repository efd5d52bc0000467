import { classNames } from "./class-names.ts";
import { formatDollars } from "../lib/money.ts";

export interface PriceProps {
  /** In dollars. */
  amount: number;
  /** The price before the sale; shown only if higher than `amount`. */
  listPrice?: number;
  size?: "base" | "lead" | "heading";
  className?: string;
}

const sizes = { base: "text-base", lead: "text-lead", heading: "text-heading font-display" };

export function Price({ amount, listPrice, size = "base", className }: PriceProps) {
  return (
    <span className={classNames("inline-flex flex-wrap items-baseline gap-x-2 tabular-nums", className)}>
      <span className={classNames("font-bold text-teal", sizes[size])}>{formatDollars(amount)}</span>
      {listPrice !== undefined && listPrice > amount && (
        <s className="text-small text-ink-soft">
          <span className="sr-only">was </span>
          {formatDollars(listPrice)}
        </s>
      )}
    </span>
  );
}
