import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import type { IconComponent } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { PagerButton } from "./pager-button.tsx";

export interface PaginationProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** What is paged, as in "Orders"; part of the accessible name. */
  label: string;
  pageSize?: number;
  pageSizes?: readonly number[];
  onPageSizeChange?: (size: number) => void;
  className?: string;
}

export function Pagination({
  page,
  pageCount,
  onPageChange,
  label,
  pageSize,
  pageSizes,
  onPageSizeChange,
  className,
}: PaginationProps) {
  const lastPage = Math.max(1, pageCount);
  const renderPagerButton = (name: string, icon: IconComponent, target: number) => (
    <PagerButton
      label={name}
      icon={icon}
      softDisabled={target < 1 || target > lastPage || target === page}
      onClick={() => onPageChange(target)}
    />
  );
  return (
    <nav
      aria-label={`${label} pages`}
      className={classNames("flex flex-wrap items-center justify-center gap-x-6 gap-y-3 md:justify-between", className)}
    >
      <div className="flex items-center gap-1">
        {renderPagerButton("First page", ChevronFirst, 1)}
        {renderPagerButton("Previous page", ChevronLeft, page - 1)}
        <span className="min-w-24 text-center sm:min-w-32 text-small tabular-nums" aria-live="polite">
          Page {page} of {lastPage}
        </span>
        {renderPagerButton("Next page", ChevronRight, page + 1)}
        {renderPagerButton("Last page", ChevronLast, lastPage)}
      </div>
      {pageSizes && onPageSizeChange && (
        <PageSizeSelect size={pageSize} sizes={pageSizes} onChange={onPageSizeChange} />
      )}
    </nav>
  );
}

interface PageSizeSelectProps {
  size: number | undefined;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

function PageSizeSelect({ size, sizes, onChange }: PageSizeSelectProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 text-small">
      <label htmlFor={id} className="text-ink-soft">
        Per page
      </label>
      <select
        id={id}
        value={size}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 cursor-pointer rounded-small border border-line-strong bg-surface px-3 text-ink tabular-nums"
      >
        {sizes.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  );
}
