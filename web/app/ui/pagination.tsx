import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import type { IconComponent } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { TurnButton } from "./turn-button.tsx";

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** What is being paged through: "Orders". */
  label: string;
  pageSize?: number;
  pageSizes?: readonly number[];
  onPageSize?: (size: number) => void;
  className?: string;
}

export function Pagination({
  page,
  pageCount,
  onPage,
  label,
  pageSize,
  pageSizes,
  onPageSize,
  className,
}: PaginationProps) {
  const last = Math.max(1, pageCount);
  const step = (name: string, icon: IconComponent, target: number) => (
    <TurnButton
      label={name}
      icon={icon}
      idle={target < 1 || target > last || target === page}
      onClick={() => onPage(target)}
    />
  );
  return (
    <nav
      aria-label={`${label} pages`}
      className={classNames("flex flex-wrap items-center justify-center gap-x-6 gap-y-3 md:justify-between", className)}
    >
      <div className="flex items-center gap-1">
        {step("First page", ChevronFirst, 1)}
        {step("Previous page", ChevronLeft, page - 1)}
        <span className="min-w-24 text-center sm:min-w-32 text-small tabular-nums" aria-live="polite">
          Page {page} of {last}
        </span>
        {step("Next page", ChevronRight, page + 1)}
        {step("Last page", ChevronLast, last)}
      </div>
      {pageSizes && onPageSize && <PageSize size={pageSize} sizes={pageSizes} onSize={onPageSize} />}
    </nav>
  );
}

interface PageSizeProps {
  size: number | undefined;
  sizes: readonly number[];
  onSize: (size: number) => void;
}

function PageSize({ size, sizes, onSize }: PageSizeProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 text-small">
      <label htmlFor={id} className="text-ink-soft">
        Per page
      </label>
      <select
        id={id}
        value={size}
        onChange={(event) => onSize(Number(event.target.value))}
        className="h-11 cursor-pointer rounded-small border border-line-strong bg-surface px-3 text-ink tabular-nums"
      >
        {sizes.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </div>
  );
}
